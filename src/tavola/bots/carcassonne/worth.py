"""What a position is worth to every seat: points, hopes and figures at hand."""

from __future__ import annotations

from collections import Counter

from tavola.bots.carcassonne.weights import Weights
from tavola.games.carcassonne.rules.core import scoring
from tavola.games.carcassonne.rules.core.faces import AROUND, CITY, FIELD, ROAD
from tavola.games.carcassonne.rules.core.feature import Feature, strongest
from tavola.games.carcassonne.rules.core.state import CarcassonneState
from tavola.games.carcassonne.rules.core.track import SPACES
from tavola.games.carcassonne.rules.expansions.gold import bars_on_tiles
from tavola.kernel import Seat


class Worth:
    """The worth of one position."""

    def __init__(self, state: CarcassonneState, weights: Weights) -> None:
        self._state = state
        self._weights = weights
        left = sum(state.left.values())
        self._turns = left / state.seats
        """How many more tiles each seat will lay, about."""
        self._time = self._turns / (self._turns + 4)
        """1 while many tiles are left, 0 at the end."""
        self._lying: Counter[int] = Counter()
        """Gold bars by the number of the tile they lie on."""
        if "gold" in state.rules.slot_number:
            self._lying.update(state.board[cell] for cell in bars_on_tiles(state))

    def of(self, seat: Seat) -> float:
        """How well a seat stands against the strongest other one."""
        totals = self.totals()
        others = max(total for other, total in enumerate(totals) if other != seat)
        return totals[seat] - self._weights.others * others

    def totals(self) -> list[float]:
        """Points each seat may hope for."""
        state = self._state
        totals = [float(points) for points in state.points]
        claimed = scoring.claimed(state)
        fields = [feature for feature in claimed if feature.kind == FIELD]
        along = self._cities_along([field.roots[0] for field in fields])
        for feature in claimed:
            if feature.kind == FIELD:
                worth = self._field(along[feature.roots[0]])
            else:
                worth = self._feature(feature) + self._gold(feature)
            for seat in strongest(feature.strength, state.seats):
                totals[seat] += worth
        for seat in range(state.seats):
            totals[seat] += self._figures(seat)
        self._count_specials(totals)
        self._count_robbers(totals)
        for award in scoring.extras(state):
            totals[award.seat] += award.points * (1 - 0.6 * self._time)
        return totals

    def _feature(self, feature: Feature) -> float:
        """What it scores now, and what it will once complete, by how likely that is."""
        weights, state = self._weights, self._state
        if feature.kind in AROUND:
            return 9 - feature.open + feature.open * weights.around_hope * self._time
        now = scoring.points_of(scoring.value_lines(state, feature))
        hope = (weights.city_hope if feature.kind == CITY else weights.road_hope) * self._time
        hope *= weights.edge_fades ** max(0, feature.open - 1)
        done = Feature(feature.kind, feature.roots, feature.tiles, feature.marks, feature.strength, 0)
        then = scoring.points_of(scoring.value_lines(state, done)) + (1 if feature.kind == ROAD else 2)
        home = weights.figures[min(2, len(weights.figures) - 1)] * self._time
        return now + hope * (then - now + home)

    def _gold(self, feature: Feature) -> float:
        """The bars on its tiles."""
        shown = self._lying
        if not shown:
            return 0.0
        bars = sum(n for tile, n in shown.items() if feature.tiles >> tile & 1)
        return bars * self._weights.bar * self._time * self._weights.edge_fades ** max(0, feature.open - 1)

    def _field(self, cities: tuple[int, float]) -> float:
        closed, hoped = cities
        return 3 * (closed + hoped)

    def _cities_along(self, roots: list[int]) -> dict[int, tuple[int, float]]:
        """For each field: the complete cities along it, and the open ones by hope."""
        state, weights = self._state, self._weights
        if not roots:
            return {}
        seen: dict[int, set[int]] = {root: set() for root in roots}
        for number, face in enumerate(state.tile_face):
            base = state.tile_base[number]
            for field, city in face.along:
                root = state.find(base + field)
                if root in seen:
                    seen[root].add(state.find(base + city))
        result = {}
        for root, cities in seen.items():
            opens = [state.open[city] for city in cities]
            hoped = sum(weights.field_city * self._time * weights.edge_fades ** (n - 1) for n in opens if n)
            result[root] = (opens.count(0), hoped)
        return result

    def _figures(self, seat: Seat) -> float:
        state, weights = self._state, self._weights
        worth, at = 0.0, 0
        for number, figure in enumerate(state.rules.figures):
            count = state.in_supply(number, seat)
            if figure.strength and figure.name != "abbot":
                for _ in range(count):
                    worth += weights.figures[min(at, len(weights.figures) - 1)] * figure.strength**0.5
                    at += 1
            else:
                worth += weights.special * count
        return worth * min(1.0, self._turns / (2 + at)) * self._time

    def _count_robbers(self, totals: list[float]) -> None:
        state = self._state
        number = state.rules.slot_number.get("robbers")
        if number is None:
            return
        for seat, at in enumerate(state.slots[number]):
            if at >= 0:
                beside = sum(
                    where % SPACES == at and owner % state.seats != seat
                    for owner, where in enumerate(state.track)
                )
                totals[seat] += self._weights.robber * min(beside, 3) * self._time

    def _count_specials(self, totals: list[float]) -> None:
        state, number = self._state, self._state.rules.figure_number.get("builder")
        if number is None:
            return
        for segment, figure, seat in state.figures:
            if figure == number and not state.closed(segment):
                totals[seat] += self._weights.builder * self._time * min(1.0, self._turns / 6)
