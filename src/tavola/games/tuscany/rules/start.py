"""Before the boards are built: who begins, the first display, hands, and pieces for everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.box import COPIES, LETTERS
from tavola.games.tuscany.rules.cards import DrawCards
from tavola.games.tuscany.rules.display import FillSpaces
from tavola.games.tuscany.rules.faces import NO_TILE
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Chance, Event, Events, Outcome, Pending, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@dataclass(frozen=True, slots=True)
class DrawStartPlayer(TuscanyTask):
    """Chance decides who begins, unless the setup says it."""

    name = "start"
    phase = "setup"
    chance_rule = "tuscany.setup.start-player"

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if state.start >= 0:
            return None
        return Chance({str(seat): 1 for seat in range(state.seats)}, "tuscany.start")

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        seat = int(outcome)
        state.start = state.mover = seat
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(Event("tuscany.started", seat, "tuscany.setup.start-player", where=where))


@dataclass(frozen=True, slots=True)
class DealDisplay(TuscanyTask):
    """The first tiles of the display come from the neutral stack."""

    name = "display"

    def run(self, state: TuscanyState, events: Events) -> None:
        empty = tuple(space for space, tile in enumerate(state.display) if tile == NO_TILE)
        state.do_next(FillSpaces(empty, 0, "tuscany.setup.display"))


@dataclass(frozen=True, slots=True)
class DealHands(TuscanyTask):
    """Everybody draws the first cards, from the start player on."""

    name = "hands"

    def run(self, state: TuscanyState, events: Events) -> None:
        hand = state.box.hand
        state.do_next(*(DrawCards(seat, hand, "tuscany.setup.hand") for seat in state.clockwise()))


@dataclass(frozen=True, slots=True)
class DealPieces(TuscanyTask):
    """Everybody gets one random piece of each letter."""

    name = "pieces"
    phase = "setup"
    chance_rule = "tuscany.setup.pieces"

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        place = self._next(state)
        if place is None:
            return None
        letter = place[1]
        taken = {piece for pieces in state.pieces for piece in pieces}
        names = (f"{letter}{n}" for n in range(1, COPIES + 1))
        return Chance({name: 1 for name in names if name not in taken}, "tuscany.piece")

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        place = self._next(state)
        assert place is not None
        seat = place[0]
        state.pieces[seat] = tuple(sorted((*state.pieces[seat], outcome)))
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(
                Event("tuscany.piece", seat, "tuscany.setup.pieces", {"piece": outcome}, where=where)
            )
        state.do_next(self)

    def _next(self, state: TuscanyState) -> tuple[Seat, str] | None:
        for seat in state.clockwise():
            have = {piece[0] for piece in state.pieces[seat]}
            for letter in LETTERS:
                if letter not in have:
                    return seat, letter
        return None
