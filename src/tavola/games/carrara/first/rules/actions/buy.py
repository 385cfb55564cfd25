"""The action of buying blocks: turn the wheel, refill it, buy from one segment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import Action
from tavola.games.carrara.parts.rules import wheel
from tavola.games.carrara.parts.rules.buying import BuyRules, Refill, TakeFromSegment, blocks_left
from tavola.games.carrara.parts.rules.options import BUY, END, RELIEF, Take
from tavola.kernel import Event, Events, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


class BuyBlocks(Action):
    """Possible as long as there are blocks on the wheel or in the bag."""

    words = ("buy",)

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        return (BUY,) if blocks_left(state) else ()

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        """Turn the wheel by one segment; then it is refilled."""
        state.wheel = wheel.turned(state.wheel, state.edition.colours)
        if events is not None:
            events.append(_turned(state.mover))
        state.agenda.append(TAKE_BLOCKS)
        state.agenda.append(REFILL_WHEEL)

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if option == BUY:
            return Reason("carrara1.buy.wheel-empty")
        if option == RELIEF:
            return Reason("carrara1.buy.relief" if blocks_left(state) else "carrara1.buy.wheel-empty")
        return None


@lru_cache(maxsize=8)
def _turned(seat: Seat) -> Event:
    return Event("carrara.turned", seat, "carrara1.buy.rotate")


BUY_BLOCKS = BuyBlocks()


@dataclass(frozen=True, slots=True)
class RefillWheel(Refill["CarraraState"]):
    """As many blocks as are missing."""

    stage = 3
    chance_rule = "carrara1.buy.refill"
    why = "carrara.refill"
    told = "carrara.drawn"


@dataclass(frozen=True, slots=True)
class TakeBlocks(TakeFromSegment["CarraraState"]):
    """One purchase, or the relief."""

    stage = 4
    ask = "carrara.take"
    told = "carrara.bought"
    rules = BuyRules(
        pays="carrara1.buy.pays",
        one_segment="carrara1.buy.one-segment",
        at_least_one="carrara1.buy.at-least-one",
        relief="carrara1.buy.relief",
    )

    def relieve(self, state: CarraraState, events: Events) -> None:
        relief(state, events)

    def refusal(self, state: CarraraState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, Take) or option in (RELIEF, END):
            return TakeFromSegment.refusal(self, state, seat, option)
        return Reason("carrara1.turn.one-action")


REFILL_WHEEL, TAKE_BLOCKS = RefillWheel(), TakeBlocks()


def relief(state: CarraraState, events: Events) -> None:
    """Show that nothing is possible, and take the relief."""
    seat, coins = state.mover, state.edition.box.relief
    if events is not None:
        rule = "carrara1.buy.relief" if blocks_left(state) else "carrara1.buy.wheel-empty"
        details = {"held": state.coins[seat], "coins": coins}
        events.append(Event("carrara.relief", seat, rule, details, where=(f"seat:{seat}",)))
    state.coins[seat] += coins
