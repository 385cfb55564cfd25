"""Figures: our own silhouettes, told apart by shape, their owners by colour and mark."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.palette import SHADOW
from tavola.drawing.players import Player, colour, ink_on, mark
from tavola.drawing.svg import Value, at, el, group, path

_MEEPLE = (
    "M0-13.4A5 5 0 0 1 3.6-5C7.6-4.2 11-2.2 11 .4C11 2.6 8.2 3.2 5.8 2.4L8.6 11.2C8.9 12.4 8.4 13 7.4 13"
    "H-7.4C-8.4 13-8.9 12.4-8.6 11.2L-5.8 2.4C-8.2 3.2-11 2.6-11 .4C-11-2.2-7.6-4.2-3.6-5A5 5 0 0 1 0-13.4Z"
)
_ABBOT = (
    "M0-17C2.6-14.8 4.2-12.6 4.2-10.4L3.6-5.6C7.4-4.6 8.6-1.4 9 3L10.2 11C10.4 12.4 9.8 13 8.8 13H-8.8"
    "C-9.8 13-10.4 12.4-10.2 11L-9 3C-8.6-1.4-7.4-4.6-3.6-5.6L-4.2-10.4C-4.2-12.6-2.6-14.8 0-17Z"
)
_BUILDER = (
    "M-1-13.4A5 5 0 0 1 2.6-5C4.4-4.6 6-4 7.2-3.2L7.2-12.6H10.4V-1.6H14V1.6H9.6C8.4 3 6.8 3 4.8 2.4L7.6 11.2"
    "C7.9 12.4 7.4 13 6.4 13H-8.4C-9.4 13-9.9 12.4-9.6 11.2L-6.8 2.4C-9.2 3.2-12 2.6-12 .4"
    "C-12-2.2-8.6-4.2-4.6-5A5 5 0 0 1-1-13.4Z"
)
_PIG = (
    "M-13.4-1.6C-14.4-3.4-13.2-5-11.6-4.6C-9.4-8-4-8.8 1.2-8.2L2-11.2L6-7.4C8.6-6.6 10.4-4.8 11-2.8L14-2.2"
    "V2.8L10.6 3.6C9.6 5.2 8.2 6 7 6.4V10.6H3V7.2H-5V10.6H-9V6.4C-11.6 4.4-12.6 1.6-12 -1.2Z"
)

SHAPES = {"meeple": _MEEPLE, "big-meeple": _MEEPLE, "abbot": _ABBOT, "builder": _BUILDER, "pig": _PIG}
"""Outlines around the origin, about 26 high."""

_MARK = {
    "meeple": (0, 4.6),
    "big-meeple": (0, 4.6),
    "abbot": (0, 4.6),
    "builder": (-1, 4.6),
    "pig": (-1.4, -0.6),
}
_SCALE = {"big-meeple": 1.32, "abbot": 0.98}
_DETAIL = {
    "abbot": "M0-14.6V-9.4M-2.2-12H2.2",
    "pig": "M7.4-3.4h.2M-12.6-1.4c-1.6.6-2.4-.8-1.4-1.8",
}


def height_of(kind: str) -> float:
    """How high a figure stands."""
    return 26 * _SCALE.get(kind, 1)


@lru_cache(maxsize=256)
def figure(kind: str, player: Player, lying: bool = False, alone: bool = False) -> str:
    """A figure around the origin; a lying one is a farmer.

    Unless it is to stand alone, it uses the outlines that the board defines.
    """
    shape = kind if kind in SHAPES else "meeple"
    scale = _SCALE.get(kind, 1)
    turn = "rotate(-90)" if lying else None
    x, y = _MARK.get(kind, (0, 4.6))
    if lying:
        x, y = y, -x
    detail = _DETAIL.get(kind, "")
    body = group(
        _outline(shape, alone, fill="none", stroke="#FFFBF3", stroke_width=4.2),
        _outline(shape, alone, fill=colour(player), stroke="#241E1A", stroke_width=1.5),
        path(detail, fill="none", stroke=ink_on(player), stroke_width=1.4, stroke_linecap="round")
        if detail
        else "",
        transform=turn,
        stroke_linejoin="round",
    )
    shadow = el("ellipse", cx=1, cy=10 if lying else 13.4, rx=12, ry=3, fill=SHADOW, opacity=0.4)
    return at(0, 0, shadow, body, mark(player, x, y, 10.5, ink_on(player)), scale=scale)


def _outline(shape: str, alone: bool, **attributes: Value) -> str:
    return path(SHAPES[shape], **attributes) if alone else el("use", href=f"#art-{shape}", **attributes)


@lru_cache(maxsize=64)
def pale(kind: str, lying: bool = False, fill: str = "#FFFBF3") -> str:
    """A figure's bare outline, for a place where one could stand."""
    return path(
        SHAPES.get(kind, _MEEPLE),
        fill=fill,
        stroke="#241E1A",
        stroke_width=1.4,
        stroke_linejoin="round",
        transform="rotate(-90)scale(.6)" if lying else "scale(.6)",
    )
