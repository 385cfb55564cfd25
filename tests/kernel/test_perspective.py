"""Perspectives: all that a bot gets."""

from random import Random

import pytest

from tavola.kernel import Perspective, Play, RandomDealer
from tavola.testing.toy import TOY


def bidding() -> Play:
    play = Play(TOY, TOY.setups.make(3, start=0), RandomDealer(Random(1).randrange))
    play.settle()
    play.choose(1, "bid 5 red,green")
    return play


def test_a_perspective_has_the_view_and_the_options_of_its_seat() -> None:
    play = bidding()
    perspective = Perspective(play.state, 0, Random(2).randrange)

    assert perspective.view == play.state.view(0)
    assert perspective.decision == play.state.decision_of(0)
    assert perspective.options == perspective.decision.options


def test_what_a_seat_imagines_is_not_always_what_is() -> None:
    play = bidding()
    pick = Random(2).randrange
    perspective = Perspective(play.state, 0, pick)
    keys = {perspective.imagined(pick).key() for _ in range(20)}

    assert len(keys) > 10
    assert all(perspective.imagined(pick).view(0) == play.state.view(0) for _ in range(20))


def test_the_secrets_themselves_are_not_inside() -> None:
    play = bidding()
    bids = {str(Perspective(play.state, 0, Random(seed).randrange)._imagined.key()[11]) for seed in range(30)}

    assert len(bids) > 5


def test_who_is_not_asked_has_no_decision() -> None:
    with pytest.raises(ValueError, match="seat 1 is not asked anything"):
        _ = Perspective(bidding().state, 1, Random(2).randrange).decision
