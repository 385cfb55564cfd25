"""Players' colours and marks: six of each, told apart by shape as well as by hue and lightness."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.palette import SHADOW, paint
from tavola.drawing.svg import at, circle, group, path

Player = int
"""Which of the six colours and marks; unless players choose, a seat's own number."""

_MARKS = (
    "M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6Z",
    "M0 -6.6L6.6 5.2H-6.6Z",
    "M-2.3 -6.4H2.3V-2.3H6.4V2.3H2.3V6.4H-2.3V2.3H-6.4V-2.3H-2.3Z",
    "M-5.3 -5.3H5.3V5.3H-5.3Z",
    "M0 -7.2L6.4 0L0 7.2L-6.4 0Z",
    "M0 -6.6L6.5 -1.8L4 5.6H-4L-6.5 -1.8Z",
)
"""Circle, triangle, cross, square, diamond and pentagon, in a circle of radius 7 around the origin."""

SIGNS = ("●", "▲", "✚", "■", "◆", "⬟")
"""The same marks as characters, for front ends that print."""

_INK_ON = ("#2B2622", "#FFFFFF", "#2B2622", "#FFFFFF", "#FFFFFF", "#FFFFFF")
"""What is read best on each colour."""


def colour(player: Player) -> str:
    """A player's colour, as an attribute's value."""
    return paint(f"player-{player}")


def ink_on(player: Player) -> str:
    """The colour of marks and writing on a player's colour."""
    return _INK_ON[player]


def mark(player: Player, x: float, y: float, size: float = 14, fill: str | None = None) -> str:
    """A player's mark around a point, in its own colour unless told."""
    return at(x, y, path(_MARKS[player], fill=fill or colour(player)), scale=size / 14)


@lru_cache(maxsize=64)
def stone(player: Player, r: float = 11) -> str:
    """A flat round stone in a player's colour with its mark, around the origin."""
    return group(
        circle(0.6, 1.8, r, fill=SHADOW, opacity=0.45),
        circle(0, 0, r, fill=colour(player), stroke=paint("dark-edge")),
        circle(0, 0, r - 2, fill="none", stroke="#FFFFFF", stroke_opacity=0.5),
        mark(player, 0, 0, r * 1.1, ink_on(player)),
    )
