"""Yield cards, and what they and tiles give: marble, workers, wooden hexagons, points."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.cards import draw_cards
from tavola.games.tuscany.rules.faces import BONUSES, HEXAGON, PLUS_STORAGE
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import CHANCE, Award, Chance, Event, Events, Item, Outcome, Pending, Seat, kind_at

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@dataclass(frozen=True, slots=True)
class DrawYields(TuscanyTask):
    """So many yield cards are turned up, each carried out before the next."""

    name = "yields"
    phase = "chance"
    chance_rule = "tuscany.carriage.yield"
    numbered = True

    seat: Seat
    left: int

    def _waits(self, state: TuscanyState, events: Events) -> bool:
        """Whether a card is to be turned up; where none is left, all are shuffled."""
        if not self.left:
            return False
        if any(state.yields):
            return True
        state.yields, state.yields_done = state.yields_done, [0] * len(state.yields)
        state.do_next(self)
        if events is not None:
            details = {"count": sum(state.yields)}
            events.append(Event("tuscany.yields-shuffled", None, "tuscany.carriage.reshuffle", details))
        return False

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if not self._waits(state, events):
            return None
        cards = zip(state.box.yields, state.yields, strict=True)
        return Chance({card.name: n for card, n in cards if n}, "tuscany.yield")

    def asked(self, state: TuscanyState) -> Seat:
        return CHANCE

    def ways(self, state: TuscanyState) -> int:
        return sum(state.yields) if self._waits(state, None) else 0

    def go(self, state: TuscanyState, way: int) -> None:
        self._turn_up(state, kind_at(state.yields, way), None)

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        number = next(n for n, card in enumerate(state.box.yields) if card.name == outcome)
        self._turn_up(state, number, events)

    def _turn_up(self, state: TuscanyState, number: int, events: Events) -> None:
        seat = self.seat
        state.yields[number] -= 1
        state.yields_done[number] += 1
        state.turned_up = (*state.turned_up, number)
        rule = "tuscany.carriage.yield"
        if events is not None:
            gains = dict(state.box.yields[number].gains)
            events.append(Event("tuscany.yield", seat, rule, {"gain": gains}, where=("yields",)))
        state.do_next(draw_yields(seat, self.left - 1))
        for what, n in state.box.yields[number].gains:
            if what == "cards":
                state.do_next(draw_cards(seat, n, rule))
            elif what == "hexagon":
                for _ in range(n):
                    gain_hexagon(state, seat, rule, events)
            elif what in ("marble", "worker"):
                gain(state, seat, what, n, rule, events)
            else:
                _points(state, seat, what, n, rule, events)


draw_yields = lru_cache(maxsize=64)(DrawYields)
"""Tasks are made once: there are few of them."""


def _points(state: TuscanyState, seat: Seat, track: str, n: int, rule: str, events: Events) -> None:
    (state.red if track == "red" else state.green)[seat] += n
    if events is not None:
        unit = "points" if track == "red" else "green"
        award = Award(seat, "tuscany.yield", (Item("yield", n, 1, rule, unit=unit),))
        events.append(Event("tuscany.yield-points", seat, rule, {}, award, (f"seat:{seat}",)))


def gain(state: TuscanyState, seat: Seat, what: str, n: int, rule: str, events: Events) -> None:
    """Marble or workers from the supply, which has no end."""
    (state.marble if what == "marble" else state.workers)[seat] += n
    if events is not None:
        details = {"gain": {what: n}}
        events.append(Event("tuscany.gained", seat, rule, details, where=(f"{what}:{seat}",)))


def gain_hexagon(state: TuscanyState, seat: Seat, rule: str, events: Events) -> None:
    """A wooden hexagon onto a free storage space; where there is none, red points instead."""
    if len(state.storage[seat]) < spaces(state, seat):
        state.storage[seat] = (*state.storage[seat], HEXAGON)
        state.fresh += 1
        if events is not None:
            details = {"gain": {"hexagon": 1}}
            events.append(Event("tuscany.gained", seat, rule, details, where=(f"storage:{seat}",)))
        return
    points = state.box.no_room_points
    state.red[seat] += points
    if events is not None:
        item = Item("no-room", 1, points, "tuscany.hexagon.no-room")
        award = Award(seat, "tuscany.no-room", (item,))
        where = (f"seat:{seat}",)
        events.append(Event("tuscany.no-room", seat, "tuscany.hexagon.no-room", {}, award, where))


def spaces(state: TuscanyState, seat: Seat) -> int:
    """How many storage spaces a seat has."""
    return state.box.storage + state.bonus[seat * len(BONUSES) + PLUS_STORAGE]
