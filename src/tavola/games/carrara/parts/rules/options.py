"""Options of every edition; an edition makes each of its own once, so a legal one is quickly recognised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.kernel import FieldValue, Option, made_often

SEGMENTS = ("I", "II", "III", "IV", "V", "VI")


@dataclass(frozen=True, slots=True)
class Plain(Option):
    """An option that says all with its word: buy, relief, end."""

    name: str

    @property
    def word(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Build(Option):
    """Build a tile from the display in a city."""

    tile: int
    city: int
    tile_name: str = field(compare=False)
    city_name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "build"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"tile": self.tile_name, "city": self.city_name}

    def __str__(self) -> str:
        return f"build {self.tile_name} {self.city_name}"


@dataclass(frozen=True, slots=True)
class ScoreType(Option):
    """Score all own buildings of a type."""

    type: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "score-type"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"type": self.name}

    def __str__(self) -> str:
        return f"score-type {self.name}"


@dataclass(frozen=True, slots=True)
class ScoreCity(Option):
    """Score all own buildings in a city, on the city track."""

    city: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "score-city"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"track": self.name}

    def __str__(self) -> str:
        return f"score-city {self.name}"


@dataclass(frozen=True, slots=True)
class Take(Option):
    """Buy blocks from one segment."""

    segment: int
    counts: Counts
    colours: tuple[str, ...] = field(compare=False)
    price: int = field(compare=False)

    @property
    def word(self) -> str:
        return "take"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"segment": SEGMENTS[self.segment], "blocks": _bag(self.counts, self.colours)}


@dataclass(frozen=True, slots=True)
class Pay(Option):
    """Pay for a building with these blocks."""

    counts: Counts
    colours: tuple[str, ...] = field(compare=False)

    @property
    def word(self) -> str:
        return "pay"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"payment": _bag(self.counts, self.colours)}


made_often(Take, Pay)

OptionT = TypeVar("OptionT", bound=Option)


def subsets(options: Sequence[OptionT]) -> tuple[tuple[OptionT, ...], ...]:
    """Some of a few options by their bits: the first is 1, the second 2, the third 4."""
    return tuple(
        tuple(option for at, option in enumerate(options) if bits >> at & 1)
        for bits in range(2 ** len(options))
    )


def by_reach(
    options: Sequence[OptionT], reach: Sequence[int], colours: int
) -> tuple[tuple[OptionT, ...], ...]:
    """Of options by city, those where so many colours are accepted: at least none, one, … and too many."""
    return tuple(
        tuple(option for option, accepted in zip(options, reach, strict=True) if accepted >= least)
        for least in range(colours + 2)
    )


@lru_cache(maxsize=4096)
def _bag(counts: Counts, colours: tuple[str, ...]) -> dict[str, int]:
    return {colour: n for colour, n in zip(colours, counts, strict=True) if n}


BUY = Plain("buy")
RELIEF = Plain("relief")
END = Plain("end")
