"""The action of buying blocks: turn the wheel and refill it, or leave it; then buy from one segment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules import wheel
from tavola.games.carrara.parts.rules.buying import BuyRules, Refill, TakeFromSegment, blocks_left
from tavola.games.carrara.parts.rules.options import RELIEF
from tavola.games.carrara.second.rules.edition import Action
from tavola.games.carrara.second.rules.options import STILL, TURN, BuyBlocks
from tavola.kernel import Event, Events, Option, Reason

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class BuyAction(Action):
    """With the wheel turned and refilled, or without both."""

    words = ("buy",)

    def options(self, state: SecondState) -> tuple[Option, ...]:
        return buy_options(state, TURN, STILL)

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        if option == TURN:
            turn_wheel(state, "carrara-second.turned", "carrara2.buy.turn", events)
        else:
            assert option == STILL
            state.agenda.append(TAKE_BLOCKS)
            if events is not None:
                events.append(Event("carrara-second.still", state.mover, "carrara2.buy.no-turn"))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if option == RELIEF:
            return Reason("carrara2.buy.relief")
        if not isinstance(option, BuyBlocks):
            return None
        if not blocks_left(state):
            return Reason("carrara2.buy.nothing-left")
        return Reason("carrara2.ruling.still-needs-coins" if option == STILL else "carrara2.buy.turn")


BUY = BuyAction()


def buy_options(state: SecondState, refilled: Option, as_it_is: Option) -> tuple[Option, ...]:
    """Buying from a wheel that is refilled, where blocks are left, and from the wheel as it is, for coins."""
    if can_afford(state):
        return refilled, as_it_is
    return (refilled,) if blocks_left(state) else ()


def can_afford(state: SecondState) -> bool:
    """Whether the mover can pay for any block on the wheel as it stands."""
    return state.quarry.can_sell(state.wheel, state.coins[state.mover])


def turn_wheel(state: SecondState, kind: str, rule: str, events: Events) -> None:
    """The wheel with the blocks turns by one segment; then it is refilled, and blocks are bought."""
    state.wheel = wheel.turned(state.wheel, state.edition.colours)
    if events is not None:
        events.append(Event(kind, state.mover, rule))
    state.agenda.append(TAKE_BLOCKS)
    state.agenda.append(REFILL_WHEEL)


@dataclass(frozen=True, slots=True)
class RefillWheel(Refill["SecondState"]):
    """As many blocks as are missing."""

    chance_rule = "carrara2.buy.refill"
    why = "carrara-second.refill"
    told = "carrara-second.drawn"


@dataclass(frozen=True, slots=True)
class TakeBlocks(TakeFromSegment["SecondState"]):
    """One purchase, or the relief."""

    ask = "carrara-second.take"
    told = "carrara-second.bought"
    rules = BuyRules(
        pays="carrara2.buy.pays",
        one_segment="carrara2.buy.one-segment",
        at_least_one="carrara2.buy.at-least-one",
        relief="carrara2.buy.relief",
    )

    def bought(self, state: SecondState, segment: int) -> None:
        for follow_up in state.edition.order.bought:
            follow_up(state, segment)

    def relieve(self, state: SecondState, events: Events) -> None:
        seat, coins = state.mover, state.edition.box.relief
        if events is not None:
            details = {"held": state.coins[seat], "coins": coins}
            where = (f"seat:{seat}",)
            events.append(Event("carrara-second.relief", seat, self.rules.relief, details, where=where))
        state.coins[seat] += coins


REFILL_WHEEL, TAKE_BLOCKS = RefillWheel(), TakeBlocks()
