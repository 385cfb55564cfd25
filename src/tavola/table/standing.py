"""Final ranking at a table, where people may have given up before the end."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from tavola.kernel import Rank, Seat, State


def final_ranks(state: State, resigned: AbstractSet[Seat]) -> tuple[Rank, ...]:
    """The ranking, best first; those who resigned come last, whatever their points."""
    places = state.standing() or _unplayed(state.scores())
    gone = [place for place in places if place.seat in resigned]
    stayed = [_moved_up(place, gone) for place in places if place.seat not in resigned]
    return (*stayed, *(Rank(place.seat, len(stayed) + 1, place.score) for place in gone))


def _unplayed(scores: Sequence[int]) -> tuple[Rank, ...]:
    """A game that was not played to its end ranks nobody by points."""
    return tuple(Rank(seat, 1, score) for seat, score in enumerate(scores))


def _moved_up(place: Rank, gone: Sequence[Rank]) -> Rank:
    ahead = sum(other.rank < place.rank for other in gone)
    return Rank(place.seat, place.rank - ahead, place.score, place.tie_break)
