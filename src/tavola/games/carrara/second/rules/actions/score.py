"""The scoring fields: cities on the board, types and landscapes on the own mat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.options import ScoreCity, ScoreType
from tavola.games.carrara.parts.rules.position import open_cities
from tavola.games.carrara.second.rules.box import Rate
from tavola.games.carrara.second.rules.edition import Field, Prospect
from tavola.games.carrara.second.rules.options import ScoreLandscape
from tavola.games.carrara.second.rules.places import place_of
from tavola.kernel import Award, Event, Events, Item, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState

Scored = Sequence[tuple[int, Rate]]
"""Buildings by their place in the order of building, each with what a value of 1 brings."""


class Cities(Field):
    """A city that nobody has scored, with enough own buildings."""

    words = ("score-city",)

    def options(self, state: SecondState) -> tuple[Option, ...]:
        return state.edition.options.cities_scored[self._open(state)]

    def possible(self, state: SecondState, coins: int) -> bool:
        return self._open(state) != 0

    def _open(self, state: SecondState) -> int:
        enough = state.edition.estate(state.built[state.mover]).cities
        return enough & open_cities(state) if enough else 0

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, ScoreCity)
        seat = state.mover
        state.city_stone[option.city] = seat
        rule, where = "carrara2.city.value", (f"track:{option.name}",)
        award = award_for(state, seat, self._scored(state, seat, option.city), "scored_city", rule, events)
        if events is not None:
            facts = {"track": option.name}
            events.append(Event("carrara-second.scored_city", seat, rule, facts, award, where))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, ScoreCity):
            return None
        if state.city_stone[option.city] >= 0:
            return Reason("carrara2.city.once", {"city": option.name})
        there = sum(city == option.city for _, city in state.built[state.mover])
        needed = state.edition.box.cities[option.city].minimum
        return Reason("carrara2.city.minimum", {"city": option.name, "count": there, "needed": needed})

    def prospects(self, state: SecondState, seat: Seat) -> Iterator[Prospect]:
        for city, option in enumerate(state.edition.options.score_city):
            scored = self._scored(state, seat, city)
            minimum = state.edition.box.cities[city].minimum
            possible = state.city_stone[city] < 0 and len(scored) >= minimum
            yield prospect(state, seat, option, scored, possible=possible)

    def _scored(self, state: SecondState, seat: Seat, city: int) -> Scored:
        rate = state.rate(seat, city)
        return [(at, rate) for at, (_, there) in enumerate(state.built[seat]) if there == city]


class Types(Field):
    """A type that is not scored on the own mat, with a building of it; each at the rate of its city."""

    words = ("score-type",)

    def options(self, state: SecondState) -> tuple[Option, ...]:
        return state.edition.options.types_scored[self._open(state)]

    def possible(self, state: SecondState, coins: int) -> bool:
        return self._open(state) != 0

    def _open(self, state: SecondState) -> int:
        seat = state.mover
        return state.edition.estate(state.built[seat]).types & ~state.scored_types[seat]

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, ScoreType)
        seat = state.mover
        state.scored_types[seat] |= 1 << option.type
        rule, where = "carrara2.type.value", (f"type:{option.name}@{seat}",)
        award = award_for(state, seat, self._scored(state, seat, option.type), "scored_type", rule, events)
        if events is not None:
            facts = {"type": option.name}
            events.append(Event("carrara-second.scored_type", seat, rule, facts, award, where))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, ScoreType):
            return None
        scored = state.scored_types[state.mover] >> option.type & 1
        return Reason(
            "carrara2.type.once" if scored else "carrara2.type.needs-building", {"type": option.name}
        )

    def prospects(self, state: SecondState, seat: Seat) -> Iterator[Prospect]:
        for kind, option in enumerate(state.edition.options.score_type):
            scored = self._scored(state, seat, kind)
            possible = bool(scored) and not state.scored_types[seat] >> kind & 1
            yield prospect(state, seat, option, scored, possible=possible)

    def _scored(self, state: SecondState, seat: Seat, kind: int) -> Scored:
        type_of = state.edition.type_of
        return [
            (at, state.rate(seat, city))
            for at, (tile, city) in enumerate(state.built[seat])
            if type_of[tile] == kind
        ]


class Landscapes(Field):
    """A landscape that is not scored on the own mat, with a building of it; at the rate of the field."""

    words = ("score-landscape",)

    def options(self, state: SecondState) -> tuple[Option, ...]:
        return state.edition.options.landscapes_scored[self._open(state)]

    def possible(self, state: SecondState, coins: int) -> bool:
        return self._open(state) != 0

    def _open(self, state: SecondState) -> int:
        seat = state.mover
        return state.edition.estate(state.built[seat]).landscapes & ~state.scored_landscapes[seat]

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, ScoreLandscape)
        seat = state.mover
        state.scored_landscapes[seat] |= 1 << option.landscape
        rule, where = "carrara2.landscape.value", (f"landscape:{option.name}@{seat}",)
        scored = self._scored(state, seat, option.landscape)
        award = award_for(state, seat, scored, "scored_landscape", rule, events)
        if events is not None:
            facts = {"landscape": option.name}
            events.append(Event("carrara-second.scored_landscape", seat, rule, facts, award, where))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, ScoreLandscape):
            return None
        scored = state.scored_landscapes[state.mover] >> option.landscape & 1
        rule = "carrara2.landscape.once" if scored else "carrara2.landscape.needs-building"
        return Reason(rule, {"landscape": option.name})

    def prospects(self, state: SecondState, seat: Seat) -> Iterator[Prospect]:
        for landscape, option in enumerate(state.edition.options.score_landscape):
            scored = self._scored(state, seat, landscape)
            possible = bool(scored) and not state.scored_landscapes[seat] >> landscape & 1
            yield prospect(state, seat, option, scored, possible=possible)

    def _scored(self, state: SecondState, seat: Seat, landscape: int) -> Scored:
        landscape_of = state.edition.landscape_of
        rate = state.rate(seat, state.edition.cities + landscape)
        return [
            (at, rate) for at, (tile, _) in enumerate(state.built[seat]) if landscape_of[tile] == landscape
        ]


CITIES, TYPES, LANDSCAPES = Cities(), Types(), Landscapes()


def printed_value(state: SecondState, seat: Seat, at: int) -> int:
    """What the tile says."""
    return state.edition.value[state.built[seat][at][0]]


def award_for(
    state: SecondState, seat: Seat, scored: Scored, source: str, rule: str, events: Events
) -> Award | None:
    """Pay coins and points for these buildings, each its value at its rate; told as a sum if heard."""
    worth = state.edition.order.value
    items: list[Item] = []
    for at, rate in scored:
        value = worth(state, seat, at)
        state.coins[seat] += value * rate.coins
        state.points[seat] += value * rate.points
        if events is not None:
            items += _items(state, seat, at, value, rate, rule)
    return None if events is None else Award(seat, f"carrara-second.{source}", tuple(items))


def _items(state: SecondState, seat: Seat, at: int, value: int, rate: Rate, rule: str) -> Iterator[Item]:
    box, (tile, city) = state.edition.box, state.built[seat][at]
    place = place_of(state.edition, state.built[seat], at)
    details = {"tile": box.tiles[tile].name, "city": box.cities[city].name}
    for unit, each in (("coins", rate.coins), ("points", rate.points)):
        if each:
            yield Item("building", value, each, rule, f"place:{place}@{seat}", unit, details)


def prospect(state: SecondState, seat: Seat, option: Option, scored: Scored, *, possible: bool) -> Prospect:
    """What scoring these buildings would bring."""
    worth = state.edition.order.value
    values = [(worth(state, seat, at), rate) for at, rate in scored]
    coins = sum(value * rate.coins for value, rate in values)
    return Prospect(str(option), coins, sum(value * rate.points for value, rate in values), possible)
