"""The game's emblem: a walled town on its hill, a road to its gate, and two figures on their way."""

from __future__ import annotations

from functools import cache

from tavola.drawing.svg import at, el, group, path, rect
from tavola.games.carcassonne.core.picture.buildings import buildings, minster
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, figure

WIDTH, HEIGHT = 320, 180


@cache
def emblem() -> str:
    """A small drawing that stands for the game."""
    art = buildings()
    wall = "M70 112C110 96 240 94 282 114"
    road = "M178 108C178 130 222 138 204 156S150 172 146 190"
    houses = (
        (1, 108, 85), (0, 128, 75), (3, 226, 75), (4, 250, 87), (2, 238, 67), (5, 118, 91),
        (2, 140, 87), (1, 234, 91), (0, 262, 95), (4, 216, 89), (3, 96, 95),
    )  # fmt: skip
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill="#F3E9D6"),
        path("M0 112Q60 62 128 92T320 78V180H0Z", fill="#DCE0B8"),
        path("M0 136C50 108 92 98 176 96S300 108 320 122V180H0Z", fill="#C2CE93"),
        path("M0 162C70 142 120 168 190 160S290 148 320 160V180H0Z", fill="#B3C181"),
        at(178, 64, minster(), scale=1.35),
        *(at(x, y, art[f"h{kind}"], scale=1.5) for kind, x, y in sorted(houses, key=lambda h: h[2])),
        group(
            path(
                wall,
                stroke="#7F6A4C",
                stroke_width=15,
                stroke_dasharray="6 3.4",
                transform="translate(0 -3.4)",
            ),
            path(
                wall,
                stroke="#EDE2CB",
                stroke_width=13,
                stroke_dasharray="4.2 5.2",
                stroke_dashoffset=-0.9,
                transform="translate(0 -3.4)",
            ),
            path(wall, stroke="#7F6A4C", stroke_width=15),
            path(wall, stroke="#EDE2CB", stroke_width=12.6),
            path(road, stroke="#A58E66", stroke_width=14),
            path(road, stroke="#FBF3DF", stroke_width=11),
            fill="none",
        ),
        *(at(x, y, art["tower"], scale=2.3) for x, y in ((70, 108), (282, 110))),
        at(178, 100, art["gate"], scale=2),
        at(34, 122, art["monastery"], scale=1.1),
        *(
            at(x, y, art[kind], scale=1.6)
            for kind, x, y in (
                ("tree", 14, 148),
                ("poplar", 92, 140),
                ("tree", 292, 144),
                ("poplar", 308, 138),
            )
        ),
        at(112, 146, figure(MEEPLE_SHAPE, 4, alone=True), scale=1.5),
        at(254, 148, figure(MEEPLE_SHAPE, 1, alone=True), scale=1.5),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        aria_hidden="true",
    )
