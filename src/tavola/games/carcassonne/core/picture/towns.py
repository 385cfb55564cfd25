"""The shapes of cities: closed through their edges, with walls from corner to corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tavola.games.carcassonne.core.picture.art import layout_of
from tavola.games.carcassonne.core.picture.curves import (
    CORNERS,
    INWARD,
    OVER,
    Curve,
    Point,
    moved,
    pair,
    rest,
    sampled,
    turned,
)
from tavola.games.carcassonne.core.rules.tiles import Part, Tile

_SHARED_GAP = 42.0
"""How far a wall stands from an edge that belongs to another city."""


@dataclass(frozen=True, slots=True)
class Town:
    """A city's piece on a tile."""

    path: str
    """Its whole area, as path data."""
    ring: tuple[Point, ...]
    """The same as a polygon."""
    walls: tuple[Curve, ...]
    corners: tuple[int, ...]
    """The tile's corners where its walls end."""


def towns_of(tile: Tile) -> dict[str, Town]:
    """The cities of a tile by their names."""
    cities = [part for part in tile.parts if part.kind == "city"]
    return {part.name: _town(tile, part, cities) for part in cities}


def _town(tile: Tile, part: Part, cities: list[Part]) -> Town:
    gaps = {gap[0]: gap for gap in _gaps(part.edges, reached_corners(tile, part))}
    first = next((gap[0] for gap in gaps.values()), 0)
    path, ring, walls, corners = "", [], [], []
    edge = first
    while edge < first + 4:
        at = edge % 4
        if at in gaps:
            wall = _wall(gaps[at], *_depth(tile, part, gaps[at], cities))
            path += rest(wall) if path else f"M{pair(wall[0])}{rest(wall)}"
            ring += sampled(wall)[:-1]
            walls.append(wall)
            corners += [at, (at + len(gaps[at])) % 4]
            edge += len(gaps[at])
            continue
        ends = [moved(CORNERS[k % 4], INWARD[at], -OVER) for k in (at, at + 1)]
        path += "".join(f"L{pair(end)}" for end in ends) if path else f"M{pair(ends[0])}L{pair(ends[1])}"
        ring += ends
        edge += 1
    return Town(path + "Z", tuple(ring), tuple(walls), tuple(dict.fromkeys(corners)))


def _gaps(edges: tuple[int, ...], reached: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """Runs of edges that are not the city's, parted where its wall comes back to a corner."""
    for start in range(4):
        if start in edges or (((start - 1) % 4) not in edges and start not in reached):
            continue
        run = [start]
        while (after := (run[-1] + 1) % 4) not in edges and after not in reached:
            run.append(after)
        yield tuple(run)


def reached_corners(tile: Tile, city: Part) -> frozenset[int]:
    """Corners between edges of other kinds that a city's wall runs into, so that the meadow ends there."""
    field_at = {half: part for part in tile.parts if part.kind == "field" for half in part.halves}
    found = []
    for corner in range(4):
        one, other = field_at.get((2 * corner - 1) % 8), field_at.get(2 * corner)
        if one is None or other is None or one is other:
            continue
        if all(city.name in field.fact("along").split(",") for field in (one, other)):
            found.append(corner)
    return frozenset(found)


def _depth(tile: Tile, city: Part, gap: tuple[int, ...], cities: list[Part]) -> tuple[float, float]:
    """How deep a wall reaches, and how far its handles are from the corners.

    Over one edge it is the meadow's depth, over three the city's; over two it is where the diagonal is cut.
    """
    told = layout_of(tile).depths.get(city.name)
    alone = len(cities) == 1
    if len(gap) == 1:
        shared = any(gap[0] in other.edges for other in cities if other is not city)
        return (_SHARED_GAP, 20) if shared else (told or 25, 30)
    if len(gap) == 2:
        crossed = any(part.kind in ("road", "river") and set(part.edges) == set(gap) for part in tile.parts)
        return (told or (46 if crossed else 55 if alone else 50), 20)
    beside = any((edge - city.edges[0]) % 2 for other in cities if other is not city for edge in other.edges)
    within = any(len(other.edges) > 1 for other in cities)
    if beside or within:
        return (told or (18 if within else 24), 40)
    return (told or 30, 30)


def _wall(gap: tuple[int, ...], depth: float, reach: float) -> Curve:
    """The wall over a gap, clockwise around the tile."""
    if len(gap) == 1:
        high = depth / 0.75
        return tuple(turned(p, gap[0]) for p in ((0, 0), (reach, high), (100 - reach, high), (100, 0)))
    if len(gap) == 2:
        c = (8 * depth - 100) / 6
        drawn: Curve = ((100, 0), (c + reach, c - reach), (c - reach, c + reach), (0, 100))
        return tuple(turned(p, gap[0] - 1) for p in drawn)
    high = depth / 0.75
    return tuple(turned(p, gap[0] - 1) for p in ((100, 0), (100 - reach, high), (reach, high), (0, 0)))
