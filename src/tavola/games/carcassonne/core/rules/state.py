"""The position of a game of Carcassonne: the land, what players have, and what modules keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Self

from tavola.games.carcassonne.core.rules import build_view
from tavola.games.carcassonne.core.rules.faces import Face
from tavola.games.carcassonne.core.rules.feature import SEAT_BITS, Feature, groups_of
from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.options import At
from tavola.games.carcassonne.core.rules.ruleset import Ruleset
from tavola.games.carcassonne.core.rules.tasks import DRAW_START_PLAYER
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.kernel import AnyTask, Chance, Pick, Rank, Reason, Seat, State, View


class CarcassonneState(State):
    """Everything is on the table; what lies there, by numbers, is the land."""

    __slots__ = (
        "_linked", "_linked_at", "_linked_by", "_linked_ends", "_links_flat", "aids", "aside", "figures",
        "final", "land", "links", "mover", "points", "rules", "seats", "slots", "start", "stock", "supply",
        "tile", "touched", "track", "turns",
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
        self.stock: list[int] = rules.stock[:]
        """Tiles that are still to be drawn, by their numbers among the faces; equal ones lie side by side."""
        self.aside: tuple[str, ...] = ()
        """Tiles that could not be laid."""
        self.tile = -1
        """The tile in hand, by its number among the faces; -1: none."""
        self.supply = [figure.count for figure in rules.figures for _ in range(seats)]
        """By kind of figure, then seat."""
        self.figures: list[tuple[int, int, Seat]] = []
        """Figures on the board: segment, kind, seat."""
        self.slots: dict[str, Any] = {module.name: module.initial(seats) for module in rules.modules}
        """What modules keep, by their name; read and written through their `Slot`."""
        self.land = Land(rules.faces)
        self.touched: list[int] = []
        """Segments whose features may have been completed since the last scoring."""
        self.links: tuple[tuple[int, int], ...] = ()
        """Joins that can break: pairs of segments."""
        self._linked: dict[int, tuple[int, ...]] = {}
        self._linked_by: tuple[tuple[int, int], ...] = ()
        self._linked_at = 0
        self._linked_ends: list[int] = []
        self._links_flat: list[int] = []
        """What links hold together, as long as it is known: by these links, with so many tiles."""
        self.final: tuple[Rank, ...] = ()

    # -- features --------------------------------------------------------------------------------------

    def roots(self, segment: int) -> tuple[int, ...]:
        """The roots of a feature: one, and those that breakable joins add."""
        root = self.land.find(segment)
        return self.linked().get(root) or (root,) if self.links else (root,)

    def linked(self) -> dict[int, tuple[int, ...]]:
        """What breakable joins hold together: by root, all roots of its feature."""
        links, laid = self.links, self.land.laid
        if self._linked_by is not links or self._linked_at != laid:
            if self._linked_by is not links:
                self._links_flat = [end for link in links for end in link]
            ends = self.land.find_all(self._links_flat)
            if ends != self._linked_ends:
                self._linked, self._linked_ends = groups_of(ends), ends
            self._linked_by, self._linked_at = links, laid
        return self._linked

    def link_ends(self) -> list[int]:
        """The segments that breakable joins hold together, as they lie in `links`."""
        self.linked()
        return self._links_flat

    def feature(self, segment: int) -> Feature:
        """The feature that a segment belongs to, as it is now."""
        roots, land = self.roots(segment), self.land
        marks = strength = left = 0
        for root in roots:
            marks += land.marks_of(root)
            strength += land.strength_of(root)
            left += land.open_of(root)
        return Feature(land, land.kind_of(segment), roots, marks, strength, left)

    def strength_on(self, segment: int) -> int:
        """Strength of the meeples on the feature, some bits for each seat."""
        root = self.land.find(segment)
        if self.links and (roots := self.linked().get(root)) is not None:
            return self._strength_over(roots)
        return self.land.strength_of(root)

    def occupied(self, segment: int) -> bool:
        """Whether a meeple stands anywhere on the feature."""
        return self.strength_on(segment) != 0

    def unclaimed(self) -> list[int]:
        """The parts of the tile just laid that a meeple may claim."""
        land = self.land
        parts = land.unclaimed(self.rules.claimable_bits)
        if self.links:
            linked, find, base = self.linked(), land.find, land.base
            return [part for part in parts if not self._strength_over(linked.get(find(base + part)))]
        return parts

    def _strength_over(self, roots: tuple[int, ...] | None) -> int:
        strength = 0
        if roots is not None:
            for root in roots:
                strength += self.land.strength_of(root)
        return strength

    def closed(self, segment: int) -> bool:
        """Whether the feature is complete."""
        left = 0
        for root in self.roots(segment):
            left += self.land.open_of(root)
        return not left

    # -- tiles -----------------------------------------------------------------------------------------

    @property
    def pile(self) -> dict[str, int]:
        """Tiles that are still to be drawn: how many of each kind."""
        return dict(self.rules.lots(self.stock))

    def lay(self, face: Face, cell: int, seat: Seat) -> None:
        """Lay a tile that fits, and join what meets."""
        land = self.land
        if land.lay(face, cell, seat):
            self.touched += [land.base + n for n in face.closing]
            self.touched += land.surrounded
        for module in self.rules.hear_laid:
            module.laid(self)

    def hold(self, tile: int) -> int:
        """Take a tile in hand, by its number among the faces; in how many ways it may be laid."""
        self.tile = tile
        ways = self.land.look(tile)
        if self.rules.vetoes and (vetoes := [module for module in self.rules.vetoes if module.watches(self)]):
            codes = self.land.noted()
            codes = [c for c in codes if not any(module.forbids(self, c >> 2, c & 3) for module in vetoes)]
            self.land.keep(codes)
            ways = len(codes)
        return ways

    def segment_at(self, cell: int, part: str) -> int | None:
        """The segment of a part of the tile on a cell, by its name."""
        segment = self.land.segment_at(cell, part)
        return None if segment < 0 else segment

    def option_at(self, word: str, segment: int, figure: str = "") -> At:
        """An option that names this segment."""
        cell, part = self.land.place_of(segment)
        return At(word, cell, part, figure)

    def segment_of(self, option: At) -> int:
        """The segment that an option names."""
        segment = self.segment_at(option.cell, option.part)
        assert segment is not None
        return segment

    def begin_turn(self, agenda: Sequence[AnyTask]) -> None:
        """These are the tasks of a new turn, or of the second half of a double turn, the last one first."""
        self.agenda += agenda
        for module in self.rules.hear_begun:
            module.begun(self)

    # -- figures ---------------------------------------------------------------------------------------

    def in_supply(self, figure: int, seat: Seat) -> int:
        return self.supply[figure * self.seats + seat]

    def put(self, figure: int, seat: Seat, segment: int) -> None:
        """A figure from the supply onto a segment."""
        self.supply[figure * self.seats + seat] -= 1
        self.figures.append((segment, figure, seat))
        self.land.strengthen(segment, self.rules.strengths[figure] << seat * SEAT_BITS)

    def take(self, at: int) -> tuple[int, int, Seat]:
        """The figure of this number back into its owner's supply."""
        segment, figure, seat = taken = self.figures.pop(at)
        self.supply[figure * self.seats + seat] += 1
        self.land.strengthen(segment, -(self.rules.strengths[figure] << seat * SEAT_BITS))
        return taken

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
        twin = type(self).__new__(type(self))
        twin.rules, twin.seats, twin.aids, twin.start = self.rules, self.seats, self.aids, self.start
        twin.mover, twin.turns, twin.tile = self.mover, self.turns, self.tile
        twin.aside, twin.links, twin.final = self.aside, self.links, self.final
        twin.points, twin.stock, twin.agenda = self.points[:], self.stock[:], self.agenda[:]
        twin.supply, twin.figures, twin.track = self.supply[:], self.figures[:], self.track[:]
        twin.slots, twin.touched, twin.land = self.slots.copy(), self.touched[:], self.land.copy()
        twin._pending, twin.listed = self._pending, self.listed
        twin._linked, twin._linked_ends, twin._links_flat = self._linked, self._linked_ends, self._links_flat
        twin._linked_by, twin._linked_at = self._linked_by, self._linked_at
        return twin

    def key(self) -> tuple[object, ...]:
        land = self.land
        laid = tuple(
            (face.tile.id, face.turn, land.cell_of(number), land.seats[number])
            for number, face in enumerate(land.faces)
        )
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

    def view_beyond(self, shared: Callable[[], View], seat: Seat) -> View:
        """Nothing is hidden, so all that a seat has for itself are its questions."""
        return replace(shared(), seat=seat, decisions=build_view.decisions_of(self, seat))

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        """Nothing is hidden: what is not drawn yet has no order."""
        return self.copy()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Rank, ...]:
        return self.final
