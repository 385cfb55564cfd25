"""The position of a first-edition game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tavola.games.carrara.first.rules import build_view, scramble
from tavola.games.carrara.first.rules.actions.build import Payment, ShowBuilding
from tavola.games.carrara.first.rules.actions.start import FillDisplay, seat_start_player
from tavola.games.carrara.first.rules.edition import Edition
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.games.carrara.parts.rules.position import Position
from tavola.kernel import Pick, Seat

OVER = 8
"""What stands for the end of the game in the key of a position."""


class CarraraState(Position):
    """What every edition has, and objects, stones and the announced end."""

    __slots__ = (
        "announced", "edition", "extra_bought", "field", "last_builder", "objects", "scorings", "stack",
        "supply",
    )  # fmt: skip

    waits_by = "carrara1.turn.clockwise"
    over_by = "carrara1.final.everyone"

    def __init__(self, edition: Edition, seats: int, start: Seat | None, *, open_screens: bool) -> None:
        box, types = edition.box, edition.types
        super().__init__(
            (*edition.order.set_up, *edition.order.turn),
            edition.options.quarry,
            seats,
            blocks_per_colour=box.blocks_per_colour,
            coins=box.coins,
            cities=len(box.cities),
            display=box.display,
            open_screens=open_screens,
        )
        self.edition = edition
        self.objects = [0] * types * seats
        self.field = [box.objects_on_field] * types
        self.supply = [box.objects_in_supply] * types
        self.scorings = [0] * seats
        self.stack = box.shuffled
        """A bit for each tile that is still face down."""
        self.extra_bought = False
        self.announced: Seat = -1
        self.last_builder: Seat = -1
        if start is not None:
            self.agenda.pop()
            seat_start_player(self, start)

    def begin_first_turn(self) -> None:
        """The display is as it is to be; nothing else is to be set up."""
        self.agenda[:] = [task for task in self.agenda if not isinstance(task, FillDisplay)]

    # -- what others want to know ---------------------------------------------------------------

    def objects_of(self, seat: Seat) -> tuple[int, ...]:
        """The seat's objects by kind."""
        types = self.edition.types
        return tuple(self.objects[seat * types : (seat + 1) * types])

    def earn_at_end(self, seat: Seat, coins: int) -> None:
        """Coins that the final scoring brings."""
        self.coins[seat] += coins

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self._copy_shared(twin)
        twin.edition, twin.stack, twin.extra_bought = self.edition, self.stack, self.extra_bought
        twin.announced, twin.last_builder = self.announced, self.last_builder
        twin.objects, twin.field, twin.supply = self.objects[:], self.field[:], self.supply[:]
        twin.scorings = self.scorings[:]
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

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        twin = self.copy()
        scramble.scramble(twin, seat, pick)
        return twin
