"""Dataclasses written out for the compiler behave as before; no compiler is needed to see that."""

from __future__ import annotations

import pickle
import sys
from types import ModuleType
from typing import Any

import pytest

from scripts.spell_out import Family, Module, NotUnderstood, spelled_out

SOURCE = '''"""Values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import ClassVar, Final

MOST = 3
NAMES: tuple[str, ...] = ("here", "there")
LEAST: Final = 1
NORTH, EAST = range(2)
GOOD, BAD = "good", "bad"


class Way:
    paved: ClassVar[bool] = False


class Street(Way):
    paved = True


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere."""

    x: int
    y: int = 2
    note: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Stack(Place):
    pieces: tuple[str, ...] = field(default_factory=tuple)

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("outside")

    def moved(self) -> Stack:
        return replace(self, x=self.x + 1)


@dataclass(frozen=True, slots=True)
class Step:
    by: int


step = lru_cache(maxsize=2)(Step)
COUNTED: list[int] = []


@lru_cache(maxsize=2)
def counted(x: int, y: int) -> int:
    COUNTED.append(x)
    return x + y


def priced(bag: list[int], prices: list[int]) -> tuple[int, bool, int]:
    """What is in a bag."""
    paid = sum([n * price for n, price in zip(bag, prices, strict=True)])
    return sum(bag), any(bag), paid
'''


def spell(source: str) -> str:
    """A module as the compiler gets it."""
    return spelled_out("values", Family({"values": Module("values", source)}, ["values"]))


@pytest.fixture
def values(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module as the compiler gets it, run as plain Python."""
    module = ModuleType("values")
    monkeypatch.setitem(sys.modules, "values", module)
    vars(module)["mypyc_attr"] = lambda **_: lambda cls: cls
    exec(spell(SOURCE), vars(module))
    return module


def test_no_dataclass_is_left() -> None:
    assert "@dataclass" not in spell(SOURCE)


def test_values_begin_with_what_they_are_told_and_their_defaults(values: Any) -> None:
    stack = values.Stack(1, note="here")

    assert (stack.x, stack.y, stack.note, stack.pieces) == (1, 2, "here", ())
    assert repr(stack) == "Stack(x=1, y=2, note='here', pieces=())"


def test_they_are_equal_if_what_counts_is(values: Any) -> None:
    assert values.Place(1, 2, "a") == values.Place(1, 2, "b")
    assert hash(values.Place(1, 2, "a")) == hash(values.Place(1, 2, "b"))
    assert values.Place(1) != values.Place(2)
    assert values.Place(1) != values.Stack(1)


def test_what_they_check_is_checked(values: Any) -> None:
    with pytest.raises(ValueError, match="outside"):
        values.Stack(-1)


def test_they_can_be_replaced_matched_and_pickled(values: Any) -> None:
    stack = values.Stack(1, 5)

    assert stack.moved() == values.Stack(2, 5)
    assert values.Stack.__match_args__ == ("x", "y", "note", "pieces")
    assert pickle.loads(pickle.dumps(stack)) == stack


def test_they_can_be_replaced_by_a_module_that_imports_them() -> None:
    values = Module(
        "values", SOURCE.replace("field, replace", "field").replace("replace(self, x=self.x + 1)", "self")
    )
    other = Module("other", "from dataclasses import replace\nfrom values import Place\n")
    fields = "__dataclass_fields__"

    assert fields in spelled_out("values", Family({"values": values, "other": other}, ["values"]))
    assert fields not in spelled_out("values", Family({"values": values}, ["values"]))


def test_they_are_remade_as_they_say_themselves() -> None:
    own = SOURCE.replace(
        "    by: int\n", "    by: int\n\n    def __reduce__(self) -> str:\n        return 'STEP'\n"
    )

    assert spell(own).count("def __reduce__") == spell(SOURCE).count("def __reduce__")


def test_constants_are_final_and_keep_their_values(values: Any) -> None:
    text = spell(SOURCE)

    assert (values.MOST, values.NAMES, values.LEAST) == (3, ("here", "there"), 1)
    assert "MOST: _typing.Final = 3\n" in text
    assert "NAMES: _typing.Final[tuple[str, ...]] = " in text
    assert "LEAST: Final = 1\n" in text
    assert (values.NORTH, values.EAST, values.GOOD, values.BAD) == (0, 1, "good", "bad")
    assert "NORTH: _typing.Final = 0; EAST: _typing.Final = 1\n" in text
    assert "BAD: _typing.Final = 'bad'\n" in text


def test_what_a_class_switches_on_is_a_property_that_can_be_inherited(values: Any) -> None:
    assert isinstance(values.Way.paved, property)
    assert (values.Way().paved, values.Street().paved) == (False, True)
    assert type("Alley", (values.Street,), {"paved": False})().paved is False


def test_plain_python_may_inherit_all_but_values_that_are_complete() -> None:
    marks = [line for line in spell(SOURCE).splitlines() if line.startswith("@mypyc_attr")]
    open_to_all = "allow_interpreted_subclasses=True"

    assert marks == [
        f"@mypyc_attr({open_to_all})",
        f"@mypyc_attr({open_to_all})",
        f"@mypyc_attr({open_to_all}, acyclic=True)",
        "@mypyc_attr(acyclic=True)",
        "@mypyc_attr(acyclic=True)",
    ]


def test_what_was_cached_is_remembered_until_too_much_is(values: Any) -> None:
    results = [values.counted(*pair) for pair in ((1, 2), (1, 2), (2, 3), (1, 2), (3, 4), (1, 2))]

    assert results == [3, 3, 5, 3, 7, 3]
    assert values.COUNTED == [1, 2, 3, 1]
    assert values.step(by=2) is values.step(2)


def test_loops_over_what_is_there_can_be_written_out(values: Any) -> None:
    text = spell(SOURCE)

    assert values.priced([0, 2, 1], [5, 3, 4]) == (3, True, 10)
    assert "sum(_each for _each in bag), any(_each for _each in bag)" in text
    assert "sum( n * price for n, price in zip(bag, prices) )" in text


@pytest.mark.parametrize(
    "source",
    [
        "from dataclasses import dataclass\n\n\n@dataclass(order=True)\nclass A:\n    x: int\n",
        "@dataclass\nclass A:\n    x: int = field(kw_only=True)\n",
    ],
)
def test_what_is_not_understood_is_refused(source: str) -> None:
    with pytest.raises(NotUnderstood):
        spell(source)
