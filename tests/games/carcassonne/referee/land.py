"""The land as the referee sees it: tiles on cells, and features found anew by flood fill after each tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from tests.games.carcassonne.referee.box import MIDDLES, Cell, Kind, Piece, Point, edges, moved, pieces

AROUND = ("monastery", "garden")


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
    def where(self) -> frozenset[tuple[Cell, str]]:
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
        self.edges: dict[Point, str] = {}
        self.links: set[frozenset[tuple[Cell, str]]] = set()
        """Pairs of parts that are joined though they do not touch, for as long as that lasts."""
        self.features: list[Feature] = []
        self._by_place: dict[tuple[Cell, str], Feature] = {}

    def beside(self) -> set[Cell]:
        """Empty cells beside tiles."""
        around = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
        return around - self.tiles.keys()

    def fits(self, kind: Kind, cell: Cell, turn: int) -> bool:
        """Whether all sides that would touch show the same."""
        return all(self.edges.get(point, on) == on for point, on in edges(kind, cell, turn).items())

    def lay(self, kind: Kind, cell: Cell, turn: int) -> None:
        self.tiles[cell] = pieces(kind, cell, turn)
        self.laid.append((cell, kind.id, turn))
        self.edges.update(edges(kind, cell, turn))
        self.find_features()

    def find_features(self) -> None:
        """Once more from the beginning."""
        self.features = list(self._fill())
        self._by_place = {piece.where: feature for feature in self.features for piece in feature.pieces}

    def feature(self, cell: Cell, name: str) -> Feature:
        """What a piece belongs to."""
        return self._by_place[cell, name]

    def on(self, cell: Cell) -> Iterator[tuple[str, Feature]]:
        """The features of a tile, by the names of its parts."""
        return ((piece.name, self.feature(cell, piece.name)) for piece in self.tiles[cell])

    def _fill(self) -> Iterator[Feature]:
        at: dict[Point, list[Piece]] = {}
        for piece in self._pieces():
            for point in piece.points:
                at.setdefault(point, []).append(piece)
        linked: dict[Piece, list[Piece]] = {}
        for link in self.links:
            one, other = (piece for piece in self._pieces() if piece.where in link)
            linked.setdefault(one, []).append(other)
            linked.setdefault(other, []).append(one)
        found: set[Piece] = set()
        for piece in self._pieces():
            if piece not in found:
                together = _flood(piece, at, linked)
                found |= together
                yield Feature(piece.kind, tuple(together), self._open(piece, together, at))

    def _pieces(self) -> Iterator[Piece]:
        return (piece for tile in self.tiles.values() for piece in tile)

    def _open(self, piece: Piece, together: Iterable[Piece], at: dict[Point, list[Piece]]) -> int:
        if piece.kind in AROUND:
            return sum(cell not in self.tiles for cell in ring(piece.cell))
        return sum(len(at[point]) == 1 for one in together for point in one.points)

    def river_end(self) -> Point | None:
        """The point where the river still flows on."""
        ends = [
            point
            for point, kind in self.edges.items()
            if kind == "river" and sum(point in around(cell) for cell in self.tiles) == 1
        ]
        assert len(ends) <= 1
        return ends[0] if ends else None


def around(cell: Cell) -> set[Point]:
    """The middles of a cell's sides."""
    return {moved(middle, cell) for middle in MIDDLES.values()}


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
