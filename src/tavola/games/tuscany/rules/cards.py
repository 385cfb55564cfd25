"""Cards into hands: face down from the pile, one after the other; the discards are the next pile."""

from __future__ import annotations

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


def reshuffle(state: TuscanyState, events: Events) -> None:
    """The discards become the pile; from now on everybody knows what was not among them."""
    state.pile, state.discards = state.discards, [0] * 8
    state.held = state.hand[:]
    state.paid = [0] * len(state.hand)
    if events is not None:
        events.append(Event("tuscany.reshuffled", None, "tuscany.draw.reshuffle", {"count": sum(state.pile)}))
