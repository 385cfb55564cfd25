"""Before the first turn: who begins, and which buildings lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tavola.games.carrara.second.rules.edition import SecondTask
from tavola.kernel import CHANCE, Chance, Event, Events, Outcome, Pending, Seat, kind_at

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


class TurnUp(SecondTask):
    """A building that is face down is turned up; every tile is as likely."""

    __slots__ = ()

    numbered = True
    why: ClassVar[str]
    """How the chance is called."""

    def shown(self, state: SecondState, tile: int, events: Events) -> None:
        """It comes onto its space."""
        raise NotImplementedError

    def waits(self, state: SecondState) -> bool:
        """Whether there is a space for it."""
        return True

    def run(self, state: SecondState, events: Events) -> Pending | None:
        if not self.waits(state):
            return None
        tiles = state.edition.box.tiles
        return Chance({tiles[number].name: n for number, n in enumerate(state.stack) if n}, self.why)

    def dealt(self, state: SecondState, outcome: Outcome, events: Events) -> None:
        self.shown(state, state.edition.tile_number[outcome], events)

    def asked(self, state: SecondState) -> Seat:
        return CHANCE

    def ways(self, state: SecondState) -> int:
        return sum(state.stack) if self.waits(state) else 0

    def go(self, state: SecondState, way: int) -> None:
        self.shown(state, kind_at(state.stack, way), None)


@dataclass(frozen=True, slots=True)
class FillDisplay(TurnUp):
    """The first buildings are turned up, until the display is full."""

    name = "display"
    phase = "setup"
    chance_rule = "carrara2.setup.buildings"
    why = "carrara-second.display"

    def waits(self, state: SecondState) -> bool:
        return -1 in state.display and any(state.stack)

    def shown(self, state: SecondState, tile: int, events: Events) -> None:
        turn_up(state, state.display.index(-1), tile, self.chance_rule, events)
        state.do_next(self)


def turn_up(state: SecondState, space: int, tile: int, rule: str, events: Events) -> None:
    """Lay a building from the stack onto a space of the display."""
    state.display[space] = tile
    state.stack[tile] -= 1
    if events is not None:
        name, where = state.edition.box.tiles[tile].name, (f"space:{space}",)
        events.append(Event("carrara-second.shown", None, rule, {"tile": name}, where=where))
