"""The land: tiles on cells and their segments, joined by union-find; numbers in, numbers out, no rules."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final, overload

from tavola.games.carcassonne.core.rules.faces import (
    MARKS_AT,
    OPEN_MASK,
    STRENGTH_AT,
    STRENGTH_MASK,
    Border,
    Face,
    Faces,
)
from tavola.games.carcassonne.core.rules.options import ORIGIN, RING

_OCCUPIED: Final = STRENGTH_MASK << STRENGTH_AT
_AROUND: Final = tuple(4 * step for step in RING)


class Land:
    """Segments are numbered as they come; of those joined the oldest, the root, stands for all.

    What adds up when segments join is one number for each root: open edges, strength of meeples, marks.
    Inside, cells count in fours, so that a cell and a turn are one sum.
    """

    __slots__ = (
        "_allowed", "_bases", "_board", "_cells", "_fits", "_frontier", "_known", "_looked", "_next",
        "_parent", "_total", "_waiting", "_ways", "base", "cell", "face", "faces", "laid",
        "seats", "surrounded", "ways",
    )  # fmt: skip

    def __init__(self, faces: Faces) -> None:
        self.laid: int = 0
        """How many tiles lie; they are numbered as they come."""
        self.faces: list[Face] = []
        self.seats: list[int] = []
        """By tile, who laid it."""
        self.face: Face = faces.faces[0][0]
        self.base: int = -1
        self.cell: int = -1
        """Of the tile laid last: its face, its first segment and its cell."""
        self.surrounded: list[int] = []
        """What the last tile completed by lying around it; never changed in place."""
        self._known: Faces = faces
        self._fits: tuple[dict[int, tuple[int, ...]], ...] = faces.fits
        self._board: dict[int, int] = {}
        """Tile by cell."""
        self._frontier: dict[int, int] = {4 * ORIGIN: 0}
        """Empty cells beside tiles, the oldest first, each with the signature of its neighbours' edges."""
        self._waiting: dict[int, tuple[int, ...]] = {}
        """Empty cells around segments that wait to be surrounded, and which."""
        self.ways: int = 0
        """In how many ways the kind of tile looked at may be laid."""
        self._ways: tuple[tuple[int, ...], ...] = faces.ways
        self._looked: int = 0
        self._allowed: list[int] | None = None
        """Where it may be laid, if not wherever it fits; never changed in place."""
        self._bases: list[int] = []
        self._cells: list[int] = []
        self._parent: list[int] = faces.alone[:]
        self._next: list[int] = faces.alone[:]
        """The segments that are joined, in a ring; those still to come are alone in theirs."""
        self._total: list[int] = []

    def copy(self) -> Land:
        """An independent land equal to this one."""
        twin = Land.__new__(Land)
        twin.laid, twin.face, twin.base, twin.cell = self.laid, self.face, self.base, self.cell
        twin.faces, twin.seats, twin.surrounded = self.faces[:], self.seats[:], self.surrounded
        twin._known, twin._fits, twin._ways, twin.ways = self._known, self._fits, self._ways, self.ways
        twin._looked, twin._allowed = self._looked, self._allowed
        twin._board, twin._frontier = self._board.copy(), self._frontier.copy()
        twin._waiting = self._waiting.copy()
        twin._bases, twin._cells = self._bases[:], self._cells[:]
        twin._parent, twin._next = self._parent[:], self._next[:]
        twin._total = self._total[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """All follows from the tiles in their order and from who stands where."""
        tiles = [
            number
            for face, cell, seat in zip(self.faces, self._cells, self.seats, strict=True)
            for number in (4 * face.index + face.turn, cell, seat)
        ]
        strengths = [
            (segment, self.strength_of(segment))
            for segment, total in enumerate(self._total)
            if self._parent[segment] == segment and total & _OCCUPIED
        ]
        return (_laid_again, (self._known, tiles, strengths, self._looked, self.ways, self._allowed))

    # -- cells -----------------------------------------------------------------------------------------

    def tile_at(self, cell: int) -> int:
        """The number of the tile on a cell; -1: none."""
        return self._board.get(4 * cell, -1)

    def signature(self, cell: int) -> int:
        """What the neighbours of an empty cell show, three bits for each side; -1: none lies beside it."""
        return self._frontier.get(4 * cell, -1)

    def frontier(self) -> list[tuple[int, int]]:
        """Empty cells beside tiles with their signatures, the oldest first."""
        return [(cell >> 2, signature) for cell, signature in self._frontier.items()]

    def look(self, tile: int) -> int:
        """Note where a kind of tile fits; in how many ways."""
        self._looked = tile
        self._allowed = None
        ways = self._ways[tile]
        many = 0
        for shown in self._frontier.values():
            many += ways[shown]
        self.ways = many
        return many

    def keep(self, spots: list[int]) -> None:
        """Only these of the ways noted are allowed."""
        self._allowed = spots
        self.ways = len(spots)

    def noted(self) -> Sequence[int]:
        """All ways noted, cell * 4 + turn, as they are now; worked out when somebody looks at them."""
        if self._allowed is not None:
            return self._allowed
        ways, fits = self._ways[self._looked], self._fits[self._looked]
        return Fitting(self._frontier.copy(), ways, fits, self.ways)

    def spot(self, way: int) -> int:
        """One of the ways noted; only this one is worked out."""
        if self._allowed is not None:
            return self._allowed[way]
        return _nth(self._frontier, self._ways[self._looked], self._fits[self._looked], way)

    # -- laying ----------------------------------------------------------------------------------------

    def lay(self, face: Face, cell: int, seat: int) -> bool:
        """Lay a tile that fits, and join what meets; whether that completed anything."""
        here, board, frontier, total = 4 * cell, self._board, self._frontier, self._total
        faces, bases, base = self.faces, self._bases, len(total)
        total += face.totals
        bases.append(base)
        faces.append(face)
        self._cells.append(cell)
        self.seats.append(seat)
        board[here] = self.laid
        self.laid += 1
        self.face, self.base, self.cell = face, base, cell
        frontier.pop(here, None)
        done = False
        for step, mark, border in face.outline:
            beyond = here + step
            if beyond not in board:
                frontier[beyond] = frontier[beyond] | mark if beyond in frontier else mark
                continue
            other = board[beyond]
            if self._join(base, border, bases[other], faces[other].rim):
                done = True
        if self.surrounded:
            self.surrounded = []
        if face.middle or here in self._waiting:
            self._count_around(face, base, here)
            return done or bool(self.surrounded)
        return done

    def _join(self, base: int, border: Border, beyond: int, rim: tuple[int, ...]) -> bool:
        """Join the segments that meet over an edge; whether that left any without open edges."""
        parent, total, ring = self._parent, self._total, self._next
        done = False
        for own, facing, closes in border:
            a, b = base + own, beyond + rim[facing]
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            if a == b:
                total[a] -= closes
            else:
                if b < a:
                    a, b = b, a
                parent[b] = a
                total[a] += total[b] - closes
                ring[a], ring[b] = ring[b], ring[a]
            if closes and not total[a] & OPEN_MASK:
                done = True
        return done

    def _count_around(self, face: Face, base: int, here: int) -> None:
        done: list[int] = []
        for segment in self._waiting.pop(here, ()):
            self._total[segment] -= 1
            if not self._total[segment] & OPEN_MASK:
                done.append(segment)
        for number in face.middle:
            segment = base + number
            for step in _AROUND:
                if here + step in self._board:
                    self._total[segment] -= 1
                else:
                    self._waiting[here + step] = (*self._waiting.get(here + step, ()), segment)
            if not self._total[segment] & OPEN_MASK:
                done.append(segment)
        self.surrounded = done

    # -- segments --------------------------------------------------------------------------------------

    def find(self, segment: int) -> int:
        """The root that stands for all that is joined with this segment for good."""
        parent = self._parent
        while parent[segment] != segment:
            segment = parent[segment]
        return segment

    def ring(self, segment: int) -> list[int]:
        """All segments that are joined with this one for good, itself first."""
        ring = self._next
        found, at = [segment], ring[segment]
        while at != segment:
            found.append(at)
            at = ring[at]
        return found

    def tiles_along(self, segment: int) -> int:
        """A bit for each tile on which anything lies that is joined with this segment for good."""
        bases, ring = self._bases, self._next
        tiles, at = 0, segment
        while True:
            tiles |= 1 << bisect_right(bases, at) - 1
            at = ring[at]
            if at == segment:
                return tiles

    def find_all(self, segments: list[int]) -> list[int]:
        """The roots of all these segments."""
        parent = self._parent
        found: list[int] = []
        for at in segments:
            root = at
            while parent[root] != root:
                root = parent[root]
            found.append(root)
        return found

    def newest(self, held_open: list[int], left_out: list[int]) -> list[int]:
        """Of everything that has edges to close and is joined for good, the part laid last.

        Those laid last come first; of several on one tile it is the first. What has no open edge counts
        only where its root is among those held open, and some roots are left out.
        """
        parent, bases, faces, total = self._parent, self._bases, self.faces, self._total
        seen = set(left_out)
        found: list[int] = []
        for tile in range(self.laid - 1, -1, -1):
            base = bases[tile]
            for number in faces[tile].closing:
                at = base + number
                while parent[at] != at:
                    at = parent[at]
                if at not in seen:
                    seen.add(at)
                    if total[at] & OPEN_MASK or at in held_open:
                        found.append(base + number)
        return found

    def closed_along(self, segment: int) -> int:
        """How many different things without an open edge lie along what is joined with this segment."""
        parent, total, bases, ring = self._parent, self._total, self._bases, self._next
        found: set[int] = set()
        at = segment
        while True:
            tile = bisect_right(bases, at) - 1
            base = bases[tile]
            for number in self.faces[tile].beside[at - base]:
                root = base + number
                while parent[root] != root:
                    root = parent[root]
                if not total[root] & OPEN_MASK:
                    found.add(root)
            at = ring[at]
            if at == segment:
                return len(found)

    def unclaimed(self, kinds: int) -> list[int]:
        """The parts of the tile laid last that are of these kinds (a bit for each) and have no meeple."""
        parent, total, base = self._parent, self._total, self.base
        found: list[int] = []
        for number, kind in enumerate(self.face.kinds):
            if kinds >> kind & 1:
                at = base + number
                while parent[at] != at:
                    at = parent[at]
                if not total[at] & _OCCUPIED:
                    found.append(number)
        return found

    def kind_of(self, segment: int) -> int:
        """What it is: one of the kinds of features."""
        tile = bisect_right(self._bases, segment) - 1
        return self.faces[tile].kinds[segment - self._bases[tile]]

    def tile_of(self, segment: int) -> int:
        """The number of the tile that a segment lies on."""
        return bisect_right(self._bases, segment) - 1

    def base_of(self, tile: int) -> int:
        """The number of a tile's first segment."""
        return self._bases[tile]

    def cell_of(self, tile: int) -> int:
        """Where a tile lies."""
        return self._cells[tile]

    def segment_at(self, cell: int, part: str) -> int:
        """The segment of a part of the tile on a cell, by its name; -1: there is none."""
        tile = self.tile_at(cell)
        if tile < 0 or part not in self.faces[tile].names:
            return -1
        return self.base_of(tile) + self.faces[tile].names.index(part)

    def place_of(self, segment: int) -> tuple[int, str]:
        """The cell of a segment's tile, and the name of the part it is."""
        tile = self.tile_of(segment)
        return self.cell_of(tile), self.faces[tile].names[segment - self.base_of(tile)]

    def places_of(self, segments: list[int]) -> list[tuple[int, str]]:
        """The same of several segments."""
        bases, cells, faces = self._bases, self._cells, self.faces
        found: list[tuple[int, str]] = []
        for segment in segments:
            tile = bisect_right(bases, segment) - 1
            found.append((cells[tile], faces[tile].names[segment - bases[tile]]))
        return found

    # -- what roots add up -----------------------------------------------------------------------------

    def open_of(self, root: int) -> int:
        """Open edges; of what is to be surrounded: tiles that are missing."""
        return self._total[root] & OPEN_MASK

    def strength_of(self, root: int) -> int:
        """Strength of the meeples on it, some bits for each seat."""
        return self._total[root] >> STRENGTH_AT & STRENGTH_MASK

    def marks_of(self, root: int) -> int:
        """What its parts carry, packed into one number."""
        return self._total[root] >> MARKS_AT

    def occupied(self, segment: int) -> bool:
        """Whether a meeple stands on anything that is joined with it for good."""
        parent = self._parent
        while parent[segment] != segment:
            segment = parent[segment]
        return self._total[segment] & _OCCUPIED != 0

    def strengthen(self, segment: int, by: int) -> None:
        """Add to the strength of what a segment belongs to, or take from it."""
        self._total[self.find(segment)] += by << STRENGTH_AT

    def empty(self, root: int) -> None:
        """No meeple stands there any more."""
        self._total[root] &= ~_OCCUPIED


def _laid_again(
    faces: Faces,
    tiles: list[int],
    strengths: list[tuple[int, int]],
    looked: int,
    ways: int,
    allowed: list[int] | None,
) -> Land:
    """A land that was taken apart, to be kept or to be sent to another process."""
    land = Land(faces)
    for at in range(0, len(tiles), 3):
        kind, cell, seat = tiles[at : at + 3]
        land.lay(faces.faces[kind >> 2][kind & 3], cell, seat)
    for root, strength in strengths:
        land.strengthen(root, strength)
    land.look(looked)
    land.ways, land._allowed = ways, allowed
    return land


Turns = dict[int, tuple[int, ...]]
"""By signature, the turns in which a kind of tile fits."""


class Fitting(Sequence[int]):
    """Where a kind of tile fits in a frontier: cells in fours plus turns, the oldest cells first."""

    __slots__ = ("_fits", "_frontier", "_many", "_spots", "_ways")

    def __init__(self, frontier: dict[int, int], ways: tuple[int, ...], fits: Turns, many: int) -> None:
        self._frontier = frontier
        self._ways = ways
        self._fits = fits
        self._many = many
        self._spots: list[int] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """What is kept or sent elsewhere is a plain list: the tables to work it out with are large."""
        return (list, (self._all(),))

    def _all(self) -> list[int]:
        if self._spots is None:
            fits = self._fits
            self._spots = [
                cell + turn
                for cell, signature in self._frontier.items()
                if signature in fits
                for turn in fits[signature]
            ]
        return self._spots

    def __len__(self) -> int:
        return self._many

    @overload
    def __getitem__(self, way: int) -> int: ...
    @overload
    def __getitem__(self, way: slice) -> list[int]: ...
    def __getitem__(self, way: int | slice) -> int | list[int]:
        if self._spots is None and isinstance(way, int) and way >= 0:
            return _nth(self._frontier, self._ways, self._fits, way)
        return self._all()[way]

    def __contains__(self, spot: object) -> bool:
        if not isinstance(spot, int):
            return False
        return spot & 3 in self._fits.get(self._frontier.get(spot & ~3, -1), ())

    def __iter__(self) -> Iterator[int]:
        return iter(self._all())


def _nth(frontier: dict[int, int], ways: tuple[int, ...], fits: Turns, way: int) -> int:
    """One of the places where a tile fits; only this one is worked out."""
    for cell, shown in frontier.items():
        here = ways[shown]
        if way < here:
            return cell + fits[shown][way]
        way -= here
    raise IndexError("the tile does not fit in so many ways")
