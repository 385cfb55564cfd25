"""The frame of a turn: one action, what may follow it, and whose turn is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.actions.buy import relief
from tavola.games.carrara.first.rules.actions.final import final_scoring
from tavola.games.carrara.first.rules.edition import CarraraTask
from tavola.games.carrara.first.rules.options import ANNOUNCE, DECLINE, BuyObject
from tavola.games.carrara.parts.rules.options import END, RELIEF, Pay, Take
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


@dataclass(frozen=True, slots=True)
class ChooseAction(CarraraTask):
    """The mover must do one of the actions; who can do none takes the relief."""

    name = "action"
    stage = 2
    phase = "action"
    numbered = True

    def options(self, state: CarraraState) -> list[Option]:
        found: list[Option] = []
        for action in state.edition.order.actions:
            found += action.options(state)
        if not found:
            found.append(RELIEF)
        if state.announced >= 0:
            found.append(DECLINE)
        return found

    def run(self, state: CarraraState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara.action", tuple(self.options(state))),)

    def answer(self, state: CarraraState, seat: Seat, option: Option, events: Events) -> None:
        action = state.edition.action_of.get(option.word)
        if action is not None:
            action.carry_out(state, option, events)
        elif option == RELIEF:
            relief(state, events)
        else:
            assert option == DECLINE
            if events is not None:
                events.append(Event("carrara.declined", seat, "carrara1.end.no-duty"))

    def refusal(self, state: CarraraState, seat: Seat, option: Option) -> Reason:
        for action in state.edition.order.actions:
            if (reason := action.refusal(state, option)) is not None:
                return reason
        match option:
            case Take():
                return Reason("carrara1.buy.steps")
            case Pay():
                return Reason("carrara1.build.one")
            case BuyObject():
                return Reason("carrara1.extra.one")
        if option == DECLINE:
            return Reason("carrara1.end.no-duty")
        if option == ANNOUNCE:
            return Reason("carrara1.end.announce")
        return Reason("carrara1.turn.one-action")


@dataclass(frozen=True, slots=True)
class AfterAction(CarraraTask):
    """Always asked, even if only ending the turn is possible: otherwise the question itself would tell."""

    name = "after"
    stage = 7
    phase = "after"
    numbered = True

    def options(self, state: CarraraState) -> list[Option]:
        found: list[Option] = []
        for extra in state.edition.order.afterwards:
            found += extra.options(state)
        found.append(END)
        return found

    def run(self, state: CarraraState, events: Events) -> Pending:
        details = {"coins": state.coins[state.mover]}
        return (Decision(state.mover, "carrara.after", tuple(self.options(state)), details),)

    def answer(self, state: CarraraState, seat: Seat, option: Option, events: Events) -> None:
        if option is END or option == END:
            return
        state.edition.extra_of[option.word].carry_out(state, option, events)
        if option != ANNOUNCE:
            state.agenda.append(self)

    def refusal(self, state: CarraraState, seat: Seat, option: Option) -> Reason:
        for more in state.edition.order.afterwards:
            if (reason := more.refusal(state, option)) is not None:
                return reason
        return Reason("carrara1.turn.one-action")


@dataclass(frozen=True, slots=True)
class EndTurn(CarraraTask):
    """The next seat's turn, or the final scoring once the last round is complete."""

    name = "end"

    def run(self, state: CarraraState, events: Events) -> None:
        state.turns += 1
        state.extra_bought = False
        following = (state.mover + 1) % state.seats
        if (state.announced >= 0 or state.last_builder >= 0) and following == state.start:
            final_scoring(state, events)
            return
        state.mover = following
        state.agenda += state.edition.turn_agenda
