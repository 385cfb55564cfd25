"""The land as the referee sees it: tiles on cells, and features found anew by flood fill after each tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from tests.games.carcassonne.referee.box import Cell, Kind, Piece, Point, edges, moved, pieces, sides

AROUND = ("monastery", "garden")

Place = tuple[Cell, str]
"""A part of a tile on the table."""


def ring(cell: Cell) -> list[Cell]:
    """The eight cells around."""
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


@dataclass(frozen=True, eq=False)
class Feature:
    """A road, city, field, river, monastery or garden, as large as it is now."""

    kind: str
    pieces: tuple[Piece, ...]
    open: int
    """Ends that lead nowhere yet; around monasteries and gardens: cells without a tile."""

    @cached_property
    def where(self) -> frozenset[Place]:
        return frozenset(piece.where for piece in self.pieces)

    @cached_property
    def cells(self) -> frozenset[Cell]:
        return frozenset(piece.cell for piece in self.pieces)

    @property
    def complete(self) -> bool:
        return self.kind not in ("field", "river") and self.open == 0

    def total(self, fact: str, value: str | None = None) -> int:
        """What its pieces carry: a number added up, or how often a value is named."""
        found = [piece.facts[fact] for piece in self.pieces if fact in piece.facts]
        return sum(map(int, found)) if value is None else found.count(value)


class Land:
    """Tiles that lie on the table."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, list[Piece]] = {}
        self.laid: list[tuple[Cell, str, int]] = []
        self.kinds: dict[Cell, Kind] = {}
        self.edges: dict[Point, str] = {}
        self.sides: Counter[Point] = Counter()
        """How many tiles have this point in the middle of a side."""
        self.links: set[frozenset[Place]] = set()
        """Pairs of parts that are joined though they do not touch, for as long as that lasts."""
        self.features: list[Feature] = []
        self._by_place: dict[Place, Feature] = {}
        self._for_good: dict[Place, frozenset[Place]] = {}
        self._at: dict[Point, list[Piece]] = {}
        """The pieces that reach each point."""

    def beside(self) -> set[Cell]:
        """Empty cells beside tiles."""
        around = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
        return around - self.tiles.keys()

    def fits(self, kind: Kind, cell: Cell, turn: int) -> bool:
        """Whether all sides that would touch show the same."""
        touched = ((self.edges.get(moved(point, cell)), on) for point, on in sides(kind, turn).items())
        return all(there in (None, on) for there, on in touched)

    def lay(self, kind: Kind, cell: Cell, turn: int) -> None:
        self.tiles[cell] = pieces(kind, cell, turn)
        self.laid.append((cell, kind.id, turn))
        self.kinds[cell] = kind
        self.edges.update(edges(kind, cell, turn))
        self.sides.update(edges(kind, cell, turn).keys())
        self.find_features()

    def join(self, cell: Cell, one: str, other: str) -> None:
        """A ferry joins two roads of a tile; how it lay before is over."""
        self.links = {link for link in self.links if all(place[0] != cell for place in link)}
        self.links.add(frozenset({(cell, one), (cell, other)}))
        self.find_features()

    def joined(self, cell: Cell) -> frozenset[Place] | None:
        """The two roads that are joined by a ferry on this tile."""
        return next((link for link in self.links if any(place[0] == cell for place in link)), None)

    def find_features(self) -> None:
        """Once more from the beginning."""
        self._at = {}
        for piece in self._pieces():
            for point in piece.points:
                self._at.setdefault(point, []).append(piece)
        self.features = list(self._fill())
        self._for_good = {}
        self._by_place = {piece.where: feature for feature in self.features for piece in feature.pieces}

    def feature(self, cell: Cell, name: str) -> Feature:
        """What a piece belongs to."""
        return self._by_place[cell, name]

    def for_good(self, place: Place) -> frozenset[Place]:
        """What a piece is joined with even without any ferry."""
        if place not in self._for_good:
            piece = next(piece for piece in self.tiles[place[0]] if piece.name == place[1])
            together = frozenset(one.where for one in _flood(piece, self._at, {}))
            self._for_good |= dict.fromkeys(together, together)
        return self._for_good[place]

    def with_symbol(self, name: str) -> list[Cell]:
        """The tiles that have this symbol."""
        return [cell for cell, kind in self.kinds.items() if kind.symbol(name) is not None]

    def on(self, cell: Cell) -> Iterator[tuple[str, Feature]]:
        """The features of a tile, by the names of its parts."""
        return ((piece.name, self.feature(cell, piece.name)) for piece in self.tiles[cell])

    def _fill(self) -> Iterator[Feature]:
        linked: dict[Piece, list[Piece]] = {}
        for link in self.links:
            one, other = (piece for piece in self._pieces() if piece.where in link)
            linked.setdefault(one, []).append(other)
            linked.setdefault(other, []).append(one)
        found: set[Piece] = set()
        for piece in self._pieces():
            if piece not in found:
                together = _flood(piece, self._at, linked)
                found |= together
                yield Feature(piece.kind, tuple(together), self._open(piece, together))

    def _pieces(self) -> Iterator[Piece]:
        return (piece for tile in self.tiles.values() for piece in tile)

    def _open(self, piece: Piece, together: Iterable[Piece]) -> int:
        if piece.kind in AROUND:
            return sum(cell not in self.tiles for cell in ring(piece.cell))
        return sum(len(self._at[point]) == 1 for one in together for point in one.points)

    def river_end(self) -> Point | None:
        """The point where the river still flows on."""
        ends = [point for point, kind in self.edges.items() if kind == "river" and self.sides[point] == 1]
        assert len(ends) <= 1
        return ends[0] if ends else None


def _flood(piece: Piece, at: Mapping[Point, list[Piece]], linked: Mapping[Piece, list[Piece]]) -> set[Piece]:
    reached = {piece}
    fresh = [piece]
    while fresh:
        here = fresh.pop()
        near = [other for point in here.points for other in at[point] if other.kind == piece.kind]
        for other in near + linked.get(here, []):
            if other not in reached:
                reached.add(other)
                fresh.append(other)
    return reached
