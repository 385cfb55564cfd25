"""Windmills in the picture: on the faces of tiles, and on the mats of those who built them."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing.palette import INK, SOFT
from tavola.drawing.svg import group, path, text, title
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.printed import Symbol
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.kernel import Seat
from tests.games.carcassonne.toy_expansion.rules import WindmillsView


def _windmill() -> str:
    tower = path("M-4 9L-2.4-4H2.4L4 9Z", fill="#E9DFC8")
    sails = path("M-8-9L8 5M8-9L-8 5", fill="none", stroke_width=2.2, stroke_linecap="round")
    return group(tower, sails, stroke="#6B4A2B", stroke_linejoin="round")


class WindmillsPicture(PicturePart):
    """One drawing for both, around its own middle."""

    symbols = (Symbol("windmill", 10, "windmill"),)
    stamps = (("windmill", _windmill()),)

    def belongings(self, scene: Scene, seat: Seat) -> Iterator[str]:
        count = scene.shown(WindmillsView).built[seat]
        words = title(scene.say("windmills", count=count))
        yield words + _windmill() + text(20, 5.5, f"× {count}", size=15, fill=INK if count else SOFT)


PICTURE = WindmillsPicture()
