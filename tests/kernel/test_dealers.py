"""Hosts: who answers when the rules wait for chance."""

from collections import Counter
from random import Random

import pytest

from tavola.kernel import Chance, RandomDealer, RecordError, ScriptedDealer, draw_outcome
from tavola.kernel.dealers import replaying_dealer

BAG = Chance({"white": 3, "red": 0, "green": 1}, "refill")


def test_each_outcome_is_as_likely_as_its_weight() -> None:
    assert Counter(draw_outcome(BAG, lambda _, at=at: at) for at in range(4)) == {"white": 3, "green": 1}  # type: ignore[misc]


def test_chance_is_handed_in() -> None:
    dealers = [RandomDealer(Random(7).randrange) for _ in range(2)]

    assert [dealers[0](BAG) for _ in range(20)] == [dealers[1](BAG) for _ in range(20)]


def test_nothing_can_be_drawn_from_a_pool_without_weight() -> None:
    with pytest.raises(ValueError, match="nothing to draw for refill"):
        draw_outcome(Chance({"red": 0}, "refill"), lambda _: 0)


def test_a_script_deals_in_order() -> None:
    dealer = ScriptedDealer(["green", "white"])

    assert [dealer(BAG), dealer(BAG)] == ["green", "white"]


def test_a_script_hands_over_to_the_next_dealer() -> None:
    dealer = ScriptedDealer(["green"], then=lambda _: "white")

    assert [dealer(BAG), dealer(BAG)] == ["green", "white"]


def test_a_script_that_is_over_says_so() -> None:
    with pytest.raises(ValueError, match="no outcome left for refill"):
        ScriptedDealer([])(BAG)


@pytest.mark.parametrize("outcome", ["red", "purple"])
def test_a_script_cannot_deal_what_is_not_there(outcome: str) -> None:
    with pytest.raises(ValueError, match="not in the pool for refill"):
        ScriptedDealer([outcome])(BAG)


def test_a_replay_draws_nothing_of_its_own() -> None:
    with pytest.raises(RecordError, match="ends where an outcome is awaited"):
        replaying_dealer(BAG)
