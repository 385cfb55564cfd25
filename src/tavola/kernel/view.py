"""Views: what a seat may know, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.kernel.options import Seat
from tavola.kernel.pending import Decision
from tavola.kernel.ranks import Rank


@dataclass(frozen=True, slots=True)
class View:
    """The part that every game's view has; games add what lies on their table."""

    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    seats: int
    turn: int
    mover: Seat | None
    """Whose turn it is; None where all are asked at once or the game is over."""
    waiting_for: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    """The viewer's own open questions, never another seat's."""
    scores: tuple[int, ...]
    standing: tuple[Rank, ...]
    """Empty until the game is over."""

    @property
    def over(self) -> bool:
        return bool(self.standing)
