"""A preview tells the seat that considers an option what it does, and nothing of what others hide."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tavola import library
from tavola.kernel import Chance, Event, State
from tavola.table import preview
from tavola.testing.toy import TOY
from tests.table.toy_tables import running


def positions(game: str, seats: int, seed: int) -> Iterator[State]:
    """Every question of a game that is played by chance."""
    match, chance = library.new(game, seats, seed=seed), random.Random(seed)
    while not match.over:
        yield match.play.state
        match.choose(chance.choice(match.options))


def test_a_preview_changes_nothing() -> None:
    state = running(2).running.state
    before = state.checksum
    preview(state, 0, TOY.parse("bid 2 -"))

    assert before == state.checksum


def test_a_preview_says_what_the_choice_then_does_to_the_seat() -> None:
    for state in positions("carcassonne", 2, seed=5):
        pending = state.pending
        assert not isinstance(pending, Chance)
        seat, option = pending[0].seat, pending[0].options[-1]
        tried, after = preview(state, seat, option), state.copy()
        events: list[Event] = []
        after.choose(seat, option, events)
        own = [event.seen_by(seat) for event in events if event.seat == seat]

        assert own == [event for event in tried.events if event.seat == seat]
        assert tried.view() is None if after.over else tried.view() == after.view(seat)


def test_a_preview_that_would_open_sealed_answers_tells_nothing() -> None:
    state = running(2).running.state
    state.choose(0, TOY.parse("bid 3 -"))
    tried = preview(state, 1, TOY.parse("bid 2 -"))

    assert (tried.events, tried.view(), tried.chance) == ((), None, True)


def test_what_others_sealed_makes_no_difference_to_a_preview() -> None:
    tries = []
    for bid in ("bid 1 -", "bid 3 -"):
        state = running(2).running.state
        state.choose(0, TOY.parse(bid))
        tried = preview(state, 1, TOY.parse("bid 2 -"))
        tries.append((tried.events, tried.chance))

    assert tries[0] == tries[1]
