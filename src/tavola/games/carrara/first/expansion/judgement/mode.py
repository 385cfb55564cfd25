"""The expansion game's answers to what the judgement asks a mode for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.games.carrara.first.expansion.judgement.cards import (
    card_points,
    nearly_scored,
    object_marginals,
    points_for_buildings,
    shares_missing,
)
from tavola.games.carrara.first.expansion.judgement.weights import ExpansionWeights
from tavola.games.carrara.first.expansion.rules.edition import coins_per_point, value_to
from tavola.games.carrara.first.expansion.rules.options import BUY_UNTURNED, Raise
from tavola.games.carrara.first.expansion.rules.state import ExpansionState, expanded
from tavola.games.carrara.first.judgement.mode import Field, Mode, Site
from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Option, Seat


class ExpansionMode(Mode):
    """Cards instead of fixed values; buildings of cost 8 with upgrades, raising, special fields."""

    def __init__(self, weights: ExpansionWeights) -> None:
        self._w = weights
        self._found: list[tuple[Site, float]] | None = None

    def for_question(self) -> ExpansionMode:
        return ExpansionMode(self._w)

    def coins_per_point(self, state: CarraraState) -> int:
        return coins_per_point(expanded(state))

    def final(self, state: CarraraState, seat: Seat) -> float:
        return card_points(expanded(state), seat)

    def hopes(self, state: CarraraState, seat: Seat) -> float:
        return self._w.nearly * nearly_scored(expanded(state), seat)

    def objects(self, state: CarraraState, seat: Seat) -> Sequence[float]:
        return object_marginals(expanded(state), seat)

    def adds(self, state: CarraraState, seat: Seat, coin: float) -> Sequence[tuple[Site, float]]:
        """Found once for a question, and kept for all that its options lead to: cards are slow to count."""
        position = expanded(state)
        if self._found is None:
            self._found = _all_sites(position, seat, coin, self._w)
        market = set(state.edition.order.market.tiles(state))
        return [found for found in self._found if found[0][0] in market]

    def fields(self, state: CarraraState, seat: Seat, coin: float) -> Sequence[Field]:
        position = expanded(state)
        edition, scored = position.expansion, position.scored_specials[seat]
        found = []
        for number, types in enumerate(edition.special_types):
            if not scored >> number & 1:
                value = value_to(position, seat, edition.cities + number)
                unit = value.points + coin * value.coins
                cost = sum(
                    edition.cost[tile] for tile, _ in state.built[seat] if edition.type_of[tile] in types
                )
                found.append(Field(unit * cost, unit, types))
        return found

    def missing(self, state: CarraraState, seat: Seat, w: Weights) -> tuple[int, float]:
        """The cards' conditions, measured by how long the base game's take."""
        scorings, objects, cost = state.edition.box.goals[state.seats]
        top, of_objects, of_buildings = shares_missing(expanded(state), seat)
        return (
            round(cost * max(of_buildings, top / 2)),
            max(scorings * top, objects * of_objects / w.objects_per_scoring),
        )

    def site(self, state: CarraraState, seat: Seat, option: Option) -> Site | None:
        if isinstance(option, Raise):
            cost = state.edition.cost
            city = next(city for tile, city in state.built[seat] if tile == option.old)
            return option.tile, city, cost[option.tile] - cost[option.old]
        return super().site(state, seat, option)

    def buys(self, option: Option) -> bool:
        return option == BUY_UNTURNED or super().buys(option)

    def follows(self, state: CarraraState, seat: Seat) -> Iterator[Option]:
        asked = state.decision_of(seat)
        if asked is not None and asked.ask == "carrara.upgrade":
            yield from asked.options


def _all_sites(
    state: ExpansionState, seat: Seat, coin: float, w: ExpansionWeights
) -> list[tuple[Site, float]]:
    """Everything that can be built, or raised to cost 8, with what the cards and an upgrade give for it."""
    edition, built = state.expansion, state.built[seat]
    upgrades = [upgrade_worth(state, seat, city, coin, w) for city in range(edition.cities)]
    twin = state.copy()
    now = points_for_buildings(twin, seat)

    def gain(then: tuple[tuple[int, int], ...]) -> float:
        twin.built[seat] = then
        return points_for_buildings(twin, seat) - now

    found: list[tuple[Site, float]] = []
    for tile in edition.order.market.tiles(state):
        if tile < 0:
            continue
        cost, eight = edition.cost[tile], tile in state.eights
        for city in range(edition.cities):
            more = upgrades[city] if eight else 0.0
            found.append(((tile, city, cost), gain((*built, (tile, city))) + more))
        if eight:
            for at, (old, city) in enumerate(built):
                if edition.cost[old] < cost:
                    then = (*built[:at], (tile, city), *built[at + 1 :])
                    found.append(((tile, city, cost - edition.cost[old]), gain(then) + upgrades[city]))
    return found


def upgrade_worth(
    state: ExpansionState, seat: Seat, built_in: int, coin: float, w: ExpansionWeights
) -> float:
    """What the best upgrade is worth that comes with a building of cost 8 in a city."""
    edition = state.expansion
    eight = max(edition.cost)
    best = 0.0
    for place, owner in enumerate(state.upgrades):
        if owner >= 0:
            continue
        old, new = value_to(state, seat, place), edition.upgraded[place]
        step = new.points - old.points + coin * (new.coins - old.coins)
        if place < edition.cities:
            cost = sum(edition.cost[tile] for tile, city in state.built[seat] if city == place)
            cost += eight if place == built_in else 0
        elif state.scored_specials[seat] >> (place - edition.cities) & 1:
            continue
        else:
            types = edition.special_types[place - edition.cities]
            cost = sum(edition.cost[tile] for tile, _ in state.built[seat] if edition.type_of[tile] in types)
        best = max(best, step * cost)
    return w.upgrade * best
