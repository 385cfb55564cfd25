"""What a position is worth to every seat: points, hopes and figures at hand."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import AROUND, CLOSING, FIELD
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tasks import MEEPLE
from tavola.kernel import Seat

VALUED = (*CLOSING, *AROUND)
"""Kinds of features that score before the end of the game, too."""


class Worth:
    """The worth of one position."""

    def __init__(self, state: CarcassonneState, hopes: Hopes) -> None:
        self._state = state
        self._hopes = hopes
        self._weights = hopes.weights
        self._judges = hopes.judges
        self._turns = hopes.turns
        self._time = hopes.time

    def of(self, seat: Seat) -> float:
        """How well a seat stands against the strongest other one."""
        totals = self.totals()
        others = max(total for other, total in enumerate(totals) if other != seat)
        return totals[seat] - self._weights.others * others

    def totals(self) -> list[float]:
        """Points each seat may hope for."""
        state, hopes = self._state, self._hopes
        totals = [float(points) for points in state.points]
        next_figure = [self._next_figure(seat) for seat in range(state.seats)]
        changed = hopes.changed(state)
        lying = [worth for judge in self._judges.on_features if (worth := judge.on_features(state, hopes))]
        fields = []
        for feature in scoring.claimed(state):
            if feature.kind == FIELD:
                fields.append(feature)
                continue
            points, home, _ = hopes.of(state, feature, changed)
            for worth in lying:
                points += worth(feature)
            for seat in strongest(feature.strength, state.seats):
                totals[seat] += points + home * next_figure[seat]
        self._count_fields(totals, fields)
        for seat in range(state.seats):
            totals[seat] += self._figures(seat)
        for judge in self._judges.count:
            judge.count(state, totals, hopes)
        for award in scoring.extras(state):
            totals[award.seat] += award.points * (1 - 0.6 * self._time)
        return totals

    def best_claim(self, segments: Sequence[int], seat: Seat) -> float:
        """What the best of these places, all of them free, would bring a seat that claims it."""
        state, hopes = self._state, self._hopes
        home, changed = self._next_figure(seat), hopes.changed(state)
        best = 0.0
        for segment in segments:
            if state.land.kind_of(segment) in VALUED:
                hope = hopes.of(state, state.feature(segment), changed)
                best = max(best, hope.points + hope.home * home)
        fields = [state.land.find(segment) for segment in segments if state.land.kind_of(segment) == FIELD]
        for cities in hopes.cities_along(state, fields).values():
            best = max(best, 3.0 * sum(not state.land.open_of(city) for city in cities))
        return best

    def _count_fields(self, totals: list[float], fields: list[Feature]) -> None:
        """Points for the complete cities along each field, and something for the open ones."""
        state = self._state
        along = self._hopes.cities_along(state, [field.roots[0] for field in fields])
        for field in fields:
            cities = sum(self._city_of_field(state.land.open_of(city)) for city in along[field.roots[0]])
            for seat in strongest(field.strength, state.seats):
                totals[seat] += cities * self._per_city(field, seat)

    def _city_of_field(self, open_edges: int) -> float:
        """1 for a complete city, less for an open one."""
        if not open_edges:
            return 1.0
        return self._weights.field_city * self._time * self._weights.edge_fades ** (open_edges - 1)

    def _per_city(self, field: Feature, seat: Seat) -> int:
        """What one complete city is worth to the farmers of a seat."""
        return scoring.points_of(scoring.field_lines(self._state, field, seat, 1))

    def _next_figure(self, seat: Seat) -> float:
        """What one more meeple in the supply would be worth."""
        figures = self._weights.figures
        soon = self._time * min(1.0, self._turns / 4)
        return figures[min(self._state.in_supply(MEEPLE, seat), len(figures) - 1)] * soon

    def _figures(self, seat: Seat) -> float:
        state, weights = self._state, self._weights
        worth, at = 0.0, 0
        for number, figure in enumerate(state.rules.figures):
            count = state.in_supply(number, seat)
            if figure.strength and figure.name not in self._judges.narrow_figures:
                for _ in range(count):
                    worth += weights.figures[min(at, len(weights.figures) - 1)] * figure.strength**0.5
                    at += 1
            else:
                worth += weights.special * count
        return worth * min(1.0, self._turns / (2 + at)) * self._time
