"""What is printed on the tiles of Inns & Cathedrals."""

from __future__ import annotations

from tavola.drawing.svg import path, rect
from tavola.games.carcassonne.core.picture.buildings import built, minster
from tavola.games.carcassonne.core.picture.colours import CREAM, EDGE, ROOF_3, WATER, WATER_2, WOOD
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol


def _inn() -> str:
    """A house on the shore of a small lake, with a sign."""
    return (
        path(
            "M-12 5C-13-.5-6-3 0-2.4S13-2 12.4 4.2S6 10.6-1 10S-11.4 9.4-12 5Z",
            fill=WATER,
            stroke=WATER_2,
            stroke_width=1.2,
        )
        + path(
            "M-6 6.5q2-1.4 4 0t4 0M1 3q2-1.4 4 0",
            fill="none",
            stroke="#FFF",
            stroke_opacity=0.8,
            stroke_width=0.9,
        )
        + built(
            rect(-7.5, -6.5, 13, 7.5, fill=CREAM),
            path("M-9.2-6.2L-6.2-12.6H4.2L7.2-6.2Z", fill=ROOF_3),
            path("M-5.2-4.5h2.2v2.4h-2.2zM1-4.5h2.2v2.4H1z", fill=EDGE, stroke="none"),
            path("M-2.2 1V-3.4H0V1Z", fill=WOOD),
            path("M5.5-5H10.4V-3.8", fill="none", stroke_width=0.9),
            rect(8.2, -3.8, 4.4, 3.6, fill="#E9B949"),
            width=0.8,
        )
    )


class InnsTilesPicture(PicturePart):
    """Inns stand beside roads; a cathedral fills its city."""

    symbols = (
        Symbol("inn", 11, "inn", of="road"),
        Symbol("cathedral", 24, "cathedral", of="city", place=(50, 47), spot=(50, 82)),
    )
    stamps = (("inn", _inn()), ("cathedral", minster()))
    layouts = (
        Layout("inns.B", bow=2),
        Layout("inns.C", middle=(50, 56), places={"inn": (50, 34)}),
        Layout("inns.H", depths={"c1": 22, "c2": 22, "c3": 22, "c4": 22}),
        Layout("inns.I", depths={"c1": 26, "c2": 26}, lanes=("c1", "c2")),
        Layout("inns.L", bend=18, places={"inn": (80, 33)}),
        Layout("inns.N", places={"inn": (69, 78)}),
        Layout("inns.P", depths={"c1": 46, "c2": 24}),
    )


PICTURE = InnsTilesPicture()
