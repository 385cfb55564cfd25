"""The plan of a tile: where everything on it lies, worked out once from its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tavola.games.carcassonne.core.picture.art import layout_of, symbol_of, symbols_on
from tavola.games.carcassonne.core.picture.base import SHIELD
from tavola.games.carcassonne.core.picture.curves import Point, apart, sampled, spaced
from tavola.games.carcassonne.core.picture.grid import (
    TILE,
    Mask,
    connected,
    half_edge,
    near,
    pieces,
    polygon,
    roomiest,
)
from tavola.games.carcassonne.core.picture.printed import Symbol
from tavola.games.carcassonne.core.picture.spots import Kept, spot_in_city, spot_in_field, spot_on_way
from tavola.games.carcassonne.core.picture.towns import Town, towns_of
from tavola.games.carcassonne.core.picture.ways import Ways, ways_of
from tavola.games.carcassonne.core.rules.tiles import Part, Tile

_BESIDE = 25.0
"""What stands by a road keeps within this distance of it."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that stands on a tile."""

    symbol: Symbol
    at: Point
    part: str
    fact: str = ""

    @property
    def kind(self) -> str:
        return self.symbol.name

    @property
    def room(self) -> float:
        return self.symbol.room

    @property
    def stamp(self) -> str:
        """The name of what stands there upright; empty: nothing does."""
        return self.symbol.stamp_for(self.fact)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything on an unturned tile lies."""

    tile: Tile
    towns: Mapping[str, Town]
    ways: Ways
    areas: Mapping[str, Mask]
    """The cells of every city and field, by name."""
    things: tuple[Thing, ...]
    spots: Mapping[str, Point]
    """By part: where a figure stands."""

    @property
    def grass(self) -> Mask:
        """The cells of all fields."""
        return _all(self.areas[part.name] for part in self.tile.parts if part.kind == "field")


@lru_cache(maxsize=512)
def plan_of(tile: Tile) -> Plan:
    """The plan of a kind of tile."""
    towns = towns_of(tile)
    ways = ways_of(tile, towns)
    areas = _areas(tile, towns, ways)
    things: list[Thing] = []
    spots: dict[str, Point] = {}
    for part in tile.parts:
        if part.kind == "city":
            _furnish_city(tile, part, areas[part.name] & ~_walls(towns, 4), ways, things, spots)
    for part in tile.parts:
        for symbol in _in_the_open(tile, part):
            _set_up(tile, part, symbol, ways, areas, things, spots)
    for part in tile.parts:
        if part.kind in ("road", "river"):
            spots[part.name] = spot_on_way(part, ways, kept_by(things))
    for part in tile.parts:
        if part.kind == "field":
            open_grass = areas[part.name] & ~_walls(towns, 7) or areas[part.name]
            spots[part.name] = spot_in_field(open_grass, kept_by(things), spots)
    return Plan(tile, towns, ways, areas, tuple(things), spots)


def _all(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _walls(towns: Mapping[str, Town], reach: float) -> Mask:
    """What is so close to a wall that a figure would stand on it."""
    walls = (wall for town in towns.values() for wall in town.walls)
    return _all(near(spaced(sampled(wall), 2), reach) for wall in walls)


def covered(tile: Tile, towns: Mapping[str, Town], ways: Ways) -> Mask:
    """Everything of a tile that is no grass."""
    found = _all(near(way.line, way.half + 0.7) for way in (*ways.by_part.values(), *ways.lanes))
    found |= _all(polygon(town.ring) for town in towns.values())
    if ways.room:
        found |= near([ways.middle], ways.room)
    for part in tile.parts:
        for symbol in _in_the_open(tile, part):
            if symbol.in_middle:
                found |= near([ways.middle], symbol.room)
    return found


def _areas(tile: Tile, towns: Mapping[str, Town], ways: Ways) -> dict[str, Mask]:
    areas = {name: polygon(town.ring) for name, town in towns.items()}
    for name in ways.tunnels:
        for city in towns:
            areas[city] &= ~near(ways.by_part[name].line, ways.by_part[name].half + 1)
    left = TILE & ~covered(tile, towns, ways)
    fields = [part for part in tile.parts if part.kind == "field"]
    for part in sorted(fields, key=lambda part: not part.halves):
        if part.halves:
            areas[part.name] = connected(_all(half_edge(half) for half in part.halves), left)
        else:
            areas[part.name] = pieces(left)[0]
        left &= ~areas[part.name]
    return areas


def _in_the_open(tile: Tile, part: Part) -> tuple[Symbol, ...]:
    """What stands in the open for a part."""
    if part.kind == "road":
        return symbols_on(tile, part)
    return () if part.kind in ("city", "field", "river") else (symbol_of(tile, part),)


def kept_by(things: Iterable[Thing]) -> Kept:
    """Places that are taken, each with the room around it."""
    return [(thing.at, thing.room) for thing in things]


def _kept(things: Iterable[Thing]) -> Mask:
    return _all(near([thing.at], thing.room) for thing in things)


def _furnish_city(
    tile: Tile, part: Part, area: Mask, ways: Ways, things: list[Thing], spots: dict[str, Point]
) -> None:
    """A place for a figure, then coats of arms and other symbols around it."""
    symbols = symbols_on(tile, part)
    for symbol in symbols:
        if symbol.place is not None and symbol.spot is not None:
            things.append(Thing(symbol, symbol.place, part.name))
            spots[part.name] = symbol.spot
            return
    area &= ~near([gate.at for gate in ways.gates], 9)
    chance = Random(tile.id)
    spots[part.name] = spot_in_city(area, (50 + chance.randint(-9, 9), 50 + chance.randint(-9, 9)))
    for symbol in (*[SHIELD] * int(part.fact("pennants") or 0), *symbols):
        free = area & ~near([spots[part.name]], 10) & ~_kept(things)
        things.append(Thing(symbol, roomiest(free, -4)[0], part.name, symbol.fact_of(part)))


def _set_up(
    tile: Tile,
    part: Part,
    symbol: Symbol,
    ways: Ways,
    areas: Mapping[str, Mask],
    things: list[Thing],
    spots: dict[str, Point],
) -> None:
    """Put something onto the grass, or into the middle where roads lead to it."""
    if symbol.of and any(thing.symbol == symbol for thing in things):
        return  # it is there for all roads that have it
    if (told := layout_of(tile).places.get(symbol.name)) is not None:
        at = told
    elif symbol.in_middle or symbol.name in ways.ends:
        at = ways.middle
    else:
        at = _free_place(tile, part, symbol, ways, areas, things, spots)
    things.append(Thing(symbol, at, part.name, symbol.fact_of(part)))
    if not symbol.of:
        spots[part.name] = at


def _free_place(
    tile: Tile,
    part: Part,
    symbol: Symbol,
    ways: Ways,
    areas: Mapping[str, Mask],
    things: list[Thing],
    spots: Mapping[str, Point],
) -> Point:
    kept = _kept(things)
    grass = _all(areas[field.name] for field in tile.parts if field.kind == "field") & ~kept
    if symbol.of:
        grass &= near(ways.by_part[part.name].line, _BESIDE) & ~near([gate.at for gate in ways.gates], 17)
    at, free = roomiest(grass, -2, lambda point: -0.08 * apart(point, (50, 50)))
    if symbol.in_town and free < 12:
        towns = _all(areas[city.name] for city in tile.parts if city.kind == "city")
        kept |= near(spots.values(), 10) | near([gate.at for gate in ways.gates], 9)
        at, _ = roomiest(towns & ~kept, -3)
    return at
