"""Bars of gold, ferries, and the symbols of the messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tavola.drawing.palette import SHADOW
from tavola.drawing.svg import circle, el, group, path, rect
from tavola.games.carcassonne.core.picture.colours import (
    CREAM,
    EDGE,
    GOLD,
    GOLD_2,
    ROAD,
    ROAD_2,
    ROOF,
    WOOD,
    WOOD_2,
)
from tavola.games.carcassonne.core.picture.figures import SHAPES, magic

BARS, FERRIES = 16, 8
"""How many there are."""
MESSAGES = ("road", "city", "monastery", "tile", "pennants", "knights", "farmers", "score-meeple")
"""By number, from 1."""


@cache
def definitions() -> str:
    """Pieces of the modules, each drawn once."""
    drawn = {"gold-bar": bar(), "ferry-boat": boat(), "man-mage": magic("mage"), "man-witch": magic("witch")}
    return "".join(group(markup, id=name) for name, markup in drawn.items())


def bar() -> str:
    """A bar of gold around the origin, 19 wide."""
    return group(
        el("ellipse", cx=0.6, cy=4.6, rx=10, ry=2.2, fill=SHADOW, stroke="none", opacity=0.5),
        path("M-9.4 4.6L-7.2-1.6H7.2L9.4 4.6Z", fill=GOLD),
        path("M-7.2-1.6L-4.6-4.6H9L7.2-1.6Z", fill="#F8DE8A"),
        path("M7.2-1.6L9-4.6L11 1.4L9.4 4.6Z", fill="#C9922A"),
        path("M-4.6 2.8L-3.6 .4H1", fill="none", stroke="#FFF3C4", stroke_width=1.2, stroke_linecap="round"),
        stroke=GOLD_2,
        stroke_linejoin="round",
    )


def boat() -> str:
    """A flat ferry around the origin, from west to east."""
    hull = "M-13.6 0C-12-4.6-9.6-5-8-5H8C9.6-5 12-4.6 13.6 0C12 4.6 9.6 5 8 5H-8C-9.6 5-12 4.6-13.6 0Z"
    return group(
        path(hull, fill=SHADOW, stroke="none", opacity=0.45, transform="translate(.6 1.8)"),
        path(hull, fill="#8E5B2E"),
        path(
            "M-10.4 0C-9.4-2.8-8.4-3.2-7-3.2H7C8.4-3.2 9.4-2.8 10.4 0"
            "C9.4 2.8 8.4 3.2 7 3.2H-7C-8.4 3.2-9.4 2.8-10.4 0Z",
            fill=WOOD,
        ),
        path("M-5.6-3.2V3.2M-2-3.2V3.2M2-3.2V3.2M5.6-3.2V3.2", fill="none", stroke_width=0.8),
        path("M-8.6-2.2L8.6 2.2", fill="none", stroke=CREAM, stroke_width=1.3, stroke_linecap="round"),
        stroke=WOOD_2,
        stroke_width=1.1,
        stroke_linejoin="round",
    )


@cache
def message_symbols() -> Mapping[str, str]:
    """The symbol of every message around the origin, about 24 wide."""
    meeple, ink = SHAPES["meeple"], "#2B2622"

    def man(turn: str, fill: str) -> str:
        return path(meeple, fill=fill, stroke=ink, stroke_width=1.6, stroke_linejoin="round", transform=turn)

    wall = "M-10-5H-7V-8H-4V-5H-1.5V-8H1.5V-5H4V-8H7V-5H10V8H-10Z"
    city = path(wall, fill="#E7CFA0", stroke=EDGE, stroke_linejoin="round")
    way = "M-13 6C-4 6-6 0 0 0S4-6 13-6"
    return {
        "road": rect(-13, -12, 26, 24, rx=3, fill="#B7C584")
        + path(way, fill="none", stroke=ROAD_2, stroke_width=8)
        + path(way, fill="none", stroke=ROAD, stroke_width=5.4),
        "city": city + path("M-3 8V3A3 3 0 0 1 3 3V8Z", fill=EDGE),
        "monastery": path("M-8 9V0H8V9Z", fill=CREAM, stroke=EDGE)
        + path("M-10 1L0-7 10 1Z", fill=ROOF, stroke=EDGE, stroke_linejoin="round")
        + path("M0-7V-13M-2.4-10.8H2.4M-2 9V5A2 2 0 0 1 2 5V9Z", fill=EDGE, stroke=EDGE, stroke_width=1.4),
        "tile": rect(-9, -8, 17, 17, rx=2, fill="#B7C584", stroke=EDGE)
        + path("M-9 1H8", stroke=ROAD, stroke_width=4)
        + circle(7.4, -7.4, 5.6, fill=ROOF, stroke="#FFFBF3", stroke_width=1.2)
        + path("M7.4-10.4V-4.4M4.4-7.4H10.4", stroke="#FFFBF3", stroke_width=1.8),
        "pennants": el("use", href="#art-shield", transform="scale(1.4)"),
        "knights": city + man("translate(0 1)scale(.6)", "#C8402F"),
        "farmers": path("M-12 10Q0 3 12 10Z", fill="#83974E")
        + man("translate(0 -1)rotate(-90)scale(.72)", "#E3A008"),
        "score-meeple": man("translate(-2 2)scale(.68)", "#2F66B0")
        + path(
            "M3-9C10-9 12-3 9.4 3M12.4 0L9.2 4.4 5.8 .6",
            fill="none",
            stroke=ROOF,
            stroke_width=2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    }
