"""The action of scoring: a type on the own mat, or a city on the city track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.parts import BOX, CITIES, COST, SAY, TYPE, TYPES
from tavola.games.carrara.rules.first.stages import Stage
from tavola.kernel import Award, Event, Item, Option, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def actions(state: CarraraState) -> Iterator[Option]:
    """Every type not yet scored on the own mat, every city nobody has scored, with enough buildings."""
    seat = state.mover
    if state.scorings[seat] >= BOX.scorings:
        return
    have = {TYPE[tile] for tile, _ in state.built[seat]}
    for kind in range(TYPES):
        if kind in have and not state.scored_types[seat] >> kind & 1:
            yield SAY.score_type[kind]
    cities = [city for _, city in state.built[seat]]
    for city in range(CITIES):
        if state.city_stone[city] < 0 and cities.count(city) >= BOX.cities[city].minimum:
            yield SAY.score_city[city]


def score_type(state: CarraraState, kind: int, events: list[Event] | None) -> None:
    """Each building of the type at the value of its city."""
    seat = state.mover
    state.scored_types[seat] |= 1 << kind
    scored = [(tile, city) for tile, city in state.built[seat] if TYPE[tile] == kind]
    award = _award(state, seat, scored, "carrara.scored_type", "carrara1.score.type.value", events)
    if award is not None and events is not None:
        name = BOX.types[kind].name
        rule, where = "carrara1.score.type.value", (f"type:{name}@{seat}",)
        events.append(Event("carrara.scored_type", seat, rule, {"type": name}, award, where))


def score_city(state: CarraraState, city: int, events: list[Event] | None) -> None:
    """All own buildings of the city at its value; the city is closed for everybody."""
    seat = state.mover
    state.city_stone[city] = seat
    scored = [(tile, place) for tile, place in state.built[seat] if place == city]
    award = _award(state, seat, scored, "carrara.scored_city", "carrara1.score.city.value", events)
    if award is not None and events is not None:
        name = BOX.cities[city].name
        rule, where = "carrara1.score.city.value", (f"track:{name}",)
        events.append(Event("carrara.scored_city", seat, rule, {"track": name}, award, where))


def _award(
    state: CarraraState,
    seat: Seat,
    scored: list[tuple[int, int]],
    source: str,
    rule: str,
    events: list[Event] | None,
) -> Award | None:
    """Pay coins and points for these buildings, and an object for each while the supply lasts."""
    taken = [0] * TYPES
    for tile, city in scored:
        worth = COST[tile] * BOX.cities[city].value
        (state.points if BOX.cities[city].unit == "points" else state.coins)[seat] += worth
        kind = TYPE[tile]
        if state.supply[kind]:
            state.supply[kind] -= 1
            state.objects[seat * TYPES + kind] += 1
            taken[kind] += 1
    state.scorings[seat] += 1
    state.stage = Stage.AFTER
    if events is None:
        return None
    wanted = [sum(TYPE[tile] == kind for tile, _ in scored) for kind in range(TYPES)]
    for kind, name in enumerate(BOX.objects):
        if short := wanted[kind] - taken[kind]:
            details = {"object": name, "count": short}
            events.append(Event("carrara.short", seat, "carrara1.score.objects-short", details))
    items = [_building_item(tile, city, rule) for tile, city in scored]
    items += [
        Item("object", n, 1, "carrara1.score.objects", unit=name, details={"object": name})
        for name, n in zip(BOX.objects, taken, strict=True)
        if n
    ]
    return Award(seat, source, tuple(items))


def _building_item(tile: int, city: int, rule: str) -> Item:
    place, name = BOX.cities[city], BOX.tiles[tile].name
    details = {"tile": name, "city": place.name}
    return Item("building", COST[tile], place.value, rule, f"tile:{name}", place.unit, details)
