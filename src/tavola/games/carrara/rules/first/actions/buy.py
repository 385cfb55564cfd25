"""The action of buying blocks: turn the wheel, refill it, buy from one segment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.rules import wheel
from tavola.games.carrara.rules.blocks import purchases
from tavola.games.carrara.rules.first.parts import BOX, COLOUR_NUMBER, COLOURS, SAY
from tavola.games.carrara.rules.first.stages import Stage
from tavola.games.carrara.rules.options import BUY, RELIEF, SEGMENTS, Take
from tavola.kernel import Chance, Decision, Event, Option, Outcome

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def actions(state: CarraraState) -> Iterator[Option]:
    """Buying is possible as long as there are blocks on the wheel or in the bag."""
    if any(state.wheel) or any(state.bag):
        yield BUY


def turn_wheel(state: CarraraState, events: list[Event] | None) -> None:
    """Turn the wheel by one segment; then it is refilled."""
    state.wheel = wheel.turned(state.wheel, COLOURS)
    if events is not None:
        events.append(Event("carrara.turned", state.mover, "carrara1.buy.rotate"))
    go_on(state)


def go_on(state: CarraraState) -> None:
    missing = wheel.to_refill(state.wheel, state.bag, BOX.wheel_total)
    state.stage = Stage.REFILL if missing else Stage.TAKE


def refill(state: CarraraState) -> Chance:
    """One block after the other, drawn blind."""
    return Chance({name: n for name, n in zip(BOX.colours, state.bag, strict=True) if n}, "carrara.refill")


def lay(state: CarraraState, outcome: Outcome, events: list[Event] | None) -> None:
    """A drawn block comes onto segment I."""
    colour = COLOUR_NUMBER[outcome]
    state.bag[colour] -= 1
    state.wheel[colour] += 1
    if events is not None:
        details = {"colour": outcome}
        events.append(
            Event("carrara.drawn", state.mover, "carrara1.buy.refill", details, where=("segment:I",))
        )
    go_on(state)


def question(state: CarraraState) -> Decision:
    """What to buy; where nothing can be paid, the relief is all there is."""
    options = list(affordable(state)) or [RELIEF]
    return Decision(state.mover, "carrara.take", tuple(options), {"coins": state.coins[state.mover]})


def affordable(state: CarraraState) -> Iterator[Option]:
    """Every purchase from one segment that the mover can pay."""
    coins = state.coins[state.mover]
    for segment in range(BOX.segments):
        blocks = wheel.on_segment(state.wheel, segment, COLOURS)
        if any(blocks):
            for price, counts in purchases(blocks, BOX.prices[segment]):
                if price <= coins:
                    yield SAY.take(segment, counts)


def price_of(option: Take) -> int:
    """What a purchase costs."""
    return sum(map(int.__mul__, option.counts, BOX.prices[option.segment]))


def take(state: CarraraState, option: Take, events: list[Event] | None) -> None:
    """Move the blocks behind the screen and pay."""
    price = price_of(option)
    state.coins[state.mover] -= price
    for colour, n in enumerate(option.counts):
        state.wheel[option.segment * COLOURS + colour] -= n
        state.blocks[state.mover * COLOURS + colour] += n
    state.stage = Stage.AFTER
    if events is not None:
        details = {**option.fields, "coins": price}
        where = (f"segment:{SEGMENTS[option.segment]}", f"seat:{state.mover}")
        events.append(Event("carrara.bought", state.mover, "carrara1.buy.pays", details, where=where))


def relief(state: CarraraState, events: list[Event] | None) -> None:
    """Show that nothing is possible, and take the relief."""
    possible = any(state.wheel) or any(state.bag)
    rule = "carrara1.buy.relief" if possible else "carrara1.buy.wheel-empty"
    if events is not None:
        details = {"held": state.coins[state.mover], "coins": BOX.relief}
        events.append(Event("carrara.relief", state.mover, rule, details, where=(f"seat:{state.mover}",)))
    state.coins[state.mover] += BOX.relief
    state.stage = Stage.AFTER
