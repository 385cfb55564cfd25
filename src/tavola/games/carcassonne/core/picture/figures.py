"""Figures: our own silhouettes, told apart by shape, their owners by colour and mark."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tavola.drawing.palette import LINE, SHADOW
from tavola.drawing.players import Player, colour, ink_on, mark
from tavola.drawing.svg import Value, at, el, group, path

_MEEPLE = (
    "M0-13.4A5 5 0 0 1 3.6-5C7.6-4.2 11-2.2 11 .4C11 2.6 8.2 3.2 5.8 2.4L8.6 11.2C8.9 12.4 8.4 13 7.4 13"
    "H-7.4C-8.4 13-8.9 12.4-8.6 11.2L-5.8 2.4C-8.2 3.2-11 2.6-11 .4C-11-2.2-7.6-4.2-3.6-5A5 5 0 0 1 0-13.4Z"
)


@dataclass(frozen=True, slots=True)
class Shape:
    """What a kind of figure looks like, around the origin."""

    name: str
    outline: str
    """About 26 high."""
    mark: tuple[float, float] = (0, 4.6)
    """Where it has its owner's mark."""
    scale: float = 1
    detail: str = ""
    """Lines on its body."""
    over: str = ""
    """What is drawn over its body."""
    pitch: float = 1
    """How much room it needs in a row, compared with a meeple."""
    crown: float = 17
    """How far above its middle there is room for what it carries."""
    lies: bool = True
    """Whether it lies down on a field."""

    @property
    def height(self) -> float:
        return 26 * self.scale


MEEPLE = "meeple"
MEEPLE_SHAPE = Shape(MEEPLE, _MEEPLE)


@lru_cache(maxsize=256)
def figure(shape: Shape, player: Player, lying: bool = False, alone: bool = False) -> str:
    """A figure around the origin; a lying one is a farmer.

    Unless it is to stand alone, it uses the outlines that the board defines.
    """
    turn = "rotate(-90)" if lying else None
    x, y = shape.mark
    if lying:
        x, y = y, -x
    body = group(
        _outline(shape, alone, fill="none", stroke="#FFFBF3", stroke_width=4.2),
        _outline(shape, alone, fill=colour(player), stroke="#241E1A", stroke_width=1.5),
        path(shape.detail, fill="none", stroke=ink_on(player), stroke_width=1.4, stroke_linecap="round")
        if shape.detail
        else "",
        transform=turn,
        stroke_linejoin="round",
    )
    shadow = el("ellipse", cx=1, cy=10 if lying else 13.4, rx=12, ry=3, fill=SHADOW, opacity=0.4)
    return at(0, 0, shadow, body, shape.over, mark(player, x, y, 10.5, ink_on(player)), scale=shape.scale)


def _outline(shape: Shape, alone: bool, **attributes: Value) -> str:
    return path(shape.outline, **attributes) if alone else el("use", href=f"#body-{shape.name}", **attributes)


@lru_cache(maxsize=64)
def pale(shape: Shape, lying: bool = False, fill: str = "#FFFBF3") -> str:
    """A figure's bare outline, for a place where one could stand."""
    return path(
        shape.outline,
        fill=fill,
        stroke="#241E1A",
        stroke_width=1.4,
        stroke_linejoin="round",
        transform="rotate(-90)scale(.6)" if lying else "scale(.6)",
    )


def missing(outline: str) -> str:
    """The dashed outline of a piece where it is not at the moment."""
    return path(outline, fill="none", stroke=LINE, stroke_width=1.6, stroke_dasharray="3 2.5")
