"""A seat's buildings, summed up by everything that scores them."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.carrara.second.rules.box import Rate
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat

Reward = tuple[int, int]
"""Points and coins."""


class Mat:
    """What the cities, types and landscapes of one seat would bring."""

    __slots__ = ("by_city", "by_landscape", "by_type", "count", "value_in", "value_on")

    def __init__(self, state: SecondState, seat: Seat) -> None:
        edition = state.edition
        cities = edition.cities
        improved = state.improved[seat]
        rates = [pair[improved >> place & 1] for place, pair in enumerate(edition.rates)]
        self.count, self.value_in = [0] * cities, [0] * cities
        self.value_on = [0] * (len(rates) - cities)
        typed = [(0, 0)] * edition.types
        worth = edition.order.value
        for at, (tile, city) in enumerate(state.built[seat]):
            value, rate = worth(state, seat, at), rates[city]
            self.count[city] += 1
            self.value_in[city] += value
            self.value_on[edition.landscape_of[tile]] += value
            kind = edition.type_of[tile]
            points, coins = typed[kind]
            typed[kind] = (points + value * rate.points, coins + value * rate.coins)
        self.by_type: list[Reward] = typed
        self.by_city = [reward(rates[city], value) for city, value in enumerate(self.value_in)]
        self.by_landscape = [reward(rates[cities + at], value) for at, value in enumerate(self.value_on)]

    def possible(self, state: SecondState, seat: Seat) -> Iterator[Reward]:
        """What each field would bring that the seat can score at once."""
        for city, stone in enumerate(state.city_stone):
            if stone < 0 and self.count[city] >= state.edition.box.cities[city].minimum:
                yield self.by_city[city]
        for kind, brings in enumerate(self.by_type):
            if not state.scored_types[seat] >> kind & 1:
                yield brings
        for land, brings in enumerate(self.by_landscape):
            if not state.scored_landscapes[seat] >> land & 1:
                yield brings


def reward(rate: Rate, value: int) -> Reward:
    """What so much value brings at a rate."""
    return rate.points * value, rate.coins * value
