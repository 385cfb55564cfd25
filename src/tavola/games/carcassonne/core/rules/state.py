"""The position of a game of Carcassonne: flat lists of numbers, joined by union-find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tavola.games.carcassonne.core.rules import build_view
from tavola.games.carcassonne.core.rules.faces import AROUND, Face
from tavola.games.carcassonne.core.rules.feature import SEAT_BITS, Feature
from tavola.games.carcassonne.core.rules.options import NEAR, ORIGIN, RING, At
from tavola.games.carcassonne.core.rules.ruleset import Ruleset
from tavola.games.carcassonne.core.rules.tasks import DRAW_START_PLAYER
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.kernel import AnyTask, Chance, Pick, Rank, Reason, Seat, State


class CarcassonneState(State):
    """Segments (parts of laid tiles) are numbered as they come; lists run parallel over them."""

    __slots__ = (
        "_spots", "aids", "aside", "board", "figures", "final", "frontier", "kind",
        "last_cell", "links", "marks", "missing_around", "mover", "open", "parent", "pile", "points", "rules",
        "seats", "size", "slots", "start", "strength", "supply", "tile", "tile_base", "tile_cell",
        "tile_face", "tile_seat", "tiles", "touched", "track", "turns",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, seats: int, aids: str) -> None:
        super().__init__(DRAW_START_PLAYER)
        self.rules = rules
        self.seats = seats
        self.aids = aids
        self.start: Seat = -1
        self.mover: Seat = -1
        self.turns = 0
        self.points = [0] * seats
        self.track = [0] * len(rules.counters) * seats if rules.counting else []
        """What counting figures show, by figure, then seat; empty where it does not matter."""
        self.pile: dict[str, int] = rules.counts.copy()
        """Tiles that are still to be drawn."""
        self.aside: tuple[str, ...] = ()
        """Tiles that could not be laid."""
        self.tile = -1
        """The tile in hand, by its number among the faces; -1: none."""
        self.supply = [figure.count for figure in rules.figures for _ in range(seats)]
        """By kind of figure, then seat."""
        self.figures: list[tuple[int, int, Seat]] = []
        """Figures on the board: segment, kind, seat."""
        self.slots = {module.name: module.initial(seats) for module in rules.modules}
        """What modules keep, by their name; read and written through their `Slot`."""
        self.board: dict[int, int] = {}
        """Tile number by cell."""
        self.frontier: dict[int, int] = {ORIGIN: 0}
        """Empty cells beside tiles, each with the signature of its neighbours' edges."""
        self.tile_face: list[Face] = []
        self.tile_base: list[int] = []
        """The number of each tile's first segment."""
        self.tile_cell: list[int] = []
        self.tile_seat: list[Seat] = []
        self.last_cell = -1
        self.touched: list[int] = []
        """Segments whose features may have been completed since the last scoring."""
        self.missing_around: list[tuple[int, int]] = []
        """Monasteries and gardens that are not surrounded yet: segment and cell."""
        self.links: tuple[tuple[int, int], ...] = ()
        """Joins that can break: pairs of segments."""
        self.parent: list[int] = []
        self.size: list[int] = []
        self.kind: list[int] = []
        self.open: list[int] = []
        self.tiles: list[int] = []
        self.marks: list[int] = []
        self.strength: list[int] = []
        self.final: tuple[Rank, ...] = ()
        self._spots: list[int] | None = None
        """Where the tile in hand may be laid, once that is known."""

    # -- features --------------------------------------------------------------------------------------

    def find(self, segment: int) -> int:
        """The root that stands for all that is joined with this segment for good."""
        parent = self.parent
        while parent[segment] != segment:
            segment = parent[segment]
        return segment

    def _join(self, a: int, b: int, closes: int) -> None:
        """Join two segments over an edge; `closes`: the open edges used up by that."""
        parent = self.parent
        while parent[a] != a:
            a = parent[a]
        while parent[b] != b:
            b = parent[b]
        if a == b:
            self.open[a] -= closes
            return
        if self.size[a] < self.size[b]:
            a, b = b, a
        parent[b] = a
        self.size[a] += self.size[b]
        self.open[a] += self.open[b] - closes
        self.tiles[a] |= self.tiles[b]
        self.marks[a] += self.marks[b]
        self.strength[a] += self.strength[b]

    def roots(self, segment: int) -> tuple[int, ...]:
        """The roots of a feature: one, and those that breakable joins add."""
        root, find, kind = self.find(segment), self.find, self.kind
        if not self.links:
            return (root,)
        joined = [(find(a), find(b)) for a, b in self.links if kind[a] == kind[root]]
        found = [root]
        for at in found:
            for a, b in joined:
                if a == at and b not in found:
                    found.append(b)
                elif b == at and a not in found:
                    found.append(a)
        return tuple(found)

    def feature(self, segment: int) -> Feature:
        """The feature that a segment belongs to, as it is now."""
        roots = self.roots(segment)
        root = roots[0]
        tiles, marks, strength, left = (
            self.tiles[root],
            self.marks[root],
            self.strength[root],
            self.open[root],
        )
        for other in roots[1:]:
            tiles |= self.tiles[other]
            marks += self.marks[other]
            strength += self.strength[other]
            left += self.open[other]
        return Feature(self.kind[root], roots, tiles, marks, strength, left)

    def occupied(self, segment: int) -> bool:
        """Whether a meeple stands anywhere on the feature."""
        if not self.links:
            return self.strength[self.find(segment)] != 0
        return any(self.strength[root] for root in self.roots(segment))

    def closed(self, segment: int) -> bool:
        """Whether the feature is complete."""
        return not any(self.open[root] for root in self.roots(segment))

    # -- tiles -----------------------------------------------------------------------------------------

    def lay(self, face: Face, cell: int, seat: Seat) -> None:
        """Lay a tile that fits, and join what meets."""
        number, base = len(self.tile_cell), len(self.parent)
        count, board, frontier = face.segments, self.board, self.frontier
        self.parent += range(base, base + count)
        self.size += face.ones
        self.kind += face.kinds
        self.open += face.opens
        self.tiles += [1 << number] * count
        self.marks += face.marks
        self.strength += face.zeros
        self.tile_face.append(face)
        self.tile_base.append(base)
        self.tile_cell.append(cell)
        self.tile_seat.append(seat)
        self.last_cell = cell
        self._spots = None
        board[cell] = number
        frontier.pop(cell, None)
        for side, step, mark in face.outline:
            other = board.get(cell + step)
            if other is None:
                frontier[cell + step] = frontier.get(cell + step, 0) | mark
            else:
                rim, other_base = self.tile_face[other].rim, self.tile_base[other]
                for own, facing, closes in face.borders[side]:
                    self._join(base + own, other_base + rim[facing], closes)
        self.touched += [base + n for n in face.closing]
        if self.missing_around or face.middle:
            self._count_around(face, base, cell)
        for module in self.rules.hear_laid:
            module.laid(self)

    def _count_around(self, face: Face, base: int, cell: int) -> None:
        done = False
        for segment, place in self.missing_around:
            if cell - place in NEAR:
                self.open[segment] -= 1
                self.tiles[segment] |= 1 << self.board[cell]
                if not self.open[segment]:
                    self.touched.append(segment)
                    done = True
        for number in face.middle:
            for step in RING:
                if (other := self.board.get(cell + step)) is not None:
                    self.open[base + number] -= 1
                    self.tiles[base + number] |= 1 << other
            if self.open[base + number]:
                self.missing_around.append((base + number, cell))
            else:
                self.touched.append(base + number)
        if done:
            self.missing_around = [entry for entry in self.missing_around if self.open[entry[0]]]

    def hold(self, tile: int) -> None:
        """Take a tile in hand, by its number among the faces."""
        self.tile = tile
        self._spots = None

    def placements(self) -> list[int]:
        """Where the tile in hand may be laid: cell * 4 + turn."""
        if self._spots is not None:
            return self._spots
        fits = self.rules.faces.fits[self.tile]
        codes = [cell * 4 + turn for cell, signature in self.frontier.items() for turn in fits[signature]]
        if vetoes := [module for module in self.rules.vetoes if module.watches(self)]:
            codes = [c for c in codes if not any(module.forbids(self, c >> 2, c & 3) for module in vetoes)]
        self._spots = codes
        return codes

    def segment_at(self, cell: int, part: str) -> int | None:
        """The segment of a part of the tile on a cell, by its name."""
        tile = self.board.get(cell)
        if tile is None or part not in self.tile_face[tile].names:
            return None
        return self.tile_base[tile] + self.tile_face[tile].names.index(part)

    def tile_of(self, segment: int) -> int:
        """The number of the tile that a segment lies on."""
        low, high = 0, len(self.tile_base)
        while high - low > 1:
            middle = (low + high) // 2
            if self.tile_base[middle] <= segment:
                low = middle
            else:
                high = middle
        return low

    def option_at(self, word: str, segment: int, figure: str = "") -> At:
        """An option that names this segment."""
        tile = self.tile_of(segment)
        part = self.tile_face[tile].names[segment - self.tile_base[tile]]
        return At(word, self.tile_cell[tile], part, figure)

    def segment_of(self, option: At) -> int:
        """The segment that an option names."""
        segment = self.segment_at(option.cell, option.part)
        assert segment is not None
        return segment

    def begin_turn(self, tasks: Sequence[AnyTask]) -> None:
        """These are the tasks of a new turn, or of the second half of a double turn."""
        self.agenda.extend(reversed(tasks))
        for module in self.rules.hear_begun:
            module.begun(self)

    # -- figures ---------------------------------------------------------------------------------------

    def in_supply(self, figure: int, seat: Seat) -> int:
        return self.supply[figure * self.seats + seat]

    def put(self, figure: int, seat: Seat, segment: int) -> None:
        """A figure from the supply onto a segment."""
        self.supply[figure * self.seats + seat] -= 1
        self.figures.append((segment, figure, seat))
        self.strength[self.find(segment)] += self.rules.strengths[figure] << seat * SEAT_BITS

    def take(self, at: int) -> tuple[int, int, Seat]:
        """The figure of this number back into its owner's supply."""
        segment, figure, seat = taken = self.figures.pop(at)
        self.supply[figure * self.seats + seat] += 1
        self.strength[self.find(segment)] -= self.rules.strengths[figure] << seat * SEAT_BITS
        return taken

    def figures_on(self, feature: Feature) -> list[int]:
        """The numbers of the figures that stand on a feature."""
        return [n for n, (segment, _, _) in enumerate(self.figures) if self.find(segment) in feature.roots]

    # -- the loop --------------------------------------------------------------------------------------

    def _nothing_asked(self, seat: Seat) -> Reason:
        pending = self.pending
        if isinstance(pending, Chance):
            return Reason("carcassonne.turn.draw")
        if not pending:
            return Reason("carcassonne.end.over")
        return Reason("carcassonne.turn.clockwise", {"seat": pending[0].seat})

    # -- what others want to know ------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def all_open(self) -> bool:
        return True

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.rules, twin.seats, twin.aids, twin.start = self.rules, self.seats, self.aids, self.start
        twin.mover, twin.turns, twin.tile, twin.last_cell = self.mover, self.turns, self.tile, self.last_cell
        twin.aside, twin.links, twin.final = self.aside, self.links, self.final
        twin._pending, twin._spots = self._pending, self._spots
        twin.points, twin.pile, twin.agenda = self.points[:], self.pile.copy(), self.agenda[:]
        twin.supply, twin.figures, twin.track = self.supply[:], self.figures[:], self.track[:]
        twin.slots = self.slots.copy()
        twin.board, twin.frontier = self.board.copy(), self.frontier.copy()
        twin.tile_face, twin.tile_base = self.tile_face[:], self.tile_base[:]
        twin.tile_cell, twin.tile_seat = self.tile_cell[:], self.tile_seat[:]
        twin.touched, twin.missing_around = self.touched[:], self.missing_around[:]
        twin.parent, twin.size, twin.kind = self.parent[:], self.size[:], self.kind[:]
        twin.open, twin.tiles = self.open[:], self.tiles[:]
        twin.marks, twin.strength = self.marks[:], self.strength[:]
        return twin

    def key(self) -> tuple[object, ...]:
        tiles = zip(self.tile_face, self.tile_cell, self.tile_seat, strict=True)
        laid = tuple((face.tile.id, face.turn, cell, seat) for face, cell, seat in tiles)
        tile = "" if self.tile < 0 else self.rules.faces.tiles[self.tile].id
        return (
            self.seats, self.aids, self.start, self.mover, self.turns, tile, laid,
            tuple(sorted(self.pile.items())), self.aside, self._spelled_agenda(), tuple(self.points),
            tuple(self.supply), tuple(sorted(self.figures)),
            tuple(kept.key() for kept in self.slots.values()), self.links,
            *((tuple(self.track),) if self.track else ()),
        )  # fmt: skip

    def _spelled_agenda(self) -> tuple[tuple[object, ...], ...]:
        return tuple(task.spelled() for task in self.agenda)

    def view(self, seat: Seat | None) -> CarcassonneView:
        return build_view.view(self, seat)

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        """Nothing is hidden: what is not drawn yet has no order."""
        return self.copy()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Rank, ...]:
        return self.final

    def around(self, segment: int) -> bool:
        """Whether this is a monastery or a garden."""
        return self.kind[segment] in AROUND
