"""Building the boards: everybody at the same time, sealed until all are done."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules.box import Box
from tavola.games.tuscany.rules.faces import BACK, CASTLE, START_CASTLE
from tavola.games.tuscany.rules.layout import FIELD_NAMES, FIELD_NUMBER, Layout, Types, joined, lay_out
from tavola.games.tuscany.rules.options import (
    CASTLES,
    NEAR_OFFSETS,
    ORDERS,
    TURNS,
    WIDE_OFFSETS,
    Arrange,
    Castle,
)
from tavola.games.tuscany.rules.refusals import refusal
from tavola.games.tuscany.rules.task import TuscanyTask
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.tuscany.rules.state import TuscanyState


@lru_cache(maxsize=4096)
def layout_of(box: Box, pieces: tuple[str, ...], order: str, turns: str, offsets: str) -> Layout:
    """The board that these three pieces make, in this order, turned and shifted like this."""
    first, second = offsets.split("-")
    return lay_out(_types(box, pieces, order, turns), (first, second))


def _types(box: Box, pieces: tuple[str, ...], order: str, turns: str) -> Types:
    by_letter = {piece[0]: box.pieces[piece] for piece in pieces}
    a, b, c = (by_letter[letter] for letter in order)
    x, y, z = (turn == "180" for turn in turns.split("-"))
    return joined((a, b, c), (x, y, z))


@lru_cache(maxsize=256)
def arrangements(box: Box, pieces: tuple[str, ...]) -> tuple[Arrange, ...]:
    """Every board, with the start castle on any of its castle fields."""
    return tuple(
        Arrange(order, turns, offsets, FIELD_NAMES[field])
        for order in ORDERS
        for turns in TURNS
        for castles in (_castles(_types(box, pieces, order, turns)),)
        for offsets in NEAR_OFFSETS
        for field in castles
    )


def _castles(types: Types) -> list[int]:
    return [field for field, kind in enumerate(types) if kind == CASTLE]


WIDE_ARRANGEMENTS = tuple(
    Arrange(order, turns, offsets) for order in ORDERS for turns in TURNS for offsets in WIDE_OFFSETS
)
"""With the wider offsets; where the castle stands is asked then."""


@dataclass(frozen=True, slots=True)
class BuildBoards(TuscanyTask):
    """Asks everybody who has not built yet; when all have, the boards are opened."""

    name = "build"
    phase = "build"
    numbered = True

    def run(self, state: TuscanyState, events: Events) -> Pending | None:
        if -1 not in state.castles:
            self._open_all(state, events)
            return None
        return tuple(_question(state, seat) for seat in range(state.seats) if state.castles[seat] < 0)

    def _open_all(self, state: TuscanyState, events: Events) -> None:
        for seat in range(state.seats):
            _open(state, seat, events)

    def asked(self, state: TuscanyState) -> Seat:
        return state.castles.index(-1)

    def options(self, state: TuscanyState) -> tuple[Option, ...]:
        return _answers(state, self.asked(state))

    def ways(self, state: TuscanyState) -> int:
        if -1 in state.castles:
            return TuscanyTask.ways(self, state)
        self._open_all(state, None)
        return 0

    def answer(self, state: TuscanyState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Castle):
            state.castles[seat] = option.field
        else:
            arrange(state, seat, option)
        state.agenda.append(self)
        if events is not None and state.castles[seat] >= 0:
            where = (f"seat:{seat}",)
            events.append(Event("tuscany.sealed", seat, "tuscany.setup.simultaneous", where=where))

    def refusal(self, state: TuscanyState, seat: Seat, option: Option) -> Reason:
        return refusal(state, self.phase, seat, option)


def arrange(state: TuscanyState, seat: Seat, option: Option) -> None:
    """Note how a seat builds its board, under the seal."""
    assert isinstance(option, Arrange)
    state.arranged[seat] = option
    state.castles[seat] = FIELD_NUMBER[option.castle] if option.castle else -1


def sealed_layout(state: TuscanyState, seat: Seat) -> Layout | None:
    """The board that a seat has arranged, opened or not."""
    arranged = state.arranged[seat]
    if arranged is None:
        return None
    return layout_of(state.box, state.pieces[seat], arranged.order, arranged.turns, arranged.offsets)


def possible(state: TuscanyState, seat: Seat) -> tuple[Option, ...]:
    """Every first answer of a seat that builds its board."""
    if state.rulings.wide_offsets:
        return WIDE_ARRANGEMENTS
    return arrangements(state.box, state.pieces[seat])


def _question(state: TuscanyState, seat: Seat) -> Decision:
    ask = "tuscany.build" if state.arranged[seat] is None else "tuscany.castle"
    return Decision(seat, ask, _answers(state, seat))


def _answers(state: TuscanyState, seat: Seat) -> tuple[Option, ...]:
    layout = sealed_layout(state, seat)
    return possible(state, seat) if layout is None else castle_fields(layout)


def castle_fields(layout: Layout) -> tuple[Castle, ...]:
    """Where the start castle can stand."""
    return tuple(CASTLES[field] for field in _castles(layout.types))


def _open(state: TuscanyState, seat: Seat, events: Events) -> None:
    layout, arranged = sealed_layout(state, seat), state.arranged[seat]
    assert layout is not None
    assert arranged is not None
    put_castle(state, seat, layout)
    if events is not None:
        castle = FIELD_NAMES[state.castles[seat]]
        details = {
            "order": arranged.order,
            "turns": arranged.turns,
            "offsets": arranged.offsets,
            "castle": castle,
        }
        where = (f"field:{castle}@{seat}",)
        events.append(Event("tuscany.built", seat, "tuscany.setup.start-castle", details, where=where))


def put_castle(state: TuscanyState, seat: Seat, layout: Layout) -> None:
    """The board lies open, with the start castle on it; that has no effect."""
    field = state.castles[seat]
    state.layouts[seat] = layout
    state.tiles[seat * len(FIELD_NAMES) + field] = START_CASTLE | (seat + 1) << BACK
    state.covered[seat] = 1 << field
    state.reach[seat] = layout.near[field]
