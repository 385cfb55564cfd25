"""The area of every part, unseen until somebody points at it or a front end lights it."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.svg import el
from tavola.games.carcassonne.core.picture.curves import band, closed, round_path
from tavola.games.carcassonne.core.picture.grid import outlines, pieces
from tavola.games.carcassonne.core.picture.plan import Plan, plan_of
from tavola.games.carcassonne.core.rules.tiles import Part, Tile

_ORDER = {"field": 0, "city": 1, "road": 2}
"""What lies above what; everything else is on top. Rivers are nobody's."""
_REACH = 6.0
"""Half of how wide a road is to the pointer."""


def area_id(tile: Tile, part: str) -> str:
    return f"{tile.id.replace('.', '-')}-{part}"


@lru_cache(maxsize=512)
def parts_in_order(tile: Tile) -> tuple[Part, ...]:
    """The parts of a tile that can be pointed at, the lowest first."""
    parts = [part for part in tile.parts if part.kind != "river"]
    return tuple(sorted(parts, key=lambda part: _ORDER.get(part.kind, 3)))


def area_definition(tile: Tile, name: str) -> str:
    """The area of a part of a tile, to be used in any turn."""
    part = next(part for part in tile.parts if part.name == name)
    return el("path", id=area_id(tile, name), d=area_path(plan_of(tile), part))


def area_path(plan: Plan, part: Part) -> str:
    """The area of a part of an unturned tile, as path data."""
    if part.kind == "city":
        return plan.towns[part.name].path
    if part.kind == "road":
        line = plan.ways.by_part[part.name].line
        return closed((round(x), round(y)) for x, y in band([*line[:-1:4], line[-1]], _REACH))
    if part.kind == "field":
        largest = pieces(plan.areas[part.name])[:1]
        return "".join(closed(ring) for piece in largest for ring in outlines(piece))
    thing = next(thing for thing in plan.things if thing.part == part.name)
    return round_path(thing.at, thing.room)
