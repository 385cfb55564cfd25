"""Tables at which bots play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tavola.bots import bot
from tavola.kernel import Bot, Chance, Option, Perspective, Pick, Seat, State, draw_outcome
from tavola.library import game
from tavola.testing import Scenario


def pick_of(seed: int | str) -> Pick:
    """Chance that repeats itself."""
    return Random(seed).randrange


def played(
    names: Sequence[str], seed: int, start: Seat = 0, box: str = "base"
) -> tuple[State, list[tuple[Seat, Option]]]:
    """A finished game of Carrara, and every choice; one that is not listed raises on the way."""
    rules = game("carrara")
    state, pick = rules.new(rules.setups.make(len(names), start=start, box=box)), pick_of(seed)
    bots = [bot(name, "carrara") for name in names]
    choices: list[tuple[Seat, Option]] = []
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        choices.append((seat, bots[seat].choose(Perspective(state, seat, pick), pick)))
        state.choose(*choices[-1])
    return state, choices


def answer(who: Bot, table: Scenario, seat: Seat) -> str:
    """What a bot would choose here, in the words of a player."""
    return str(who.choose(Perspective(table.state, seat, pick_of(0)), pick_of(1)))
