"""Ranks: who is where when a game is over."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.kernel.options import Seat


@dataclass(frozen=True, slots=True)
class Rank:
    """One seat's rank and score at the end, and the tie-break that decided it, if one did."""

    seat: Seat
    rank: int
    score: int
    tie_break: int | None = None
