"""The outline of a tile: it runs inside the tile's edge, with gaps where a city goes on."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from tavola.games.carcassonne.core.picture.curves import SIZE, moved, pair, towards
from tavola.games.carcassonne.core.rules.tiles import Tile

_INSET, _TICK = 2.5, 14
"""How far inside the edge it runs, and how much of it is left where a city goes on."""

EVERY = tuple(edges for count in range(5) for edges in combinations(range(4), count))
"""All edges that cities can go on over."""


@lru_cache(maxsize=2048)
def city_edges(tile: Tile, turn: int) -> tuple[int, ...]:
    """The edges of a tile in some turn over which a city goes on."""
    return tuple(edge for edge in range(4) if tile.edges[(edge - turn) % 4] == "city")


def outline_id(edges: tuple[int, ...]) -> str:
    return "outline-" + "".join(map(str, edges))


@lru_cache(maxsize=16)
def outline(edges: tuple[int, ...]) -> str:
    """The outline of a tile with cities over these edges, as path data."""
    low, high = _INSET, SIZE - _INSET
    corners = ((low, low), (high, low), (high, high), (low, high))
    d, gap = f"M{pair(corners[0])}", SIZE - 2 * (_INSET + _TICK)
    for edge in range(4):
        end = corners[(edge + 1) % 4]
        if edge in edges:
            way = towards(corners[edge], end)
            d += f"L{pair(moved(corners[edge], way, _TICK))}m{pair((way[0] * gap, way[1] * gap))}"
        d += f"L{pair(end)}"
    return d + ("" if edges else "Z")
