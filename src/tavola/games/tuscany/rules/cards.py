"""Cards into hands, face down from the pile, and out of them; the discards are the next pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import TYPES
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import CHANCE, Chance, Event, Events, Outcome, Pending, Seat, kind_at

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@dataclass(frozen=True, slots=True)
class DrawCards(TuscanyTask):
    """A seat draws so many cards, by this rule; fewer if there are no more."""

    name = "cards"
    phase = "chance"
    numbered = True

    seat: Seat
    left: int
    rule: str

    def _waits(self, state: TuscanyState, events: Events) -> bool:
        """Whether a card is to be drawn from the pile; if there is none, the discards are shuffled."""
        if not self.left:
            return False
        if any(state.pile):
            return True
        if any(state.discards):
            reshuffle(state, events)
            state.do_next(self)
        elif events is not None:
            events.append(Event("tuscany.no-cards", self.seat, "tuscany.draw.none-left"))
        return False

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if not self._waits(state, events):
            return None
        pool = {TYPES[kind]: n for kind, n in enumerate(state.pile) if n}
        return Chance(pool, "tuscany.card", known_to=frozenset({self.seat}))

    def _draw(self, state: TuscanyState, kind: int) -> None:
        state.pile[kind] -= 1
        state.hand[self.seat * 8 + kind] += 1
        if self.left > 1:
            state.agenda.append(draw_cards(self.seat, self.left - 1, self.rule))

    def asked(self, state: TuscanyState) -> Seat:
        return CHANCE

    def ways(self, state: TuscanyState) -> int:
        return sum(state.pile) if self._waits(state, None) else 0

    def go(self, state: TuscanyState, way: int) -> None:
        self._draw(state, kind_at(state.pile, way))

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        self._draw(state, TYPES.index(outcome))
        if events is not None:
            events.append(
                Event(
                    "tuscany.drew",
                    self.seat,
                    self.rule,
                    {"card": "hidden"},
                    where=(f"hand:{self.seat}",),
                    secret={"card": outcome},
                    known_to=frozenset({self.seat}),
                )
            )

    def waits_by(self) -> str:
        return self.rule


draw_cards = lru_cache(maxsize=4096)(DrawCards)
"""Tasks are made once: there are few of them."""


def discard(state: TuscanyState, seat: Seat, cards: Sequence[int]) -> None:
    """Cards of each colour leave a hand, seen by everybody."""
    row = slice(seat * 8, seat * 8 + 8)
    paid = len([payer for payer, _, _ in state.paid if payer == seat])
    drawn = sum(state.hand[row]) - sum(state.held[row]) + paid
    for kind, n in enumerate(cards):
        if n:
            state.hand[seat * 8 + kind] -= n
            state.discards[kind] += n
            state.paid += [(seat, kind, drawn)] * n


def reshuffle(state: TuscanyState, events: Events) -> None:
    """The discards become the pile; from now on everybody knows what was not among them."""
    state.pile, state.discards = state.discards, [0] * 8
    state.held = state.hand[:]
    state.paid = []
    if events is not None:
        events.append(Event("tuscany.reshuffled", None, "tuscany.draw.reshuffle", {"count": sum(state.pile)}))
