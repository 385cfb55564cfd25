"""Features: roads, cities, fields, monasteries and gardens as wholes, derived from their segments."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Seat

SEAT_BITS = 5
SEAT_MASK = (1 << SEAT_BITS) - 1


class Feature:
    """A feature as it is now; `roots` are its parts in the union-find, several where joins can break."""

    __slots__ = ("kind", "marks", "open", "roots", "strength", "tiles")

    def __init__(
        self, kind: int, roots: Sequence[int], tiles: int, marks: int, strength: int, left: int
    ) -> None:
        self.kind = kind
        self.roots = roots
        self.tiles = tiles
        """A bit for each tile it lies on."""
        self.marks = marks
        self.strength = strength
        """Strength of the meeples on it, some bits for each seat."""
        self.open = left
        """Open edges; around monasteries and gardens: tiles that are missing."""

    @property
    def complete(self) -> bool:
        return self.open == 0

    @property
    def size(self) -> int:
        """On how many tiles it lies."""
        return self.tiles.bit_count()


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
