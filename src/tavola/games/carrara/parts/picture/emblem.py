"""Small pictures that stand for an edition or for one of its modules, without the page's colours."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing.palette import LIGHT, resolved
from tavola.drawing.svg import at, el, rect
from tavola.games.carrara.parts.picture.facades import facade

WIDTH, HEIGHT = 320, 180
GROUND = 146


def cover(sky: str, hills: str, street: Sequence[tuple[str, int, float]], *before: str) -> str:
    """What stands for an edition: buildings, each of a cost, under hills, and what lies before them."""
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill=sky),
        hills,
        rect(0, GROUND, WIDTH, HEIGHT - GROUND, fill="#DCC7A0"),
        *(at(x, GROUND + 2, facade(kind, cost)) for kind, cost, x in street),
        *before,
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
