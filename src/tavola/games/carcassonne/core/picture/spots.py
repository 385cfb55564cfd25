"""Spots: where figures stand on each part of a tile, inside it and apart from each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tavola.games.carcassonne.core.picture.curves import Point, apart, nearest
from tavola.games.carcassonne.core.picture.grid import Mask, inner, near, roomiest
from tavola.games.carcassonne.core.picture.ways import Ways
from tavola.games.carcassonne.core.rules.tiles import Part

Kept = Sequence[tuple[Point, float]]
"""Places that are taken, each with the room around it."""

APART = 10.0
"""So far a field's spot keeps from all others, if it can."""


_GOES_ON = 6
"""Cities and fields go on beyond the tile, so that its edge may be this much closer than a wall."""
_OFF_EDGE = 9
"""A figure stands at least so far inside its tile."""


def spot_in_city(area: Mask, heart: Point) -> Point:
    """Where the city is wide, and near its heart."""
    return roomiest(area, _GOES_ON, lambda point: -0.25 * apart(point, heart), inner(_OFF_EDGE))[0]


def spot_on_way(part: Part, ways: Ways, kept: Kept) -> Point:
    """A place on a road or river, away from others, the edge and what ends it."""
    line = ways.by_part[part.name].line
    others = [(way.line[::3], way.half) for name, way in ways.by_part.items() if name != part.name]

    def free(point: Point) -> float:
        found = [nearest(point, other) - half for other, half in others]
        found += [apart(point, at) - room for at, room in kept]
        found.append(min(point[0], point[1], 100 - point[0], 100 - point[1]) + 1)
        if ways.room:
            found.append(apart(point, ways.middle) - ways.room)
        if len(part.edges) == 1:
            found.append(apart(point, line[-1]))
        found += [apart(point, bridge.at) - 4 for bridge in ways.bridges]
        return min(*found, 13.0)

    middle = len(line) / 2
    best = max(range(0, len(line), 2), key=lambda n: (round(free(line[n]), 1), -abs(n - middle)))
    return line[best]


def spot_in_field(area: Mask, kept: Kept, spots: Mapping[str, Point]) -> Point:
    """Open grass, away from everything else as far as there is room."""
    left = area
    for share in (1.0, 0.75, 0.5):
        left = area & ~near(spots.values(), APART * share)
        for at, room in kept:
            left &= ~near([at], room * share)
        if left:
            break
    return roomiest(left or area, _GOES_ON, within=inner(_OFF_EDGE))[0]
