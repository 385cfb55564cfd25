"""The game's emblem: a street of palaces with marble before them."""

from __future__ import annotations

from functools import cache

from tavola.drawing.palette import LIGHT, resolved
from tavola.drawing.svg import at, el, path, rect
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.facades import facade

WIDTH, HEIGHT = 320, 180
_GROUND = 146


@cache
def emblem() -> str:
    """A small drawing that stands for the game."""
    street = (("castello", 3, 48), ("palazzo", 4, 122), ("cathedrale", 5, 200), ("villa", 2, 274))
    hills = path(
        f"M0 {_GROUND - 34}Q60 {_GROUND - 78} 130 {_GROUND - 44}T320 {_GROUND - 52}V{_GROUND}H0Z",
        fill="#C9CFA6",
    )
    marble = (("white", 92, 160), ("yellow", 116, 166), ("red", 140, 160), ("blue", 238, 162))
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill="#F3E9D6"),
        hills,
        rect(0, _GROUND, WIDTH, HEIGHT - _GROUND, fill="#DCC7A0"),
        *(at(x, _GROUND + 2, facade(kind, cost)) for kind, cost, x in street),
        *(at(x, y, cube(colour)) for colour, x, y in marble),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        aria_hidden="true",
    )


def badge(*content: str) -> str:
    """A small square drawing, 100 wide, for a list; it stands alone, without the page's colours."""
    drawn = el(
        "svg",
        rect(0, 0, 100, 100, fill="#F3E9D6"),
        rect(0, 78, 100, 22, fill="#DCC7A0"),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 100 100",
        width=100,
        height=100,
    )
    return resolved(drawn, LIGHT)
