"""Before the first turn: who begins, and which buildings lie open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from tavola.games.carrara.first.rules.edition import CarraraTask
from tavola.kernel import CHANCE, Chance, Event, Events, Outcome, Pending, Seat, Singles

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


@dataclass(frozen=True, slots=True)
class DrawStartPlayer(CarraraTask):
    """Chance decides who begins; every seat is as likely."""

    name = "start"
    stage = 0
    phase = "setup"
    chance_rule = "carrara1.setup.start-player"

    def run(self, state: CarraraState, events: Events) -> Pending:
        return Chance({str(seat): 1 for seat in range(state.seats)}, "carrara.start")

    def dealt(self, state: CarraraState, outcome: Outcome, events: Events) -> None:
        seat = int(outcome)
        seat_start_player(state, seat)
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(Event("carrara.started", seat, "carrara1.setup.start-player", where=where))


def seat_start_player(state: CarraraState, seat: Seat) -> None:
    """Everybody gets the first block, by how far they sit from the start player."""
    edition = state.edition
    state.start = state.mover = seat
    for place in range(state.seats):
        colour = edition.box.start_blocks[place]
        if state.bag[colour]:
            state.blocks[(seat + place) % state.seats * edition.colours + colour] += 1
            state.bag[colour] -= 1


class TurnUp(CarraraTask):
    """A building that is face down is turned up; every one is as likely."""

    __slots__ = ()

    numbered = True
    why: ClassVar[str]
    """How the chance is called."""

    def shown(self, state: CarraraState, tile: int, events: Events) -> None:
        """It comes onto its space."""
        raise NotImplementedError

    def waits(self, state: CarraraState) -> bool:
        """Whether there is a space for it."""
        return True

    def run(self, state: CarraraState, events: Events) -> Pending | None:
        if not self.waits(state):
            return None
        edition = state.edition
        return Chance(Singles(state.stack, edition.tile_names, edition.tile_number), self.why)

    def dealt(self, state: CarraraState, outcome: Outcome, events: Events) -> None:
        self.shown(state, state.edition.tile_number[outcome], events)

    def asked(self, state: CarraraState) -> Seat:
        return CHANCE

    def ways(self, state: CarraraState) -> int:
        return state.stack.bit_count() if self.waits(state) else 0

    def go(self, state: CarraraState, way: int) -> None:
        stack = state.stack
        for _ in range(way):
            stack &= stack - 1
        self.shown(state, (stack & -stack).bit_length() - 1, None)


@dataclass(frozen=True, slots=True)
class FillDisplay(TurnUp):
    """The first buildings are turned up, until the display is full."""

    name = "display"
    stage = 1
    phase = "setup"
    chance_rule = "carrara1.setup.buildings"
    why = "carrara.display"

    def waits(self, state: CarraraState) -> bool:
        return -1 in state.display and state.stack != 0

    def shown(self, state: CarraraState, tile: int, events: Events) -> None:
        turn_up(state, state.display.index(-1), tile, self.chance_rule, events)
        state.do_next(self)


def turn_up(state: CarraraState, space: int, tile: int, rule: str, events: Events) -> None:
    """Lay a building from the stack onto a space of the display."""
    state.display[space] = tile
    state.stack &= ~(1 << tile)
    if events is not None:
        events.append(_shown(state.edition.tile_names[tile], rule))


@lru_cache(maxsize=256)
def _shown(tile: str, rule: str) -> Event:
    return Event("carrara.shown", None, rule, {"tile": tile}, where=(f"tile:{tile}",))
