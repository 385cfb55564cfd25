"""The action of buying blocks: turn the wheel and refill it, or leave it; then buy from one segment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules import wheel
from tavola.games.carrara.parts.rules.options import RELIEF, SEGMENTS, Take
from tavola.games.carrara.second.rules.edition import Edition, SecondTask
from tavola.games.carrara.second.rules.options import STILL, TURN, BuyBlocks
from tavola.kernel import Chance, Decision, Event, Events, Option, Outcome, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class BuyAction:
    """With the wheel turned and refilled, or without both."""

    def options(self, state: SecondState) -> Iterator[Option]:
        if blocks_left(state):
            yield TURN
        if can_afford(state):
            yield STILL

    def carry_out(self, state: SecondState, option: Option, events: Events) -> bool:
        if option == TURN:
            turn_wheel(state, "carrara-second.turned", "carrara2.buy.turn", events)
        elif option == STILL:
            state.do_next(TAKE_BLOCKS)
            if events is not None:
                events.append(Event("carrara-second.still", state.mover, "carrara2.buy.no-turn"))
        else:
            return False
        return True

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if option == RELIEF:
            return Reason("carrara2.buy.relief")
        if not isinstance(option, BuyBlocks):
            return None
        if not blocks_left(state):
            return Reason("carrara2.buy.nothing-left")
        return Reason("carrara2.ruling.still-needs-coins" if option == STILL else "carrara2.buy.turn")


BUY = BuyAction()


def blocks_left(state: SecondState) -> bool:
    """Whether blocks lie on the wheel or in the bag."""
    return any(state.wheel) or any(state.bag)


def can_afford(state: SecondState) -> bool:
    """Whether the mover can pay for any block on the wheel as it stands."""
    coins, colours = state.coins[state.mover], state.edition.colours
    on_wheel = state.wheel
    for segment, prices in enumerate(state.edition.box.prices):
        at = segment * colours
        for colour, price in enumerate(prices):
            if price <= coins and on_wheel[at + colour]:
                return True
    return False


def turn_wheel(state: SecondState, kind: str, rule: str, events: Events) -> None:
    """The wheel with the blocks turns by one segment; then it is refilled, and blocks are bought."""
    state.wheel = wheel.turned(state.wheel, state.edition.colours)
    if events is not None:
        events.append(Event(kind, state.mover, rule))
    state.do_next(REFILL_WHEEL, TAKE_BLOCKS)


@dataclass(frozen=True, slots=True)
class RefillWheel(SecondTask):
    """One block after the other, drawn blind, onto segment I."""

    name = "refill"
    phase = "take"
    chance_rule = "carrara2.buy.refill"

    def run(self, state: SecondState, events: Events) -> Pending | None:
        box = state.edition.box
        if not wheel.to_refill(state.wheel, state.bag, box.wheel_total):
            return None
        in_bag = {name: n for name, n in zip(box.colours, state.bag, strict=True) if n}
        return Chance(in_bag, "carrara-second.refill")

    def dealt(self, state: SecondState, outcome: Outcome, events: Events) -> None:
        colour = state.edition.colour_number[outcome]
        state.bag[colour] -= 1
        state.wheel[colour] += 1
        state.do_next(self)
        if events is not None:
            details, where = {"colour": outcome}, ("segment:I",)
            events.append(
                Event("carrara-second.drawn", state.mover, "carrara2.buy.refill", details, where=where)
            )


@dataclass(frozen=True, slots=True)
class TakeBlocks(SecondTask):
    """What to buy; where nothing can be paid, the relief is all there is."""

    name = "take"
    phase = "take"

    def run(self, state: SecondState, events: Events) -> Pending:
        options = tuple(affordable(state)) or (RELIEF,)
        return (Decision(state.mover, "carrara-second.take", options, {"coins": state.coins[state.mover]}),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Take):
            _relief(state, events)
            return
        edition = state.edition
        price, colours = price_of(option, edition), edition.colours
        state.coins[seat] -= price
        for colour, n in enumerate(option.counts):
            state.wheel[option.segment * colours + colour] -= n
            state.blocks[seat * colours + colour] += n
        if events is not None:
            details = {**option.fields, "coins": price}
            where = (f"segment:{SEGMENTS[option.segment]}", f"seat:{seat}")
            events.append(Event("carrara-second.bought", seat, "carrara2.buy.pays", details, where=where))
        for follow_up in edition.order.bought:
            follow_up(state, option.segment)

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, Take):
            if not any(option.counts):
                return Reason("carrara2.buy.at-least-one")
            there = wheel.on_segment(state.wheel, option.segment, state.edition.colours)
            if any(n > have for n, have in zip(option.counts, there, strict=True)):
                return Reason("carrara2.buy.one-segment", option.fields)
            facts = {"price": price_of(option, state.edition), "coins": state.coins[seat]}
            return Reason("carrara2.buy.pays", facts)
        return Reason("carrara2.buy.relief" if option == RELIEF else "carrara2.buy.at-least-one")


REFILL_WHEEL, TAKE_BLOCKS = RefillWheel(), TakeBlocks()


def affordable(state: SecondState) -> Iterator[Option]:
    """Every purchase from one segment that the mover can pay."""
    edition = state.edition
    coins = state.coins[state.mover]
    for segment, prices in enumerate(edition.box.prices):
        blocks = wheel.on_segment(state.wheel, segment, edition.colours)
        if any(blocks):
            # Who can buy all needs no more coins: the fewer sums there are, the more often one is known.
            yield from edition.options.affordable(segment, blocks, min(coins, _price(blocks, prices)))


def price_of(option: Take, edition: Edition) -> int:
    """What a purchase costs."""
    return _price(option.counts, edition.box.prices[option.segment])


def _price(counts: Sequence[int], prices: Sequence[int]) -> int:
    return sum(map(int.__mul__, counts, prices))


def _relief(state: SecondState, events: Events) -> None:
    """Show that nothing can be paid, and take the relief."""
    seat, coins = state.mover, state.edition.box.relief
    if events is not None:
        details = {"held": state.coins[seat], "coins": coins}
        where = (f"seat:{seat}",)
        events.append(Event("carrara-second.relief", seat, "carrara2.buy.relief", details, where=where))
    state.coins[seat] += coins
