"""What a tile brings when it is placed: region, colour bonus, then the effect of its type.

A castle brings another tile, so its task stands here too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.bonus import take_bonus
from tavola.games.tuscany.rules.cards import draw_cards
from tavola.games.tuscany.rules.display import refill
from tavola.games.tuscany.rules.faces import (
    AGRICULTURE,
    BONUSES,
    CARRIAGE,
    CASTLE,
    CITY,
    FACE,
    FARMSTEAD,
    HEXAGON,
    KINDS,
    MONASTERY,
    NAMES,
    NO_TILE,
    PLUS_MARBLE,
    PLUS_WORKER,
    PLUS_YIELD,
    QUARRY,
    SHOWS,
    TYPE_OF,
    TYPES,
    VILLAGE,
)
from tavola.games.tuscany.rules.layout import FIELD_NAMES, FIELDS, bits
from tavola.games.tuscany.rules.options import PASS, Free, free
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.games.tuscany.rules.yields import draw_yields, gain, gain_hexagon
from tavola.kernel import Award, Decision, Event, Events, Item, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


def new_kinds(state: TuscanyState, seat: Seat, field: int, face: int) -> int:
    """A bit for each kind of agriculture that this face would bring into the region of the field."""
    layout = state.layouts[seat]
    assert layout is not None
    there = 0
    for other in bits(layout.region[field] & state.covered[seat] & ~(1 << field)):
        there |= SHOWS[state.tiles[seat * FIELDS + other] & FACE]
    return SHOWS[face] & ~there


def cover(
    state: TuscanyState,
    seat: Seat,
    field: int,
    tile: int,
    events: Events,
    payment: Mapping[str, int] | None = None,
) -> None:
    """Put a tile onto a field; points come at once, what else it brings is put on the agenda."""
    layout, box = state.layouts[seat], state.box
    assert layout is not None
    face = tile & FACE
    kind = layout.types[field]
    state.tiles[seat * FIELDS + field] = tile
    covered = state.covered[seat] = state.covered[seat] | 1 << field
    state.reach[seat] = (state.reach[seat] | layout.near[field]) & ~covered
    items: list[Item] = []
    region = layout.region[field]
    if region & ~covered == 0:
        size = region.bit_count()
        points = box.region_points[size - 1]
        state.green[seat] += points
        if events is not None:
            details: dict[str, object] = {"colour": TYPES[kind], "size": size}
            items.append(Item("region", 1, points, "tuscany.region.points", unit="green", details=details))
    if layout.of_type[kind] & ~covered == 0:
        _colour_complete(state, seat, kind, items)
    if kind == AGRICULTURE:
        fresh = new_kinds(state, seat, field, face)
        points = 1 if face == HEXAGON else fresh.bit_count()
        state.green[seat] += points
        if events is not None and points:
            rule = "tuscany.hexagon.agriculture" if face == HEXAGON else "tuscany.agriculture.kinds"
            named = tuple(KINDS[number] for number in bits(fresh)) or ("hexagon",)
            items.append(Item("kinds", points, 1, rule, unit="green", details={"kinds": named}))
    if events is not None:
        award = Award(seat, "tuscany.placed", tuple(items)) if items else None
        told: dict[str, object] = {"tile": NAMES[face], "field": FIELD_NAMES[field]}
        where = (f"field:{FIELD_NAMES[field]}@{seat}",)
        if payment is None:
            events.append(Event("tuscany.placed-free", seat, "tuscany.castle.free-tile", told, award, where))
        else:
            told["payment"] = dict(payment)
            events.append(Event("tuscany.placed", seat, "tuscany.place.cost", told, award, where))
    _effect(state, seat, kind, events)


def _colour_complete(state: TuscanyState, seat: Seat, kind: int, items: list[Item]) -> None:
    """All fields of a colour are covered: the first and the second to do so get points."""
    first, second = state.box.colour_bonus[kind]
    if state.first_by[kind] < 0:
        state.first_by[kind] = seat
        points, rule, what = first, "tuscany.colour.first", "colour-first"
    elif state.second_by[kind] < 0:
        state.second_by[kind] = seat
        points, rule, what = second, "tuscany.colour.second", "colour-second"
    else:
        return
    state.green[seat] += points
    items.append(Item(what, 1, points, rule, unit="green", details={"colour": TYPES[kind]}))


def _effect(state: TuscanyState, seat: Seat, kind: int, events: Events) -> None:
    bonus = state.bonus
    at = seat * len(BONUSES)
    if kind == CASTLE:
        state.do_next(FreeTile())
    elif kind == CITY:
        state.do_next(take_bonus(seat, False))
    elif kind == FARMSTEAD:
        gain_hexagon(state, seat, "tuscany.farmstead.hexagon", events)
    elif kind == QUARRY:
        gain(state, seat, "marble", 1 + bonus[at + PLUS_MARBLE], "tuscany.quarry.marble", events)
    elif kind == VILLAGE:
        gain(state, seat, "worker", 1 + bonus[at + PLUS_WORKER], "tuscany.village.worker", events)
    elif kind == MONASTERY:
        state.do_next(draw_cards(seat, state.box.monastery_cards, "tuscany.monastery.cards"))
    elif kind == CARRIAGE:
        state.do_next(draw_yields(seat, 1 + bonus[at + PLUS_YIELD]))


@dataclass(frozen=True, slots=True)
class FreeTile(TuscanyTask):
    """The mover may place any tile of the display that fits; then the display is refilled."""

    name = "free"
    phase = "free"
    numbered = True

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        seat = state.mover
        found: list[Option] = []
        for space, tile in enumerate(state.display):
            if tile >= 0:
                found += _on_fields(space, tile & FACE, state.open_for(seat, TYPE_OF[tile & FACE]))
        return (*found, PASS) if found else ()

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        options = self.options(state)
        if not options:
            if events is not None:
                events.append(Event("tuscany.nothing-fits", state.mover, "tuscany.castle.nothing-fits"))
            return None
        return (Decision(state.mover, "tuscany.free", options),)

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Free):
            if events is not None:
                events.append(Event("tuscany.passed", seat, "tuscany.castle.free-tile"))
            return
        tile = state.display[option.space]
        state.display[option.space] = NO_TILE
        if state.rulings.refill_first:
            cover(state, seat, option.field, tile, events)
            state.do_next(refill(option.space))
        else:
            state.do_next(refill(option.space))
            cover(state, seat, option.field, tile, events)

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


@lru_cache(maxsize=16384)
def _on_fields(space: int, face: int, fields: int) -> tuple[Free, ...]:
    return tuple(free(space, face, field) for field in bits(fields))
