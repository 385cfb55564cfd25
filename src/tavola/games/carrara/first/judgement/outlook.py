"""What a seat's buildings will still bring: the scorings it may hope for, and what one more would add."""

from __future__ import annotations

from tavola.games.carrara.first.judgement.mode import Mode
from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.judgement.purse import Prospect
from tavola.kernel import Seat


class Outlook:
    """The open scorings of one seat: what each would bring, and how far it is to be counted on."""

    __slots__ = ("_by_city", "_by_kind", "_coin", "_fields", "_mode", "_objects", "_open", "_ready",
                 "_ready_next", "_seat", "_state", "_unit", "_w", "_weight", "_worst",
                 "scorings")  # fmt: skip

    def __init__(
        self, state: CarraraState, seat: Seat, turns: float, coin: float, w: Weights, mode: Mode
    ) -> None:
        self._w, self._state, self._seat, self._coin, self._mode = w, state, seat, coin, mode
        edition = state.edition
        box, types, cities = edition.box, edition.types, edition.cities
        values = [edition.order.value(state, seat, city) for city in range(cities)]
        self._unit = [value.points + coin * value.coins for value in values]
        """What a city pays for each cost."""
        left = zip(mode.objects(state, seat), state.supply, strict=True)
        self._objects = [worth if n else 0.0 for worth, n in left]
        """What an object of each kind is worth that a scoring brings."""
        self._fields = mode.fields(state, seat, coin)
        self._by_kind, self._by_city = [0.0] * types, [0.0] * cities
        count = [0] * cities
        for tile, city in state.built[seat]:
            kind = edition.type_of[tile]
            worth = edition.cost[tile] * self._unit[city] + self._objects[kind]
            self._by_kind[kind] += worth
            self._by_city[city] += worth
            count[city] += 1
        scored = state.scored_types[seat]
        self._open = [not scored >> kind & 1 for kind in range(types)]
        self._ready, self._ready_next = [0.0] * cities, [0.0] * cities
        for city in range(cities):
            if state.city_stone[city] < 0:
                trust = w.threatened_city if _rival_is_near(state, seat, city) else w.safe_city
                self._ready[city] = trust * self._readiness(
                    box.cities[city].minimum - count[city], count[city]
                )
                self._ready_next[city] = trust * self._readiness(
                    box.cities[city].minimum - count[city] - 1, 1
                )
        self._judge(box.scorings - state.scorings[seat], turns)

    def _readiness(self, missing: int, count: int) -> float:
        """How far a city is to be counted on that lacks so many buildings."""
        if missing <= 0:
            return 1.0
        return (self._w.lacks_one if missing == 1 else self._w.lacks_two) if count else 0.0

    def _judge(self, stones: int, turns: float) -> None:
        """Best scorings first; each later one is less likely to come in time."""
        types = self._state.edition.types
        growth = self._w.growth * turns / (turns + self._w.half_time)
        values = [self._by_kind[kind] + growth for kind in range(types) if self._open[kind]]
        values += [ready * self._by_city[city] + growth for city, ready in enumerate(self._ready) if ready]
        values += [field.worth + growth for field in self._fields]
        values.sort(reverse=True)
        weights = [max(0.0, 1 - self._w.late * (n + 1) / (turns + 1)) for n in range(stones)]
        self.scorings = sum(map(float.__mul__, values, weights))
        """What all stones that are left will bring."""
        self._weight = weights[stones // 2] if stones else 0.0
        self._worst = values[stones - 1] - growth if 0 < stones <= len(values) else 0.0
        """The least scoring that a stone is left for: only what exceeds it counts."""

    def prospects(self) -> list[Prospect]:
        """Everything that can be built, what adds most first."""
        state, mode = self._state, self._mode
        edition = state.edition
        weight, worst, by_city, by_kind = self._weight, self._worst, self._by_city, self._by_kind
        at_least = [max(self._ready[city] * by_city[city], worst) for city in range(edition.cities)]
        found = []
        for (tile, city, cost), final in mode.adds(state, self._seat, self._coin):
            kind, gain = edition.type_of[tile], 0.0
            new = cost == edition.cost[tile]
            worth = cost * self._unit[city] + (self._objects[kind] if new else 0.0)
            if self._open[kind]:
                more = by_kind[kind] + worth - max(by_kind[kind], worst)
                if more > 0:
                    gain += more
            if ready := self._ready_next[city] if new else self._ready[city]:
                more = ready * (by_city[city] + worth) - at_least[city]
                if more > 0:
                    gain += more
            for field in self._fields:
                if kind in field.types:
                    more = field.worth + cost * field.unit - max(field.worth, worst)
                    if more > 0:
                        gain += more
            found.append((final + weight * gain, tile, city, cost))
        found.sort(reverse=True)
        return found


def _rival_is_near(state: CarraraState, seat: Seat, city: int) -> bool:
    """Whether another seat with a stone left has at most one building too few to score the city."""
    box = state.edition.box
    for other in range(state.seats):
        if other != seat and state.scorings[other] < box.scorings:
            there = 0
            for _, place in state.built[other]:
                there += place == city
            if there >= max(1, box.cities[city].minimum - 1):
                return True
    return False
