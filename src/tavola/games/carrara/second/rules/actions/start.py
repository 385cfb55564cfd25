"""Before the first turn: who begins, and which buildings lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.second.rules.edition import SecondTask
from tavola.kernel import Chance, Event, Events, Outcome, Pending, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


@dataclass(frozen=True, slots=True)
class DrawStartPlayer(SecondTask):
    """Chance decides who begins; every seat is as likely."""

    name = "start"
    phase = "setup"
    chance_rule = "carrara2.setup.start-player"

    def run(self, state: SecondState, events: Events) -> Pending:
        return Chance({str(seat): 1 for seat in range(state.seats)}, "carrara-second.start")

    def dealt(self, state: SecondState, outcome: Outcome, events: Events) -> None:
        seat = int(outcome)
        seat_start_player(state, seat)
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(Event("carrara-second.started", seat, "carrara2.setup.start-player", where=where))


def seat_start_player(state: SecondState, seat: Seat) -> None:
    """Everybody gets the first blocks, by how far they sit from the start player."""
    edition = state.edition
    state.start = state.mover = seat
    for place in range(state.seats):
        for colour in edition.box.start_blocks[place]:
            state.blocks[(seat + place) % state.seats * edition.colours + colour] += 1
            state.bag[colour] -= 1


@dataclass(frozen=True, slots=True)
class FillDisplay(SecondTask):
    """The first buildings are turned up, until the display is full."""

    name = "display"
    phase = "setup"
    chance_rule = "carrara2.setup.buildings"

    def run(self, state: SecondState, events: Events) -> Pending | None:
        if -1 not in state.display or not any(state.stack):
            return None
        return Chance(face_down(state), "carrara-second.display")

    def dealt(self, state: SecondState, outcome: Outcome, events: Events) -> None:
        turn_up(state, state.display.index(-1), outcome, "carrara2.setup.buildings", events)
        state.do_next(self)


def face_down(state: SecondState) -> dict[Outcome, int]:
    """The buildings in the stack; every tile is as likely."""
    tiles = state.edition.box.tiles
    return {tiles[number].name: n for number, n in enumerate(state.stack) if n}


def turn_up(state: SecondState, space: int, outcome: Outcome, rule: str, events: Events) -> None:
    """Lay a building from the stack onto a space of the display."""
    tile = state.edition.tile_number[outcome]
    state.display[space] = tile
    state.stack[tile] -= 1
    if events is not None:
        where = (f"space:{space}",)
        events.append(Event("carrara-second.shown", None, rule, {"tile": outcome}, where=where))
