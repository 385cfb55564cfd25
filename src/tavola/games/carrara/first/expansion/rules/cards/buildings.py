"""Building cards (grey): what is built, for announcing the end and in the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.rules.edition import Edition, Goal
from tavola.kernel import Item, Seat

Built = tuple[tuple[int, int], ...]
"""Buildings, each with its city."""


@dataclass(frozen=True, slots=True)
class BuildingCard:
    """Some measure of what is built, and points for it."""

    name: str
    rule: str
    needs: Mapping[int, int]
    count: Callable[[Edition, Built], int]
    score: Callable[[Edition, Built, str], Iterable[Item]]
    secret: bool = False
    cities: tuple[str, ...] = ()
    assumed: bool = False
    coins_per_point: int | None = None

    def goal(self, state: ExpansionState, seat: Seat) -> Goal:
        return Goal(self.rule, self.count(state.edition, state.built[seat]), self.needs[state.seats])

    def final(self, state: ExpansionState, seat: Seat) -> Iterable[Item]:
        return self.score(state.edition, state.built[seat], self.rule)


def building_card(entry: Mapping[str, Any], rule: str) -> BuildingCard:
    """A card from its entry in the data."""
    needs = {int(players): n for players, n in entry["needs"].items()}
    measure = _MEASURES[entry["scores"]](entry)
    return BuildingCard(entry["name"], rule, needs, measure.count, measure.score)


@dataclass(frozen=True, slots=True)
class Cost:
    """Every building for its cost."""

    points: int

    def count(self, edition: Edition, built: Built) -> int:
        return edition.cost_built(built)

    def score(self, edition: Edition, built: Built, rule: str) -> Iterator[Item]:
        for tile, _ in built:
            name = edition.box.tiles[tile].name
            yield Item("cost", edition.cost[tile], self.points, rule, f"tile:{name}", details={"tile": name})


@dataclass(frozen=True, slots=True)
class InCity:
    """Every so many buildings in a city, at that city's points."""

    size: int
    points: Mapping[str, int]

    def count(self, edition: Edition, built: Built) -> int:
        """In how many cities there are so many."""
        return sum(n >= self.size for n in _by_city(edition, built))

    def score(self, edition: Edition, built: Built, rule: str) -> Iterator[Item]:
        for city, n in zip(edition.box.cities, _by_city(edition, built), strict=True):
            if n >= self.size:
                details = {"city": city.name, "size": self.size}
                yield Item("in-city", n // self.size, self.points[city.name], rule, details=details)


@dataclass(frozen=True, slots=True)
class OfCost:
    """Every building of one cost, at its city's points."""

    cost: int
    points: Mapping[str, int]

    def _there(self, edition: Edition, built: Built) -> list[tuple[int, int]]:
        return [(tile, city) for tile, city in built if edition.cost[tile] == self.cost]

    def count(self, edition: Edition, built: Built) -> int:
        return len(self._there(edition, built))

    def score(self, edition: Edition, built: Built, rule: str) -> Iterator[Item]:
        for tile, city in self._there(edition, built):
            name, place = edition.box.tiles[tile].name, edition.box.cities[city].name
            details = {"tile": name, "city": place}
            yield Item("of-cost", 1, self.points[place], rule, f"tile:{name}", details=details)


@dataclass(frozen=True, slots=True)
class Landscape:
    """Every urban or every rural building."""

    landscape: str
    points: int

    def count(self, edition: Edition, built: Built) -> int:
        return sum(_landscape(edition, tile) == self.landscape for tile, _ in built)

    def score(self, edition: Edition, built: Built, rule: str) -> Iterator[Item]:
        if n := self.count(edition, built):
            yield Item("landscape", n, self.points, rule, details={"landscape": self.landscape})


@dataclass(frozen=True, slots=True)
class Product:
    """The numbers of buildings in the fullest cities, multiplied; empty cities do not count."""

    most: int
    size: int

    def count(self, edition: Edition, built: Built) -> int:
        """In how many cities there are so many."""
        return sum(n >= self.size for n in _by_city(edition, built))

    def score(self, edition: Edition, built: Built, rule: str) -> Iterator[Item]:
        fullest = sorted(filter(None, _by_city(edition, built)), reverse=True)[: self.most]
        if fullest:
            details = {"factors": " × ".join(map(str, fullest))}
            yield Item("city-product", 1, prod(fullest), rule, details=details)


@dataclass(frozen=True, slots=True)
class Pairs:
    """The dearest urban with the dearest rural building, and so on: the sum of both costs."""

    def count(self, edition: Edition, built: Built) -> int:
        return min(len(self._dearest(edition, built, landscape)) for landscape in ("urban", "rural"))

    def score(self, edition: Edition, built: Built, rule: str) -> Iterator[Item]:
        urban, rural = (self._dearest(edition, built, landscape) for landscape in ("urban", "rural"))
        for one, other in zip(urban, rural, strict=False):
            names = (edition.box.tiles[one].name, edition.box.tiles[other].name)
            details = {"tile": names[0], "partner": names[1]}
            yield Item("pair", 1, edition.cost[one] + edition.cost[other], rule, details=details)

    def _dearest(self, edition: Edition, built: Built, landscape: str) -> list[int]:
        tiles = [tile for tile, _ in built if _landscape(edition, tile) == landscape]
        return sorted(tiles, key=lambda tile: -edition.cost[tile])


_MEASURES: Mapping[
    str, Callable[[Mapping[str, Any]], Cost | InCity | OfCost | Landscape | Product | Pairs]
] = {
    "cost": lambda entry: Cost(entry["points"]),
    "in-city": lambda entry: InCity(entry["size"], entry["points"]),
    "of-cost": lambda entry: OfCost(entry["cost"], entry["points"]),
    "landscape": lambda entry: Landscape(entry["landscape"], entry["points"]),
    "product": lambda entry: Product(entry["most"], entry["size"]),
    "pairs": lambda _: Pairs(),
}


def _by_city(edition: Edition, built: Built) -> list[int]:
    there = Counter(city for _, city in built)
    return [there[city] for city in range(edition.cities)]


def _landscape(edition: Edition, tile: int) -> str:
    return edition.box.types[edition.type_of[tile]].landscape
