"""Symbols printed on tiles, upright however a tile is turned: arms, goods, gold, and those of later boxes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tavola.drawing.svg import circle, el, group, path, rect
from tavola.games.carcassonne.core.picture.colours import BLUE, CREAM, EDGE, GOLD, GOLD_2, PLUM, WOOD, WOOD_2

_LARGE = 1.2
"""Signs must be found on a board that is drawn small."""


def _plate(*shapes: str) -> str:
    """A sign on a small round plate, so that it is found at once."""
    return group(
        circle(0, 0, 7.6, fill="#FFFBF3", stroke_width=0.9),
        *shapes,
        stroke=EDGE,
        stroke_width=0.7,
        stroke_linejoin="round",
        transform=f"scale({_LARGE})",
    )


def shield() -> str:
    """A coat of arms."""
    field = "M-5.6-6.4H5.6V-.6C5.6 3.8 2.8 5.8 0 7-2.8 5.8-5.6 3.8-5.6-.6Z"
    return group(
        path(field, fill=BLUE),
        path("M0-6.4H5.6V-.6H0ZM0-.6V7C-2.8 5.8-5.6 3.8-5.6-.6Z", fill=CREAM, stroke="none"),
        path(field, fill="none", stroke=EDGE, stroke_width=1.1),
        stroke_linejoin="round",
        transform=f"scale({_LARGE})",
    )


def wine() -> str:
    """A barrel."""
    return _plate(
        path(
            "M-4.2-4.6C-1.6-5.6 1.6-5.6 4.2-4.6 5.4-1.6 5.4 1.6 4.2 4.6"
            " 1.6 5.6-1.6 5.6-4.2 4.6-5.4 1.6-5.4-1.6-4.2-4.6Z",
            fill="#9C4A5B",
        ),
        path(
            "M-4.9-2.2C-2-1.2 2-1.2 4.9-2.2M-4.9 2.2C-2 3.2 2 3.2 4.9 2.2",
            fill="none",
            stroke="#F2D5A0",
            stroke_width=1.1,
        ),
    )


def grain() -> str:
    """A sheaf."""
    ears = (
        "M0 1C-1-2-1-4 0-6.4 1-4 1-2 0 1ZM-1 1C-3.4-1-4.4-3-4.6-5.4-2.4-4-1.2-2-.4 1Z"
        "M1 1C3.4-1 4.4-3 4.6-5.4 2.4-4 1.2-2 .4 1Z"
    )
    return _plate(
        path(ears, fill=GOLD),
        path("M-.8 1.4L-3.6 6H3.6L.8 1.4Z", fill=GOLD),
        rect(-2, 0.6, 4, 1.8, rx=0.8, fill="#B5533C"),
    )


def cloth() -> str:
    """A bolt of cloth."""
    return _plate(
        path("M-5.4-3.2H2.6C4.6-3.2 4.6 3.2 2.6 3.2H-5.4Z", fill="#4F8F8A"),
        el("ellipse", cx=-5.2, cy=0, rx=1.6, ry=3.2, fill="#CDE4DF"),
        path("M1.4 3.2L3 6.2 5.6 4.8 4.2 1.6", fill="#4F8F8A"),
        path("M-2.6-3.2V3.2M-.4-3.2V3.2", fill="none", stroke="#CDE4DF", stroke_width=0.8),
    )


def gold() -> str:
    """Bars of gold."""
    bar = "l1.4-3.2h4l1.4 3.2z"
    return _plate(path(f"M-6 4.2{bar}M-.6 4.2{bar}M-3.3.6{bar}", fill=GOLD, stroke=GOLD_2, stroke_width=0.9))


def mage() -> str:
    """A pointed hat with a star."""
    return _plate(
        path(
            "M-5.6 4.2C-3 2.8-2-1.6-.4-6.4 1.6-5 2.6-3 1.8-2.6 2.6 1 4 3.2 5.6 4.2 2 5.6-2 5.6-5.6 4.2Z",
            fill=PLUM,
        ),
        path("M.1-1.2L.7.4 2.3.5 1.1 1.6 1.5 3.2.1 2.3-1.3 3.2-.9 1.6-2.1.5-.5.4Z", fill=GOLD, stroke="none"),
    )


def robber() -> str:
    """A masked face under a hood."""
    return _plate(
        path(
            "M0-6.2C4-6.2 5.6-2 5.2 2.4 4.6 5.4 2.4 6.2 0 6.2-2.4 6.2-4.6 5.4-5.2 2.4-5.6-2-4-6.2 0-6.2Z",
            fill="#5B4A3A",
        ),
        path("M-3.4-1C-3.4-4 3.4-4 3.4-1V2C3.4 5-3.4 5-3.4 2Z", fill="#F0D2A8", stroke="none"),
        path("M-4-1.6H4V1.2C2.4 1.6 1 1.4 0 .4-1 1.4-2.4 1.6-4 1.2Z", fill=EDGE, stroke="none"),
        circle(-1.7, -0.3, 0.7, fill="#FFF", stroke="none"),
        circle(1.7, -0.3, 0.7, fill="#FFF", stroke="none"),
    )


def flyer() -> str:
    """A flying machine that heads to the east."""
    return group(
        path(
            "M9 0H21M17.5-3.2L21.4 0 17.5 3.2",
            fill="none",
            stroke="#B5533C",
            stroke_width=1.8,
            stroke_linecap="round",
        ),
        path(
            "M1.5-1.4C4-6 3.4-10-2-12.4-1.4-8.6-3.4-4.6-4.6-1.6Z"
            "M1.5 1.4C4 6 3.4 10-2 12.4-1.4 8.6-3.4 4.6-4.6 1.6Z",
            fill=CREAM,
        ),
        path(
            "M.4-3C1-5.6.8-8-.6-10.4M.4 3C1 5.6.8 8-.6 10.4"
            "M-2-2.8C-.8-5.4-.6-7.6-1.4-9.8M-2 2.8C-.8 5.4-.6 7.6-1.4 9.8",
            fill="none",
            stroke_width=0.6,
        ),
        path("M-9-2.6L-6 0-9 2.6-11.4 3V-3Z", fill=CREAM),
        path("M7.4 0C5.6-2-3-2-8 0-3 2 5.6 2 7.4 0Z", fill=WOOD),
        stroke=WOOD_2,
        stroke_width=0.9,
        stroke_linejoin="round",
    )


def _in_crop(d: str) -> str:
    return path(
        d, fill="none", stroke="#6E4A1C", stroke_width=2, stroke_linecap="round", stroke_linejoin="round"
    )


@cache
def signs() -> Mapping[str, str]:
    """Every symbol by name."""
    return {
        "shield": shield(),
        "wine": wine(),
        "grain": grain(),
        "cloth": cloth(),
        "gold": gold(),
        "mage": mage(),
        "robber": robber(),
        "flyer": flyer(),
        "crop-club": _in_crop("M-3.6 5L2-2.6")
        + path("M.4-1.4L4.6-6.2A2.4 2.4 0 0 1 6.6-2.6L2 .2Z", fill="#6E4A1C"),
        "crop-fork": _in_crop("M0 6.4V-1M-4-6V-3.4C-4 0 4 0 4-3.4V-6M0-6.4V-1"),
        "crop-shield": _in_crop("M-4.4-5H4.4V0C4.4 3.4 2.2 5 0 6-2.2 5-4.4 3.4-4.4 0Z"),
    }
