"""The frame of a turn: one action, with a marble one more, and whose turn is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.cards import draw_cards
from tavola.games.tuscany.rules.faces import BONUSES, PLUS_CARD
from tavola.games.tuscany.rules.options import DRAW, END, MARBLE, Place, Swap, Take
from tavola.games.tuscany.rules.place import place, places
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.rounds import end_of_round
from tavola.games.tuscany.rules.take import add_swaps, add_takes, swap, take
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@dataclass(frozen=True, slots=True)
class ChooseAction(TuscanyTask):
    """The mover draws cards, takes a tile or places one."""

    name = "action"
    phase = "action"
    numbered = True

    def options(self, state: TuscanyState) -> list[Option]:
        found = places(state)
        found.append(DRAW)
        add_takes(state, found)
        add_swaps(state, found)
        return found

    def run(self, state: TuscanyState, events: Events) -> Pending:
        return (Decision(state.mover, "tuscany.action", tuple(self.options(state))),)

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Take):
            take(state, option, events)
        elif isinstance(option, Place):
            place(state, option, events)
        elif isinstance(option, Swap):
            swap(state, option, events)
        else:
            assert option == DRAW
            extra = state.bonus[seat * len(BONUSES) + PLUS_CARD]
            state.agenda.append(draw_cards(seat, state.rulings.draw + extra, "tuscany.draw.cards"))

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


@dataclass(frozen=True, slots=True)
class AfterAction(TuscanyTask):
    """Whoever has marble may pay one for another action, once in a turn."""

    name = "after"
    phase = "after"
    numbered = True

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        return () if state.marble_used or not state.marble[state.mover] else (MARBLE, END)

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        options = self.options(state)
        return (Decision(state.mover, "tuscany.after", options),) if options else None

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if option == END:
            return
        state.marble[seat] -= 1
        state.marble_used = True
        state.do_next(TURN[0])
        if events is not None:
            where = (f"marble:{seat}",)
            events.append(Event("tuscany.marble", seat, "tuscany.marble.action", where=where))

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


@dataclass(frozen=True, slots=True)
class EndTurn(TuscanyTask):
    """The next seat's turn; between two table rounds, perhaps a scoring or the end."""

    name = "end"

    def run(self, state: TuscanyState, events: Events) -> None:
        state.turns += 1
        state.marble_used = False
        state.fresh = 0
        state.turned_up = ()
        state.mover = (state.mover + 1) % state.seats
        if state.mover == state.start and end_of_round(state, events):
            return
        state.agenda += TURN_AGENDA


TURN = (ChooseAction(), AfterAction(), EndTurn())
"""The order of a turn."""
TURN_AGENDA = TURN[::-1]
"""The same as an agenda holds it: the last task first."""
