"""Why an option is not listed: the rule that stands in the way, for each moment of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.faces import BONUSES, FACE, HEXAGON, NAMES, TYPE_OF, TYPES
from tavola.games.tuscany.rules.layout import FIELD_NAMES
from tavola.games.tuscany.rules.options import (
    DRAW,
    END,
    MARBLE,
    NEAR_OFFSETS,
    Arrange,
    Bonus,
    Castle,
    Discard,
    Free,
    Pay,
    Place,
    Swap,
    Take,
)
from tavola.games.tuscany.rules.payments import worth
from tavola.kernel import Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState

_INSTEAD = {
    "build": "tuscany.setup.simultaneous",
    "bonus": "tuscany.city.bonus",
    "action": "tuscany.turn.one-action",
    "pay": "tuscany.place.cost",
    "discard": "tuscany.take.full",
    "take": "tuscany.take.help-must",
    "free": "tuscany.castle.free-tile",
    "after": "tuscany.marble.action",
}
"""The rule by which something else is asked for now."""


def refusal(state: TuscanyState, phase: str, seat: Seat, option: Option) -> Reason:
    """Why this seat, being asked in this phase, cannot answer so."""
    reason: Reason | None = None
    match option:
        case Arrange() | Castle() if phase == "build":
            reason = _board(state, seat, option)
        case Bonus() if phase == "bonus":
            reason = Reason("tuscany.city.stock", {"bonus": BONUSES[option.kind]})
        case Take() if phase in ("action", "take"):
            reason = _take(state, option)
        case Swap() if phase in ("action", "take"):
            reason = _swap(state, option)
        case Place() if phase == "action":
            reason = _place(state, seat, option)
        case Free() if phase == "free":
            reason = _free(state, seat, option)
        case Pay() if phase == "pay":
            reason = _pay(state, seat, option)
        case Discard() if phase == "discard":
            reason = Reason("tuscany.take.full", {"tile": NAMES[option.face]})
    if reason is None and phase == "action" and option in (MARBLE, END, DRAW):
        reason = Reason("tuscany.marble.action" if option == MARBLE else "tuscany.turn.one-action")
    return reason or Reason(_INSTEAD[phase])


def _board(state: TuscanyState, seat: Seat, option: Arrange | Castle) -> Reason | None:
    if isinstance(option, Arrange):
        if state.arranged[seat] is not None:
            return None
        if not state.rulings.wide_offsets and option.offsets not in NEAR_OFFSETS:
            return Reason("tuscany.setup.offset")
    return Reason("tuscany.setup.start-castle")


def _take(state: TuscanyState, option: Take) -> Reason | None:
    tile = state.display[option.space]
    if tile >= 0 and tile & FACE == option.face:
        return None
    return Reason("tuscany.take.any", {"tile": NAMES[option.face], "space": str(option.space + 1)})


def _swap(state: TuscanyState, option: Swap) -> Reason:
    if state.anything_fits(state.mover):
        return Reason("tuscany.take.help")
    if not state.help_is_left(state.mover):
        return Reason("tuscany.take.help-limits")
    return Reason("tuscany.take.help-colour", {"colour": TYPES[option.type]})


def _place(state: TuscanyState, seat: Seat, option: Place) -> Reason:
    if option.face not in [tile & FACE for tile in state.storage[seat]]:
        return Reason("tuscany.place.action", {"tile": NAMES[option.face]})
    if option.face == HEXAGON and not state.usable_hexagons(seat):
        return Reason("tuscany.hexagon.later")
    reason = _fits(state, seat, option.face, option.field)
    return reason or Reason("tuscany.place.cost", {"tile": NAMES[option.face]})


def _free(state: TuscanyState, seat: Seat, option: Free) -> Reason | None:
    tile = state.display[option.space]
    if tile < 0 or tile & FACE != option.face:
        return Reason("tuscany.take.any", {"tile": NAMES[option.face], "space": str(option.space + 1)})
    return _fits(state, seat, option.face, option.field)


def _fits(state: TuscanyState, seat: Seat, face: int, field: int) -> Reason | None:
    layout = state.layouts[seat]
    assert layout is not None
    details = {"tile": NAMES[face], "field": FIELD_NAMES[field], "colour": TYPES[layout.types[field]]}
    if face != HEXAGON and layout.types[field] != TYPE_OF[face]:
        return Reason("tuscany.place.colour", details)
    if state.covered[seat] >> field & 1:
        return Reason("tuscany.place.once", details)
    if not state.reach[seat] >> field & 1:
        return Reason("tuscany.place.adjacent", details)
    return None


def _pay(state: TuscanyState, seat: Seat, option: Pay) -> Reason:
    layout = state.layouts[seat]
    assert layout is not None
    kind = layout.types[state.paying_for()[1]]
    details = {"colour": TYPES[kind]}
    paid = worth(option.counts, kind)
    if paid is None:
        return Reason("tuscany.place.pair", details)
    if paid != state.box.place_cost:
        return Reason("tuscany.place.cost", details)
    return Reason("tuscany.place.own", details)
