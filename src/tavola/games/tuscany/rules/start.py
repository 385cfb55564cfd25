"""Before the boards are built: who begins, the first display, hands, and pieces for everybody."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.box import COPIES, LETTERS
from tavola.games.tuscany.rules.cards import DrawCards
from tavola.games.tuscany.rules.display import FillSpaces
from tavola.games.tuscany.rules.faces import NO_TILE
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import CHANCE, Chance, Event, Events, Outcome, Pending, Seat

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
    numbered = True

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        left = self._left(state)
        return Chance(dict.fromkeys(left, 1), "tuscany.piece") if left else None

    def asked(self, state: TuscanyState) -> Seat:
        return CHANCE

    def ways(self, state: TuscanyState) -> int:
        return len(self._left(state))

    def go(self, state: TuscanyState, way: int) -> None:
        self.dealt(state, self._left(state)[way], None)

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        seat = self._next(state)
        state.pieces[seat] = tuple(sorted((*state.pieces[seat], outcome)))
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(
                Event("tuscany.piece", seat, "tuscany.setup.pieces", {"piece": outcome}, where=where)
            )
        state.agenda.append(self)

    def _next(self, state: TuscanyState) -> Seat:
        """Who gets a piece; -1: everybody has all of them."""
        for seat in state.clockwise():
            if len(state.pieces[seat]) < len(LETTERS):
                return seat
        return -1

    def _left(self, state: TuscanyState) -> list[str]:
        """The pieces of the next letter that nobody has."""
        seat = self._next(state)
        if seat < 0:
            return []
        left = _PIECES_OF[_missing_letter(state.pieces[seat])]
        return [piece for piece in left if not [1 for pieces in state.pieces if piece in pieces]]


@lru_cache(maxsize=1024)
def _missing_letter(pieces: tuple[str, ...]) -> str:
    """The first letter of which none of these is."""
    return next(letter for letter in LETTERS if letter not in [piece[0] for piece in pieces])


_PIECES_OF = {letter: [f"{letter}{n}" for n in range(1, COPIES + 1)] for letter in LETTERS}
