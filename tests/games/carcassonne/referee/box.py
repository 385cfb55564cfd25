"""The box as the referee reads it: straight from the data files, every part a set of points of the plane.

A tile is a square four units wide, x to the east and y to the south. An edge is the point in the middle of
its side, a half-edge the point between that and the corner. Parts of two tiles meet where they have a
point in common; so there is nothing to know about which half-edge lies opposite which.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from tavola.games.carcassonne.catalog import CATALOG
from tavola.games.carcassonne.core.rules.resources import has, text_of

Point = tuple[int, int]
Cell = tuple[int, int]

MIDDLES: Mapping[str, Point] = {"N": (2, 0), "E": (4, 2), "S": (2, 4), "W": (0, 2)}
POINTS: Mapping[str, Point] = {
    **MIDDLES,
    "N0": (1, 0), "N1": (3, 0), "E0": (4, 1), "E1": (4, 3),
    "S0": (3, 4), "S1": (1, 4), "W0": (0, 3), "W1": (0, 1),
}  # fmt: skip
FEATURES = ("road", "city", "field", "river", "monastery", "garden")


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a tile in its unturned position."""

    name: str
    kind: str
    points: frozenset[Point]
    facts: Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of tile."""

    id: str
    count: int
    start: bool
    parts: tuple[Part, ...]

    def symbol(self, name: str) -> Mapping[str, str] | None:
        """What a symbol on the tile says, if it has that symbol."""
        return next((part.facts for part in self.parts if part.kind == name), None)


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A part of a tile that lies on the table."""

    cell: Cell
    name: str
    kind: str
    points: frozenset[Point]
    facts: Mapping[str, str]

    @property
    def where(self) -> tuple[Cell, str]:
        return self.cell, self.name


@cache
def tile_set(name: str) -> tuple[Kind, ...]:
    """The tiles of a set, as its file lists them."""
    files = [text_of(package, "tiles.toml") for package in CATALOG.packages if has(package, "tiles.toml")]
    return tuple(
        Kind(tile["id"], tile["count"], tile.get("start", False), tuple(map(_part, tile["parts"])))
        for text in files
        for tile in tomllib.loads(text)["tile"]
        if tile["id"].partition(".")[0] == name
    )


def _part(line: str) -> Part:
    name, kind, *words = line.split()
    places = [word for word in words if "=" not in word]
    facts = dict(word.split("=") for word in words if "=" in word)
    return Part(name, kind, frozenset(POINTS[place] for place in places), facts)


def turned(point: Point, turn: int) -> Point:
    """Where a point of a tile goes when the tile is turned clockwise by so many quarters."""
    x, y = point
    for _ in range(turn):
        x, y = 4 - y, x
    return x, y


def moved(point: Point, cell: Cell) -> Point:
    """A point of a tile as a point of the table."""
    return point[0] + 4 * cell[0], point[1] + 4 * cell[1]


@cache
def sides(kind: Kind, turn: int) -> dict[Point, str]:
    """What lies in the middle of each of a tile's four sides; grass where no part says otherwise."""
    on = dict.fromkeys(MIDDLES.values(), "field")
    for part in kind.parts:
        for point in part.points & on.keys():
            on[turned(point, turn)] = part.kind
    return on


def edges(kind: Kind, cell: Cell, turn: int) -> dict[Point, str]:
    """The same, on the table."""
    return {moved(point, cell): on for point, on in sides(kind, turn).items()}


def pieces(kind: Kind, cell: Cell, turn: int) -> list[Piece]:
    """The parts of a tile on the table; symbols are none."""
    return [
        Piece(
            cell,
            part.name,
            part.kind,
            frozenset(moved(turned(point, turn), cell) for point in part.points),
            part.facts,
        )
        for part in kind.parts
        if part.kind in FEATURES
    ]


def stock(sets: Iterable[str]) -> dict[str, Kind]:
    """All kinds of tiles of these sets, by name."""
    return {kind.id: kind for name in sets for kind in tile_set(name)}
