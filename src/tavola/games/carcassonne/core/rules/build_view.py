"""Views: the board as it lies, and the aids that the table allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import FIELD, KIND_NAMES, Face
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.options import cell_text, unpacked
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
    faces, cells = state.land.faces, list(map(state.land.cell_of, range(state.land.laid)))
    spots = list(chain.from_iterable(map(_spots_of, faces, cells)))
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
        tiles=tuple(map(_tile_at, faces, cells, state.land.seats)),
        figures=tuple([_standing(state, spots, *figure) for figure in state.figures]),
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
        regions=tuple(_regions(state, spots)) if helped else (),
        if_ended_now=tuple(scoring.if_ended_now(state)) if state.aids == "teaching" else (),
    )


def decisions_of(state: CarcassonneState, seat: Seat | None) -> tuple[Decision, ...]:
    """What this seat is asked."""
    return tuple(decision for decision in _asked(state) if decision.seat == seat)


def _asked(state: CarcassonneState) -> tuple[Decision, ...]:
    pending = state.pending
    return () if isinstance(pending, Chance) else pending


class Spot(NamedTuple):
    """Where a figure can stand: a part of a tile that lies, as views speak of it."""

    x: int
    y: int
    part: str
    on: str
    text: str


# Views are compared with those before. What is equal is the same object, so that this takes no time.


@lru_cache(maxsize=32_768)
def _tile_at(face: Face, cell: int, owner: int) -> Laid:
    x, y = unpacked(cell)
    return Laid(face.tile, x, y, face.turn, None if owner < 0 else owner)


@lru_cache(maxsize=32_768)
def _spots_of(face: Face, cell: int) -> tuple[Spot, ...]:
    """By segment of a tile."""
    x, y = unpacked(cell)
    named = zip(face.names, face.kinds, strict=True)
    return tuple([Spot(x, y, part, KIND_NAMES[kind], f"{cell_text(cell)}/{part}") for part, kind in named])


def _standing(
    state: CarcassonneState, spots: Sequence[Spot], segment: int, figure: int, owner: Seat
) -> PlacedFigure:
    return _figure_at(state.rules.figures[figure].name, owner, spots[segment])


@lru_cache(maxsize=4096)
def _figure_at(figure: str, seat: Seat, spot: Spot) -> PlacedFigure:
    return PlacedFigure(figure, seat, spot.x, spot.y, spot.part, spot.on)


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


def _parts(land: Land, feature: Feature, spots: Sequence[Spot]) -> tuple[str, ...]:
    """Its parts in the order in which they were laid."""
    segments = chain.from_iterable(map(land.ring, feature.roots))
    return tuple([spots[segment].text for segment in sorted(segments)])


def _regions(state: CarcassonneState, spots: Sequence[Spot]) -> list[Region]:
    return [_region(state, feature, spots) for feature in scoring.claimed(state)]


def _region(state: CarcassonneState, feature: Feature, spots: Sequence[Spot]) -> Region:
    owners = strongest(feature.strength, state.seats)
    if feature.kind == FIELD:
        cities = scoring.cities_along(state, feature)
        scores = [scoring.field_lines(state, feature, owner, cities) for owner in owners]
    else:
        scores = [scoring.value_lines(state, feature)] * len(owners)
    return Region(
        on=KIND_NAMES[feature.kind],
        parts=_parts(state.land, feature, spots),
        tiles=feature.size,
        complete=feature.complete,
        owners=tuple(owners),
        lines=tuple(scores[0]) if scores else (),
        points=tuple(map(scoring.points_of, scores)),
    )
