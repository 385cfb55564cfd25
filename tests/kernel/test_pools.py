"""Pools as numbers: counted by name when somebody looks."""

from __future__ import annotations

from pickle import dumps, loads

import pytest

from tavola.kernel import Chance, EmptyQuestion, Lots, Singles

TREES = ("ash", "beech", "cedar")
NUMBERS = {"ash": 0, "beech": 1, "cedar": 2}


def lots() -> Lots:
    return Lots([2, 0, 0], TREES, NUMBERS)


def test_lots_are_a_pool_like_any_other() -> None:
    assert lots() == {"cedar": 1, "ash": 2}
    assert ([*lots()], len(lots()), lots()["ash"]) == (["cedar", "ash"], 2, 2)
    assert ("ash" in lots(), "beech" in lots()) == (True, False)
    assert repr(lots()) == "{'cedar': 1, 'ash': 2}"


def test_a_chance_draws_from_lots_by_their_place() -> None:
    chance = Chance(lots(), "trees")

    assert (chance.weight, [chance.outcome_at(at) for at in range(3)]) == (3, ["cedar", "ash", "ash"])
    assert (chance.can_be("ash"), chance.can_be("beech"), chance.can_be("oak")) == (True, False, False)


def singles(bits: int = 0b101) -> Singles:
    return Singles(bits, TREES, NUMBERS)


def test_singles_are_a_pool_like_any_other() -> None:
    assert singles() == {"ash": 1, "cedar": 1}
    assert ([*singles()], len(singles()), singles()["cedar"]) == (["ash", "cedar"], 2, 1)
    assert ("ash" in singles(), "beech" in singles()) == (True, False)
    assert repr(singles()) == "{'ash': 1, 'cedar': 1}"
    with pytest.raises(KeyError):
        singles()["beech"]


def test_a_chance_draws_from_singles_by_their_place() -> None:
    chance = Chance(singles(), "trees")

    assert (chance.weight, [chance.outcome_at(at) for at in range(2)]) == (2, ["ash", "cedar"])
    assert (chance.can_be("ash"), chance.can_be("beech"), chance.can_be("oak")) == (True, False, False)


def test_nothing_can_be_drawn_from_no_singles() -> None:
    with pytest.raises(EmptyQuestion):
        Chance(singles(0), "trees")


def test_what_is_sent_is_counted_in_the_same_order() -> None:
    for pool in (lots(), singles()):
        assert list(loads(dumps(pool)).items()) == list(pool.items())
