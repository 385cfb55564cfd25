"""The standing: most points first; the book knows no tie-break, so a tie is shared."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Rank


def standing(points: Sequence[int]) -> tuple[Rank, ...]:
    """The places, best first."""
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    return tuple(Rank(seat, 1 + sum(p > points[seat] for p in points), points[seat]) for seat in order)
