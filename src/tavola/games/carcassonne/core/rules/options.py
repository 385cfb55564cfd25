"""The core's options; each is made once, so that a legal one is quickly recognised."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tavola.kernel import Coded, FieldValue, Option

WIDTH = 1024
"""Cells of a row: positions are packed as (y + 512) * 1024 + (x + 512)."""
HALF = WIDTH // 2
ORIGIN = HALF * WIDTH + HALF
STEPS = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbour in the north, east, south and west."""
RING = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
"""From a cell to the eight around it."""
NEAR = frozenset(RING)
TURNS = ("r0", "r1", "r2", "r3")
"""How so many quarters, clockwise, are spelled."""


def packed(x: int, y: int) -> int:
    return (y + HALF) * WIDTH + x + HALF


def unpacked(cell: int) -> tuple[int, int]:
    y, x = divmod(cell, WIDTH)
    return x - HALF, y - HALF


@lru_cache(maxsize=4096)
def cell_text(cell: int) -> str:
    x, y = unpacked(cell)
    return f"{x},{y}"


@lru_cache(maxsize=16384)
def part_text(cell: int, part: str) -> str:
    """A part of the tile on a cell, as drawings and logs name it."""
    return f"part:{cell_text(cell)}/{part}"


@dataclass(frozen=True, slots=True)
class LayTile(Option):
    """Lay the drawn tile onto a cell, turned clockwise by so many quarters."""

    cell: int
    turn: int

    @property
    def word(self) -> str:
        return "place"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"cell": cell_text(self.cell), "turn": TURNS[self.turn]}


@dataclass(frozen=True, slots=True)
class Put(Option):
    """Put a figure onto a part of the tile just laid."""

    figure: str
    part: str

    @property
    def word(self) -> str:
        return "put"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"figure": self.figure, "part": self.part}


@dataclass(frozen=True, slots=True)
class Skip(Option):
    """Put no figure."""

    @property
    def word(self) -> str:
        return "skip"

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class At(Option):
    """Something done at a part of a laid tile, with a figure where that is to be told."""

    verb: str
    cell: int
    part: str
    figure: str = ""

    @property
    def word(self) -> str:
        return self.verb

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        where = {"cell": cell_text(self.cell), "part": self.part}
        return {"figure": self.figure, **where} if self.figure else where


@dataclass(frozen=True, slots=True)
class OnCell(Option):
    """Something done on a tile as a whole."""

    verb: str
    cell: int

    @property
    def word(self) -> str:
        return self.verb

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"cell": cell_text(self.cell)}


@dataclass(frozen=True, slots=True)
class Plain(Option):
    """A word says it all."""

    verb: str

    @property
    def word(self) -> str:
        return self.verb

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class CountWith(Option):
    """Move the points with this counting figure."""

    figure: str

    @property
    def word(self) -> str:
        return "count"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"counter": self.figure}


class Placements(Coded):
    """Places for the tile in hand, as cell * 4 + turn."""

    __slots__ = ()

    def option(self, code: int) -> LayTile:
        return _PLACES.get(code) or lay_tile(code)

    def __contains__(self, option: object) -> bool:
        return isinstance(option, LayTile) and option.cell * 4 + option.turn in self.codes


SKIP = Skip()
_PLACES: dict[int, LayTile] = {}
_PUTS: dict[tuple[str, str], Put] = {}
_PLACE = re.compile(r"place (-?[0-9]{1,3}),(-?[0-9]{1,3}) r([0-3])\Z")
_PUT = re.compile(r"put ([a-z-]+) ([a-z][0-9]+)\Z")
_COUNT = re.compile(r"count ([a-z-]+)\Z")
_AT = re.compile(r"([a-z-]+)(?: ([a-z-]+))? (-?[0-9]{1,3}),(-?[0-9]{1,3}) ([a-z][0-9]+)\Z")
_ON_CELL = re.compile(r"([a-z-]+) (-?[0-9]{1,3}),(-?[0-9]{1,3})\Z")


def lay_tile(code: int) -> LayTile:
    """The option of cell * 4 + turn."""
    option = _PLACES.get(code)
    if option is None:
        option = _PLACES[code] = LayTile(code >> 2, code & 3)
    return option


def put(figure: str, part: str) -> Put:
    option = _PUTS.get((figure, part))
    if option is None:
        option = _PUTS[figure, part] = Put(figure, part)
    return option


def parse(text: str) -> Option | None:
    """The core's option that has this text, if it is one."""
    if text == "skip":
        return SKIP
    if (found := _PLACE.match(text)) is not None:
        x, y = int(found[1]), int(found[2])
        if max(abs(x), abs(y)) < HALF - 2 and text == f"place {x},{y} r{found[3]}":
            return lay_tile(packed(x, y) * 4 + int(found[3]))
    if (found := _PUT.match(text)) is not None:
        return put(found[1], found[2])
    if (found := _COUNT.match(text)) is not None:
        return CountWith(found[1])
    return parse_at(text, "score")


def parse_at(text: str, *words: str) -> At | None:
    """The option of one of these words that has this text."""
    found = _AT.match(text)
    if found is None or found[1] not in words:
        return None
    option = At(found[1], packed(int(found[3]), int(found[4])), found[5], found[2] or "")
    return option if str(option) == text else None


def parse_on_cell(text: str, word: str) -> OnCell | None:
    """The option of this word that has this text."""
    found = _ON_CELL.match(text)
    if found is None or found[1] != word:
        return None
    option = OnCell(word, packed(int(found[2]), int(found[3])))
    return option if str(option) == text else None
