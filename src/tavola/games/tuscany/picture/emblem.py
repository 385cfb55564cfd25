"""The game's emblem: hills of Tuscany in hexagons, a castle in their midst."""

from __future__ import annotations

from functools import cache

from tavola.drawing.hexes import HexGrid
from tavola.drawing.svg import at, circle, el, group, path, rect
from tavola.games.tuscany.picture.tiles import SIZE, tile

WIDTH, HEIGHT = 320, 180
_SIZE = 35.0
_TILES = (
    ((0, 0), "castle", ()),
    ((1, -1), "monastery", ()),
    ((1, 0), "agriculture", ("wine",)),
    ((-1, 0), "village", ()),
    ((-1, 1), "carriage", ()),
    ((2, -1), "city", ()),
    ((-2, 1), "farmstead", ()),
    ((2, -2), "quarry", ()),
    ((-2, 0), "agriculture", ("olives",)),
)


@cache
def emblem() -> str:
    """A small drawing that stands for the game."""
    grid = HexGrid(_SIZE, WIDTH / 2, 102)
    scale = round(_SIZE / SIZE, 3)
    hills = path("M0 96Q50 52 112 84T220 70T320 92V180H0Z", fill="#C9CFA6") + path(
        "M0 132Q70 100 150 126T320 120V180H0Z", fill="#B4BF83"
    )
    tiles = "".join(
        at(*grid.middle(place), tile(kind, kind, kinds), scale=scale) for place, kind, kinds in _TILES
    )
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill="#F6E7CB"),
        circle(262, 36, 17, fill="#F0C35A"),
        hills,
        group(tiles),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        aria_hidden="true",
    )
