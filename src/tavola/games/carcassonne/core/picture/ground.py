"""The ground of a tile, which turns with it: meadow, water, roads, bridges, cities and their walls."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees
from random import Random

from tavola.drawing.svg import el, group, num, path, rect
from tavola.games.carcassonne.core.picture.colours import (
    BANK,
    EDGE,
    LANE,
    MEADOW_2,
    ROAD,
    ROAD_2,
    TOWN,
    WALL,
    WALL_2,
    WATER,
    WATER_2,
    WATER_3,
)
from tavola.games.carcassonne.core.picture.curves import (
    INWARD,
    MIDDLES,
    OVER,
    UNDER,
    Point,
    apart,
    beside,
    moved,
    pair,
    round_path,
    rounded,
    spaced,
    towards,
    trimmed,
    written,
)
from tavola.games.carcassonne.core.picture.plan import Plan
from tavola.games.carcassonne.core.picture.quarters import quarters_of
from tavola.games.carcassonne.core.picture.ways import Bridge, Way
from tavola.games.carcassonne.core.rules.tiles import Part


def ground(plan: Plan) -> str:
    """Everything that lies flat."""
    return "".join(
        (
            el("use", href="#art-meadow" if plan.grass else "#art-corn"),
            _patches(plan),
            *_waters(plan),
            _roads(plan),
            *(_bridge(bridge) for bridge in plan.ways.bridges),
            _cities(plan),
            *_tunnels(plan),
            *(thing.symbol.flat(plan.tile, thing.at) for thing in plan.things if thing.symbol.flat),
        )
    )


def _patches(plan: Plan) -> str:
    """Lighter places in the grass, as if painted with a broad brush."""
    chance = Random(plan.tile.id)
    d = ""
    for _ in range(2):
        x, y = chance.randint(18, 82), chance.randint(18, 82)
        w, h = chance.randint(10, 17), chance.randint(7, 14)
        d += f"M{x - w} {y}a{w} {h} 0 1 0 {2 * w} 0a{w} {h} 0 1 0-{2 * w} 0"
    return path(d, fill=MEADOW_2)


def _over_edges(part: Part, way: Way, reach: float = OVER) -> str:
    """A line's path, a little over the tile's edges."""
    d = written(way.curve)
    starts = [edge for edge in part.edges if apart(MIDDLES[edge], way.curve[0]) < 1]
    ends = [edge for edge in part.edges if apart(MIDDLES[edge], way.curve[-1]) < 1]
    if starts:
        d = f"M{pair(moved(way.curve[0], INWARD[starts[0]], -reach))}L{d[1:]}"
    if ends:
        d += f"L{pair(moved(way.curve[-1], INWARD[ends[0]], -reach))}"
    return d


_POOLS = {"lake": (24.0, 20.0), "source": (13.0, 11.0)}
"""How wide and high the water is that a river ends in."""


def _waters(plan: Plan) -> Iterator[str]:
    for part in plan.tile.parts:
        if part.kind != "river":
            continue
        way, end = plan.ways.by_part[part.name], part.fact("ends")
        d = _over_edges(part, way)
        yield group(
            _pool(plan.ways.middle, end, 3.4, BANK),
            path(_over_edges(part, way, UNDER), stroke=BANK, stroke_width=20.6),
            _pool(plan.ways.middle, end, 1.2, WATER_2),
            path(_over_edges(part, way, UNDER), stroke=WATER_2, stroke_width=17.2),
            _pool(plan.ways.middle, end, 0, WATER),
            path(d, stroke=WATER, stroke_width=15),
            _pool(plan.ways.middle, end, -5, WATER_3),
            path(d, stroke=WATER_3, stroke_width=5.5),
            path(
                _ripples(way, Random(plan.tile.id)),
                stroke="#FFF",
                stroke_width=1.1,
                stroke_opacity=0.75,
                stroke_linecap="round",
            ),
            fill="none",
        )
        if end == "source":
            yield _stones(*plan.ways.middle)


def _ripples(way: Way, chance: Random) -> str:
    """Short waves, now on this side of the middle and now on that."""
    d, side = "", 1
    line = spaced(way.line, 8)
    for before, at, after in zip(line, line[1:], line[2:], strict=False):
        wx, wy = towards(before, after)
        side = -side
        x, y = moved(at, (-wy, wx), side * chance.uniform(2.6, 4.6))
        bow = (wx * 1.6 - wy * 1.3, wy * 1.6 + wx * 1.3)
        d += f"M{pair((x, y))}q{pair(bow)} {pair((wx * 3.2, wy * 3.2))}t{pair((wx * 3.2, wy * 3.2))}"
    return d


def _pool(at: Point, end: str, shore: float, fill: str) -> str:
    if end not in _POOLS:
        return ""
    (x, y), (w, h) = at, _POOLS[end]
    return el("ellipse", cx=x, cy=y, rx=w + shore, ry=h + shore, fill=fill)


def _stones(x: float, y: float) -> str:
    """Rocks that a spring comes from."""
    return path(
        f"M{num(x - 15)} {num(y + 3)}l2-8 6-5 7-2 3 3-5 4-4 6-3 6z"
        f"M{num(x - 12)} {num(y + 6)}l5 4 7 1 2 4-8-1-6-3z",
        fill="#C9BFAE",
        stroke="#7D7263",
        stroke_width=0.8,
        stroke_linejoin="round",
    )


def _roads(plan: Plan) -> str:
    roads = [part for part in plan.tile.parts if part.kind == "road" and part.name not in plan.ways.tunnels]
    below, d = (
        "".join(_over_edges(part, plan.ways.by_part[part.name], reach) for part in roads)
        for reach in (UNDER, OVER)
    )
    lanes = "".join(written(way.curve) for way in plan.ways.lanes)
    drawn = ""
    if lanes:
        drawn += path(lanes, stroke=ROAD_2, stroke_width=4.6) + path(lanes, stroke=ROAD, stroke_width=3)
    if roads:
        drawn += path(below, stroke=ROAD_2, stroke_width=9) + path(d, stroke=ROAD, stroke_width=6.8)
    return group(drawn, fill="none") if drawn else ""


def _bridge(bridge: Bridge) -> str:
    """A deck of stone between two parapets."""
    angle = degrees(atan2(bridge.way[1], bridge.way[0]))
    half = bridge.half
    return group(
        rect(-half, -5.6, 2 * half, 11.2, rx=1.5, fill=WALL, stroke=EDGE, stroke_width=0.8),
        path(f"M{num(-half)} -3.9H{num(half)}M{num(-half)} 3.9H{num(half)}", stroke=EDGE, stroke_width=0.7),
        path(
            f"M{num(-half + 1)} 0H{num(half)}",
            stroke=WALL_2,
            stroke_width=7,
            stroke_dasharray=".6 3.4",
            opacity=0.5,
        ),
        transform=f"translate({pair(bridge.at)})rotate({num(round(angle))})",
    )


_SHADE = 4.6
"""How far inside a wall its shadow falls."""


def _streets(plan: Plan) -> str:
    """Lanes from every edge and gate to the square."""
    found = quarters_of(plan.tile)
    lanes = "".join(written(lane) for quarters in found for lane in quarters.lanes)
    squares = "".join(round_path(quarters.square, quarters.size) for quarters in found)
    return path(lanes, fill="none", stroke=LANE, stroke_width=4.4) + path(squares, fill=LANE)


def _cities(plan: Plan) -> str:
    all_walls = [wall for town in plan.towns.values() for wall in town.walls]
    walls = "".join(written(wall) for wall in all_walls)
    merlons = "".join(
        written(rounded(trimmed(wall, 0.06))) for town in plan.towns.values() for wall in town.walls
    )
    shade = "".join(
        written(rounded(trimmed(beside(wall, _SHADE), 0.06)))
        for town in plan.towns.values()
        for wall in town.walls
    )
    inner = "".join(town.path for town in plan.towns.values())
    if not inner:
        return ""
    if not walls:
        return path(inner, fill=TOWN) + _streets(plan)
    return (
        group(
            path(merlons, stroke=WALL_2, stroke_width=12.6, stroke_dasharray="4.6 2.4"),
            path(merlons, stroke=WALL, stroke_width=10.6, stroke_dasharray="2.8 4.2", stroke_dashoffset=-0.9),
            fill="none",
        )
        + path(inner, fill=TOWN)
        + _streets(plan)
        + group(
            path(shade, stroke=WALL_2, stroke_width=4, stroke_opacity=0.3),
            path(walls, stroke=WALL_2, stroke_width=7),
            path(walls, stroke=WALL, stroke_width=4.8),
            fill="none",
        )
    )


def _tunnels(plan: Plan) -> Iterator[str]:
    """A road that passes below a city: a sunken street between two walls."""
    for part in plan.tile.parts:
        if part.name in plan.ways.tunnels:
            d = _over_edges(part, plan.ways.by_part[part.name])
            yield group(
                path(d, stroke=ROAD_2, stroke_width=9),
                path(d, stroke=ROAD, stroke_width=6.8),
                fill="none",
            )
