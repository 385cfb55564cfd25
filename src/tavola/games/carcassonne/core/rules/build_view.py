"""Views: the board as it lies, and the aids that the table allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import FIELD, KIND_NAMES
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.options import cell_text, unpacked
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid, PlacedFigure, Region
from tavola.kernel import Chance, Seat

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState

AIDS = ("standard", "teaching", "purist")
"""standard: what would score, tiles left, holes; teaching: also `if the game ended now`; purist: none."""


def view(state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
    """What this seat (None: a spectator) may know."""
    pending = state.pending
    decisions = () if isinstance(pending, Chance) else pending
    helped = state.aids != "purist"
    return CarcassonneView(
        seat=seat,
        seats=state.seats,
        turn=state.turns,
        mover=None if state.final or state.mover < 0 else state.mover,
        waiting_for=tuple(decision.seat for decision in decisions),
        decisions=tuple(decision for decision in decisions if decision.seat == seat),
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


def _laid(state: CarcassonneState, number: int) -> Laid:
    x, y = unpacked(state.land.cell_of(number))
    face, owner = state.land.faces[number], state.land.seats[number]
    return Laid(face.tile, x, y, face.turn, None if owner < 0 else owner)


def _standing(state: CarcassonneState, segment: int, figure: int, seat: Seat) -> PlacedFigure:
    tile = state.land.tile_of(segment)
    x, y = unpacked(state.land.cell_of(tile))
    part = state.land.faces[tile].names[segment - state.land.base_of(tile)]
    return PlacedFigure(
        state.rules.figures[figure].name, seat, x, y, part, KIND_NAMES[state.land.kind_of(segment)]
    )


def _holes(state: CarcassonneState) -> list[str]:
    fitting, kinds = state.rules.faces.fitting, set(state.stock)
    if state.tile >= 0:
        kinds.add(state.tile)
    return [
        cell_text(cell)
        for cell, signature in state.land.frontier()
        if not any(fitting(kind, signature) for kind in kinds)
    ]


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
        parts=tuple(part.removeprefix("part:") for part in scoring.parts_of(state, feature)),
        tiles=feature.size,
        complete=feature.complete,
        owners=tuple(owners),
        lines=tuple(scores[0]) if scores else (),
        points=tuple(map(scoring.points_of, scores)),
    )
