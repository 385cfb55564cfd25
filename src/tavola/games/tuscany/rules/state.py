"""The position of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tavola.games.tuscany.rules import build_view, imagination
from tavola.games.tuscany.rules.box import Box
from tavola.games.tuscany.rules.faces import BONUSES, FACE, FACES, HEXAGON, NO_TILE, TYPE_OF, TYPES
from tavola.games.tuscany.rules.layout import FIELDS, Layout
from tavola.games.tuscany.rules.options import Arrange
from tavola.games.tuscany.rules.order import GAME
from tavola.games.tuscany.rules.place import PayForTile
from tavola.games.tuscany.rules.task import Rulings, TuscanyTask
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Chance, Pick, Rank, Reason, Seat, State


class TuscanyState(State):
    """Flat lists of small numbers; rows of a seat stand one after the other, sets of fields are bits."""

    __slots__ = (
        "arranged", "bonus", "box", "boxed", "castles", "covered", "discards", "display", "extra_round",
        "final", "first_by", "fresh", "green", "hand", "held", "laid", "layouts", "marble", "marble_used",
        "mover", "neutral", "own", "paid", "pieces", "pile", "reach", "red", "removed", "round", "rulings",
        "seats", "second_by", "start", "stock", "storage", "tiles", "turned_up", "turns", "workers", "yields",
        "yields_done",
    )  # fmt: skip

    def __init__(self, box: Box, rulings: Rulings, seats: int, start: Seat | None) -> None:
        super().__init__(*GAME)
        self.box = box
        self.rulings = rulings
        self.seats = seats
        self.start: Seat = -1 if start is None else start
        self.mover: Seat = self.start
        self.turns = 0
        self.round = 0
        """From 0 on: rounds in the sense of the book, each of many turns."""
        self.extra_round = False
        self.marble_used = False
        self.fresh = 0
        """Hexagons that the mover has taken in this turn."""
        self.turned_up: tuple[int, ...] = ()
        """Yield cards of this turn."""
        self.display = [NO_TILE] * box.display
        self.neutral = list(box.neutral)
        """By face, what is left in the neutral stack."""
        self.removed = [0] * len(FACES)
        """By face, neutral tiles that were sent away."""
        self.own = list(box.own) * seats
        """By seat and face, what is left in the own stacks."""
        self.laid = [0] * seats
        self.boxed = [0] * (seats + 1)
        """By back, tiles that are out of the game."""
        self.pile = list(box.cards)
        self.discards = [0] * len(TYPES)
        self.hand = [0] * len(TYPES) * seats
        self.held = [0] * len(TYPES) * seats
        """Hands as they were when the pile was last made anew."""
        self.paid: list[tuple[Seat, int, int]] = []
        """Cards paid since then, in order: by whom, the colour, and how many cards that seat had drawn."""
        self.yields = [card.count for card in box.yields]
        self.yields_done = [0] * len(box.yields)
        self.stock = [box.bonus_of_a_kind] * len(BONUSES)
        self.bonus = [0] * len(BONUSES) * seats
        self.first_by: list[Seat] = [-1] * len(TYPES)
        self.second_by: list[Seat] = [-1] * len(TYPES)
        self.pieces: list[tuple[str, ...]] = [()] * seats
        self.arranged: list[Arrange | None] = [None] * seats
        self.castles = [-1] * seats
        """Where the start castle stands, or will when the boards are opened."""
        self.layouts: list[Layout | None] = [None] * seats
        """Boards, once they lie open."""
        self.covered = [0] * seats
        self.reach = [0] * seats
        """Empty fields beside covered ones."""
        self.tiles = [NO_TILE] * FIELDS * seats
        self.storage: list[tuple[int, ...]] = [()] * seats
        self.marble = [0] * seats
        self.workers = [0] * seats
        self.red = [0] * seats
        self.green = [0] * seats
        self.final: tuple[Rank, ...] = ()

    # -- what the rules ask again and again --------------------------------------------------------

    @property
    def task(self) -> TuscanyTask | None:
        """What is to be done next; None when the game is over."""
        if not self.agenda:
            return None
        task = self.agenda[-1]
        assert isinstance(task, TuscanyTask)
        return task

    def clockwise(self) -> list[Seat]:
        """All seats, from the start player on."""
        return [(self.start + n) % self.seats for n in range(self.seats)]

    def hand_of(self, seat: Seat) -> list[int]:
        """The seat's cards by colour."""
        return self.hand[seat * 8 : seat * 8 + 8]

    def open_for(self, seat: Seat, kind: int) -> int:
        """A bit for each empty field of a type that lies beside a covered one."""
        layout = self.layouts[seat]
        assert layout is not None
        return self.reach[seat] & layout.of_type[kind]

    def anything_fits(self, seat: Seat) -> bool:
        """Whether the seat's board has room for any tile of the display."""
        layout = self.layouts[seat]
        assert layout is not None
        reach, of_type = self.reach[seat], layout.of_type
        for tile in self.display:  # noqa: SIM110 (asked in every turn, and a generator takes twice as long)
            if tile >= 0 and reach & of_type[TYPE_OF[tile & FACE]]:
                return True
        return False

    def help_is_left(self, seat: Seat) -> bool:
        """Whether a neutral tile for which the seat's board has room may still turn up."""
        return any(
            self.neutral[face] + self.removed[face] and self.open_for(seat, TYPE_OF[face])
            for face in range(len(FACES))
        )

    def usable_hexagons(self, seat: Seat) -> int:
        """Hexagons that may be placed now; those of this turn only where the setup says so."""
        there = self.storage[seat].count(HEXAGON)
        return there if self.rulings.hexagon_at_once or seat != self.mover else there - self.fresh

    def stored_faces(self, seat: Seat) -> list[int]:
        """The faces of the tiles in storage, each once."""
        faces: list[int] = []
        for tile in self.storage[seat]:
            if tile & FACE not in faces:
                faces.append(tile & FACE)
        return faces

    def remove_stored(self, seat: Seat, face: int) -> int:
        """Take a tile with this face off the storage; the tile."""
        stored = self.storage[seat]
        at = 0
        while stored[at] & FACE != face:
            at += 1
        self.storage[seat] = stored[:at] + stored[at + 1 :]
        return stored[at]

    def paying_for(self) -> tuple[int, int]:
        """Face and field of the tile that is being paid for; (-1, -1): none is."""
        task = self.task
        return (task.face, task.field) if isinstance(task, PayForTile) else (-1, -1)

    # -- what the kernel asks ------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def sealed(self) -> frozenset[Seat]:
        return frozenset(
            seat
            for seat in range(self.seats)
            if self.arranged[seat] is not None and self.layouts[seat] is None
        )

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.agenda, twin._pending, twin.listed = self.agenda[:], self._pending, self.listed
        twin.box, twin.rulings, twin.seats = self.box, self.rulings, self.seats
        twin.start, twin.mover, twin.turns = self.start, self.mover, self.turns
        twin.round, twin.extra_round = self.round, self.extra_round
        twin.marble_used, twin.fresh, twin.turned_up = self.marble_used, self.fresh, self.turned_up
        twin.display, twin.neutral, twin.removed = self.display[:], self.neutral[:], self.removed[:]
        twin.own, twin.laid, twin.boxed = self.own[:], self.laid[:], self.boxed[:]
        twin.pile, twin.discards = self.pile[:], self.discards[:]
        twin.hand, twin.held, twin.paid = self.hand[:], self.held[:], self.paid[:]
        twin.yields, twin.yields_done = self.yields[:], self.yields_done[:]
        twin.stock, twin.bonus = self.stock[:], self.bonus[:]
        twin.first_by, twin.second_by = self.first_by[:], self.second_by[:]
        twin.pieces, twin.arranged, twin.castles = self.pieces[:], self.arranged[:], self.castles[:]
        twin.layouts, twin.covered, twin.reach = self.layouts[:], self.covered[:], self.reach[:]
        twin.tiles, twin.storage = self.tiles[:], self.storage[:]
        twin.marble, twin.workers = self.marble[:], self.workers[:]
        twin.red, twin.green, twin.final = self.red[:], self.green[:], self.final
        return twin

    def key(self) -> tuple[object, ...]:
        paid = [0] * len(self.hand)  # when a card was paid only matters to who thinks about hands
        for seat, kind, _ in self.paid:
            paid[seat * 8 + kind] += 1
        lists: tuple[Sequence[object], ...] = (
            self.display, self.neutral, self.removed, self.own, self.boxed, self.pile, self.discards,
            self.hand, self.held, paid, self.yields, self.yields_done, self.stock, self.bonus,
            self.first_by, self.second_by, self.pieces, self.castles, self.tiles, self.storage,
            self.marble, self.workers, self.red, self.green,
        )  # fmt: skip
        rulings = self.rulings
        return (
            self.seats, rulings.draw, rulings.cards_per_point, rulings.fewer_green_wins,
            rulings.hexagon_at_once, rulings.wide_offsets, rulings.refill_first,
            self.start, self.mover, self.turns, self.round, self.extra_round, self.marble_used, self.fresh,
            self.turned_up, tuple(task.spelled() for task in self.agenda),
            tuple(None if board is None else str(board) for board in self.arranged),
            tuple(layout is not None for layout in self.layouts),
            *(tuple(numbers) for numbers in lists),
        )  # fmt: skip

    def view(self, seat: Seat | None) -> TuscanyView:
        return build_view.build_view(self, seat)

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        return self.scrambled(seat, pick)

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        twin = self.copy()
        imagination.deal_anew(twin, seat, pick)
        return twin

    def scores(self) -> tuple[int, ...]:
        return tuple(self.red)

    def standing(self) -> tuple[Rank, ...]:
        return self.final

    def _nothing_asked(self, seat: Seat) -> Reason:
        pending = self.pending
        if isinstance(pending, Chance):
            assert self.task is not None
            return Reason(self.task.waits_by())
        if self.over:
            return Reason("tuscany.final.winner")
        if seat in self.sealed:
            return Reason("tuscany.setup.simultaneous")
        return Reason("tuscany.turn.clockwise", {"seat": pending[0].seat})
