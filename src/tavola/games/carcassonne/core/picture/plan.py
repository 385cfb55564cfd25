"""The plan of a tile: where everything on it lies, worked out once from its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tavola.games.carcassonne.core.picture.curves import Point, apart
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
from tavola.games.carcassonne.core.picture.spots import Kept, spot_in_city, spot_in_field, spot_on_way
from tavola.games.carcassonne.core.picture.towns import Town, towns_of
from tavola.games.carcassonne.core.picture.ways import Ways, ways_of
from tavola.games.carcassonne.core.rules.tiles import Part, Tile

_ROOM = {
    "monastery": 16.0,
    "garden": 11.0,
    "inn": 11.0,
    "gold": 8.0,
    "mage": 8.0,
    "robber": 8.0,
    "flyer": 11.0,
    "crop-circle": 14.0,
    "lake": 16.0,
    "shield": 7.0,
    "goods": 7.0,
    "cathedral": 24.0,
}
"""How much room things take around their middle."""

_PLACES: dict[tuple[str, str], Point] = {
    ("river.H", "monastery"): (50, 28),
    ("gold.E", "monastery"): (50, 50),
    ("gold.C", "monastery"): (55, 55),
    ("gold.F", "gold"): (34, 34),
    ("mage.A", "mage"): (35, 84),
    ("inns.C", "inn"): (50, 34),
    ("inns.L", "inn"): (80, 33),
    ("inns.N", "inn"): (69, 78),
    ("flyers.H", "garden"): (67, 66),
    ("flyers.H", "flyer"): (42, 42),
}
"""Where something stands, if the roomiest place is not the best."""

_BESIDE = 25.0
"""What stands by a road keeps within this distance of it."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that stands on a tile."""

    kind: str
    at: Point
    part: str
    fact: str = ""

    @property
    def room(self) -> float:
        return _ROOM[self.kind]


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
            _furnish_city(part, areas[part.name], ways, things, spots)
    for part in tile.parts:
        if (kind := _in_the_open(part)) is not None:
            _set_up(tile, part, kind, ways, areas, things, spots)
    for part in tile.parts:
        if part.kind in ("road", "river"):
            spots[part.name] = spot_on_way(part, ways, kept_by(things))
    for part in tile.parts:
        if part.kind == "field":
            spots[part.name] = spot_in_field(areas[part.name], kept_by(things), spots)
    return Plan(tile, towns, ways, areas, tuple(things), spots)


def _all(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def covered(tile: Tile, towns: Mapping[str, Town], ways: Ways) -> Mask:
    """Everything of a tile that is no grass."""
    found = _all(near(way.line, way.half + 0.7) for way in (*ways.by_part.values(), *ways.lanes))
    found |= _all(polygon(town.ring) for town in towns.values())
    if ways.room:
        found |= near([ways.middle], ways.room)
    if any(part.kind == "crop-circle" and part.fact("kind") == "shield" for part in tile.parts):
        found |= near([ways.middle], _ROOM["crop-circle"])
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


def _in_the_open(part: Part) -> str | None:
    """What stands in the open for a part, if anything does."""
    if part.kind == "road":
        return "inn" if part.fact("inn") else None
    return None if part.kind in ("city", "field", "river") else part.kind


def kept_by(things: Iterable[Thing]) -> Kept:
    """Places that are taken, each with the room around it."""
    return [(thing.at, thing.room) for thing in things]


def _kept(things: Iterable[Thing]) -> Mask:
    return _all(near([thing.at], thing.room) for thing in things)


def _furnish_city(part: Part, area: Mask, ways: Ways, things: list[Thing], spots: dict[str, Point]) -> None:
    """A place for a figure, then cathedral, coat of arms and goods around it."""
    if part.fact("cathedral"):
        things.append(Thing("cathedral", (50, 47), part.name))
        spots[part.name] = (50, 82)
        return
    area &= ~near([gate.at for gate in ways.gates], 9)
    spots[part.name] = spot_in_city(area)
    signs = [("shield", "")] * int(part.fact("pennants") or 0)
    signs += [("goods", goods) for goods in [part.fact("goods")] if goods]
    for kind, fact in signs:
        free = area & ~near([spots[part.name]], 10) & ~_kept(things)
        things.append(Thing(kind, roomiest(free, -4)[0], part.name, fact))


def _set_up(
    tile: Tile,
    part: Part,
    kind: str,
    ways: Ways,
    areas: Mapping[str, Mask],
    things: list[Thing],
    spots: dict[str, Point],
) -> None:
    """Put something onto the grass, or into the middle where roads lead to it."""
    if kind == "inn" and any(thing.kind == "inn" for thing in things):
        return
    if (tile.id, kind) in _PLACES:
        at = _PLACES[tile.id, kind]
    elif kind in ("lake", "crop-circle") or (kind == "monastery" and "monastery" in ways.ends):
        at = ways.middle
    else:
        at = _free_place(tile, part, kind, ways, areas, things, spots)
    things.append(Thing(kind, at, part.name, part.fact("to") or part.fact("kind") or part.fact("piers")))
    if kind != "inn":
        spots[part.name] = at


def _free_place(
    tile: Tile,
    part: Part,
    kind: str,
    ways: Ways,
    areas: Mapping[str, Mask],
    things: list[Thing],
    spots: Mapping[str, Point],
) -> Point:
    kept = _kept(things)
    grass = _all(areas[field.name] for field in tile.parts if field.kind == "field") & ~kept
    if kind == "inn":
        grass &= near(ways.by_part[part.name].line, _BESIDE) & ~near([gate.at for gate in ways.gates], 17)
    at, free = roomiest(grass, -2, lambda point: -0.08 * apart(point, (50, 50)))
    if kind in ("gold", "mage", "robber") and free < 12:
        towns = _all(areas[city.name] for city in tile.parts if city.kind == "city")
        kept |= near(spots.values(), 10) | near([gate.at for gate in ways.gates], 9)
        at, _ = roomiest(towns & ~kept, -3)
    return at
