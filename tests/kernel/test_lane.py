"""The search lane: a game by numbers, for bots and playouts."""

from __future__ import annotations

from random import Random

import pytest

from tavola.kernel import CHANCE, OVER, play_out
from tavola.library import game, game_names
from tavola.testing.toy import TOY


def test_chance_has_as_many_ways_as_its_weights() -> None:
    state = TOY.new(TOY.setups.make(3))

    assert (state.asked(), state.ways()) == (CHANCE, 3)


def test_of_several_seats_the_lowest_that_has_not_answered_is_asked() -> None:
    state = TOY.new(TOY.setups.make(3, box="plain", start=0))
    state.go(0)
    asked = [state.asked()]
    for _ in range(2):
        state.go(0)
        asked.append(state.asked())

    assert asked == [0, 1, 2]


def test_a_game_that_is_over_has_no_ways() -> None:
    state = TOY.new(TOY.setups.make(2))
    play_out(state, Random(1).random)

    assert (state.over, state.asked(), state.ways()) == (True, OVER, 0)


@pytest.mark.parametrize("name", game_names())
def test_every_game_plays_out(name: str) -> None:
    rules = game(name)
    state = rules.new(rules.setups.make(2))
    play_out(state, Random(7).random)

    assert len(state.standing()) == 2
