"""What a seat's buildings will still bring: the scorings it may hope for, and what one more would add."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.carrara.parts.judgement.purse import Prospect
from tavola.games.carrara.second.judgement.extras import Extras
from tavola.games.carrara.second.judgement.mat import Mat
from tavola.games.carrara.second.judgement.weights import Weights
from tavola.games.carrara.second.rules.box import Rate
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat

SOME = 20
"""Coins of which a building may bring that many: what one of them is worth stands for all."""


class Outlook:
    """The open scorings of one seat: what each would bring, and how far it is to be counted on."""

    __slots__ = ("_by_city", "_by_land", "_by_type", "_coins", "_extras", "_land_open", "_mat", "_open",
                 "_ready", "_ready_next", "_seat", "_state", "_stones", "_units", "_w", "_weight", "_worst",
                 "scorings")  # fmt: skip

    def __init__(
        self,
        state: SecondState,
        seat: Seat,
        turns: float,
        coins: Callable[[int], float],
        w: Weights,
        extras: Extras,
    ) -> None:
        """`coins` tells what so many coins more are worth."""
        self._w, self._state, self._seat, self._extras, self._coins = w, state, seat, extras, coins
        edition = state.edition
        coin, improved = coins(SOME) / SOME, state.improved[seat]
        self._units = [_unit(rate[improved >> at & 1], coin) for at, rate in enumerate(edition.rates)]
        """What a value of 1 more brings, by city and on the fields of landscapes."""
        mat = self._mat = Mat(state, seat)
        self._by_city = [points + coins(n) for points, n in mat.by_city]
        self._by_type = [points + coins(n) for points, n in mat.by_type]
        self._by_land = [points + coins(n) for points, n in mat.by_landscape]
        types, lands = state.scored_types[seat], state.scored_landscapes[seat]
        self._open = [not types >> kind & 1 for kind in range(edition.types)]
        self._land_open = [not lands >> land & 1 for land in range(len(mat.by_landscape))]
        self._ready, self._ready_next = [0.0] * edition.cities, [0.0] * edition.cities
        for city, stone in enumerate(state.city_stone):
            if stone < 0:
                trust = w.threatened_city if _rival_is_near(state, seat, city) else w.safe_city
                missing, count = edition.box.cities[city].minimum - mat.count[city], mat.count[city]
                self._ready[city] = trust * self._readiness(missing, count)
                self._ready_next[city] = trust * self._readiness(missing - 1, 1)
        self._stones = state.stones_left(seat)
        self._judge(turns)

    def _readiness(self, missing: int, count: int) -> float:
        """How far a city is to be counted on that lacks so many buildings."""
        if missing <= 0:
            return 1.0
        return (self._w.lacks_one if missing == 1 else self._w.lacks_two) if count else 0.0

    def _judge(self, turns: float) -> None:
        """Best scorings first; each later one is less likely to come in time."""
        w, stones = self._w, self._stones
        values = [worth for worth, is_open in zip(self._by_type, self._open, strict=True) if is_open]
        values += [worth for worth, is_open in zip(self._by_land, self._land_open, strict=True) if is_open]
        values += [ready * worth for worth, ready in zip(self._by_city, self._ready, strict=True) if ready]
        hopes = self._extras.hopes(self._state, self._seat)
        values += [points + self._coins(coins) for points, coins in hopes]
        values.sort(reverse=True)
        growth = w.growth * turns / (turns + w.half_time)
        weights = [max(0.0, 1 - w.late * (n + 1) / (turns + 1)) for n in range(stones)]
        self.scorings = sum((worth + growth) * weight for worth, weight in zip(values, weights, strict=False))
        """What all stones that are left will bring, with their bonuses; building pays once there are none."""
        self.scorings += self._bonuses(turns) - w.spent * stones
        self._weight = weights[stones // 2] if stones else 0.0
        self._worst = values[stones - 1] if 0 < stones <= len(values) else 0.0
        """The least scoring that a stone is left for: only what exceeds it counts."""

    def _bonuses(self, turns: float) -> float:
        """What the stones on the court's sections will bring; one where another leads is in a hurry."""
        state, seat, w = self._state, self._seat, self._w
        stones, total = state.court[seat], 0.0
        followed = state.visit if state.leader not in (-1, seat) else -1
        for number, section in enumerate(state.edition.box.court):
            if stones >> number & 1:
                match section.kind:
                    case "points":
                        worth = float(section.amount)
                    case "coins":
                        worth = self._coins(section.amount)
                    case _:
                        worth = self._extras.bonus(state, section)
                total += worth * (w.hurried_bonus if number == followed else w.bonus)
        return total * turns / (turns + 2)

    # -- buildings ------------------------------------------------------------------------------------

    def prospects(self) -> list[Prospect]:
        """Every building on display and every monument in every city, the one that adds most first."""
        state, edition = self._state, self._state.edition
        found: list[Prospect] = []
        improve = self._improvement() if self._stones else [0.0] * edition.cities
        places = range(edition.cities)
        for tile in dict.fromkeys(state.display):
            if tile >= 0:
                value = edition.value[tile]
                found += [(self._added(tile, city, value, new=True), tile, city, value) for city in places]
        cost = edition.box.monument
        for kind in range(edition.types):
            if state.monuments >> kind & 1:
                tile = edition.regular + kind
                found += [
                    (self._added(tile, city, cost, new=True) + improve[city], tile, city, cost)
                    for city in places
                ]
        for tile, city in state.built[self._seat]:
            if tile < edition.regular and state.monuments >> edition.type_of[tile] & 1:
                monument, rest = edition.regular + edition.type_of[tile], cost - edition.value[tile]
                found.append(
                    (self._added(monument, city, rest, new=False) + improve[city], monument, city, rest)
                )
        found.sort(reverse=True)
        return found

    def _added(self, tile: int, city: int, value: int, *, new: bool) -> float:
        """What so much more value of a tile's type in a city adds: to scorings, or without stones at once."""
        site = self._extras.site(self._state, self._seat, tile, city) if new else 0.0
        if not self._stones:
            return value + site
        edition, worst = self._state.edition, self._worst
        kind, land = edition.type_of[tile], edition.landscape_of[tile]
        worth, gain = value * self._units[city], 0.0
        if self._open[kind]:
            before = self._by_type[kind]
            more = before + worth - max(before, worst)
            if more > 0:
                gain += more
        if self._land_open[land]:
            before = self._by_land[land]
            more = before + value * self._units[edition.cities + land] - max(before, worst)
            if more > 0:
                gain += more
        ready = self._ready_next[city] if new else self._ready[city]
        if ready:
            before = self._by_city[city]
            more = ready * (before + worth) - max(self._ready[city] * before, worst)
            if more > 0:
                gain += more
        return self._weight * gain + site

    def _improvement(self) -> list[float]:
        """What the best improvement adds that comes with a monument, by the city where it is built."""
        state, mat, edition = self._state, self._mat, self._state.edition
        left, cities = state.improvements, edition.cities
        coin = self._coins(SOME) / SOME
        best, here = 0.0, [0.0] * cities
        typed = [0] * cities
        for tile, city in state.built[self._seat]:
            if self._open[edition.type_of[tile]]:
                typed[city] += edition.value[tile]
        for place, (_, improved) in enumerate(edition.rates):
            if not left >> place & 1:
                continue
            step = self._weight * (_unit(improved, coin) - self._units[place])
            if place < cities:
                best = max(best, step * (self._ready[place] * mat.value_in[place] + typed[place]))
                value = mat.value_in[place] + edition.box.monument
                here[place] = step * (self._ready_next[place] * value + typed[place] + edition.box.monument)
            elif self._land_open[place - cities]:
                best = max(best, step * mat.value_on[place - cities])
        return [max(best, gain) for gain in here]


def _unit(rate: Rate, coin: float) -> float:
    return rate.points + coin * rate.coins


def _rival_is_near(state: SecondState, seat: Seat, city: int) -> bool:
    """Whether another seat with a stone left has at most one building too few to score the city."""
    needed = max(1, state.edition.box.cities[city].minimum - 1)
    for other in range(state.seats):
        if other != seat and state.stones_left(other):
            there = 0
            for _, place in state.built[other]:
                there += place == city
            if there >= needed:
                return True
    return False
