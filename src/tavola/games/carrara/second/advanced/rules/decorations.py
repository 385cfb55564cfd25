"""Decorations on buildings: one more in every scoring, and sets of a kind at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.rules.actions.score import printed_value
from tavola.kernel import Item, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


def decorated_value(state: SecondState, seat: Seat, at: int) -> int:
    """What the tile says, and one more with a decoration."""
    return printed_value(state, seat, at) + held(state).has_decoration(seat, at)


def sets_of(state: SecondState, seat: Seat) -> list[int]:
    """How many decorations of each kind stand on the seat's buildings."""
    mine, type_of = held(state), state.edition.type_of
    counts = [0] * state.edition.types
    for at, (tile, _) in enumerate(state.built[seat]):
        counts[type_of[tile]] += mine.has_decoration(seat, at)
    return counts


def decoration_sets(state: SecondState, seat: Seat) -> Iterator[Item]:
    """Every kind by the number of its decorations."""
    mine = held(state)
    for kind, count in enumerate(sets_of(state, seat)):
        if count:
            details = {"piece": mine.name(kind), "count": count}
            points = mine.pieces.sets[count - 1]
            yield Item("set", 1, points, "carrara2.advanced.final.sets", details=details)
