"""The position of a first-edition game, and the order of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tavola.games.carrara.rules.first import imagination, refusals, seen
from tavola.games.carrara.rules.first.actions import after, build, buy, score, start
from tavola.games.carrara.rules.first.parts import BOX, COLOURS, TYPES
from tavola.games.carrara.rules.first.stages import Stage
from tavola.games.carrara.rules.options import BUY, DECLINE, RELIEF, Build, Pay, ScoreCity, ScoreType, Take
from tavola.games.carrara.rules.view import CarraraView
from tavola.kernel import Decision, Event, Option, Outcome, Pending, Pick, Place, Reason, Seat, State


class CarraraState(State):
    """Flat lists of small numbers; rows of a seat stand one after the other."""

    __slots__ = (
        "_pending", "announced", "bag", "blocks", "building", "built", "city_stone", "coins", "display",
        "extra_bought", "field", "final", "last_builder", "mover", "objects", "open_screens", "points",
        "scored_types", "scorings", "seats", "slot", "stack", "stage", "start", "supply", "turns", "wheel",
    )  # fmt: skip

    def __init__(self, seats: int, *, open_screens: bool) -> None:
        self.seats = seats
        self.open_screens = open_screens
        self.start: Seat = -1
        self.mover: Seat = -1
        self.stage: int = Stage.START
        self.turns = 0
        self.wheel = [1] * COLOURS + [0] * COLOURS * (BOX.segments - 1)
        self.bag = [BOX.blocks_per_colour - 1] * COLOURS
        self.blocks = [0] * COLOURS * seats
        self.coins = [BOX.coins] * seats
        self.objects = [0] * TYPES * seats
        self.field = [BOX.objects_on_field] * TYPES
        self.supply = [BOX.objects_in_supply] * TYPES
        self.points = [0] * seats
        self.built: list[tuple[tuple[int, int], ...]] = [()] * seats
        """By seat: (tile, city) in the order of building."""
        self.scored_types = [0] * seats
        """By seat, a bit for each type."""
        self.scorings = [0] * seats
        self.city_stone: list[Seat] = [-1] * len(BOX.cities)
        self.display = [-1] * BOX.display
        self.stack = (1 << len(BOX.tiles)) - 1
        """A bit for each tile that is still face down."""
        self.building = (-1, -1)
        """The tile and city that are being paid for."""
        self.slot = -1
        """The space of the display that is to be refilled."""
        self.extra_bought = False
        self.announced: Seat = -1
        self.last_builder: Seat = -1
        self.final: tuple[Place, ...] = ()
        self._pending: Pending | None = None

    # -- the order of a turn ------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        if self._pending is None:
            self._pending = self._ask()
        return self._pending

    def _ask(self) -> Pending:
        match self.stage:
            case Stage.START:
                return start.start_player(self)
            case Stage.DISPLAY:
                return start.first_buildings(self)
            case Stage.ACTION:
                return (Decision(self.mover, "carrara.action", tuple(self._actions())),)
            case Stage.REFILL:
                return buy.refill(self)
            case Stage.TAKE:
                return (buy.question(self),)
            case Stage.PAY:
                return (build.question(self),)
            case Stage.SHOW:
                return build.new_building(self)
            case Stage.AFTER:
                return (after.question(self),)
            case _:
                return ()

    def _actions(self) -> list[Option]:
        actions = [*buy.actions(self), *build.actions(self), *score.actions(self)]
        if not actions:
            actions = [RELIEF]
        if self.announced >= 0:
            actions.append(DECLINE)
        return actions

    def _answer(self, seat: Seat, option: Option, events: list[Event] | None) -> None:
        assert seat == self.mover
        self._pending = None
        match self.stage:
            case Stage.ACTION:
                self._act(option, events)
            case Stage.TAKE:
                if isinstance(option, Take):
                    buy.take(self, option, events)
                else:
                    buy.relief(self, events)
            case Stage.PAY:
                assert isinstance(option, Pay)
                build.pay(self, option, events)
            case _:
                after.answer(self, option, events)

    def _act(self, option: Option, events: list[Event] | None) -> None:
        if option is BUY or option == BUY:
            buy.turn_wheel(self, events)
        elif isinstance(option, Build):
            build.begin(self, option, events)
        elif isinstance(option, ScoreType):
            score.score_type(self, option.type, events)
        elif isinstance(option, ScoreCity):
            score.score_city(self, option.city, events)
        elif option == RELIEF:
            buy.relief(self, events)
        else:
            after.decline(self, events)

    def _dealt(self, outcome: Outcome, events: list[Event] | None) -> None:
        self._pending = None
        match self.stage:
            case Stage.START:
                start.begin(self, int(outcome), events)
            case Stage.DISPLAY:
                start.show(self, outcome, events)
            case Stage.REFILL:
                buy.lay(self, outcome, events)
            case _:
                build.show(self, outcome, events)

    # -- what others want to know ---------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def all_open(self) -> bool:
        return self.open_screens

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """The seat's blocks by colour."""
        return tuple(self.blocks[seat * COLOURS : (seat + 1) * COLOURS])

    def objects_of(self, seat: Seat) -> tuple[int, ...]:
        """The seat's objects by kind."""
        return tuple(self.objects[seat * TYPES : (seat + 1) * TYPES])

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.seats, twin.open_screens, twin.start, twin.mover = (
            self.seats,
            self.open_screens,
            self.start,
            self.mover,
        )
        twin.stage, twin.turns, twin.stack = self.stage, self.turns, self.stack
        twin.building, twin.slot, twin.extra_bought = self.building, self.slot, self.extra_bought
        twin.announced, twin.last_builder, twin.final = self.announced, self.last_builder, self.final
        twin.wheel, twin.bag, twin.blocks, twin.coins = (
            self.wheel[:],
            self.bag[:],
            self.blocks[:],
            self.coins[:],
        )
        twin.objects, twin.field, twin.supply = self.objects[:], self.field[:], self.supply[:]
        twin.points, twin.built, twin.display = self.points[:], self.built[:], self.display[:]
        twin.scored_types, twin.scorings = self.scored_types[:], self.scorings[:]
        twin.city_stone = self.city_stone[:]
        twin._pending = self._pending
        return twin

    def key(self) -> tuple[object, ...]:
        lists: tuple[Sequence[object], ...] = (
            self.wheel, self.bag, self.blocks, self.coins, self.objects, self.field, self.supply, self.points,
            self.built, self.display, self.scored_types, self.city_stone,
        )  # fmt: skip
        return (
            self.seats, self.open_screens, self.start, self.mover, int(self.stage), self.turns, self.stack,
            self.building, self.slot, self.extra_bought, self.announced, self.last_builder,
            *(tuple(numbers) for numbers in lists),
        )  # fmt: skip

    def view(self, seat: Seat | None) -> CarraraView:
        return seen.view(self, seat)

    def imagined(self, seat: Seat, pick: Pick) -> Self:  # noqa: ARG002 (nothing is left to chance)
        """All that is hidden can be counted from what was played openly, so it is kept."""
        return self.copy()

    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:
        twin = self.copy()
        imagination.scramble(twin, seat, pick)
        return twin

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standing(self) -> tuple[Place, ...]:
        return self.final

    def _refusal(self, seat: Seat, option: Option) -> Reason:
        return refusals.refusal(self, seat, option)
