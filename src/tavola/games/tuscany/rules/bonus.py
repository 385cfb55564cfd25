"""Bonus cards: one for everybody before the first turn, and one for each city."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import BONUSES, PLUS_STORAGE
from tavola.games.tuscany.rules.options import BONUS, PASS, Bonus
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Award, Decision, Event, Events, Item, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@dataclass(frozen=True, slots=True)
class FirstBonuses(TuscanyTask):
    """Everybody takes a bonus card, from the start player on."""

    name = "bonuses"

    def run(self, state: TuscanyState, events: Events) -> None:
        state.do_next(*(take_bonus(seat, True) for seat in state.clockwise()))


@dataclass(frozen=True, slots=True)
class TakeBonus(TuscanyTask):
    """A seat takes a bonus card of any kind that is left; for a city it may, at the start it must."""

    name = "bonus"
    phase = "bonus"
    numbered = True

    seat: Seat
    must: bool

    def asked(self, state: TuscanyState) -> Seat:
        return self.seat

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        left: list[Option] = [BONUS[kind] for kind, n in enumerate(state.stock) if n]
        if left and not self.must:
            left.append(PASS)
        return tuple(left)

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        options = self.options(state)
        return (Decision(self.seat, "tuscany.bonus", options),) if options else None

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Bonus):
            if events is not None:
                events.append(Event("tuscany.passed", seat, "tuscany.city.bonus"))
            return
        kind = option.kind
        state.stock[kind] -= 1
        state.bonus[seat * len(BONUSES) + kind] += 1
        points = state.box.storage_points if kind == PLUS_STORAGE else 0
        state.green[seat] += points
        if events is not None:
            award = None
            if points:
                rule = "tuscany.setup.storage-points" if self.must else "tuscany.city.storage-points"
                item = Item("storage", 1, points, rule, unit="green")
                award = Award(seat, "tuscany.bonus", (item,))
            rule = "tuscany.setup.bonus" if self.must else "tuscany.city.bonus"
            details = {"bonus": BONUSES[kind]}
            events.append(Event("tuscany.bonus", seat, rule, details, award, (f"bonus:{seat}",)))

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


take_bonus = lru_cache(maxsize=64)(TakeBonus)
"""Tasks are made once: there are few of them."""
