"""The six objects as icons that are told apart at 16 pixels."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.svg import at, circle, group, path, rect

_GOLD, _DEEP = "#E2AE3C", "#4A3421"

_SHAPES = {
    "book": (
        path(
            "M-10.5 -6.5C-6.5 -8.5 -2.5 -8 0 -6C2.5 -8 6.5 -8.5 10.5 -6.5V7C6.5 5.2 2.5 5.6 0 7.6C-2.5 5.6 "
            "-6.5 5.2 -10.5 7Z",
            fill="#A8452F",
        )
        + path(
            "M-9 -7.6C-5.8 -9 -2.2 -8.6 0 -6.6C2.2 -8.6 5.8 -9 9 -7.6V4.6C5.8 3.4 2.2 3.8 0 5.8C-2.2 3.8 "
            "-5.8 3.4 -9 4.6Z",
            fill="#FFF8E8",
        )
        + path(
            "M0 -6.6V5.8M-6.6 -4.6L-2.4 -3.8M-6.6 -1.4L-2.4 -.6M6.6 -4.6L2.4 -3.8M6.6 -1.4L2.4 -.6",
            fill="none",
        )
    ),
    "cup": (
        path(
            "M-6.4 -9H6.4C6.4 -2.6 4.4 1.2 1.4 2.2V5.6L4.6 7.6V9.4H-4.6V7.6L-1.4 5.6V2.2C-4.4 1.2 -6.4 -2.6 "
            "-6.4 -9Z",
            fill=_GOLD,
        )
        + path("M-6.2 -7H-9.6C-9.8 -3 -8 -.8 -4.6 -.6M6.2 -7H9.6C9.8 -3 8 -.8 4.6 -.6", fill="none")
        + circle(0, -4.4, 1.7, fill="#B5533C")
    ),
    "crown": (
        path("M-10 6.8L-10.6 -5.4L-5.2 .2L0 -8.6L5.2 .2L10.6 -5.4L10 6.8Z", fill=_GOLD)
        + path("M-9.9 3.2H9.9", fill="none")
        + circle(0, -8.2, 1.9, fill="#B5533C")
        + circle(-10.2, -5.6, 1.7, fill="#3E6FB3")
        + circle(10.2, -5.6, 1.7, fill="#3E6FB3")
    ),
    "gate": (
        path("M-9.4 9V-4C-9.4 -8.6 -5 -10 0 -10S9.4 -8.6 9.4 -4V9Z", fill="#B9AA90")
        + path("M-5.8 9V-2.4C-5.8 -6 -3 -6.8 0 -6.8S5.8 -6 5.8 -2.4V9Z", fill="#5A4636")
        + path(
            "M-2.8 -6.2V9M0 -6.8V9M2.8 -6.2V9M-5.8 -1H5.8M-5.8 4H5.8",
            fill="none",
            stroke="#E8D8B4",
            stroke_width=1.1,
        )
    ),
    "flag": (
        rect(-8.2, -10, 2.2, 20, rx=1, fill="#8A6A42")
        + path("M-6 -9.2C-2 -11 2.4 -6.6 10 -8.8L7.4 -3.6L10 1.4C2.6 3.4 -2 -1 -6 1Z", fill="#B8402C")
        + path("M-5.8 -4.6C-2 -6.2 2 -2 7.2 -3.4", fill="none", stroke="#FBE3C4", stroke_width=2.1)
    ),
    "coat": (
        path("M-8.6 -9.4H8.6V-1C8.6 5 4.6 8.2 0 10.2C-4.6 8.2 -8.6 5 -8.6 -1Z", fill="#FFF8E8")
        + path("M-8.6 -9.4H0V0H-8.6ZM0 0H8.5C8 5.4 4.4 8.2 0 10.2Z", fill="#3E6FB3", stroke="none")
        + path(
            "M0 -9.4V10.2M-8.6 0H8.6M-8.6 -9.4H8.6V-1C8.6 5 4.6 8.2 0 10.2C-4.6 8.2 -8.6 5 -8.6 -1Z",
            fill="none",
        )
    ),
}


@lru_cache(maxsize=64)
def thing(name: str, size: float = 24) -> str:
    """An object's icon around the origin."""
    return group(
        _SHAPES[name],
        stroke=_DEEP,
        stroke_width=max(1.3, 22 / size),
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=None if size == 24 else f"scale({size / 24:g})",
    )


def medallion(name: str, x: float, y: float, r: float = 12) -> str:
    """An object on a pale disc, readable on any ground."""
    return at(
        x, y, circle(0, 0, r, fill="#FFF9EC", stroke="#4A3421", stroke_opacity=0.5), thing(name, r * 1.42)
    )
