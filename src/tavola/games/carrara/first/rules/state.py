"""The position of a first-edition game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tavola.games.carrara.first.rules import build_view, scramble
from tavola.games.carrara.first.rules.actions.build import Payment, ShowBuilding
from tavola.games.carrara.first.rules.actions.start import FillDisplay, seat_start_player
from tavola.games.carrara.first.rules.edition import CarraraTask, Edition
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.kernel import Chance, Pick, Rank, Reason, Seat, State

OVER = 8
"""What stands for the end of the game in the key of a position."""


class CarraraState(State):
    """Flat lists of small numbers; rows of a seat stand one after the other."""

    __slots__ = (
        "announced", "bag", "blocks", "built", "city_stone", "coins", "display", "edition", "extra_bought",
        "field", "final", "last_builder", "mover", "objects", "open_screens", "points", "scored_types",
        "scorings", "seats", "stack", "start", "supply", "turns", "wheel",
    )  # fmt: skip

    def __init__(self, edition: Edition, seats: int, start: Seat | None, *, open_screens: bool) -> None:
        super().__init__(*edition.order.set_up, *edition.order.turn)
        self.edition = edition
        box, colours, types = edition.box, edition.colours, edition.types
        self.seats = seats
        self.open_screens = open_screens
        self.start: Seat = -1
        self.mover: Seat = -1
        self.turns = 0
        self.wheel = [1] * colours + [0] * colours * (box.segments - 1)
        self.bag = [box.blocks_per_colour - 1] * colours
        self.blocks = [0] * colours * seats
        self.coins = [box.coins] * seats
        self.objects = [0] * types * seats
        self.field = [box.objects_on_field] * types
        self.supply = [box.objects_in_supply] * types
        self.points = [0] * seats
        self.built: list[tuple[tuple[int, int], ...]] = [()] * seats
        """By seat: (tile, city) in the order of building."""
        self.scored_types = [0] * seats
        """By seat, a bit for each type."""
        self.scorings = [0] * seats
        self.city_stone: list[Seat] = [-1] * len(box.cities)
        self.display = [-1] * box.display
        self.stack = box.shuffled
        """A bit for each tile that is still face down."""
        self.extra_bought = False
        self.announced: Seat = -1
        self.last_builder: Seat = -1
        self.final: tuple[Rank, ...] = ()
        if start is not None:
            self.agenda.pop()
            seat_start_player(self, start)

    def begin_first_turn(self) -> None:
        """The display is as it is to be; nothing else is to be set up."""
        self.agenda[:] = [task for task in self.agenda if not isinstance(task, FillDisplay)]

    # -- what others want to know ---------------------------------------------------------------

    @property
    def task(self) -> CarraraTask | None:
        """What is to be done next; None when the game is over."""
        if not self.agenda:
            return None
        task = self.agenda[-1]
        assert isinstance(task, CarraraTask)
        return task

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def all_open(self) -> bool:
        return self.open_screens

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """The seat's blocks by colour."""
        colours = self.edition.colours
        return tuple(self.blocks[seat * colours : (seat + 1) * colours])

    def objects_of(self, seat: Seat) -> tuple[int, ...]:
        """The seat's objects by kind."""
        types = self.edition.types
        return tuple(self.objects[seat * types : (seat + 1) * types])

    def earn_at_end(self, seat: Seat, coins: int) -> None:
        """Coins that the final scoring brings."""
        self.coins[seat] += coins

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.agenda, twin._pending = self.agenda[:], self._pending
        twin.edition, twin.seats, twin.open_screens = self.edition, self.seats, self.open_screens
        twin.start, twin.mover, twin.turns, twin.stack = self.start, self.mover, self.turns, self.stack
        twin.extra_bought, twin.announced = self.extra_bought, self.announced
        twin.last_builder, twin.final = self.last_builder, self.final
        twin.wheel, twin.bag = self.wheel[:], self.bag[:]
        twin.blocks, twin.coins = self.blocks[:], self.coins[:]
        twin.objects, twin.field, twin.supply = self.objects[:], self.field[:], self.supply[:]
        twin.points, twin.built, twin.display = self.points[:], self.built[:], self.display[:]
        twin.scored_types, twin.scorings = self.scored_types[:], self.scorings[:]
        twin.city_stone = self.city_stone[:]
        return twin

    def key(self) -> tuple[object, ...]:
        task = self.task
        stage = OVER if task is None else task.stage
        building = (task.tile, task.city) if isinstance(task, Payment) else (-1, -1)
        space = task.space if isinstance(task, ShowBuilding) else -1
        lists: tuple[Sequence[object], ...] = (
            self.wheel, self.bag, self.blocks, self.coins, self.objects, self.field, self.supply, self.points,
            self.built, self.display, self.scored_types, self.city_stone,
        )  # fmt: skip
        return (
            self.seats, self.open_screens, self.start, self.mover, stage, self.turns, self.stack,
            building, space, self.extra_bought, self.announced, self.last_builder,
            *(tuple(numbers) for numbers in lists), *self.edition.variant,
        )  # fmt: skip

    def view(self, seat: Seat | None) -> CarraraView:
        return build_view.build_view(self, seat)

    def imagined(self, seat: Seat, pick: Pick) -> Self:
        """All that is hidden can be counted from what was played openly, so it is kept."""
        return self.copy()

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        twin = self.copy()
        scramble.scramble(twin, seat, pick)
        return twin

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Rank, ...]:
        return self.final

    def _nothing_asked(self, seat: Seat) -> Reason:
        if isinstance(self.pending, Chance):
            assert self.task is not None
            return Reason(self.task.chance_rule)
        if self.over:
            return Reason("carrara1.final.everyone")
        return Reason("carrara1.turn.clockwise", {"seat": self.mover})
