"""Which sides and corners of a tile its parts reach, as it lies: what people call them by."""

from __future__ import annotations

from functools import cache

from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.rules.view import Laid

SIDES = ("north", "east", "south", "west")
"""As tiles number their edges."""
_CORNERS = ("north-west", "north-east", "south-east", "south-west")
"""Corner k is where edge k begins."""
_WINDS = (
    *("north-north-west", "north-north-east", "east-north-east", "east-south-east"),
    *("south-south-east", "south-south-west", "west-south-west", "west-north-west"),
)
"""As tiles number their half-edges."""


def sides_of(part: Part, laid: Laid) -> tuple[str, ...]:
    """The sides that a part reaches; a field that shares them with another is told by its corners."""
    if part.kind != "field":
        return tuple(SIDES[edge] for edge in sorted((edge + laid.turn) % 4 for edge in part.edges))
    others = [other for other in laid.kind.parts if other.kind == "field" and other is not part]
    own = _sides_of_field(part.halves, laid.turn)
    if any(_sides_of_field(other.halves, laid.turn) == own for other in others):
        return tuple(_WINDS[(half + 2 * laid.turn) % 8] for half in part.halves)
    return own


@cache
def _sides_of_field(printed: tuple[int, ...], turn: int) -> tuple[str, ...]:
    """Of a field by its half edges: sides that are all its own, and corners that it reaches besides."""
    halves = {(half + 2 * turn) % 8 for half in printed}
    whole = {edge for edge in range(4) if {2 * edge, 2 * edge + 1} <= halves}
    corners = {(half // 2 + half % 2) % 4 for half in halves if half // 2 not in whole}
    apart = {corner for corner in corners if not {corner, (corner - 1) % 4} & whole}
    return tuple(SIDES[edge] for edge in sorted(whole)) + tuple(_CORNERS[at] for at in sorted(apart))
