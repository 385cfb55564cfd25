"""The two wheels: decorations on the large one, statues on the small one inside it."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing import fragment
from tavola.drawing.palette import SHADOW, SOFT, paint
from tavola.drawing.svg import at, circle, group, outline_circle, path, title
from tavola.games.carrara.parts.picture.icons import bag, turn_arrow
from tavola.games.carrara.parts.picture.objects import medallion
from tavola.games.carrara.parts.picture.wheel import Face, Rows, X, Y, spot, wedge
from tavola.games.carrara.second.advanced.picture.pieces import on_block, statue
from tavola.games.carrara.second.picture.part import WheelLook
from tavola.games.carrara.second.picture.scene import Scene

_HUB, _SMALL, _SYMBOL = 25.0, 61.0, 76.0
"""Where hub, small wheel and the symbols of the large one end or stand."""

_FACE = Face(
    hub=_HUB,
    inner=_SMALL,
    label=(73, -20),
    crowds=(
        Rows(((117, 3),), 36),
        Rows(((104, 3), (132, 4)), 28.5),
        Rows(((98, 4), (116, 3), (135, 5)), 23.5, 19),
        Rows(((94, 4), (114, 5), (134, 6)), 22, 18),
    ),
    arrow=False,
)


_WAYS = {
    "both": turn_arrow(18.5) + at(4.5, 0, bag(), scale=0.75) + at(-7, 8, statue("white", 0.68)),
    "inner": turn_arrow(18.5) + at(-0.5, 11, statue("white", 0.95)),
}


def wheels(scene: Scene) -> WheelLook:
    """The wheel of the advanced game."""
    return WheelLook(
        ways=_WAYS,
        face=_FACE,
        symbols=[_symbols(scene, number) for number in range(len(scene.view.symbols))],
        between=(fragment("small-wheel", _small_wheel(scene.box.segments)),),
    )


@lru_cache(maxsize=4)
def _small_wheel(segments: int) -> str:
    return group(
        circle(X + 0.5, Y + 1.5, _SMALL, fill=SHADOW, opacity=0.35),
        *(
            path(wedge(n, _HUB, _SMALL), fill=paint("stone-2" if n % 2 else "stone"), stroke=paint("paper"))
            for n in range(segments)
        ),
        circle(X, Y, _SMALL, fill="none", stroke=SOFT, stroke_opacity=0.6),
    )


def _symbols(scene: Scene, number: int) -> str:
    """What a segment shows to whoever empties it; who has just done so may pick it there."""
    shown = scene.view.symbols[number]
    told = scene.noted(scene.say("symbol-decoration", piece=shown.decoration), "wheel.decorations")
    other = scene.noted(scene.say("symbol-statue", piece=shown.statue), "wheel.statues")
    offered = {str(option.fields["piece"]) for option in scene.asked if option.word == "gain"}
    if not offered <= {shown.decoration, shown.statue}:
        offered = set()
    return at(
        *spot(number, _SYMBOL, 9),
        title(told),
        medallion(shown.decoration, 0, 0, 11),
        outline_circle(0, 0, 13),
        data_pick=f"piece={shown.decoration}" if shown.decoration in offered else None,
    ) + at(
        *spot(number, 44),
        title(other),
        on_block(shown.statue, 0.9),
        outline_circle(0, -1, 16),
        data_pick=f"piece={shown.statue}" if shown.statue in offered else None,
    )
