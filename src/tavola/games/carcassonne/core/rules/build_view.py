"""Views: the board as it lies, and the aids that the table allows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import FIELD, KIND_NAMES
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.options import cell_text, unpacked
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid, PlacedFigure, Region
from tavola.kernel import Chance, Decision, Seat

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.land import Land
    from tavola.games.carcassonne.core.rules.state import CarcassonneState

AIDS = ("standard", "teaching", "purist")
"""standard: what would score, tiles left, holes; teaching: also `if the game ended now`; purist: none."""


def view(state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
    """What this seat (None: a spectator) may know."""
    helped = state.aids != "purist"
    return CarcassonneView(
        seat=seat,
        seats=state.seats,
        turn=state.turns,
        mover=None if state.final or state.mover < 0 else state.mover,
        waiting_for=tuple(decision.seat for decision in _asked(state)),
        decisions=decisions_of(state, seat),
        scores=tuple(state.points),
        standing=state.final,
        modules=tuple(module.name for module in state.rules.modules),
        packages=state.rules.packages,
        kinds=state.rules.faces.by_id,
        tile=None if state.tile < 0 else state.rules.faces.tiles[state.tile].id,
        tiles=tuple(_laid(state, number) for number in range(state.land.laid)),
        figures=tuple(_standing(state, *figure) for figure in state.figures),
        supply=tuple(
            {figure.name: state.in_supply(n, owner) for n, figure in enumerate(state.rules.figures)}
            for owner in range(state.seats)
        ),
        left=len(state.stock),
        aside=state.aside,
        parts=tuple(module.shows(state) for module in state.rules.showing),
        aids=state.aids,
        left_by_kind=dict(sorted(state.pile.items())) if helped else {},
        holes=tuple(_holes(state)) if helped else (),
        regions=tuple(_regions(state)) if helped else (),
        if_ended_now=tuple(scoring.if_ended_now(state)) if state.aids == "teaching" else (),
    )


def decisions_of(state: CarcassonneState, seat: Seat | None) -> tuple[Decision, ...]:
    """What this seat is asked."""
    return tuple(decision for decision in _asked(state) if decision.seat == seat)


def _asked(state: CarcassonneState) -> tuple[Decision, ...]:
    pending = state.pending
    return () if isinstance(pending, Chance) else pending


def _laid(state: CarcassonneState, number: int) -> Laid:
    face = state.land.faces[number]
    return _tile_at(face.tile, state.land.cell_of(number), face.turn, state.land.seats[number])


# Views are compared with those before. What is equal is the same object, so that this takes no time.


@lru_cache(maxsize=16384)
def _tile_at(kind: Tile, cell: int, turn: int, owner: int) -> Laid:
    x, y = unpacked(cell)
    return Laid(kind, x, y, turn, None if owner < 0 else owner)


def _standing(state: CarcassonneState, segment: int, figure: int, seat: Seat) -> PlacedFigure:
    tile = state.land.tile_of(segment)
    part = state.land.faces[tile].names[segment - state.land.base_of(tile)]
    on = KIND_NAMES[state.land.kind_of(segment)]
    return _figure_at(state.rules.figures[figure].name, seat, state.land.cell_of(tile), part, on)


@lru_cache(maxsize=4096)
def _figure_at(figure: str, seat: Seat, cell: int, part: str, on: str) -> PlacedFigure:
    x, y = unpacked(cell)
    return PlacedFigure(figure, seat, x, y, part, on)


def _holes(state: CarcassonneState) -> list[str]:
    ways, kinds = state.rules.faces.ways, set(state.stock)
    if state.tile >= 0:
        kinds.add(state.tile)
    frontier = state.land.frontier()
    filled_by_none = {signature for _, signature in frontier}
    for kind in kinds:
        fits = ways[kind]
        filled_by_none = {signature for signature in filled_by_none if not fits[signature]}
    return [cell_text(cell) for cell, signature in frontier if signature in filled_by_none]


def _parts(land: Land, feature: Feature) -> tuple[str, ...]:
    """Its parts in the order in which they were laid."""
    segments = sorted(segment for root in feature.roots for segment in land.ring(root))
    return tuple([_part_text(*land.place_of(segment)) for segment in segments])


@lru_cache(maxsize=16384)
def _part_text(cell: int, part: str) -> str:
    return f"{cell_text(cell)}/{part}"


def _regions(state: CarcassonneState) -> list[Region]:
    return [_region(state, feature) for feature in scoring.claimed(state)]


def _region(state: CarcassonneState, feature: Feature) -> Region:
    owners = strongest(feature.strength, state.seats)
    if feature.kind == FIELD:
        cities = scoring.cities_along(state, feature)
        scores = [scoring.field_lines(state, feature, owner, cities) for owner in owners]
    else:
        scores = [scoring.value_lines(state, feature)] * len(owners)
    return Region(
        on=KIND_NAMES[feature.kind],
        parts=_parts(state.land, feature),
        tiles=feature.size,
        complete=feature.complete,
        owners=tuple(owners),
        lines=tuple(scores[0]) if scores else (),
        points=tuple(map(scoring.points_of, scores)),
    )
