"""Hypothesis strategies: setups and plays of any game. A failing play shrinks to a short one."""

from __future__ import annotations

from random import Random

from hypothesis import reject
from hypothesis import strategies as st

from tavola.kernel import Chance, Game, Play, RandomDealer, Setup, SetupError, draw_outcome


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """Any setup that a game offers: seats, modules, options, start player."""
    schema = game.setups
    seats = draw(st.sampled_from(schema.seats))
    return schema.make(
        seats,
        modules=tuple(module for module in schema.modules if draw(st.booleans())),
        box=draw(st.sampled_from(list(schema.boxes))) if schema.boxes else None,
        options={option.name: draw(st.sampled_from(option.values)) for option in schema.options},
        start=draw(st.none() | st.integers(0, seats - 1)),
    )


@st.composite
def plays(draw: st.DrawFn, game: Game, *, most: int = 80) -> Play:
    """A game played at random for at most `most` steps; the last step may leave a chance pending."""
    dealer = RandomDealer(Random(draw(st.integers(0, 999))).randrange)
    try:
        play = Play(game, draw(setups(game)), dealer)
    except SetupError:
        reject()
    length = draw(st.integers(0, most))  # drawn first: lists of any size would mostly be short
    for number in draw(st.lists(st.integers(0, 2**16), min_size=length, max_size=length)):
        pending = play.state.pending
        if isinstance(pending, Chance):
            play.deal(draw_outcome(pending, lambda n, at=number: at % n))  # type: ignore[misc]
        elif pending:
            options = [(decision.seat, option) for decision in pending for option in decision.options]
            play.choose(*options[number % len(options)])
        else:
            break
    return play
