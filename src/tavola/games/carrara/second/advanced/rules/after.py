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

    def run(self, state: SecondState, events: Events) -> Pending | None:
        order = state.edition.order
        parts = (*order.besides, *order.anytime)
        offered = [option for part in parts for option in part.options(state)]
        for_sale = not held(state).purchased and next(purchasable(state), None) is not None
        if not offered and not for_sale:
            return None
        details = {"coins": state.coins[state.mover]}
        return (Decision(state.mover, "carrara-second.after", (*offered, END), details),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        if option == END:
            return
        state.idle = 0
        state.do_next(self)
        order = state.edition.order
        carried_out = any(p.carry_out(state, option, events) for p in (*order.besides, *order.anytime))
        assert carried_out

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
