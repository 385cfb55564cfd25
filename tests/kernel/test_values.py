from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace
from inspect import signature
from pickle import dumps, loads

import pytest

from tavola.kernel import Chance, Decision, EmptyQuestion, Event, Item
from tavola.kernel.values import made_often


@dataclass(frozen=True, slots=True)
class Stone:
    colour: str
    weight: int = 1
    marks: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.weight < 0:
            raise ValueError("no stone weighs less than nothing")


@dataclass(frozen=True, slots=True)
class QuickStone:
    colour: str
    weight: int = 1
    marks: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.weight < 0:
            raise ValueError("no stone weighs less than nothing")


made_often(QuickStone)


def test_a_value_made_quickly_has_the_fields_it_would_have() -> None:
    for given in ({"colour": "white"}, {"colour": "white", "weight": 3, "marks": [1]}):
        slow, quick = Stone(**given), QuickStone(**given)
        assert type(quick) is QuickStone
        assert repr(quick) == repr(slow).replace("Stone", "QuickStone")


def test_it_is_as_frozen() -> None:
    stone = QuickStone("white")
    with pytest.raises(FrozenInstanceError):
        stone.colour = "black"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del stone.colour
    assert stone.colour == "white"


def test_it_is_compared_copied_and_sent_as_before() -> None:
    stone = QuickStone("white", 2, [3])
    assert stone == QuickStone("white", 2, [3]) != QuickStone("white")
    assert replace(stone, weight=5) == QuickStone("white", 5, [3])
    assert loads(dumps(stone)) == stone


def test_each_has_a_list_of_its_own() -> None:
    assert QuickStone("white").marks is not QuickStone("white").marks


def test_what_is_checked_after_making_is_checked_still() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        QuickStone("white", -1)


def test_it_says_what_it_is_made_of() -> None:
    assert str(signature(QuickStone)) == str(signature(Stone))
    with pytest.raises(TypeError, match="colour"):
        QuickStone()  # type: ignore[call-arg]


def test_a_compiled_class_is_left_alone() -> None:
    class Compiled:
        __mypyc_attrs__ = ("colour",)

    made_often(Compiled)
    assert "__init__" not in vars(Compiled)


def test_the_kernels_values_are_whole() -> None:
    event = Event("game.told", 1, "game.rule", award=None)
    assert (event.details, event.where, event.secret, event.known_to) == ({}, (), {}, frozenset())
    assert Item("city", 3, 2, "game.rule").total == 6
    with pytest.raises(EmptyQuestion):
        Decision(0, "game.ask", ())
    with pytest.raises(EmptyQuestion):
        Chance({}, "game.draw")
