"""What a cost or a value of 1 brings: coins, points, or both."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Protocol

from tavola.drawing.palette import CARD, SOFT
from tavola.drawing.svg import at, group, path, rect
from tavola.games.carrara.parts.picture.icons import coin, victory
from tavola.games.carrara.parts.picture.tiles import GILT, GILT_EDGE


class Worth(Hashable, Protocol):
    """Coins and points for each."""

    @property
    def coins(self) -> int: ...
    @property
    def points(self) -> int: ...


@lru_cache(maxsize=256)
def badge(worth: Worth, r: float = 11) -> str:
    """A coin or a seal with the number, or both, around the origin."""
    if worth.coins and worth.points:
        return at(-r * 0.88, 0, coin(r * 0.85, worth.coins)) + at(r * 0.92, 0, victory(r * 0.9, worth.points))
    return victory(r, worth.points) if worth.points else coin(r, worth.coins)


@lru_cache(maxsize=64)
def change(x: float, y: float, old: Worth, new: Worth) -> str:
    """From what it brings to what it brings then, around a point."""
    return group(
        group(at(x - 27, y, badge(old, 7.5)), opacity=0.75),
        path(
            f"M{x - 15} {y}h9m-3.5 -3.5l3.5 3.5l-3.5 3.5",
            fill="none",
            stroke=SOFT,
            stroke_width=1.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        at(x + 15, y, badge(new, 9.5)),
    )


def gilded(x: float, y: float, across: float, high: float) -> str:
    """The tile that lies under a better value, around a point."""
    left, top, w, h = x - across, y - high, 2 * across, 2 * high
    return rect(left, top, w, h, rx=4, fill=CARD, stroke=GILT_EDGE, stroke_width=2.6) + rect(
        left, top, w, h, rx=4, fill="none", stroke=GILT, stroke_width=1.6
    )
