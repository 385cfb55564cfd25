"""The wheel, and below it the ways to buy: what turns before the purchase."""

from __future__ import annotations

from dataclasses import replace

from tavola.drawing import Fragment, Panel, fragment
from tavola.drawing.palette import CARD, LINE, SHADOW
from tavola.drawing.svg import at, circle, outline_circle, title
from tavola.games.carrara.parts.picture import wheel
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.icons import bag, turn_arrow
from tavola.games.carrara.second.picture.part import WheelLook
from tavola.games.carrara.second.picture.scene import Scene

_R = 26
_NORMAL = WheelLook(
    ways={"turn": turn_arrow(18.5) + bag(), "still": cube("white")}, face=replace(wheel.PLAIN, arrow=False)
)


def draw(scene: Scene) -> Panel:
    """The panel of the wheel."""
    look = scene.part.wheel(scene) or _NORMAL
    corners = ((_R + 5, wheel.HEIGHT - _R - 5), (wheel.WIDTH - _R - 5, wheel.HEIGHT - _R - 5))
    buttons = [
        _button(scene, way, sign, x, y)
        for (way, sign), (x, y) in zip(look.ways.items(), corners, strict=True)
    ]
    return wheel.draw(scene, look.face, symbols=look.symbols, between=look.between, buttons=buttons)


def _button(scene: Scene, way: str, sign: str, x: float, y: float) -> Fragment:
    """A way to buy, in a free corner: an arrow where something turns, a bag where blocks are added."""
    drawn = at(
        x,
        y,
        title(scene.say(f"wheel-{way}")),
        circle(0.5, 2, _R, fill=SHADOW, opacity=0.3),
        circle(0, 0, _R, fill=CARD, stroke=LINE, stroke_width=1.25),
        sign,
        outline_circle(0, 0, _R),
        data_pick=f"wheel={way}",
    )
    return fragment(f"way-{way}", drawn)
