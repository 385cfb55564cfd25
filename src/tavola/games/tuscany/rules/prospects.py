"""What tiles would bring now: an aid for players and pictures, which changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.effects import new_kinds
from tavola.games.tuscany.rules.faces import (
    AGRICULTURE,
    BONUSES,
    FACE,
    HEXAGON,
    NAMES,
    PLUS_MARBLE,
    PLUS_WORKER,
    PLUS_YIELD,
    TYPE_OF,
    TYPES,
)
from tavola.games.tuscany.rules.layout import FIELD_NAMES, bits
from tavola.games.tuscany.rules.view import Prospect
from tavola.kernel import Bag, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


def prospects(state: TuscanyState, seat: Seat) -> tuple[Prospect, ...]:
    """Every tile of the display and of the own storage, on every field of the own board that it fits."""
    faces = {tile & FACE for tile in (*state.display, *state.storage[seat]) if tile >= 0}
    return tuple(
        prospect(state, seat, face, field)
        for face in sorted(faces)
        for kind in (range(len(TYPES)) if face == HEXAGON else (TYPE_OF[face],))
        for field in bits(state.open_for(seat, kind))
    )


def prospect(state: TuscanyState, seat: Seat, face: int, field: int) -> Prospect:
    """What this tile would bring on this field."""
    layout, box = state.layouts[seat], state.box
    assert layout is not None
    kind = layout.types[field]
    covered = state.covered[seat] | 1 << field
    region = layout.region[field]
    kinds = 0
    if kind == AGRICULTURE:
        kinds = 1 if face == HEXAGON else new_kinds(state, seat, field, face).bit_count()
    return Prospect(
        tile=NAMES[face],
        field=FIELD_NAMES[field],
        region=0 if region & ~covered else box.region_points[region.bit_count() - 1],
        colour=0 if layout.of_type[kind] & ~covered else _next_bonus(state, kind),
        kinds=kinds,
        gains=_gains(state, seat, TYPES[kind]),
    )


def _next_bonus(state: TuscanyState, kind: int) -> int:
    first, second = state.box.colour_bonus[kind]
    if state.first_by[kind] < 0:
        return first
    return second if state.second_by[kind] < 0 else 0


def _gains(state: TuscanyState, seat: Seat, kind: str) -> Bag:
    def bonus(which: int) -> int:
        return 1 + state.bonus[seat * len(BONUSES) + which]

    gains: dict[str, Bag] = {
        "castle": {"tile": 1},
        "city": {"bonus": 1},
        "farmstead": {"hexagon": 1},
        "agriculture": {},
        "quarry": {"marble": bonus(PLUS_MARBLE)},
        "village": {"worker": bonus(PLUS_WORKER)},
        "monastery": {"cards": state.box.monastery_cards},
        "carriage": {"yield": bonus(PLUS_YIELD)},
    }
    return gains[kind]
