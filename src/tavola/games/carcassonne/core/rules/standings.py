"""The standing: most points first; the book knows no tie-break, so a tie is shared."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Rank


def standing(points: Sequence[int]) -> tuple[Rank, ...]:
    """The places, best first."""
    order = sorted([(-scored, seat) for seat, scored in enumerate(points)])
    return tuple([Rank(seat, 1 + sum([p > -lost for p in points]), -lost) for lost, seat in order])
