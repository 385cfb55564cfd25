"""After the action: what may still be done besides, and the turn is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.options import END
from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.purchase import purchasable
from tavola.games.carrara.second.rules.edition import SecondTask
from tavola.kernel import Decision, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


@dataclass(frozen=True, slots=True)
class AfterAction(SecondTask):
    """Asked as long as the table shows that something is possible, whoever can pay for it."""

    name = "after"
    phase = "after"
    numbered = True

    def options(self, state: SecondState) -> list[Option]:
        order = state.edition.order
        found: list[Option] = []
        for part in order.besides:
            found += part.options(state)
        for part in order.anytime:
            found += part.options(state)
        if found or (not held(state).purchased and purchasable(state, one_will_do=True)):
            found.append(END)
        return found

    def run(self, state: SecondState, events: Events) -> Pending | None:
        options = tuple(self.options(state))
        if not options:
            return None
        return (Decision(state.mover, "carrara-second.after", options, {"coins": state.coins[state.mover]}),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        if option == END:
            return
        state.idle = 0
        state.do_next(self)
        state.edition.extra_of[option.word].carry_out(state, option, events)

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        order = state.edition.order
        for part in (*order.besides, *order.anytime):
            if (reason := part.refusal(state, option)) is not None:
                return reason
        return Reason("carrara2.turn.one-action")


@dataclass(frozen=True, slots=True)
class CloseTurn(SecondTask):
    """What counts for one turn only is forgotten."""

    name = "close"

    def run(self, state: SecondState, events: Events) -> None:
        held(state).fresh = 0
        held(state).purchased = False
