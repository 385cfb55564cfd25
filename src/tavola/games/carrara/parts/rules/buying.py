"""Buying blocks: the wheel turns and is refilled, then blocks of one segment are bought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from tavola.games.carrara.parts.rules import wheel
from tavola.games.carrara.parts.rules.options import RELIEF, SEGMENTS, Take
from tavola.games.carrara.parts.rules.position import Position, PositionT, Step
from tavola.kernel import (
    CHANCE,
    Chance,
    Decision,
    Event,
    Events,
    Option,
    Outcome,
    Pending,
    Reason,
    Seat,
    kind_at,
)

_RELIEF_ONLY: Final = (RELIEF,)


@dataclass(frozen=True, slots=True)
class BuyRules:
    """The rules that purchases go by, as an edition's book numbers them."""

    pays: str
    one_segment: str
    at_least_one: str
    relief: str


def blocks_left(state: Position) -> bool:
    """Whether blocks lie on the wheel or in the bag."""
    return any(state.wheel) or any(state.bag)


class Refill(Step[PositionT]):
    """One block after the other, drawn blind, onto segment I."""

    __slots__ = ()

    name = "refill"
    phase = "take"
    numbered = True
    why: ClassVar[str]
    """How the chance is called."""
    told: ClassVar[str]
    """The kind of event."""

    def run(self, state: PositionT, events: Events) -> Pending | None:
        quarry, bag = state.quarry, state.bag
        if sum(state.wheel) >= quarry.on_wheel or not any(bag):
            return None
        pool = dict(zip(quarry.colours, bag, strict=True))
        if not all(bag):
            pool = {name: n for name, n in pool.items() if n}
        return Chance(pool, self.why)

    def dealt(self, state: PositionT, outcome: Outcome, events: Events) -> None:
        self._draw(state, state.quarry.colours.index(outcome))
        if events is not None:
            events.append(_drawn(self.told, state.mover, self.chance_rule, outcome))

    def _draw(self, state: PositionT, colour: int) -> None:
        state.bag[colour] -= 1
        state.wheel[colour] += 1
        state.agenda.append(self)

    def asked(self, state: PositionT) -> Seat:
        return CHANCE

    def ways(self, state: PositionT) -> int:
        return sum(state.bag) if sum(state.wheel) < state.quarry.on_wheel else 0

    def go(self, state: PositionT, way: int) -> None:
        self._draw(state, kind_at(state.bag, way))


@lru_cache(maxsize=256)
def _drawn(kind: str, seat: Seat, rule: str, colour: Outcome) -> Event:
    return Event(kind, seat, rule, {"colour": colour}, where=("segment:I",))


class TakeFromSegment(Step[PositionT]):
    """What to buy; where nothing can be paid, the relief is all there is."""

    __slots__ = ()

    name = "take"
    phase = "take"
    numbered = True
    ask: ClassVar[str]
    told: ClassVar[str]
    """The kind of event."""
    rules: ClassVar[BuyRules]

    def options(self, state: PositionT) -> Sequence[Option]:
        return state.quarry.affordable(state.wheel, state.coins[state.mover]) or _RELIEF_ONLY

    def run(self, state: PositionT, events: Events) -> Pending:
        coins = {"coins": state.coins[state.mover]}
        return (Decision(state.mover, self.ask, self.options(state), coins),)

    def answer(self, state: PositionT, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Take):
            self.relieve(state, events)
            return
        price = state.quarry.price(option)
        self._hand_over(state, seat, option, price)
        if events is not None:
            details = {**option.fields, "coins": price}
            where = (f"segment:{SEGMENTS[option.segment]}", f"seat:{seat}")
            events.append(Event(self.told, seat, self.rules.pays, details, where=where))
        self.bought(state, option.segment)

    def ways(self, state: PositionT) -> int:
        return state.quarry.ways(state.wheel, state.coins[state.mover]) or 1

    def go(self, state: PositionT, way: int) -> None:
        seat = state.mover
        take = state.quarry.purchase(state.wheel, state.coins[seat], way)
        if take is None:
            self.relieve(state, None)
            return
        self._hand_over(state, seat, take, take.price)
        self.bought(state, take.segment)

    def _hand_over(self, state: PositionT, seat: Seat, take: Take, price: int) -> None:
        """Coins for blocks."""
        on_wheel, blocks, width = state.wheel, state.blocks, state.quarry.width
        state.coins[seat] -= price
        at, to = take.segment * width, seat * width
        for colour, n in enumerate(take.counts):
            if n:
                on_wheel[at + colour] -= n
                blocks[to + colour] += n

    def relieve(self, state: PositionT, events: Events) -> None:
        """Show that nothing can be paid, and take the relief."""
        raise NotImplementedError

    def bought(self, state: PositionT, segment: int) -> None:
        """What a purchase from a segment leads to."""

    def refusal(self, state: PositionT, seat: Seat, option: Option) -> Reason:
        rules = self.rules
        if isinstance(option, Take):
            if not any(option.counts):
                return Reason(rules.at_least_one)
            there = wheel.on_segment(state.wheel, option.segment, state.quarry.width)
            if any(n > have for n, have in zip(option.counts, there, strict=True)):
                return Reason(rules.one_segment, option.fields)
            return Reason(rules.pays, {"price": state.quarry.price(option), "coins": state.coins[seat]})
        return Reason(rules.relief if option == RELIEF else rules.at_least_one)
