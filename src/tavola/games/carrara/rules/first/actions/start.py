"""Before the first turn: who begins, and which buildings lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.parts import BOX, COLOURS, TILE_NUMBER
from tavola.games.carrara.rules.first.stages import Stage
from tavola.kernel import Chance, Event, Outcome, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def start_player(state: CarraraState) -> Chance:
    """Every seat is as likely to begin."""
    return Chance({str(seat): 1 for seat in range(state.seats)}, "carrara.start")


def begin(state: CarraraState, seat: Seat, events: list[Event] | None) -> None:
    """Seat the start player and hand everybody the first block."""
    state.start = state.mover = seat
    for place in range(state.seats):
        colour = BOX.start_blocks[place]
        if state.bag[colour]:
            state.blocks[(seat + place) % state.seats * COLOURS + colour] += 1
            state.bag[colour] -= 1
    lay_out(state)
    if events is not None:
        events.append(Event("carrara.started", seat, "carrara1.setup.start-player", where=(f"seat:{seat}",)))


def lay_out(state: CarraraState) -> None:
    """Go on with the display, or with the first turn once it is full."""
    full = -1 not in state.display or not state.stack
    state.stage = Stage.ACTION if full else Stage.DISPLAY


def first_buildings(state: CarraraState) -> Chance:
    """Every building that is face down is as likely."""
    return Chance(face_down(state), "carrara.display")


def face_down(state: CarraraState) -> dict[Outcome, int]:
    return {tile.name: 1 for tile in BOX.tiles if state.stack >> tile.number & 1}


def show(state: CarraraState, outcome: Outcome, events: list[Event] | None) -> None:
    """Lay a building onto the first empty space."""
    turn_up(state, state.display.index(-1), outcome, "carrara1.setup.buildings", events)
    lay_out(state)


def turn_up(state: CarraraState, slot: int, outcome: Outcome, rule: str, events: list[Event] | None) -> None:
    """Lay a building from the stack onto a space of the display."""
    tile = TILE_NUMBER[outcome]
    state.display[slot] = tile
    state.stack &= ~(1 << tile)
    if events is not None:
        events.append(Event("carrara.shown", None, rule, {"tile": outcome}, where=(f"tile:{outcome}",)))
