"""Tiles, wooden hexagons and empty fields, each a hexagon of size 50 around the origin unless told."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.hexes import HexGrid
from tavola.drawing.palette import CARD, INK, LINE, SHADOW, WELL
from tavola.drawing.svg import at, group, path
from tavola.games.tuscany.picture.symbols import LINE as EDGE
from tavola.games.tuscany.picture.symbols import coloured, outlined, produce
from tavola.games.tuscany.rules.view import Tile

SIZE = 50
_HEX = HexGrid(SIZE)
_OUTLINE = _HEX.outline((0, 0), 1.4)
_RIM = _HEX.outline((0, 0), 4.4)

GROUND = {
    "castle": "#3F7253",
    "city": "#C65A45",
    "farmstead": "#4BA9AC",
    "agriculture": "#AECB62",
    "quarry": "#A8A39B",
    "village": "#E8953F",
    "monastery": "#F0CF57",
    "carriage": "#DCC59B",
}
"""The colour of each type; fields and cards of a type have it too."""
_LAND = {
    "castle": "#2F5A40",
    "city": "#A84432",
    "farmstead": "#348A8E",
    "agriculture": "#8FB045",
    "quarry": "#8A857C",
    "village": "#CC7626",
    "monastery": "#D9B23C",
    "carriage": "#BFA374",
}
"""The land on a tile, a shade darker."""
_HILL = "M-45 -6C-30 4 -16 0 0 4S34 2 45 -6L48.4 0L24.2 41.9H-24.2L-48.4 0Z"


@lru_cache(maxsize=64)
def tile(name: str, kind: str, kinds: tuple[str, ...] = ()) -> str:
    """A tile as it lies on the table."""
    if name == "hexagon":
        return _hexagon()
    return group(
        path(_OUTLINE, fill=SHADOW, opacity=0.35, transform="translate(.8 2.4)"),
        path(_OUTLINE, fill=GROUND[kind]),
        path(_HILL, fill=_LAND[kind], opacity=0.85),
        _shown(kind, kinds),
        path(_RIM, fill="none", stroke="#FFFFFF", stroke_opacity=0.45, stroke_width=1.4),
        path(_OUTLINE, fill="none", stroke=EDGE, stroke_width=1.6, stroke_linejoin="round"),
    )


def _shown(kind: str, kinds: tuple[str, ...]) -> str:
    if kind != "agriculture":
        return at(0, 2, coloured(kind))
    furrows = path(
        "M-40 14C-20 6 20 6 40 14M-34 25C-16 17 16 17 34 25M-28 36C-12 28 12 28 28 36",
        fill="none",
        stroke="#6F8F31",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    if len(kinds) < 2:
        return furrows + at(0, 1, produce(kinds[0] if kinds else "grain"), scale=1.12)
    left, right = kinds
    return (
        furrows
        + path("M9 -38L-9 38", fill="none", stroke=EDGE, stroke_opacity=0.35, stroke_width=1.4)
        + at(-20, -4, produce(left), scale=0.76)
        + at(20, 5, produce(right), scale=0.76)
    )


def _hexagon() -> str:
    """The wooden hexagon, which counts as any tile."""
    rings = (
        "M-26 -12C-10 -22 18 -20 28 -6C32 10 10 20 -8 16C-24 12 -26 0 -12 -6C2 -12 16 -4 10 4C4 10 -8 6 -4 1"
    )
    return group(
        path(_OUTLINE, fill=SHADOW, opacity=0.35, transform="translate(.8 2.4)"),
        path(_OUTLINE, fill="#C89B62"),
        path("M-24 -41.5H24L45 -6C20 -14 -20 -14 -45 -6Z", fill="#D9B17C"),
        path(rings, fill="none", stroke="#8A5A34", stroke_width=2, stroke_linecap="round"),
        path(
            "M-40 10C-30 22 -20 30 -12 36M38 12C34 24 26 32 18 37",
            fill="none",
            stroke="#8A5A34",
            stroke_width=1.6,
        ),
        path(_OUTLINE, fill="none", stroke=EDGE, stroke_width=1.6, stroke_linejoin="round"),
    )


def of(lying: Tile) -> str:
    """A tile of a view; a hexagon looks the same on every colour."""
    return tile(lying.name, lying.type, lying.kinds)


@lru_cache(maxsize=64)
def empty(kind: str, scale: float) -> str:
    """What an empty field shows, without its ground: the symbol as an outline."""
    return outlined(kind, round(0.92 * scale, 3))


@lru_cache(maxsize=8)
def space() -> str:
    """A free storage space."""
    return path(_HEX.outline((0, 0), 3), fill=WELL, stroke=LINE, stroke_width=2, stroke_dasharray="6 5")


@lru_cache(maxsize=32)
def badge(kind: str, size: float) -> str:
    """A small flat hexagon in a type's colour with its symbol, for lists."""
    grid = HexGrid(size)
    return group(
        path(grid.outline((0, 0)), fill=CARD),
        path(grid.outline((0, 0)), fill=GROUND[kind], stroke=INK, stroke_opacity=0.55),
        at(0, 0.5, coloured(kind), scale=round(size / SIZE * 0.95, 3)),
    )
