"""What the advanced game keeps on the table: supplies, wheels, and pieces on buildings and in warehouses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from tavola.games.carrara.second.advanced.rules.box import Pieces
from tavola.games.carrara.second.rules.edition import Edition, Holdings
from tavola.kernel import Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState

EMPTY = -1
"""A warehouse without a piece."""
_BITS = 3
"""A building's statue takes three bits: 0 for none, otherwise its colour's number plus one."""
_MASK = (1 << _BITS) - 1


class Advanced(Holdings):
    """Flat numbers. Pieces on buildings go by the order of building, so a monument takes them over."""

    __slots__ = (
        "boxed", "claims", "decorated", "first_statue", "fresh", "gold", "inner", "outer", "pieces",
        "purchased", "rooms", "scored_pairs", "statues", "stored", "supply",
    )  # fmt: skip

    def __init__(self, pieces: Pieces, edition: Edition, seats: int) -> None:
        self.pieces = pieces
        self.supply = [pieces.decorations[seats]] * edition.types
        self.supply += [pieces.statues_per_colour] * edition.colours
        self.supply += [pieces.gold_per_player * seats]
        """How many of each piece are left; gold lies at the court."""
        self.first_statue = edition.types
        """Pieces from this number on are statues, in the order of colours."""
        self.gold = len(self.supply) - 1
        """The gold statue's number."""
        self.boxed = 0
        """Gold statues that went back into the box."""
        self.outer = 0
        """By how many segments the large wheel has turned."""
        self.inner = 0
        self.decorated = [0] * seats
        """By seat, a bit for each building that has its decoration."""
        self.statues = [0] * seats
        """By seat, the statues of its buildings, a few bits each."""
        self.rooms = pieces.warehouses
        """How many pieces a seat can store."""
        self.stored = [EMPTY] * self.rooms * seats
        self.fresh = 0
        """A bit for each of the mover's warehouses that was filled in this turn."""
        self.purchased = False
        self.claims = [-1] * seats
        """By seat, the money field it has claimed."""
        self.scored_pairs = [0] * seats

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.pieces, twin.first_statue, twin.gold = self.pieces, self.first_statue, self.gold
        twin.supply, twin.boxed = self.supply[:], self.boxed
        twin.outer, twin.inner = self.outer, self.inner
        twin.decorated, twin.statues, twin.stored = self.decorated[:], self.statues[:], self.stored[:]
        twin.rooms, twin.fresh, twin.purchased = self.rooms, self.fresh, self.purchased
        twin.claims, twin.scored_pairs = self.claims[:], self.scored_pairs[:]
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.boxed, self.outer, self.inner, self.fresh, self.purchased, tuple(self.supply),
            tuple(self.decorated), tuple(self.statues), tuple(self.stored), tuple(self.claims),
            tuple(self.scored_pairs),
        )  # fmt: skip

    # -- pieces on buildings ------------------------------------------------------------------------

    def has_decoration(self, seat: Seat, at: int) -> bool:
        return bool(self.decorated[seat] >> at & 1)

    def statue_on(self, seat: Seat, at: int) -> int:
        """The colour's number of the statue on a building; -1: none."""
        return (self.statues[seat] >> at * _BITS & _MASK) - 1

    def put_onto(self, seat: Seat, at: int, piece: int) -> None:
        """A piece onto a building that has room for it."""
        if self.is_decoration(piece):
            self.decorated[seat] |= 1 << at
        else:
            self.statues[seat] |= (piece - self.first_statue + 1) << at * _BITS

    # -- the numbers of pieces ------------------------------------------------------------------------

    def is_decoration(self, piece: int) -> bool:
        return piece < self.first_statue

    def name(self, piece: int) -> str:
        return self.pieces.names[piece]

    def number(self, name: str) -> int:
        return self.pieces.names.index(name)

    # -- wheels ---------------------------------------------------------------------------------------

    def decoration_at(self, segment: int) -> int:
        """The decoration that the large wheel shows at a segment."""
        ring = self.pieces.outer
        return ring[(segment - self.outer) % len(ring)]

    def statue_at(self, segment: int) -> int:
        """The statue that the small wheel shows at a segment."""
        ring = self.pieces.inner
        return self.first_statue + ring[(segment - self.inner) % len(ring)]

    def turn_outer(self) -> None:
        self.outer = (self.outer + 1) % len(self.pieces.outer)

    def turn_inner(self) -> None:
        self.inner = (self.inner + 1) % len(self.pieces.inner)

    # -- warehouses -----------------------------------------------------------------------------------

    def store_of(self, seat: Seat) -> list[int]:
        """The pieces in a seat's warehouses."""
        return self.stored[seat * self.rooms : (seat + 1) * self.rooms]

    def movable(self, seat: Seat) -> list[int]:
        """The pieces that the mover has stored in an earlier turn, each kind once."""
        found: list[int] = []
        first = seat * self.rooms
        for room in range(self.rooms):
            piece = self.stored[first + room]
            if piece != EMPTY and not self.fresh >> room & 1 and piece not in found:
                found.append(piece)
        return found

    def set_store(self, seat: Seat, at: int, piece: int) -> None:
        self.stored[seat * self.rooms + at] = piece

    def give_back(self, piece: int) -> None:
        """To the supply; gold goes into the box."""
        if piece == self.gold:
            self.boxed += 1
        else:
            self.supply[piece] += 1

    def scorings(self, state: SecondState, seat: Seat) -> int:
        return self.scored_pairs[seat].bit_count() + (self.claims[seat] >= 0)


def held(state: SecondState) -> Advanced:
    """What the advanced game keeps, of a game that is one."""
    more = state.more
    assert isinstance(more, Advanced)
    return more
