"""The action of buying blocks: turn the wheel, refill it, buy from one segment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import CarraraTask, Edition
from tavola.games.carrara.parts.rules import wheel
from tavola.games.carrara.parts.rules.options import BUY, END, RELIEF, SEGMENTS, Take
from tavola.kernel import Chance, Decision, Event, Events, Option, Outcome, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


class BuyBlocks:
    """Possible as long as there are blocks on the wheel or in the bag."""

    def options(self, state: CarraraState) -> Iterator[Option]:
        if any(state.wheel) or any(state.bag):
            yield BUY

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> bool:
        """Turn the wheel by one segment; then it is refilled."""
        if option is not BUY and option != BUY:
            return False
        state.wheel = wheel.turned(state.wheel, state.edition.colours)
        if events is not None:
            events.append(Event("carrara.turned", state.mover, "carrara1.buy.rotate"))
        state.do_next(REFILL_WHEEL, TAKE_BLOCKS)
        return True

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if option == BUY:
            return Reason("carrara1.buy.wheel-empty")
        if option == RELIEF:
            empty = not any(state.wheel) and not any(state.bag)
            return Reason("carrara1.buy.wheel-empty" if empty else "carrara1.buy.relief")
        return None


BUY_BLOCKS = BuyBlocks()


@dataclass(frozen=True, slots=True)
class RefillWheel(CarraraTask):
    """One block after the other, drawn blind, onto segment I."""

    name = "refill"
    stage = 3
    phase = "take"
    chance_rule = "carrara1.buy.refill"

    def run(self, state: CarraraState, events: Events) -> Pending | None:
        box = state.edition.box
        if not wheel.to_refill(state.wheel, state.bag, box.wheel_total):
            return None
        in_bag = {name: n for name, n in zip(box.colours, state.bag, strict=True) if n}
        return Chance(in_bag, "carrara.refill")

    def dealt(self, state: CarraraState, outcome: Outcome, events: Events) -> None:
        colour = state.edition.colour_number[outcome]
        state.bag[colour] -= 1
        state.wheel[colour] += 1
        state.do_next(self)
        if events is not None:
            details, where = {"colour": outcome}, ("segment:I",)
            events.append(Event("carrara.drawn", state.mover, "carrara1.buy.refill", details, where=where))


@dataclass(frozen=True, slots=True)
class TakeBlocks(CarraraTask):
    """What to buy; where nothing can be paid, the relief is all there is."""

    name = "take"
    stage = 4
    phase = "take"

    def run(self, state: CarraraState, events: Events) -> Pending:
        options = tuple(affordable(state)) or (RELIEF,)
        return (Decision(state.mover, "carrara.take", options, {"coins": state.coins[state.mover]}),)

    def answer(self, state: CarraraState, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Take):
            relief(state, events)
            return
        price, colours = price_of(option, state.edition), state.edition.colours
        state.coins[seat] -= price
        for colour, n in enumerate(option.counts):
            state.wheel[option.segment * colours + colour] -= n
            state.blocks[seat * colours + colour] += n
        if events is not None:
            details = {**option.fields, "coins": price}
            where = (f"segment:{SEGMENTS[option.segment]}", f"seat:{seat}")
            events.append(Event("carrara.bought", seat, "carrara1.buy.pays", details, where=where))

    def refusal(self, state: CarraraState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, Take):
            if not any(option.counts):
                return Reason("carrara1.buy.at-least-one")
            there = wheel.on_segment(state.wheel, option.segment, state.edition.colours)
            if any(n > have for n, have in zip(option.counts, there, strict=True)):
                return Reason("carrara1.buy.one-segment", option.fields)
            facts = {"price": price_of(option, state.edition), "coins": state.coins[seat]}
            return Reason("carrara1.buy.pays", facts)
        if option == RELIEF:
            return Reason("carrara1.buy.relief")
        return Reason("carrara1.buy.at-least-one" if option == END else "carrara1.turn.one-action")


REFILL_WHEEL, TAKE_BLOCKS = RefillWheel(), TakeBlocks()


def affordable(state: CarraraState) -> Iterator[Option]:
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


def relief(state: CarraraState, events: Events) -> None:
    """Show that nothing is possible, and take the relief."""
    seat, coins = state.mover, state.edition.box.relief
    if events is not None:
        possible = any(state.wheel) or any(state.bag)
        rule = "carrara1.buy.relief" if possible else "carrara1.buy.wheel-empty"
        details = {"held": state.coins[seat], "coins": coins}
        events.append(Event("carrara.relief", seat, rule, details, where=(f"seat:{seat}",)))
    state.coins[seat] += coins
