"""Before the first turn: who begins, and which buildings lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import CarraraTask
from tavola.kernel import Chance, Event, Events, Outcome, Pending, Seat

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


@dataclass(frozen=True, slots=True)
class FillDisplay(CarraraTask):
    """The first buildings are turned up, until the display is full."""

    name = "display"
    stage = 1
    phase = "setup"
    chance_rule = "carrara1.setup.buildings"

    def run(self, state: CarraraState, events: Events) -> Pending | None:
        if -1 not in state.display or not state.stack:
            return None
        return Chance(face_down(state), "carrara.display")

    def dealt(self, state: CarraraState, outcome: Outcome, events: Events) -> None:
        turn_up(state, state.display.index(-1), outcome, "carrara1.setup.buildings", events)
        state.do_next(self)


def face_down(state: CarraraState) -> dict[Outcome, int]:
    """The buildings in the stack; every one is as likely."""
    return {tile.name: 1 for tile in state.edition.box.tiles if state.stack >> tile.number & 1}


def turn_up(state: CarraraState, space: int, outcome: Outcome, rule: str, events: Events) -> None:
    """Lay a building from the stack onto a space of the display."""
    tile = state.edition.tile_number[outcome]
    state.display[space] = tile
    state.stack &= ~(1 << tile)
    if events is not None:
        events.append(Event("carrara.shown", None, rule, {"tile": outcome}, where=(f"tile:{outcome}",)))
