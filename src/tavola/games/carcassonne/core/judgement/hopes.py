"""What open features may bring, by the tiles still to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tavola.games.carcassonne.core.judgement.module import judges_of
from tavola.games.carcassonne.core.judgement.remaining import Remaining
from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import AROUND, ROAD
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.options import RING, STEPS
from tavola.games.carcassonne.core.rules.slots import NOTHING
from tavola.games.carcassonne.core.rules.state import CarcassonneState


class Hope(NamedTuple):
    """What an open feature may bring."""

    points: float
    home: float
    """How likely its figures come home."""
    cells: frozenset[int]
    """The empty cells that this depends on."""


class Hopes:
    """Made once for a question; the positions looked at differ in the tiles just laid, and none is drawn."""

    def __init__(self, state: CarcassonneState, weights: Weights) -> None:
        self.weights = weights
        self.judges = judges_of(state.rules, weights)
        self.turns = len(state.stock) / state.seats
        """How many more tiles each seat will lay, about."""
        self.time = self.turns / (self.turns + 4)
        """1 while many tiles are left, 0 at the end."""
        self._remaining = Remaining(state, weights.patience)
        self._laid = state.land.laid
        names = (module.name for module in state.rules.valuing)
        self._valuing = [name for name in names if state.slots[name] is not NOTHING]
        """Where modules keep what the value of a feature depends on."""
        self._known: dict[tuple[object, ...], Hope] = {}
        self._along = set(_along(state, 0))

    def changed(self, state: CarcassonneState) -> frozenset[int]:
        """The cells beside the tiles laid since the question."""
        cells = [state.land.cell_of(tile) for tile in range(self._laid, state.land.laid)]
        return frozenset(cell + step for cell in cells for step in STEPS)

    def of(self, state: CarcassonneState, feature: Feature, changed: frozenset[int]) -> Hope:
        """What a road, city, monastery or garden may bring; worked out again only where something changed."""
        if feature.tiles >> self._laid:
            return self._hope(state, feature)
        key = (*feature.roots, *(state.slots[name] for name in self._valuing))
        known = self._known.get(key)
        if known is None:
            hope = self._hope(state, feature)
            if hope.cells.isdisjoint(changed):
                self._known[key] = hope
            return hope
        return known if known.cells.isdisjoint(changed) else self._hope(state, feature)

    def _hope(self, state: CarcassonneState, feature: Feature) -> Hope:
        if feature.kind in AROUND:
            return self._to_be_surrounded(state, feature)
        return self._to_be_closed(state, feature)

    def _to_be_closed(self, state: CarcassonneState, feature: Feature) -> Hope:
        """What a road or city scores now, and what it will once complete, by how likely that is."""
        weights = self.weights
        open_sides = _open_sides(state, feature)
        hope, growth = (weights.road_hope, 1) if feature.kind == ROAD else (weights.city_hope, 2)
        hope *= self.time * weights.edge_fades ** max(0, len(open_sides) - 1)
        for cell, sides in open_sides.items():
            hope *= self._remaining.closing(state.land.signature(cell), sides)
        now, then = _points(state, feature), _points(state, feature.as_completed()) + growth
        return Hope(now + hope * (then - now), hope, frozenset(open_sides))

    def _to_be_surrounded(self, state: CarcassonneState, feature: Feature) -> Hope:
        """A point for each tile that lies there, and for each that is likely to come."""
        middle = state.land.cell_of(state.land.tile_of(feature.roots[0]))
        empty = [middle + step for step in RING if state.land.tile_at(middle + step) < 0]
        hope, home = 0.0, 1.0
        for cell in empty:
            filled = self.weights.around_hope * self.time
            filled *= self._remaining.filling(max(0, state.land.signature(cell)))
            hope += filled
            home *= filled
        return Hope(9 - len(empty) + hope, home, frozenset(empty))

    def cities_along(self, state: CarcassonneState, fields: Iterable[int]) -> dict[int, set[int]]:
        """For each of these fields the cities along it, all by their roots."""
        find = state.land.find
        found: dict[int, set[int]] = {field: set() for field in fields}
        if not found:
            return found
        for field, city in (*self._along, *_along(state, self._laid)):
            if (root := find(field)) in found:
                found[root].add(find(city))
        return found


def _points(state: CarcassonneState, feature: Feature) -> int:
    return scoring.points_of(scoring.value_lines(state, feature))


def _open_sides(state: CarcassonneState, feature: Feature) -> dict[int, int]:
    """The empty cells where a road or city goes on, with a bit for each side that it comes in over."""
    land = state.land
    found: dict[int, int] = {}
    for root in feature.roots:
        for segment in land.ring(root):
            tile = land.tile_of(segment)
            number, cell = segment - land.base_of(tile), land.cell_of(tile)
            for side, edge in enumerate(land.faces[tile].edge_segment):
                if edge == number and land.tile_at(beside := cell + STEPS[side]) < 0:
                    found[beside] = found.get(beside, 0) | 1 << (side ^ 2)
    return found


def _along(state: CarcassonneState, since: int) -> Sequence[tuple[int, int]]:
    """Fields and the cities along them, by their roots, on the tiles from this number on."""
    return [
        (
            state.land.find(state.land.base_of(number) + field),
            state.land.find(state.land.base_of(number) + city),
        )
        for number in range(since, state.land.laid)
        for field, city in state.land.faces[number].along
    ]
