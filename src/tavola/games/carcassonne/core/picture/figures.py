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
_MESSENGER = (
    "M0-17.4A2.7 2.7 0 0 1 2-13A4.6 4.6 0 0 1 2.8-5.4C5.6-4.8 7.4-2.6 6.4-.6L3.6 2C7.4 4.4 9.8 8 10.4 11.2"
    "C10.6 12.4 10 13 9 13H-9C-10 13-10.6 12.4-10.4 11.2C-9.8 8-7.4 4.4-3.6 2L-6.4-.6"
    "C-7.4-2.6-5.6-4.8-2.8-5.4A4.6 4.6 0 0 1-2-13A2.7 2.7 0 0 1 0-17.4Z"
)
_ROBBER = (
    "M.6-15.4C5.4-13.6 6.8-9.4 5.6-5.4C9.6-3.4 11.6 3.4 11 11.2C10.9 12.4 10.4 13 9.4 13H-9.4"
    "C-10.4 13-10.9 12.4-11 11.2C-11.6 3.4-9.6-3.4-5.6-5.4C-6.8-9.4-4.6-13.8 .6-15.4Z"
)

SHAPES = {
    "meeple": _MEEPLE,
    "big-meeple": _MEEPLE,
    "abbot": _ABBOT,
    "builder": _BUILDER,
    "pig": _PIG,
    "messenger": _MESSENGER,
    "robber": _ROBBER,
}
"""Outlines around the origin, about 26 high."""

_MARK = {
    "meeple": (0, 4.6),
    "big-meeple": (0, 4.6),
    "abbot": (0, 4.6),
    "builder": (-1, 4.6),
    "pig": (-1.4, -0.6),
    "messenger": (0, 8),
    "robber": (0, 5.4),
}
_SCALE = {"big-meeple": 1.32, "abbot": 0.98, "messenger": 0.9}
_DETAIL = {
    "abbot": "M0-14.6V-9.4M-2.2-12H2.2",
    "pig": "M7.4-3.4h.2M-12.6-1.4c-1.6.6-2.4-.8-1.4-1.8",
}


_MASK = (
    path(
        "M-4.6-8.6C-4.4-11.4-2.6-12.4 0-12.4S4.4-11.4 4.6-8.6C4.4-5.6 2.6-4.4 0-4.4S-4.4-5.6-4.6-8.6Z",
        fill="#F0D2A8",
    )
    + path("M-4.9-10H4.9V-7.4C3-6.8 1.2-7 0-8.2C-1.2-7-3-6.8-4.9-7.4Z", fill="#241E1A")
    + path("M-2.4-8.8h.1M2.3-8.8h.1", stroke="#FFF", stroke_width=1.6, stroke_linecap="round")
)
"""A robber's face."""

MAGIC = {"mage": "#7B4FA3", "witch": "#E07A1F"}
"""The two figures that belong to nobody."""
_ROBE = (
    "M-3.6-6.4C-7.4-4.8-8.8-1-9.2 3L-10.4 11C-10.6 12.4-10 13-9 13H9C10 13 10.6 12.4 10.4 11L9.2 3"
    "C8.8-1 7.4-4.8 3.6-6.4Z"
)
_HATS = {
    "mage": "M-5.4-9.6C-3.6-11.4-2.2-17 .4-22.4C2.6-17.6 3.8-11.4 5.4-9.6C2.4-8.2-2.4-8.2-5.4-9.6Z",
    "witch": "M-9.6-8.8C-7-10.4-5-10.6-4-11.2C-3.2-15-1.4-19.2 5.6-21C3.4-18.2 3.6-14 4.2-11.2"
    "C5.4-10.6 7.2-10.4 9.6-8.8C5-6.8-5-6.8-9.6-8.8Z",
}
_TOOLS = {
    "mage": path("M12-9V12", stroke="#6E4726", stroke_width=2)
    + path(
        "M12-15.4L13.4-12.2 16.8-11.9 14.2-9.7 15-6.4 12-8.2 9-6.4 9.8-9.7 7.2-11.9 10.6-12.2Z",
        fill="#E9B949",
    ),
    "witch": path("M13-12L10.4 5", stroke="#6E4726", stroke_width=2)
    + path("M8.6 4.4L12.2 5 14 13.4H5.6Z", fill="#E3C46B"),
}


def outline_of_magic(kind: str) -> str:
    """The bare outline of the mage or the witch."""
    return _ROBE + _HATS[kind]


@lru_cache(maxsize=8)
def magic(kind: str) -> str:
    """The mage or the witch around the origin, about 36 high."""
    body = _ROBE + _HATS[kind]
    return group(
        el("ellipse", cx=1, cy=13.4, rx=12, ry=3, fill=SHADOW, opacity=0.4),
        path(body, fill="none", stroke="#FFFBF3", stroke_width=4.4),
        path("M-3.8-8.6H3.8V-6C2-4-2-4-3.8-6Z", fill="#F0D2A8"),
        path(body, fill=MAGIC[kind], stroke="#241E1A", stroke_width=1.5),
        group(_TOOLS[kind], stroke="#241E1A", stroke_width=0.9) if kind == "mage" else group(_TOOLS[kind]),
        path(_SIGNS[kind], fill="#FFFBF3"),
        stroke_linejoin="round",
    )


_SIGNS = {
    "mage": "M0-1L1.4 2.2 4.8 2.5 2.2 4.7 3 8 0 6.2-3 8-2.2 4.7-4.8 2.5-1.4 2.2Z",
    "witch": "M2.8-.6A5 5 0 1 0 2.8 8.4 4 4 0 1 1 2.8-.6Z",
}
"""A star and a crescent."""


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
    face = _MASK if kind == "robber" else ""
    return at(0, 0, shadow, body, face, mark(player, x, y, 10.5, ink_on(player)), scale=scale)


def _outline(shape: str, alone: bool, **attributes: Value) -> str:
    return path(SHAPES[shape], **attributes) if alone else el("use", href=f"#body-{shape}", **attributes)


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
