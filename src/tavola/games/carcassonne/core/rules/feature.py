"""Features: roads, cities, fields, monasteries and gardens as wholes, derived from their segments."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carcassonne.core.rules.faces import AROUND
from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.options import RING
from tavola.kernel import Seat

SEAT_BITS = 5
SEAT_MASK = (1 << SEAT_BITS) - 1


class Feature:
    """A feature as it is now; `roots` are its parts in the union-find, several where joins can break."""

    __slots__ = ("_land", "_tiles", "kind", "marks", "open", "roots", "strength")

    def __init__(
        self, land: Land, kind: int, roots: Sequence[int], marks: int, strength: int, left: int
    ) -> None:
        self._land = land
        self._tiles = 0
        self.kind = kind
        self.roots = roots
        self.marks = marks
        self.strength = strength
        """Strength of the meeples on it, some bits for each seat."""
        self.open = left
        """Open edges; around monasteries and gardens: tiles that are missing."""

    @property
    def complete(self) -> bool:
        return self.open == 0

    @property
    def tiles(self) -> int:
        """A bit for each tile it lies on; of monasteries and gardens also for those around."""
        if not self._tiles:
            land, tiles = self._land, 0
            for root in self.roots:
                tiles |= land.tiles_along(root)
            self._tiles = tiles
            if self.kind in AROUND:
                self._tiles |= self._tiles_around()
        return self._tiles

    def _tiles_around(self) -> int:
        land = self._land
        cell = land.cell_of(land.tile_of(self.roots[0]))
        return sum(1 << tile for step in RING if (tile := land.tile_at(cell + step)) >= 0)

    @property
    def size(self) -> int:
        """On how many tiles it lies."""
        return self.tiles.bit_count()

    def as_completed(self) -> Feature:
        """What it would be with nothing open or missing."""
        return Feature(self._land, self.kind, self.roots, self.marks, self.strength, 0)


def strength_of(packed: int, seat: Seat) -> int:
    """How strong a seat is."""
    return packed >> seat * SEAT_BITS & SEAT_MASK


def strongest(packed: int, seats: int) -> list[Seat]:
    """Who has the majority: one seat, or several that are equally strong."""
    best = 0
    who: list[Seat] = []
    for seat in range(seats):
        strength = packed >> seat * SEAT_BITS & SEAT_MASK
        if strength > best:
            best, who = strength, [seat]
        elif strength == best and best:
            who.append(seat)
    return who


def groups_of(ends: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """For each root that is linked, one end of a link after the other: all that hang together with it."""
    groups: dict[int, tuple[int, ...]] = {}
    for at in range(0, len(ends), 2):
        a, b = ends[at], ends[at + 1]
        group = groups.get(a, (a,))
        if b not in group:
            group += groups.get(b, (b,))
        for root in group:
            groups[root] = group
    return groups
