"""What belongs to nobody and is not on the board."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.drawing import Panel, Purpose
from tavola.drawing.frame import MARGIN, framed
from tavola.drawing.palette import SOFT
from tavola.drawing.svg import at, text
from tavola.games.carcassonne.core.picture.scene import Scene

_WIDTH, _HEIGHT = 360, 58


def draw(scene: Scene) -> Panel:
    """The panel of the stock."""
    pieces = scene.piece("pieces", _pieces)
    return framed("stock", Purpose.STOCK, scene.say("stock"), _WIDTH, _HEIGHT, pieces, aside=True)


def _pieces(scene: Scene) -> Iterator[str]:
    x = float(MARGIN)
    for part in scene.parts:
        for width, markup in part.stock(scene):
            yield at(x, 0, markup)
            x += width


def how_many(x: float, count: int) -> str:
    """How many pieces are left, written beside them."""
    return text(x, 41, f"× {count}", size=15, fill=SOFT if not count else None)
