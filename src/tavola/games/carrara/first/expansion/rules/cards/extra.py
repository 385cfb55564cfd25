"""Extra cards (green): no condition, only points in the final scoring, whatever has been scored before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Protocol

from tavola.games.carrara.first.expansion.rules.edition import coins_per_point
from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.rules.actions.score import building_items
from tavola.kernel import Item, Seat


class Scoring(Protocol):
    """What a card scores."""

    def __call__(self, state: ExpansionState, seat: Seat, rule: str) -> Iterable[Item]: ...


@dataclass(frozen=True, slots=True)
class ExtraCard:
    """A scoring at the end for everybody."""

    name: str
    rule: str
    score: Scoring
    secret: bool
    cities: tuple[str, ...]
    assumed: bool
    coins_per_point: int | None = None

    def goal(self, state: ExpansionState, seat: Seat) -> None:
        return None

    def final(self, state: ExpansionState, seat: Seat) -> Iterable[Item]:
        return self.score(state, seat, self.rule)


def extra_card(entry: Mapping[str, Any], rule: str, cities: tuple[str, ...], *, assumed: bool) -> ExtraCard:
    """A card from its entry in the data, with the cities that it scores if it names any."""
    scoring: Scoring
    match entry["scores"]:
        case "most":
            groups = tuple(map(tuple, entry["groups"]))
            points = entry["points"]
            each = (points,) * len(groups) if isinstance(points, int) else tuple(points)
            scoring = Most(groups, each)
        case "smallest":
            scoring = smallest
        case "types":
            scoring = BestTypes(entry["number"])
        case "cities":
            scoring = Cities(cities)
        case _:
            scoring = BestCities(entry["number"])
    # What is best depends on coins, which others do not see.
    secret = isinstance(scoring, BestTypes | BestCities)
    return ExtraCard(entry["name"], rule, scoring, secret, cities, assumed)


@dataclass(frozen=True, slots=True)
class Most:
    """Whoever has the highest sum of costs in some cities; in a tie, all who have it."""

    groups: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]

    def __call__(self, state: ExpansionState, seat: Seat, rule: str) -> Iterator[Item]:
        edition = state.edition
        for cities, points in zip(self.groups, self.points, strict=True):
            numbers = {edition.city_number[city] for city in cities}
            sums = [
                edition.cost_built((tile, city) for tile, city in built if city in numbers)
                for built in state.built
            ]
            if sums[seat] and sums[seat] == max(sums):
                yield Item("most", 1, points, rule, details={"cities": cities, "sum": sums[seat]})


def smallest(state: ExpansionState, seat: Seat, rule: str) -> Iterator[Item]:
    """The cheapest own building of every type, at the value of its city."""
    edition = state.edition
    for kind in range(edition.types):
        own = [(tile, city) for tile, city in state.built[seat] if edition.type_of[tile] == kind]
        if own:
            tile, city = min(own, key=lambda built: edition.cost[built[0]])
            yield from building_items(state, seat, tile, city, rule)


@dataclass(frozen=True, slots=True)
class Cities:
    """All own buildings in these cities; no minimum applies."""

    names: tuple[str, ...]

    def __call__(self, state: ExpansionState, seat: Seat, rule: str) -> Iterator[Item]:
        for name in self.names:
            yield from _in_city(state, seat, state.edition.city_number[name], rule)


@dataclass(frozen=True, slots=True)
class BestCities:
    """As many cities as the card says; those that bring most."""

    number: int

    def __call__(self, state: ExpansionState, seat: Seat, rule: str) -> list[Item]:
        parts = [_in_city(state, seat, city, rule) for city in range(state.edition.cities)]
        return _best(state, seat, parts, self.number)


@dataclass(frozen=True, slots=True)
class BestTypes:
    """As many types of building as the card says; those that bring most."""

    number: int

    def __call__(self, state: ExpansionState, seat: Seat, rule: str) -> list[Item]:
        type_of = state.edition.type_of
        parts = [
            [
                item
                for tile, city in state.built[seat]
                if type_of[tile] == kind
                for item in building_items(state, seat, tile, city, rule)
            ]
            for kind in range(state.edition.types)
        ]
        return _best(state, seat, parts, self.number)


def _in_city(state: ExpansionState, seat: Seat, city: int, rule: str) -> list[Item]:
    return [
        item
        for tile, place in state.built[seat]
        if place == city
        for item in building_items(state, seat, tile, place, rule)
    ]


def _best(state: ExpansionState, seat: Seat, parts: Sequence[list[Item]], number: int) -> list[Item]:
    """So many of these parts: those that bring most points, with what their coins are worth in the end."""
    per, held = coins_per_point(state), state.coins[seat] - state.earned_at_end[seat]

    def worth(chosen: tuple[list[Item], ...]) -> tuple[int, int]:
        points, coins = (_total(chosen, unit) for unit in ("points", "coins"))
        return points + (held + coins) // per, points + coins

    return [item for part in max(combinations(parts, number), key=worth) for item in part]


def _total(parts: tuple[list[Item], ...], unit: str) -> int:
    return sum(item.total for part in parts for item in part if item.unit == unit)
