"""Views: built up from what lies open, and from the viewer's own hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.tuscany.rules import boards
from tavola.games.tuscany.rules.faces import (
    BACK,
    BONUSES,
    FACE,
    FACES,
    HEXAGON,
    KINDS,
    NAMES,
    NO_TILE,
    SHOWS,
    START_CASTLE,
    TYPE_OF,
    TYPES,
)
from tavola.games.tuscany.rules.layout import (
    FIELD_NAMES,
    FIELDS,
    FIELDS_OF_A_PIECE,
    Layout,
    bits,
    coordinates,
)
from tavola.games.tuscany.rules.options import Arrange
from tavola.games.tuscany.rules.payments import units
from tavola.games.tuscany.rules.prospects import prospects
from tavola.games.tuscany.rules.rounds import empty_fields
from tavola.games.tuscany.rules.view import Board, ColourBonus, Field, Mat, Region, Tile, TuscanyView
from tavola.games.tuscany.rules.yields import spaces
from tavola.kernel import Bag, Chance, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavola.games.tuscany.rules.state import TuscanyState


def build_view(state: TuscanyState, seat: Seat | None) -> TuscanyView:
    """What this seat (None: a spectator) may know."""
    box, task, pending = state.box, state.task, state.pending
    asked = () if isinstance(pending, Chance) else pending
    stage = "over" if task is None else task.phase
    face, field = state.paying_for()
    open_board = seat is not None and state.layouts[seat] is not None
    return TuscanyView(
        seat=seat,
        seats=state.seats,
        turn=state.turns,
        mover=_mover(state, stage),
        waiting_for=tuple(decision.seat for decision in asked),
        decisions=tuple(decision for decision in asked if decision.seat == seat),
        scores=tuple(state.red),
        standing=state.final,
        box=box,
        stage=stage,
        start=_seat(state.start),
        round=state.round + 1,
        stack_emptied=max(state.laid) >= box.stack * (state.round + 1),
        extra_round=state.extra_round,
        marble_used=state.marble_used,
        display=tuple(None if tile == NO_TILE else _tile(tile) for tile in state.display),
        neutral=sum(state.neutral),
        removed=_bag(FACES, state.removed),
        pile=sum(state.pile),
        discards=_bag(TYPES, state.discards),
        stock=_bag(BONUSES, state.stock),
        colours=tuple(_colour(state, kind) for kind in range(len(TYPES))),
        yields={card.name: card.count for card in box.yields},
        yields_left=sum(state.yields),
        yields_done=_bag([card.name for card in box.yields], state.yields_done),
        turned_up=tuple(box.yields[number].name for number in state.turned_up),
        mats=tuple(_mat(state, owner, seat) for owner in range(state.seats)),
        paying=None if face < 0 else (NAMES[face], FIELD_NAMES[field]),
        prospects=prospects(state, seat) if seat is not None and open_board else (),
        missing={} if seat is None else _missing(state, seat),
    )


def _mover(state: TuscanyState, stage: str) -> Seat | None:
    """Whose turn it is; while bonus cards are taken before the first turn, who takes one."""
    if stage in ("setup", "build", "over"):
        return None
    pending = state.pending
    if stage == "bonus" and not isinstance(pending, Chance):
        return pending[0].seat
    return _seat(state.mover)


def _missing(state: TuscanyState, seat: Seat) -> Bag:
    hand, workers, cost = state.hand_of(seat), state.workers[seat], state.box.place_cost
    return {name: max(0, cost - units(hand, kind, workers)) for kind, name in enumerate(TYPES)}


def _tile(tile: int, kind: int = -1) -> Tile:
    face = tile & FACE
    of = TYPE_OF[face] if face != HEXAGON else kind
    back = tile >> BACK
    return Tile(
        NAMES[face],
        TYPES[of] if of >= 0 else "",
        tuple(KINDS[number] for number in bits(SHOWS[face])),
        back - 1 if back else None,
    )


def _colour(state: TuscanyState, kind: int) -> ColourBonus:
    first, second = state.box.colour_bonus[kind]
    return ColourBonus(TYPES[kind], first, second, _seat(state.first_by[kind]), _seat(state.second_by[kind]))


def _mat(state: TuscanyState, owner: Seat, viewer: Seat | None) -> Mat:
    hand = state.hand_of(owner)
    layout = state.layouts[owner]
    if layout is None and owner == viewer:
        layout = boards.sealed_layout(state, owner)
    at = owner * len(BONUSES)
    return Mat(
        seat=owner,
        red=state.red[owner],
        green=state.green[owner],
        cards=sum(hand),
        hand=_bag(TYPES, hand) if owner == viewer or state.over else None,
        storage=tuple(map(_tile, state.storage[owner])),
        spaces=spaces(state, owner),
        marble=state.marble[owner],
        workers=state.workers[owner],
        bonus=_bag(BONUSES, state.bonus[at : at + len(BONUSES)]),
        stacks=_stacks(state, owner),
        laid=state.laid[owner],
        pieces=state.pieces[owner],
        board=None if layout is None else _board(state, owner, layout),
        sealed=owner in state.sealed and state.castles[owner] >= 0,
        empty=empty_fields(state, owner),
    )


def _stacks(state: TuscanyState, seat: Seat) -> tuple[int, ...]:
    size, laid = state.box.stack, state.laid[seat]
    return tuple(max(0, min(size, size * (number + 1) - laid)) for number in range(state.box.rounds))


def _board(state: TuscanyState, seat: Seat, layout: Layout) -> Board:
    arranged, castle = state.arranged[seat], state.castles[seat]
    assert arranged is not None
    tiles = state.tiles[seat * FIELDS : (seat + 1) * FIELDS]
    if castle >= 0:
        tiles[castle] = START_CASTLE | (seat + 1) << BACK  # under the seal it stands there, too
    points = state.box.region_points
    return _laid_out(layout, arranged, state.pieces[seat], castle, tuple(tiles), state.reach[seat], points)


@lru_cache(maxsize=1024)
def _laid_out(
    layout: Layout,
    arranged: Arrange,
    pieces: tuple[str, ...],
    castle: int,
    tiles: tuple[int, ...],
    reach: int,
    points: tuple[int, ...],
) -> Board:
    """A board; most boards are the same from view to view."""
    by_letter = {piece[0]: piece for piece in pieces}
    a, b, c = (by_letter[letter] for letter in arranged.order)
    x, y, z = (turn == "180" for turn in arranged.turns.split("-"))
    regions = layout.regions()
    return Board(
        pieces=(a, b, c),
        turned=(x, y, z),
        offsets=layout.offsets,
        castle=None if castle < 0 else FIELD_NAMES[castle],
        fields=tuple(
            Field(
                name=FIELD_NAMES[field],
                q=q,
                r=r,
                piece=field // FIELDS_OF_A_PIECE,
                type=TYPES[layout.types[field]],
                region=regions.index(layout.region[field]),
                tile=None if tiles[field] == NO_TILE else _tile(tiles[field], layout.types[field]),
                reachable=bool(reach >> field & 1),
            )
            for field, (q, r) in enumerate(coordinates(layout.offsets))
        ),
        regions=tuple(
            Region(
                number=number,
                type=TYPES[layout.types[bits(region)[0]]],
                fields=tuple(FIELD_NAMES[field] for field in bits(region)),
                covered=sum(tiles[field] != NO_TILE for field in bits(region)),
                points=points[region.bit_count() - 1],
            )
            for number, region in enumerate(regions)
        ),
    )


def _bag(kinds: Sequence[str], counts: Sequence[int]) -> Bag:
    return {kind: n for kind, n in zip(kinds, counts, strict=True) if n}


def _seat(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat
