"""The options of the second edition, each made once, and the way back from their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tavola.games.carrara.parts.rules.options import (
    END,
    RELIEF,
    Build,
    Plain,
    ScoreCity,
    ScoreType,
    subsets,
)
from tavola.games.carrara.parts.rules.quarry import quarry
from tavola.games.carrara.second.rules.box import UNITS, Box
from tavola.games.carrara.second.rules.exchange import exchange_payments
from tavola.kernel import FieldValue, Option, UnknownOption


@dataclass(frozen=True, slots=True)
class BuyBlocks(Option):
    """Buy blocks, and what turns before it."""

    wheel: str

    @property
    def word(self) -> str:
        return "buy"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"wheel": self.wheel}


@dataclass(frozen=True, slots=True)
class Monument(Option):
    """Build a monument in a city, where nothing stood before."""

    type: int
    city: int
    type_name: str = field(compare=False)
    city_name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "monument"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"monument": self.type_name, "city": self.city_name}


@dataclass(frozen=True, slots=True)
class Upgrade(Option):
    """Build a monument over an own building of the same type."""

    type: int
    value: int
    place: str
    """City and number in its column, from the bottom: `lucca 2`."""
    type_name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "upgrade"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"monument": self.type_name, "from": str(self.value), "place": self.place}


@dataclass(frozen=True, slots=True)
class Improve(Option):
    """Take an improvement."""

    number: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "improve"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"improvement": self.name}


@dataclass(frozen=True, slots=True)
class Visit(Option):
    """Score with the own stone from a section of the court, or from its open area."""

    section: str

    @property
    def word(self) -> str:
        return "visit"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"section": self.section}


@dataclass(frozen=True, slots=True)
class ScoreLandscape(Option):
    """Score all own buildings of a landscape."""

    landscape: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "score-landscape"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"landscape": self.name}


TURN, STILL = BuyBlocks("turn"), BuyBlocks("still")
VISIT_OPEN = Visit("open")
PASS = Plain("pass")
_FIXED = (TURN, STILL, VISIT_OPEN, PASS, RELIEF, END)


class Options:
    """All options of an edition, most of them made once, and the way back from their texts."""

    def __init__(self, box: Box) -> None:
        self._box = box
        regular = box.tiles[: -len(box.types)]
        self.build = tuple(
            tuple(Build(tile.number, number, tile.name, city.name) for number, city in enumerate(box.cities))
            for tile in regular
        )
        self.monument = tuple(
            tuple(Monument(kind, number, each.name, city.name) for number, city in enumerate(box.cities))
            for kind, each in enumerate(box.types)
        )
        self.improve = tuple(Improve(number, name) for number, name in enumerate(box.improvements))
        self.score_type = tuple(ScoreType(number, kind.name) for number, kind in enumerate(box.types))
        self.score_city = tuple(ScoreCity(number, city.name) for number, city in enumerate(box.cities))
        self.score_landscape = tuple(
            ScoreLandscape(number, each.name) for number, each in enumerate(box.landscapes)
        )
        self.visit = tuple(Visit(section.name) for section in box.court)
        self.types_scored, self.cities_scored = subsets(self.score_type), subsets(self.score_city)
        """By the bits of what can be scored."""
        self.landscapes_scored = subsets(self.score_landscape)
        self.quarry = quarry(box.colours, box.prices, box.wheel_total, exchange_payments)
        self.upgrade: Callable[[int, int, str], Upgrade] = lru_cache(maxsize=4096)(
            lambda kind, value, place: Upgrade(kind, value, place, box.types[kind].name)
        )
        fixed: list[Option] = [o for table in (self.build, self.monument) for row in table for o in row]
        fixed += [*self.improve, *self.score_type, *self.score_city, *self.score_landscape, *self.visit]
        self._by_text: dict[str, Option] = {str(option): option for option in (*fixed, *_FIXED)}
        self._types = {kind.name: number for number, kind in enumerate(box.types)}
        self._cities = tuple(city.name for city in box.cities)

    def parse(self, text: str) -> Option:
        """The option that has this text."""
        if (option := self._by_text.get(text)) is not None:
            return option
        match text.split(" "):
            case ["upgrade", kind, value, *place] if kind in self._types:
                if value in map(str, range(1, self._box.monument)):
                    return self.upgrade(self._types[kind], int(value), self.place(place))
            case ["visit", kind, number] if kind in UNITS and is_ordinal(number):
                return Visit(f"{kind} {number}")
            case words:
                if (blocks := self.quarry.parse(words)) is not None:
                    return blocks
        raise UnknownOption(f"{text!r} is no option of this game")

    def place(self, words: list[str]) -> str:
        """City and number in its column, as an option names a building."""
        match words:
            case [city, number] if city in self._cities and is_ordinal(number):
                return f"{city} {number}"
        raise UnknownOption(f"{' '.join(words)!r} is no place; one is such as {self._cities[0]} 1")


def is_ordinal(text: str) -> bool:
    """A number from 1 to 99, written as we write it."""
    return text.isascii() and text.isdecimal() and 1 <= len(text) <= 2 and not text.startswith("0")
