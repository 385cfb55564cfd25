"""The options of the first edition, each made once, and the way back from their texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tavola.games.carrara.first.rules.box import Box
from tavola.games.carrara.parts.rules.blocks import Counts, payments
from tavola.games.carrara.parts.rules.options import (
    BUY,
    END,
    RELIEF,
    Build,
    Plain,
    ScoreCity,
    ScoreType,
    subsets,
)
from tavola.games.carrara.parts.rules.quarry import quarry
from tavola.kernel import FieldValue, Option, UnknownOption


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
        self.build = tuple(
            tuple(Build(tile.number, number, tile.name, city.name) for number, city in enumerate(box.cities))
            for tile in box.tiles
        )
        self.score_type = tuple(ScoreType(number, kind.name) for number, kind in enumerate(box.types))
        self.score_city = tuple(ScoreCity(number, city.name) for number, city in enumerate(box.cities))
        self.object = tuple(BuyObject(number, name) for number, name in enumerate(box.objects))
        self.types_scored, self.cities_scored = subsets(self.score_type), subsets(self.score_city)
        """By the bits of what can be scored."""
        self.quarry = quarry(box.colours, box.prices, box.wheel_total, _payments)
        fixed: list[Option] = [o for row in self.build for o in row]
        fixed += [*self.score_type, *self.score_city, *self.object]
        self._by_text: dict[str, Option] = {str(option): option for option in fixed} | dict(_PLAIN)

    def parse(self, text: str) -> Option:
        """The option that has this text."""
        if (option := self._by_text.get(text)) is not None:
            return option
        if (option := self.quarry.parse(text.split(" "))) is not None:
            return option
        raise UnknownOption(f"{text!r} is no option of this game")


def _payments(blocks: Counts, reach: int, cost: int) -> list[Counts]:  # noqa: ARG001 (only what pays is given)
    return payments(blocks, cost)
