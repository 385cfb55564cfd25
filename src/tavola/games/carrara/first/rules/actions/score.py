"""The action of scoring: a type on the own mat, or a city on the city track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import Action, Value
from tavola.games.carrara.parts.rules.options import ScoreCity, ScoreType
from tavola.games.carrara.parts.rules.position import open_cities
from tavola.kernel import Award, Event, Events, Item, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


class Score(Action):
    """Every type not yet scored on the own mat, every city nobody has scored, with enough buildings."""

    words = ("score-type", "score-city")

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        seat, edition = state.mover, state.edition
        if not state.built[seat] or state.scorings[seat] >= edition.box.scorings:
            return ()
        estate = edition.estate(state.built[seat])
        found: tuple[Option, ...] = edition.options.types_scored[estate.types & ~state.scored_types[seat]]
        if estate.cities:
            found += edition.options.cities_scored[estate.cities & open_cities(state)]
        return found

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        if isinstance(option, ScoreType):
            score_type(state, option, events)
        else:
            assert isinstance(option, ScoreCity)
            score_city(state, option, events)

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        match option:
            case ScoreType(type=kind, name=name):
                return no_stone(state) or _no_type(state, kind, name)
            case ScoreCity(city=city, name=name):
                return no_stone(state) or _no_city(state, city, name)
        return None


SCORE = Score()


def score_type(state: CarraraState, option: ScoreType, events: Events) -> None:
    """Each building of the type at the value of its city."""
    seat, type_of = state.mover, state.edition.type_of
    state.scored_types[seat] |= 1 << option.type
    scored = [(tile, city) for tile, city in state.built[seat] if type_of[tile] == option.type]
    rule = "carrara1.score.type.value"
    award = _award(state, seat, scored, "carrara.scored_type", rule, events)
    if award is not None and events is not None:
        where = (f"type:{option.name}@{seat}",)
        events.append(Event("carrara.scored_type", seat, rule, {"type": option.name}, award, where))


def score_city(state: CarraraState, option: ScoreCity, events: Events) -> None:
    """All own buildings of the city at its value; the city is closed for everybody."""
    seat = state.mover
    state.city_stone[option.city] = seat
    scored = [(tile, city) for tile, city in state.built[seat] if city == option.city]
    rule = "carrara1.score.city.value"
    award = _award(state, seat, scored, "carrara.scored_city", rule, events)
    if award is not None and events is not None:
        where = (f"track:{option.name}",)
        events.append(Event("carrara.scored_city", seat, rule, {"track": option.name}, award, where))


def _award(
    state: CarraraState, seat: Seat, scored: list[tuple[int, int]], source: str, rule: str, events: Events
) -> Award | None:
    """Pay coins and points for these buildings, and an object for each while the supply lasts."""
    edition, types = state.edition, state.edition.types
    value_of = edition.order.value
    taken = [0] * types
    for tile, city in scored:
        value, cost = value_of(state, seat, city), edition.cost[tile]
        state.points[seat] += cost * value.points
        state.coins[seat] += cost * value.coins
        kind = edition.type_of[tile]
        if state.supply[kind]:
            state.supply[kind] -= 1
            state.objects[seat * types + kind] += 1
            taken[kind] += 1
    state.scorings[seat] += 1
    if events is None:
        return None
    objects = edition.box.objects
    wanted = [sum(edition.type_of[tile] == kind for tile, _ in scored) for kind in range(types)]
    for kind, name in enumerate(objects):
        if short := wanted[kind] - taken[kind]:
            details = {"object": name, "count": short}
            events.append(Event("carrara.short", seat, "carrara1.score.objects-short", details))
    items = [item for tile, city in scored for item in building_items(state, seat, tile, city, rule)]
    items += [
        Item("object", n, 1, "carrara1.score.objects", unit=name, details={"object": name})
        for name, n in zip(objects, taken, strict=True)
        if n
    ]
    return Award(seat, source, tuple(items))


def printed_value(state: CarraraState, seat: Seat, city: int) -> Value:  # noqa: ARG001
    """What the board says of a city: the same for everybody."""
    return state.edition.values[city]


def building_items(state: CarraraState, seat: Seat, tile: int, city: int, rule: str) -> list[Item]:
    """A building at the value of its city."""
    edition = state.edition
    name = edition.box.tiles[tile].name
    details = {"tile": name, "city": edition.box.cities[city].name}
    value = edition.order.value(state, seat, city)
    return value.items("building", edition.cost[tile], rule, f"tile:{name}", details)


def no_stone(state: CarraraState) -> Reason | None:
    """Why the mover cannot score at all, if every stone is used."""
    stones = state.edition.box.scorings
    if state.scorings[state.mover] >= stones:
        return Reason("carrara1.score.stones", {"count": stones})
    return None


def _no_type(state: CarraraState, kind: int, name: str) -> Reason:
    if state.scored_types[state.mover] >> kind & 1:
        return Reason("carrara1.score.type.open", {"type": name})
    return Reason("carrara1.score.type.needs-building", {"type": name})


def _no_city(state: CarraraState, city: int, name: str) -> Reason:
    if state.city_stone[city] >= 0:
        return Reason("carrara1.score.city.open", {"city": name})
    there = sum(place == city for _, place in state.built[state.mover])
    needed = state.edition.box.cities[city].minimum
    return Reason("carrara1.score.city.minimum", {"city": name, "count": there, "needed": needed})
