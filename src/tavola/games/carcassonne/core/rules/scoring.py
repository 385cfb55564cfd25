"""Scoring: what features are worth, who gets it, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules.faces import CITY, FIELD, KIND_NAMES, ROAD
from tavola.games.carcassonne.core.rules.feature import Feature, strongest
from tavola.games.carcassonne.core.rules.module import Line
from tavola.games.carcassonne.core.rules.options import part_text
from tavola.games.carcassonne.core.rules.standings import standing
from tavola.games.carcassonne.core.rules.track import AWARD, FINAL, credit
from tavola.kernel import Award, Event, Events, Item, Seat

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState


def value_lines(state: CarcassonneState, feature: Feature) -> list[Line]:
    """What a road, city, monastery or garden is worth as it is, line by line."""
    done = feature.open == 0
    if feature.kind == ROAD:
        rule = "carcassonne.score.road" if done else "carcassonne.final.road"
        lines = [("road-tiles", feature.tiles.bit_count(), 1, rule)]
    elif feature.kind == CITY:
        each, rule = (2, "carcassonne.score.city") if done else (1, "carcassonne.final.city")
        lines = [("city-tiles", feature.tiles.bit_count(), each, rule)]
        if pennants := feature.marks & 127:
            rule = "carcassonne.score.pennants" if done else "carcassonne.final.city"
            lines.append(("pennants", pennants, each, rule))
    else:
        rule = "carcassonne.score.monastery" if done else "carcassonne.final.monastery"
        lines = [(f"{KIND_NAMES[feature.kind]}-tiles", 9 - feature.open, 1, rule)]
    for module in state.rules.valuing:
        module.values(state, feature, lines)
    return lines


def points_of(lines: Iterable[Line]) -> int:
    return sum([count * value for _, count, value, _ in lines])


# -- during the game -----------------------------------------------------------------------------------


def score_completed(state: CarcassonneState, events: Events) -> None:
    """Score every feature that was touched and is complete, each by itself."""
    touched, state.touched = state.touched, []
    seen: list[int] = []
    for segment in touched:
        root = state.land.find(segment)
        if root in seen or state.land.open_of(root):
            continue
        seen.append(root)
        if not state.links and not state.land.strength_of(root) and not state.rules.hear_completed:
            continue
        feature = state.feature(segment)
        if feature.open:
            continue
        seen += feature.roots
        score_feature(state, feature, events)


def to_be_scored(state: CarcassonneState) -> list[int]:
    """A segment of each claimed feature that was touched and is complete."""
    found: list[int] = []
    seen: list[int] = []
    for segment in state.touched:
        if state.land.find(segment) in seen:
            continue
        feature = state.feature(segment)
        seen += feature.roots
        if feature.strength and not feature.open:
            found.append(segment)
    return found


def score_feature(state: CarcassonneState, feature: Feature, events: Events) -> None:
    """Points for the majority, figures back, then whatever else completing it brings."""
    if feature.strength:
        lines = value_lines(state, feature)
        for seat in strongest(feature.strength, state.seats):
            award(state, seat, feature, lines, "scored", events)
        send_home(state, feature, events)
    for module in state.rules.hear_completed:
        module.completed(state, feature, events)


def award(
    state: CarcassonneState,
    seat: Seat,
    feature: Feature,
    lines: list[Line],
    source: str,
    events: Events,
) -> None:
    """Give a seat the points of these lines."""
    credit(state, seat, points_of(lines), FINAL if source == FINAL else AWARD)
    if events is not None:
        kind = KIND_NAMES[feature.kind]
        where = parts_of(state, feature)
        items = tuple([Item(what, count, value, rule, where[0]) for what, count, value, rule in lines])
        given = Award(seat, f"carcassonne.{source}", items) if items else None
        details = {"on": kind, "tiles": feature.tiles.bit_count()}
        rule = lines[0][3] if lines else "carcassonne.score.majority"
        events.append(Event(f"carcassonne.{source}", seat, rule, details, given, where))


def send_home(state: CarcassonneState, feature: Feature, events: Events) -> None:
    """All figures of a feature back to their owners, also those that brought nothing."""
    roots = feature.roots
    stay: list[tuple[int, int, Seat]] = []
    for figure in state.figures:
        segment, kind, seat = figure
        if state.land.find(segment) in roots:
            state.supply[kind * state.seats + seat] += 1
        else:
            stay.append(figure)
    state.figures = stay
    for root in roots:
        state.land.empty(root)
    for module in state.rules.hear_figures_removed:
        module.figures_removed(state, events)


def parts_of(state: CarcassonneState, feature: Feature) -> tuple[str, ...]:
    """Every part of a feature, as drawings and logs name it, in the order in which they were laid."""
    land = state.land
    segments = sorted([segment for root in feature.roots for segment in land.ring(root)])
    return tuple([part_text(cell, part) for cell, part in land.places_of(segments)])


# -- the end -------------------------------------------------------------------------------------------


def final_scoring(state: CarcassonneState, events: Events) -> None:
    """Points for everything that figures still stand on; before and after it, what the modules add."""
    _add(state, [given for module in state.rules.beforehand for given in module.beforehand(state)], events)
    for feature in claimed(state):
        if feature.kind == FIELD:
            _score_field(state, feature, cities_along(state, feature), events)
            continue
        lines = value_lines(state, feature)
        for seat in strongest(feature.strength, state.seats):
            award(state, seat, feature, lines, FINAL, events)
    _add(state, [given for module in state.rules.finals for given in module.final(state)], events)
    for module in state.rules.hear_ended:
        module.ended(state)
    state.final = standing(state.points)
    if events is not None:
        winners = tuple(place.seat for place in state.final if place.rank == 1)
        rule = "carcassonne.end.shared" if len(winners) > 1 else "carcassonne.end.winner"
        events.append(Event("carcassonne.over", None, rule, {"seats": winners}))


def _add(state: CarcassonneState, awards: list[Award], events: Events) -> None:
    for given in awards:
        state.points[given.seat] += given.points
        if events is not None:
            events.append(Event("carcassonne.extra", given.seat, given.items[0].rule, {}, given))


def extras(state: CarcassonneState) -> Iterator[Award]:
    """What the modules would add, were the game over now."""
    for module in state.rules.beforehand:
        yield from module.beforehand(state)
    for module in state.rules.finals:
        yield from module.final(state)


def claimed(state: CarcassonneState) -> list[Feature]:
    """Every feature with meeples on it, once."""
    seen: list[int] = []
    found = []
    for segment, kind, _ in state.figures:
        root = state.land.find(segment)
        if root in seen or not state.rules.strengths[kind]:
            continue
        feature = state.feature(segment)
        seen += feature.roots
        found.append(feature)
    return found


def cities_along(state: CarcassonneState, field: Feature) -> int:
    """How many complete cities lie along a field."""
    return state.land.closed_along(field.roots[0])


def _score_field(state: CarcassonneState, field: Feature, cities: int, events: Events) -> None:
    for seat in strongest(field.strength, state.seats):
        award(state, seat, field, field_lines(state, field, seat, cities), FINAL, events)


def field_lines(state: CarcassonneState, field: Feature, seat: Seat, cities: int) -> list[Line]:
    """What a field with so many complete cities is worth to a seat."""
    each, rule = 0, ""
    for module in state.rules.city_valuing:
        value = module.city_value(state, field, seat)
        if value is not None and value > (each, rule):
            each, rule = value
    return [("field-cities", cities, each, rule)] if each else []


def if_ended_now(state: CarcassonneState) -> list[int]:
    """The points of each seat, were the game over now."""
    totals = state.points[:]
    if state.final:
        return totals
    for feature in claimed(state):
        cities = cities_along(state, feature) if feature.kind == FIELD else 0
        for seat in strongest(feature.strength, state.seats):
            if feature.kind == FIELD:
                lines = field_lines(state, feature, seat, cities)
            else:
                lines = value_lines(state, feature)
            totals[seat] += points_of(lines)
    for given in extras(state):
        totals[given.seat] += given.points
    return totals
