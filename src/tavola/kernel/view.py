"""Views: what a seat may know, built up from nothing; and final standings."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.kernel.options import Seat
from tavola.kernel.pending import Decision


@dataclass(frozen=True, slots=True)
class Rank:
    """One seat's rank and score at the end, and the tie-break that decided it, if one did."""

    seat: Seat
    rank: int
    score: int
    tie_break: int | None = None


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
