"""Perspectives: all that a bot ever gets to see, and what a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tavola.kernel.options import Option, Seat
from tavola.kernel.pending import Decision, Pick
from tavola.kernel.state import State
from tavola.kernel.view import View


class Perspective:
    """One seat's side of a game: its view, its question, and states it cannot tell from the real one.

    It is made from an imagined state, so the real one's secrets are not even inside.
    """

    def __init__(self, state: State, seat: Seat, pick: Pick) -> None:
        self.seat = seat
        self._imagined = state.imagined(seat, pick)

    @property
    def view(self) -> View:
        return self._imagined.view(self.seat)

    @property
    def decision(self) -> Decision:
        decision = self._imagined.decision_of(self.seat)
        if decision is None:
            raise ValueError(f"seat {self.seat} is not asked anything")
        return decision

    @property
    def options(self) -> Sequence[Option]:
        return self.decision.options

    def imagined(self, pick: Pick) -> State:
        """A full state, new each time, that this seat cannot tell from the real one."""
        return self._imagined.imagined(self.seat, pick)


class Bot(Protocol):
    """Answers questions from a perspective alone; chance comes in by `pick`."""

    def choose(self, perspective: Perspective, pick: Pick) -> Option: ...
