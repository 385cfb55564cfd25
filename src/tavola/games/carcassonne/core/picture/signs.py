"""Signs printed on tiles, upright however a tile is turned."""

from __future__ import annotations

from tavola.drawing.svg import circle, group, path
from tavola.games.carcassonne.core.picture.colours import BLUE, CREAM, EDGE

_LARGE = 1.2
"""Signs must be found on a board that is drawn small."""


def plate(*shapes: str) -> str:
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
