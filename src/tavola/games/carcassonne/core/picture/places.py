"""Where things on laid tiles are: figures' spots, free corners, piers, the way of a flight."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.carcassonne.core.picture.curves import MIDDLES, SIZE, Point, apart, moved, towards, turned
from tavola.games.carcassonne.core.picture.plan import plan_of
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import Laid

_COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_CORNERS = ((78, 80), (22, 80), (78, 20), (22, 20))
_PIER = 11.0
"""So far from the middle of a lake its piers end."""


def cell_at(cell: str) -> tuple[int, int]:
    """The numbers of a cell that is written `x,y`."""
    x, y = cell.split(",")
    return int(x), int(y)


def spot_on_board(tile: Laid, part: str) -> Point:
    """Where a figure stands for a part of a tile that lies."""
    return _on_board(tile, plan_of(tile.kind).spots[part])


def gold_on_board(tile: Laid) -> Point:
    """Where bars of gold lie on a tile: in the corner that has most room."""
    return _on_board(tile, _corner(tile.kind, tile.turn), 0)


def pier_on_board(tile: Laid, road: str) -> Point:
    """Where the pier of a road ends in its lake."""
    plan = plan_of(tile.kind)
    lake = next(thing.at for thing in plan.things if thing.kind == "lake")
    edge = next(part.edges[0] for part in plan.tile.parts if part.name == road)
    return _on_board(tile, moved(lake, towards(lake, MIDDLES[edge]), _PIER))


def piers_of(tile: Laid) -> list[str]:
    """The roads that end at a tile's lake."""
    return [part.name for part in plan_of(tile.kind).tile.parts if part.fact("ends") == "pier"]


def lake_on_board(tile: Laid) -> Point:
    """The middle of a tile's lake."""
    return _on_board(tile, next(thing.at for thing in plan_of(tile.kind).things if thing.kind == "lake"))


def flyer_on_board(tile: Laid) -> tuple[Point, tuple[int, int]] | None:
    """Where a tile has its flying machine, and in which direction it flies, in cells."""
    for thing in plan_of(tile.kind).things:
        if thing.kind == "flyer":
            return _on_board(tile, thing.at), _STEPS[(_COMPASS.index(thing.fact) + 2 * tile.turn) % 8]
    return None


def _on_board(tile: Laid, at: Point, turn: int | None = None) -> Point:
    x, y = turned(at, tile.turn if turn is None else turn)
    return x + tile.x * SIZE, y + tile.y * SIZE


@lru_cache(maxsize=2048)
def _corner(tile: Tile, turn: int) -> Point:
    plan = plan_of(tile)
    kept = [turned(spot, turn) for spot in plan.spots.values()]
    kept += [turned(thing.at, turn) for thing in plan.things]
    return max(_CORNERS, key=lambda corner: min((apart(corner, at) for at in kept), default=0))
