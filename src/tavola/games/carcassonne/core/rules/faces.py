"""Faces: a kind of tile in one turn, as tables of small numbers; made once for a set of modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

from tavola.games.carcassonne.core.rules.options import STEPS
from tavola.games.carcassonne.core.rules.tiles import EDGES, Part, Tile

FIELD, ROAD, CITY, RIVER, MONASTERY, GARDEN = 1, 2, 3, 4, 5, 6
KINDS = {"field": FIELD, "road": ROAD, "city": CITY, "river": RIVER, "monastery": MONASTERY, "garden": GARDEN}
KIND_NAMES = ("", "field", "road", "city", "river", "monastery", "garden")
AROUND = (MONASTERY, GARDEN)
"""Kinds that are complete when eight tiles lie around them."""
CLOSING = (ROAD, CITY)
"""Kinds that are complete when no edge of theirs is open."""

OPEN_MASK: Final = 255
STRENGTH_AT: Final = 8
STRENGTH_MASK: Final = (1 << 30) - 1
MARKS_AT: Final = 38
"""What segments that join add up is packed into one number: open edges, strength of meeples, marks."""

Border = tuple[tuple[int, int, int], ...]
"""What joins over an edge: a segment, where in the rim of the tile beyond, open edges used up."""

MarksOf = Callable[[Tile, Part], int]
"""What a part counts for the rules in play, as numbers packed into one; they add when parts join."""
FacesAgain = tuple[Callable[..., "Faces"], tuple[object, ...]]
"""What makes the same faces in another process: a function and its arguments."""


class Face:
    """One kind of tile in one turn. Segments are the parts that figures can stand on, by number."""

    __slots__ = (
        "along", "beside", "closing", "edge_kinds", "edge_segment", "edges", "half_segment", "index", "kinds",
        "marks", "middle", "names", "opens", "outline", "rim", "segments", "symbols", "tile", "totals",
        "turn",
    )  # fmt: skip

    def __init__(
        self, tile: Tile, index: int, turn: int, marks_of: MarksOf, surrounded: frozenset[int]
    ) -> None:
        self.tile = tile
        self.index = index
        self.turn = turn
        parts = [part for part in tile.parts if part.kind in KINDS]
        self.segments = len(parts)
        self.symbols = {part.kind: part for part in tile.parts if part.kind not in KINDS}
        """What no figure stands on, by its kind."""
        self.names = tuple(part.name for part in parts)
        self.kinds = tuple(KINDS[part.kind] for part in parts)
        self.opens = tuple(
            8 if kind in AROUND else len(p.edges) for p, kind in zip(parts, self.kinds, strict=True)
        )
        self.marks = tuple(marks_of(tile, part) for part in parts)
        self.edges = tuple(KINDS[tile.edges[(side - turn) % 4]] for side in range(4))
        self.edge_kinds = sum(1 << kind for kind in set(self.edges))
        """A bit for each kind that an edge is of."""
        self.totals = tuple(
            left + (mark << MARKS_AT) for left, mark in zip(self.opens, self.marks, strict=True)
        )
        """What each segment adds to what it joins; nobody stands on it yet."""
        self.edge_segment = [-1] * 4
        self.half_segment = [-1] * 8
        for number, part in enumerate(parts):
            for edge in part.edges:
                self.edge_segment[(edge + turn) % 4] = number
            for half in part.halves:
                self.half_segment[(half + 2 * turn) % 8] = number
        self.outline = tuple(
            (4 * STEPS[side], kind << 3 * (side ^ 2), self._border(side, kind))
            for side, kind in enumerate(self.edges)
        )
        """By side: the step to the cell beside, in fours; what that cell's signature gains; what joins."""
        self.rim = (*self.half_segment, *self.edge_segment)
        by_name = {name: number for number, name in enumerate(self.names)}
        self.along = tuple(
            (number, by_name[city])
            for number, part in enumerate(parts)
            for city in filter(None, part.fact("along").split(","))
        )
        self.beside = tuple(
            tuple(city for grass, city in self.along if grass == number) for number in range(self.segments)
        )
        """By segment, what lies along it."""
        self.closing = tuple(n for n, kind in enumerate(self.kinds) if kind in CLOSING)
        self.middle = tuple(n for n, kind in enumerate(self.kinds) if kind in surrounded)

    def _border(self, side: int, kind: int) -> Border:
        facing = side ^ 2
        first, last = self.half_segment[2 * side], self.half_segment[2 * side + 1]
        if kind == FIELD:
            return ((first, 2 * facing, 0),)
        edge = (self.edge_segment[side], 8 + facing, 2)
        if kind == CITY:
            return (edge,)
        return (edge, (first, 2 * facing + 1, 0), (last, 2 * facing, 0))

    def __repr__(self) -> str:
        return f"<{self.tile.id} r{self.turn}>"


class Faces:
    """All faces in play, and which turns of a tile fit where."""

    def __init__(
        self, tiles: Iterable[Tile], marks_of: MarksOf, surrounded: frozenset[int], again: FacesAgain
    ) -> None:
        self._again = again
        self.tiles = tuple(tiles)
        self.by_id: Mapping[str, Tile] = {tile.id: tile for tile in self.tiles}
        self.ids = tuple(tile.id for tile in self.tiles)
        self.index = {tile.id: number for number, tile in enumerate(self.tiles)}
        self.faces = tuple(
            tuple(Face(tile, number, turn, marks_of, surrounded) for turn in range(4))
            for number, tile in enumerate(self.tiles)
        )
        self.alone = list(range(sum(row[0].segments * (row[0].tile.count + 1) for row in self.faces)))
        """The numbers of all segments that can ever lie, and more: of each kind of tile one too many."""
        self.fits = tuple(_fits(row[0].edges) for row in self.faces)
        """By tile, then signature: the turns in which it fits a cell whose neighbours look like that."""
        self.ways = tuple(_ways(row[0].edges) for row in self.faces)
        """By tile, then signature: in how many turns it fits."""

        self.in_set: Mapping[str, tuple[bool, ...]] = {
            name: tuple(tile.set == name for tile in self.tiles) for name in {tile.set for tile in self.tiles}
        }
        """By set, then tile: whether it belongs to the set."""

    def __reduce__(self) -> FacesAgain:
        """Large and always the same, so they do not travel along with what lies on the table."""
        return self._again

    def fitting(self, kind: int, signature: int) -> tuple[int, ...]:
        """The turns in which a tile fits a cell; the signature has three bits for each side's neighbour."""
        return self.fits[kind].get(signature, ())


@cache
def _fits(edges: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Every side of a cell is either free or shows the very edge that the tile has there."""
    table: dict[int, tuple[int, ...]] = {}
    for turn in range(4):
        turned = [edges[(side - turn) % 4] for side in range(4)]
        for free in range(16):
            signature = sum(kind << 3 * side for side, kind in enumerate(turned) if not free >> side & 1)
            table[signature] = (*table.get(signature, ()), turn)
    return table


@cache
def _ways(edges: tuple[int, ...]) -> tuple[int, ...]:
    """In how many turns a tile fits, for every signature; tiles with the same edges share it."""
    fits = _fits(edges)
    return tuple(len(fits.get(signature, ())) for signature in range(1 << 12))


def opposite(side: int) -> int:
    return (side + 2) % 4


def side_name(side: int) -> str:
    return EDGES[side]
