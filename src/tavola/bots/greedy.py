"""The bot that takes what looks best now, by the judgement of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tavola.bots.advice import Advice, Explains, lead_motive, points_motive
from tavola.kernel import Motive, Option, Perspective, Pick, Seat, State


class Judgement(Protocol):
    """Knows how good each option of a question is, in points of the game."""

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        """A value for each option, from an imagined state that may be copied and played on."""
        ...


class Greedy:
    """Chooses the option with the greatest value; among equals, at random."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def choose(self, perspective: Perspective, pick: Pick) -> Option:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        return _best(options, self._values(perspective, pick), pick)

    def advise(self, perspective: Perspective, pick: Pick) -> Advice:
        """Its choice, and why: what it scores, what the judgement says, or how it stands to the others."""
        options, seat = perspective.options, perspective.seat
        values = [0.0] if len(options) == 1 else self._values(perspective, pick)
        option = _best(options, values, pick)
        told: tuple[Motive, ...] = ()
        if isinstance(self._judgement, Explains):
            told = tuple(self._judgement.motives(perspective.imagined(pick), seat, option, pick))
        if all(motive.key != "points" for motive in told):
            told = (*points_motive(perspective.imagined(pick), seat, option), *told)
        return Advice(option, told or (lead_motive(values),))

    def _values(self, perspective: Perspective, pick: Pick) -> Sequence[float]:
        options = perspective.options
        return self._judgement.values(perspective.imagined(pick), perspective.seat, options, pick)


def _best(options: Sequence[Option], values: Sequence[float], pick: Pick) -> Option:
    best = max(values)
    equals = [option for option, value in zip(options, values, strict=True) if value == best]
    return equals[0] if len(equals) == 1 else equals[pick(len(equals))]
