"""What the tiles of the base game are drawn with; those of expansions may use it too."""

from __future__ import annotations

from tavola.drawing.svg import circle, rect
from tavola.games.carcassonne.core.picture.buildings import buildings
from tavola.games.carcassonne.core.picture.colours import CORN, MEADOW, MEADOW_2
from tavola.games.carcassonne.core.picture.curves import SIZE, UNDER, Point
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.picture.signs import shield
from tavola.games.carcassonne.core.rules.tiles import Tile


def _bed_ground(_: Tile, at: Point) -> str:
    return circle(*at, 11, fill=MEADOW_2, stroke="#5F7A39", stroke_width=1.6, stroke_dasharray="1.6 1.2")


def _ground(fill: str) -> str:
    return rect(-UNDER, -UNDER, SIZE + 2 * UNDER, SIZE + 2 * UNDER, fill=fill)


SHIELD = Symbol("shield", 7, "shield", above=True)


class BasePicture(PicturePart):
    """Monasteries, gardens, coats of arms, and what roads and rivers end at."""

    symbols = (
        Symbol("monastery", 16, "monastery"),
        Symbol("garden", 11, "bed", flat=_bed_ground),
    )
    stamps = (
        *buildings().items(),
        ("shield", shield()),
        ("meadow", _ground(MEADOW)),
        ("corn", _ground(CORN)),
    )
    ends = (
        ("village", 9),
        ("monastery", 13),
        ("house", 7),
        ("crossing", 5),
        ("source", 12),
        ("lake", 22),
    )
    layouts = (
        Layout("base.D", bow=10),
        Layout("base.D0", bow=10),
        Layout("base.Eg", depths={"c1": 27}),
        Layout("base.Hg", depths={"c1": 26, "c2": 26}),
        Layout("base.Mg", depths={"c1": 48}),
        Layout("base.Ng", depths={"c1": 48}),
        Layout("base.Rg", depths={"c1": 40}),
        Layout("base.U", bow=-4),
        Layout("base.Ug", bow=9),
        Layout("base.W", middle=(50, 55)),
    )


BASE = BasePicture()
