"""Where things on laid tiles are: figures' spots, free corners."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.carcassonne.core.picture.curves import SIZE, Point, apart, turned
from tavola.games.carcassonne.core.picture.plan import plan_of
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import Laid

_CORNERS = ((78, 80), (22, 80), (78, 20), (22, 20))


def cell_at(cell: str) -> tuple[int, int]:
    """The numbers of a cell that is written `x,y`."""
    x, y = cell.split(",")
    return int(x), int(y)


def spot_on_board(tile: Laid, part: str) -> Point:
    """Where a figure stands for a part of a tile that lies."""
    return on_board(tile, plan_of(tile.kind).spots[part])


def free_corner_on_board(tile: Laid) -> Point:
    """The corner of a tile that has most room, for pieces that lie there."""
    return on_board(tile, _corner(tile.kind, tile.turn), 0)


def on_board(tile: Laid, at: Point, turn: int | None = None) -> Point:
    """Where a place on the unturned tile is now that it lies."""
    x, y = turned(at, tile.turn if turn is None else turn)
    return x + tile.x * SIZE, y + tile.y * SIZE


@lru_cache(maxsize=2048)
def _corner(tile: Tile, turn: int) -> Point:
    plan = plan_of(tile)
    kept = [turned(spot, turn) for spot in plan.spots.values()]
    kept += [turned(thing.at, turn) for thing in plan.things]
    return max(_CORNERS, key=lambda corner: min((apart(corner, at) for at in kept), default=0))
