"""Options and pools as numbers: made and counted when somebody looks."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tavola.kernel import Chance, Coded, Lots, Option


@dataclass(frozen=True, slots=True)
class Number(Option):
    """An option that is a number."""

    number: int

    @property
    def word(self) -> str:
        return str(self.number)


class Numbers(Coded):
    """Numbers by themselves."""

    __slots__ = ()

    def option(self, code: int) -> Number:
        return Number(code)


def test_coded_options_are_a_sequence_like_any_other() -> None:
    options = Numbers([3, 5, 8])

    assert (len(options), options[1], options[1:], [*options]) == (
        3,
        Number(5),
        (Number(5), Number(8)),
        [Number(3), Number(5), Number(8)],
    )
    assert (Number(8) in options, Number(4) in options) == (True, False)
    assert repr(options) == "[3, 5, 8]"


def test_coded_options_are_equal_when_all_of_them_are() -> None:
    assert Numbers([3, 5]) == Numbers([3, 5])
    assert hash(Numbers([3, 5])) == hash(Numbers([3, 5]))
    assert Numbers([3, 5]) != Numbers([5, 3])
    assert Numbers([3, 5]) != (Number(3), Number(5))


def test_coded_options_must_say_what_a_number_means() -> None:
    with pytest.raises(NotImplementedError):
        Coded([1])[0]


def lots() -> Lots:
    return Lots([2, 0, 0], ("ash", "beech", "cedar"), {"ash": 0, "beech": 1, "cedar": 2})


def test_lots_are_a_pool_like_any_other() -> None:
    assert lots() == {"cedar": 1, "ash": 2}
    assert ([*lots()], len(lots()), lots()["ash"]) == (["cedar", "ash"], 2, 2)
    assert ("ash" in lots(), "beech" in lots()) == (True, False)
    assert repr(lots()) == "{'cedar': 1, 'ash': 2}"


def test_a_chance_draws_from_lots_by_their_place() -> None:
    chance = Chance(lots(), "trees")

    assert (chance.weight, [chance.outcome_at(at) for at in range(3)]) == (3, ["cedar", "ash", "ash"])
    assert (chance.can_be("ash"), chance.can_be("beech"), chance.can_be("oak")) == (True, False, False)
