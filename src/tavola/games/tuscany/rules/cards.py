"""Cards into hands, face down from the pile, and out of them; the discards are the next pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import TYPES
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Chance, Event, Events, Outcome, Pending, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@dataclass(frozen=True, slots=True)
class DrawCards(TuscanyTask):
    """A seat draws so many cards, by this rule; fewer if there are no more."""

    name = "cards"
    phase = "chance"

    seat: Seat
    left: int
    rule: str

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if not self.left:
            return None
        pile = state.pile
        if not any(pile):
            if any(state.discards):
                reshuffle(state, events)
                state.do_next(self)
            elif events is not None:
                events.append(Event("tuscany.no-cards", self.seat, "tuscany.draw.none-left"))
            return None
        pool = {TYPES[kind]: n for kind, n in enumerate(pile) if n}
        return Chance(pool, "tuscany.card", known_to=frozenset({self.seat}))

    def dealt(self, state: TuscanyState, outcome: Outcome, events: Events) -> None:
        kind = TYPES.index(outcome)
        state.pile[kind] -= 1
        state.hand[self.seat * 8 + kind] += 1
        if self.left > 1:
            state.do_next(DrawCards(self.seat, self.left - 1, self.rule))
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


def discard(state: TuscanyState, seat: Seat, cards: Sequence[int]) -> None:
    """Cards of each colour leave a hand, seen by everybody."""
    row = slice(seat * 8, seat * 8 + 8)
    drawn = sum(state.hand[row]) - sum(state.held[row]) + sum(payer == seat for payer, _, _ in state.paid)
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
