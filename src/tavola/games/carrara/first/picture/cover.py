"""The first edition's emblem: a street of palaces with marble before them."""

from __future__ import annotations

from functools import cache

from tavola.drawing.svg import at, path
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.emblem import GROUND, cover

_STREET = (("castello", 3, 48), ("palazzo", 4, 122), ("cathedrale", 5, 200), ("villa", 2, 274))
_MARBLE = (("white", 92, 160), ("yellow", 116, 166), ("red", 140, 160), ("blue", 238, 162))


@cache
def emblem() -> str:
    """A small drawing that stands for the game."""
    hills = path(
        f"M0 {GROUND - 34}Q60 {GROUND - 78} 130 {GROUND - 44}T320 {GROUND - 52}V{GROUND}H0Z", fill="#C9CFA6"
    )
    return cover("#F3E9D6", hills, _STREET, *(at(x, y, cube(colour)) for colour, x, y in _MARBLE))
