"""The options of the first edition, each made once, and the way back from their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tavola.games.carrara.first.rules.box import Box
from tavola.games.carrara.parts.rules.blocks import Counts, purchases
from tavola.games.carrara.parts.rules.options import (
    BUY,
    END,
    RELIEF,
    SEGMENTS,
    Build,
    Pay,
    Plain,
    ScoreCity,
    ScoreType,
    Take,
)
from tavola.kernel import FieldValue, Option, UnknownOption, parse_bag


@dataclass(frozen=True, slots=True)
class BuyObject(Option):
    """Buy an object from the object field."""

    object: int
    name: str = field(compare=False)

    @property
    def word(self) -> str:
        return "object"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"object": self.name}

    def __str__(self) -> str:
        return f"object {self.name}"


DECLINE = Plain("decline")
ANNOUNCE = Plain("announce")
_PLAIN = {option.name: option for option in (BUY, RELIEF, DECLINE, ANNOUNCE, END)}


class Options:
    """All options of an edition, each made once, and the way back from their texts."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self.build = tuple(
            tuple(Build(tile.number, number, tile.name, city.name) for number, city in enumerate(box.cities))
            for tile in box.tiles
        )
        self.score_type = tuple(ScoreType(number, kind.name) for number, kind in enumerate(box.types))
        self.score_city = tuple(ScoreCity(number, city.name) for number, city in enumerate(box.cities))
        self.object = tuple(BuyObject(number, name) for number, name in enumerate(box.objects))
        self.take: Callable[[int, Counts], Take] = lru_cache(maxsize=65536)(
            lambda segment, counts: Take(segment, counts, box.colours)
        )
        self.affordable: Callable[[int, Counts, int], tuple[Take, ...]] = lru_cache(maxsize=65536)(
            self._affordable
        )
        """What so many coins can buy of these blocks on a segment."""
        self.pay: Callable[[Counts], Pay] = lru_cache(maxsize=65536)(lambda counts: Pay(counts, box.colours))
        fixed: list[Option] = [o for row in self.build for o in row]
        fixed += [*self.score_type, *self.score_city, *self.object]
        self._by_text: dict[str, Option] = {str(option): option for option in fixed} | dict(_PLAIN)

    def parse(self, text: str) -> Option:
        """The option that has this text."""
        if (option := self._by_text.get(text)) is not None:
            return option
        match text.split(" "):
            case ["take", segment, blocks] if segment in SEGMENTS:
                return self.take(SEGMENTS.index(segment), self._counts(blocks))
            case ["pay", blocks]:
                return self.pay(self._counts(blocks))
        raise UnknownOption(f"{text!r} is no option of this game")

    def _affordable(self, segment: int, blocks: Counts, coins: int) -> tuple[Take, ...]:
        ways = purchases(blocks, self._box.prices[segment])
        return tuple(self.take(segment, counts) for price, counts in ways if price <= coins)

    def _counts(self, text: str) -> Counts:
        return tuple(parse_bag(text, self._box.colours).values())
