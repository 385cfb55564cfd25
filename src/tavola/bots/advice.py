"""Advice: what a bot would choose, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from tavola.kernel import Event, Motive, Option, Perspective, Pick, Seat, State

CLEAR = 0.75
"""From so many points on, a lead over the next best choice is worth telling."""
BEYOND_POINTS = 200.0
"""Larger differences are no points, but a judgement's way of saying always or never."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An option, and what speaks for it, the weightiest first."""

    option: Option
    motives: tuple[Motive, ...] = ()


@runtime_checkable
class Advisor(Protocol):
    """A bot that can say why."""

    def advise(self, perspective: Perspective, pick: Pick) -> Advice: ...


@runtime_checkable
class Explains(Protocol):
    """A judgement that can say more of an option than its value."""

    def motives(self, state: State, seat: Seat, option: Option, pick: Pick) -> Sequence[Motive]:
        """What speaks for the option, from an imagined state that may be copied and played on.

        Only what holds in every state that the seat cannot tell from this one may be told.
        """
        ...


def points_motive(state: State, seat: Seat, option: Option) -> tuple[Motive, ...]:
    """The points that an option brings by itself, if it does."""
    after, events = state.copy(), list[Event]()
    after.choose(seat, option, events)
    points = sum(event.award.points for event in events if event.award and event.award.seat == seat)
    return (Motive("points", {"points": points}),) if points > 0 else ()


def lead_motive(values: Sequence[float]) -> Motive:
    """How the best of these values stands to the others."""
    best, *others = sorted(values, reverse=True)
    if not others:
        return Motive("only")
    lead = best - others[0]
    if lead <= 0:
        return Motive("alike", {"count": values.count(best)})
    if CLEAR <= lead <= BEYOND_POINTS:
        return Motive("lead", {"points": round(lead)})
    return Motive("best")
