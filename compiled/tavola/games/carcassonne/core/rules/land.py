"""The land, packed: the edition of `core/rules/land.py` for the compiled build, the same number for number.

Arrays of machine numbers stand for its lists and dictionaries; a map from cells by open addressing stands
for the board and the frontier. What each method means is said in the plain edition. Shifts begin with a
variable: mypyc miscompiles `1 << n` where the left side is a literal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from tavola.games.carcassonne.core.rules.faces import (
    CITY,
    MARKS_AT,
    OPEN_MASK,
    ROAD,
    STRENGTH_AT,
    STRENGTH_MASK,
    Face,
    Faces,
)
from tavola.games.carcassonne.core.rules.options import ORIGIN

if TYPE_CHECKING:  # the compiler knows them, and nobody else needs them
    from mypy_extensions import i16, i32, i64, u8

_OPEN: Final[i64] = OPEN_MASK
_OCCUPIED: Final[i64] = STRENGTH_MASK << STRENGTH_AT
_WIDTH: Final[i64] = 1024
_FACE: Final[i64] = 64
"""How many numbers tell of a face: see `_numbers`."""
_SIDES: Final[i64] = 4
_SIDE: Final[i64] = 11
_RIM: Final[i64] = 48
"""Where among them the four sides begin, how many each has, and where the rim begins."""
_SIGNATURE: Final[i64] = 4095
_KNOWN: Final[i64] = 12
"""What a cell shows: its signature, and above it which bits of that come from a neighbour."""
_MOST: Final[i64] = 16
"""Segments that a tile can have."""


def _numbers(face: Face) -> list[int]:
    """Its segments, middles and which; by side: its edge, and up to three joins; its rim."""
    found = [face.segments, len(face.middle), *[*face.middle, 0, 0][:2]]
    for side in range(4):
        joins = face.outline[side][2]
        found += [face.edges[side], len(joins)]
        for number in range(3):
            found += joins[number] if number < len(joins) else (0, 0, 0)
    found += face.rim
    assert len(face.middle) <= 2
    assert face.segments <= 16
    assert len(found) <= 64
    return found + [0] * (64 - len(found))


def _filled(numbers: tuple[int, ...]) -> list[int]:
    return [*numbers, *[0] * (16 - len(numbers))]


def _beside(face: Face) -> tuple[int, ...]:
    return tuple([sum([2**number for number in numbers]) for numbers in face.beside])


def _match(face: i64, shown: i64) -> i64:
    """-1 where a face fits what a cell shows, otherwise 0: no branch, as nothing foresees which cells fit."""
    return (((face ^ shown) & (shown >> _KNOWN)) - 1) >> 63


class Tables:
    """What the faces in play look like, and empty arrays of the size that a land of them needs."""

    def __init__(self, faces: Faces) -> None:
        every = [face for row in faces.faces for face in row]
        self.faces: Faces = faces
        self.face: vec[i16] = vec[i16]([i16(n) for face in every for n in _numbers(face)])
        self.kinds: vec[u8] = vec[u8]([u8(n) for face in every for n in _filled(face.kinds)])
        self.totals: vec[i64] = vec[i64]([i64(n) for face in every for n in _filled(face.totals)])
        self.beside: vec[i32] = vec[i32]([i32(n) for face in every for n in _filled(_beside(face))])
        """By segment of a face, a bit for each segment along it."""
        self.signatures: vec[i16] = vec[i16](
            [i16(sum([kind * 8**side for side, kind in enumerate(face.edges)])) for face in every]
        )
        tiles = sum([row[0].tile.count for row in faces.faces]) + 8
        segments = sum([row[0].segments * row[0].tile.count for row in faces.faces]) + 64
        slots = 64
        while 4 * slots < 7 * (3 * tiles + 4):
            slots *= 2
        self.mask: i64 = slots - 1
        self.no_segments: vec[i16] = vec[i16]([i16(0)] * segments)
        self.alone: vec[i16] = vec[i16]([i16(n) for n in range(segments)])
        self.no_kinds: vec[u8] = vec[u8]([u8(0)] * segments)
        self.no_totals: vec[i64] = vec[i64]([i64(0)] * segments)
        self.no_tiles: vec[i16] = vec[i16]([i16(0)] * tiles)
        self.no_cells: vec[i32] = vec[i32]([i32(0)] * tiles)
        self.no_slots: vec[i32] = vec[i32]([i32(0)] * slots)
        self.no_values: vec[i16] = vec[i16]([i16(0)] * slots)
        self.no_frontier: vec[i16] = vec[i16]([i16(0)] * (2 * tiles + 4))


_TABLES: dict[int, Tables] = {}
"""By the identity of the faces, which each holds, so that no other faces can ever have it."""


def _tables(faces: Faces) -> Tables:
    found = _TABLES.get(id(faces))
    if found is None:
        found = _TABLES[id(faces)] = Tables(faces)
    return found


def _laid_again(
    faces: Faces,
    tiles: list[tuple[int, int, int, int]],
    strengths: list[tuple[int, int]],
    looked: int,
    ways: int,
    allowed: list[int] | None,
) -> Land:
    """A land that was taken apart to be sent to another process."""
    land = Land(faces)
    for kind, turn, cell, seat in tiles:
        land.lay(faces.faces[kind][turn], cell, seat)
    for root, strength in strengths:
        land.strengthen(root, strength)
    land.look(looked)
    land.ways = ways
    land._allowed = allowed
    return land


class Land:
    _t: Tables
    laid: int
    faces: list[Face]
    seats: list[int]
    face: Face
    base: int
    cell: int
    surrounded: list[int]
    _segments: i64
    _fronts: i64
    _waits: i64
    ways: int
    _bases: vec[i16]
    _cells: vec[i32]
    _looks: vec[i16]
    """By tile: its kind * 4 + its turn."""
    _slot: vec[i32]
    """By hash: the cell there, or 0."""
    _there: vec[i16]
    """By hash: the number of the tile there + 1; 0: none."""
    _shown: vec[i32]
    """By hash: what an empty cell shows of its neighbours."""
    _frontier: vec[i16]
    """Where empty cells beside tiles are in the map, the oldest first."""
    _waiting: vec[i16]
    _waiting_cell: vec[i32]
    """Segments that wait to be surrounded, and their cells."""
    _looked: i64
    _reached: vec[i16]
    """How many of the ways there are up to each cell of the frontier."""
    _allowed: list[int] | None
    _parent: vec[i16]
    _next: vec[i16]
    _kinds: vec[u8]
    _total: vec[i64]
    _tile: vec[i16]

    def __new__(cls, faces: Faces | None = None) -> Land:  # noqa: ARG004
        """Empty, for `copy`; compiled classes without this begin with `__init__` at once."""
        return super().__new__(cls)

    def __init__(self, faces: Faces | None = None) -> None:
        assert faces is not None
        t = _tables(faces)
        self._t = t
        self.laid = 0
        self.faces = []
        self.seats = []
        self.face = faces.faces[0][0]
        self.base = -1
        self.cell = -1
        self.surrounded = []
        self._segments = 0
        self._fronts = 1
        self._waits = 0
        self.ways = 0
        self._bases = t.no_tiles[:]
        self._cells = t.no_cells[:]
        self._looks = t.no_tiles[:]
        self._slot = t.no_slots[:]
        self._there = t.no_values[:]
        self._shown = t.no_slots[:]
        self._frontier = t.no_frontier[:]
        self._waiting = t.no_tiles[:]
        self._waiting_cell = t.no_cells[:]
        self._looked = 0
        self._reached = t.no_frontier[:]
        self._allowed = None
        self._parent = t.alone[:]
        self._next = t.alone[:]
        self._kinds = t.no_kinds[:]
        self._total = t.no_totals[:]
        self._tile = t.no_segments[:]
        at = self._find_slot(ORIGIN)
        self._slot[at] = ORIGIN
        self._frontier[0] = i16(at)

    def copy(self) -> Land:
        twin = Land.__new__(Land)
        twin._t = self._t
        twin.laid = self.laid
        twin.faces = self.faces[:]
        twin.seats = self.seats[:]
        twin.face = self.face
        twin.base = self.base
        twin.cell = self.cell
        twin.surrounded = self.surrounded
        twin._segments = self._segments
        twin._fronts = self._fronts
        twin._waits = self._waits
        twin.ways = self.ways
        twin._bases = self._bases[:]
        twin._cells = self._cells[:]
        twin._looks = self._looks[:]
        twin._slot = self._slot[:]
        twin._there = self._there[:]
        twin._shown = self._shown[:]
        twin._frontier = self._frontier[:]
        twin._waiting = self._waiting[:]
        twin._waiting_cell = self._waiting_cell[:]
        twin._looked = self._looked
        twin._reached = self._reached[:]
        twin._allowed = self._allowed
        twin._parent = self._parent[:]
        twin._next = self._next[:]
        twin._kinds = self._kinds[:]
        twin._total = self._total[:]
        twin._tile = self._tile[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        tiles = [
            (face.index, face.turn, self.cell_of(number), self.seats[number])
            for number, face in enumerate(self.faces)
        ]
        strengths = [
            (segment, self.strength_of(segment))
            for segment in range(int(self._segments))
            if self._find(segment) == segment and self.strength_of(segment)
        ]
        looked = int(self._looked)
        return (_laid_again, (self._t.faces, tiles, strengths, looked, self.ways, self._allowed))

    # -- cells -----------------------------------------------------------------------------------------

    def _find_slot(self, cell: i64) -> i64:
        """Where a cell is in the map, or would be."""
        slot = self._slot
        mask = self._t.mask
        at = ((cell * 40503) >> 4) & mask
        there = i64(slot[at])
        while there != cell and there != 0:
            at = (at + 1) & mask
            there = i64(slot[at])
        return at

    def tile_at(self, cell: i64) -> int:
        return int(i64(self._there[self._find_slot(cell)]) - 1)

    def signature(self, cell: i64) -> int:
        at = self._find_slot(cell)
        if i64(self._slot[at]) == 0 or i64(self._there[at]) != 0:
            return -1
        return int(i64(self._shown[at]) & _SIGNATURE)

    def frontier(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for number in range(self._fronts):
            at = i64(self._frontier[number])
            found.append((int(i64(self._slot[at])), int(i64(self._shown[at]) & _SIGNATURE)))
        return found

    def look(self, tile: i64) -> int:
        self._looked = tile
        self._allowed = None
        signatures = self._t.signatures
        first = i64(signatures[tile * 4])
        second = i64(signatures[tile * 4 + 1])
        third = i64(signatures[tile * 4 + 2])
        fourth = i64(signatures[tile * 4 + 3])
        frontier = self._frontier
        shown = self._shown
        reached = self._reached
        ways: i64 = 0
        for number in range(self._fronts):
            at = i64(frontier[number])
            seen = i64(shown[at])
            ways -= _match(first, seen) + _match(second, seen)
            ways -= _match(third, seen) + _match(fourth, seen)
            reached[number] = i16(ways)
        self.ways = int(ways)
        return self.ways

    def keep(self, spots: list[int]) -> None:
        self._allowed = spots
        self.ways = len(spots)

    def noted(self) -> Sequence[int]:
        if self._allowed is not None:
            return self._allowed
        found: list[int] = []
        for number in range(self._fronts):
            at = i64(self._frontier[number])
            for turn in range(i64(4)):
                if self._fits(at, turn):
                    found.append(int(i64(self._slot[at]) * 4 + turn))  # noqa: PERF401
        return found

    def _fits(self, at: i64, turn: i64) -> bool:
        """Whether the tile looked at fits there, turned like this."""
        face = i64(self._t.signatures[self._looked * 4 + turn])
        return _match(face, i64(self._shown[at])) != 0

    def spot(self, way: i64) -> int:
        if self._allowed is not None:
            return self._allowed[int(way)]
        reached = self._reached
        low: i64 = 0
        high = self._fronts
        while low < high:
            middle = (low + high) >> 1
            if i64(reached[middle]) > way:
                high = middle
            else:
                low = middle + 1
        if way < 0 or low == self._fronts:
            raise IndexError("the tile does not fit in so many ways")
        at = i64(self._frontier[low])
        return int(i64(self._slot[at]) * 4 + self._last_turn(at, i64(reached[low]) - way))

    def _last_turn(self, at: i64, number: i64) -> i64:
        """The turn of this number, counted from the last, in which the tile looked at fits there."""
        turn: i64 = 4
        while number > 0:
            turn -= 1
            if self._fits(at, turn):
                number -= 1
        return turn

    # -- laying ----------------------------------------------------------------------------------------

    def lay(self, face: Face, cell: i64, seat: int) -> bool:
        t = self._t
        table = t.face
        look: i64 = i64(face.index) * 4 + i64(face.turn)
        start = look * _FACE
        number: i64 = self.laid
        base = self._segments
        self._add_segments(look, i64(table[start]), number)
        self.faces.append(face)
        self.seats.append(seat)
        self._bases[number] = i16(base)
        self._cells[number] = i32(cell)
        self._looks[number] = i16(look)
        self.laid = int(number + 1)
        self.face = face
        self.base = int(base)
        self.cell = int(cell)
        here = self._find_slot(cell)
        self._slot[here] = i32(cell)
        self._there[here] = i16(number + 1)
        self._leave_frontier(here)
        done = False
        for side in range(i64(4)):
            if side == 0:
                beyond = cell - _WIDTH
            elif side == 1:
                beyond = cell + 1
            elif side == 2:
                beyond = cell + _WIDTH
            else:
                beyond = cell - 1
            at = self._find_slot(beyond)
            other = i64(self._there[at]) - 1
            edge = start + _SIDES + _SIDE * side
            if other < 0:
                self._widen(at, beyond, i64(table[edge]), side)
                continue
            rim = i64(self._looks[other]) * _FACE + _RIM
            other_base = i64(self._bases[other])
            for number_of_join in range(i64(table[edge + 1])):
                join = edge + 2 + 3 * number_of_join
                facing = other_base + i64(table[rim + i64(table[join + 1])])
                if self._join(base + i64(table[join]), facing, i64(table[join + 2])):
                    done = True
        if self.surrounded:
            self.surrounded = []
        if self._waits != 0 or i64(table[start + 1]) != 0:
            self._count_around(start, base, cell)
            if self.surrounded:
                return True
        return done

    def _add_segments(self, look: i64, count: i64, tile: i64) -> None:
        t = self._t
        base = self._segments
        row = look * _MOST
        kinds = self._kinds
        total = self._total
        tiles = self._tile
        its_kinds = t.kinds
        its_totals = t.totals
        number = i16(tile)
        for segment in range(count):
            at = base + segment
            kinds[at] = its_kinds[row + segment]
            total[at] = its_totals[row + segment]
            tiles[at] = number
        self._segments = base + count

    def _leave_frontier(self, here: i64) -> None:
        """The others keep their order."""
        frontier = self._frontier
        count = self._fronts
        at: i64 = 0
        while at < count and i64(frontier[at]) != here:
            at += 1
        if at < count:
            count -= 1
            while at < count:
                frontier[at] = frontier[at + 1]
                at += 1
            self._fronts = count

    def _widen(self, at: i64, cell: i64, edge: i64, side: i64) -> None:
        """An empty cell has a neighbour more."""
        if i64(self._slot[at]) == 0:
            self._slot[at] = i32(cell)
            self._frontier[self._fronts] = i16(at)
            self._fronts += 1
        all_bits: i64 = 7
        gained = (edge | (all_bits << _KNOWN)) << (3 * (side ^ 2))
        self._shown[at] = i32(i64(self._shown[at]) | gained)

    def _join(self, a: i64, b: i64, closes: i64) -> bool:
        parent = self._parent
        total = self._total
        above = i64(parent[a])
        while above != a:
            a = above
            above = i64(parent[a])
        above = i64(parent[b])
        while above != b:
            b = above
            above = i64(parent[b])
        if a == b:
            total[a] = total[a] - closes
        else:
            if b < a:
                a, b = b, a
            parent[b] = i16(a)
            total[a] = total[a] + total[b] - closes
            ring = self._next
            after = ring[a]
            ring[a] = ring[b]
            ring[b] = after
        return closes != 0 and total[a] & _OPEN == 0

    def _count_around(self, start: i64, base: i64, cell: i64) -> None:
        done: list[int] = []
        self._count_waiting(cell, done)
        table = self._t.face
        total = self._total
        for middle in range(i64(table[start + 1])):
            segment = base + i64(table[start + 2 + middle])
            row = cell - _WIDTH
            while row <= cell + _WIDTH:
                for beside in range(row - 1, row + 2):
                    if beside != cell and self._there[self._find_slot(beside)] != 0:
                        total[segment] = total[segment] - 1
                row += _WIDTH
            if total[segment] & _OPEN == 0:
                done.append(int(segment))
            else:
                self._waiting[self._waits] = i16(segment)
                self._waiting_cell[self._waits] = i32(cell)
                self._waits += 1
        self.surrounded = done

    def _count_waiting(self, cell: i64, done: list[int]) -> None:
        """A tile came to a cell; those that it completes wait no longer."""
        waiting = self._waiting
        cells = self._waiting_cell
        total = self._total
        kept: i64 = 0
        for number in range(self._waits):
            segment = i64(waiting[number])
            far = cell - i64(cells[number])
            if far < 0:
                far = -far
            if far == 1 or (far >= _WIDTH - 1 and far <= _WIDTH + 1):
                total[segment] = total[segment] - 1
                if total[segment] & _OPEN == 0:
                    done.append(int(segment))
                    continue
            waiting[kept] = waiting[number]
            cells[kept] = cells[number]
            kept += 1
        self._waits = kept

    # -- segments --------------------------------------------------------------------------------------

    def _find(self, segment: i64) -> i64:
        parent = self._parent
        above = i64(parent[segment])
        while above != segment:
            segment = above
            above = i64(parent[segment])
        return segment

    def find(self, segment: i64) -> int:
        return int(self._find(segment))

    def ring(self, segment: i64) -> list[int]:
        found = [int(segment)]
        at = i64(self._next[segment])
        while at != segment:
            found.append(int(at))
            at = i64(self._next[at])
        return found

    def tiles_along(self, segment: i64) -> int:
        tiles = 1 << self.tile_of(segment)
        at = i64(self._next[segment])
        while at != segment:
            tiles |= 1 << self.tile_of(at)
            at = i64(self._next[at])
        return tiles

    def find_all(self, segments: list[int]) -> list[int]:
        return [int(self._find(segment)) for segment in segments]

    def newest(self, held_open: list[int], left_out: list[int]) -> list[int]:
        road: i64 = ROAD
        city: i64 = CITY
        seen = self._t.no_kinds[:]
        for at in left_out:
            seen[at] = 1
        found: list[int] = []
        tile: i64 = self.laid
        end = self._segments
        while tile > 0:
            tile -= 1
            base = i64(self._bases[tile])
            for segment in range(base, end):
                kind = i64(self._kinds[segment])
                if kind == road or kind == city:  # noqa: SIM109 (a tuple would box both)
                    root = self._find(segment)
                    if seen[root] == 0:
                        seen[root] = 1
                        if self._total[root] & _OPEN != 0 or int(root) in held_open:
                            found.append(int(segment))
            end = base
        return found

    def closed_along(self, segment: i64) -> int:
        beside = self._t.beside
        seen = self._t.no_kinds[:]
        found: i64 = 0
        at = segment
        while True:
            tile = i64(self._tile[at])
            base = i64(self._bases[tile])
            along = i64(beside[i64(self._looks[tile]) * _MOST + at - base])
            while along != 0:
                if along & 1 != 0:
                    root = self._find(base)
                    if seen[root] == 0:
                        seen[root] = 1
                        if self._total[root] & _OPEN == 0:
                            found += 1
                along >>= 1
                base += 1
            at = i64(self._next[at])
            if at == segment:
                return int(found)

    def unclaimed(self, kinds: i64) -> list[int]:
        base: i64 = self.base
        found: list[int] = []
        for number in range(self._segments - base):
            if (kinds >> i64(self._kinds[base + number])) & 1 == 0:
                continue
            if self._total[self._find(base + number)] & _OCCUPIED == 0:
                found.append(int(number))
        return found

    def kind_of(self, segment: i64) -> int:
        return int(i64(self._kinds[segment]))

    def tile_of(self, segment: i64) -> int:
        return int(i64(self._tile[segment]))

    def base_of(self, tile: i64) -> int:
        return int(i64(self._bases[tile]))

    def cell_of(self, tile: i64) -> int:
        return int(i64(self._cells[tile]))

    def segment_at(self, cell: i64, part: str) -> int:
        tile = self.tile_at(cell)
        if tile < 0 or part not in self.faces[tile].names:
            return -1
        return self.base_of(tile) + self.faces[tile].names.index(part)

    def place_of(self, segment: i64) -> tuple[int, str]:
        tile = i64(self._tile[segment])
        face = self.faces[int(tile)]
        return int(i64(self._cells[tile])), face.names[int(segment - i64(self._bases[tile]))]

    def places_of(self, segments: list[int]) -> list[tuple[int, str]]:
        return [self.place_of(segment) for segment in segments]

    # -- what roots add up -----------------------------------------------------------------------------

    def open_of(self, root: i64) -> int:
        return int(self._total[root] & _OPEN)

    def strength_of(self, root: i64) -> int:
        return int((self._total[root] & _OCCUPIED) >> STRENGTH_AT)

    def marks_of(self, root: i64) -> int:
        return int(self._total[root] >> MARKS_AT)

    def occupied(self, segment: i64) -> bool:
        return self._total[self._find(segment)] & _OCCUPIED != 0

    def strengthen(self, segment: i64, by: i64) -> None:
        root = self._find(segment)
        self._total[root] = self._total[root] + (by << STRENGTH_AT)

    def empty(self, root: i64) -> None:
        self._total[root] = self._total[root] & ~_OCCUPIED
