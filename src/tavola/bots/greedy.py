"""The bot that takes what looks best now, by the judgement of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tavola.kernel import Option, Perspective, Pick, Seat, State


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
        values = self._judgement.values(perspective.imagined(pick), perspective.seat, options, pick)
        best = max(values)
        equals = [option for option, value in zip(options, values, strict=True) if value == best]
        return equals[0] if len(equals) == 1 else equals[pick(len(equals))]
