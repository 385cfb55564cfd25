"""Roads and rivers: smooth lines between the middles of edges, or to what ends them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.picture.art import layout_of, room_at_end
from tavola.games.carcassonne.core.picture.curves import (
    INWARD,
    MIDDLES,
    Curve,
    Point,
    apart,
    crossing,
    moved,
    sampled,
    spaced,
    towards,
    turned,
)
from tavola.games.carcassonne.core.picture.towns import Town
from tavola.games.carcassonne.core.rules.tiles import Part, Tile

ROAD, RIVER, LANE = 4.5, 8.0, 2.0
"""Half of how wide they are."""


@dataclass(frozen=True, slots=True)
class Way:
    """A road, lane or river on a tile."""

    curve: Curve
    line: tuple[Point, ...]
    half: float


@dataclass(frozen=True, slots=True)
class Gate:
    """Where a road meets a wall."""

    at: Point
    way: Point


@dataclass(frozen=True, slots=True)
class Bridge:
    """Where a road runs over a river or another road: the place, the way it runs, half its length."""

    at: Point
    way: Point
    half: float


@dataclass(frozen=True, slots=True)
class Ways:
    """Everything on a tile that is a line."""

    by_part: Mapping[str, Way]
    lanes: tuple[Way, ...]
    gates: tuple[Gate, ...]
    bridges: tuple[Bridge, ...]
    tunnels: tuple[str, ...]
    """Roads that pass below a city."""
    middle: Point
    ends: frozenset[str]
    """What is in the middle for roads or a river to end at."""
    room: float
    """How much of the middle is taken."""


def ways_of(tile: Tile, towns: Mapping[str, Town]) -> Ways:
    """The lines of a tile."""
    middle = _middle(tile)
    made: dict[str, Way] = {}
    gates: list[Gate] = []
    for part in tile.parts:
        if part.kind in ("road", "river"):
            made[part.name] = _way(tile, part, towns, middle, gates)
    lanes = []
    for city in layout_of(tile).lanes:
        at, way = _gate_near(towns[city], middle)
        gates.append(Gate(at, way))
        lanes.append(_made((middle, moved(middle, towards(middle, at), 5), moved(at, way, -5), at), LANE))
    ends = frozenset(
        part.fact("ends") for part in tile.parts if part.fact("ends") and part.fact("ends") not in towns
    )
    tunnels = tuple(
        part.name
        for part in tile.parts
        if part.kind == "road"
        and len(part.edges) == 2
        and any(_passes(made[part.name], t) for t in towns.values())
    )
    room = max((room_at_end(tile.package, end) for end in ends), default=0)
    return Ways(made, tuple(lanes), tuple(gates), _bridges(tile, made), tunnels, middle, ends, room)


def _middle(tile: Tile) -> Point:
    if (told := layout_of(tile).middle) is not None:
        return told
    single = [part.edges[0] for part in tile.parts if part.kind == "city" and len(part.edges) == 1]
    return (50, 58) if single == [0] else (50, 50)


def _way(tile: Tile, part: Part, towns: Mapping[str, Town], middle: Point, gates: list[Gate]) -> Way:
    half = RIVER if part.kind == "river" else ROAD
    if len(part.edges) == 2:
        return _made(_through(tile, part), half)
    edge, end = part.edges[0], part.fact("ends")
    start = MIDDLES[edge]
    if end in towns:
        at, way = _gate_near(towns[end], moved(start, INWARD[edge], 30))
        gates.append(Gate(at, way))
        length = apart(start, at)
        return _made(
            (start, moved(start, INWARD[edge], length * 0.45), moved(at, way, -length * 0.4), at), half
        )
    length = apart(start, middle)
    back = towards(middle, start)
    return _made(
        (start, moved(start, INWARD[edge], length * 0.5), moved(middle, back, length * 0.3), middle), half
    )


def _through(tile: Tile, part: Part) -> Curve:
    """A line from one edge over another."""
    first, second = part.edges
    if (second - first) % 4 == 3:
        first, second = second, first
    start, end = MIDDLES[first], MIDDLES[second]
    if (second - first) % 4 == 1:
        reach = layout_of(tile).bend
        return (start, moved(start, INWARD[first], reach), moved(end, INWARD[second], reach), end)
    bow = layout_of(tile).bow
    drawn: Curve = ((50, 0), (50, 16), (50 + bow, 28), (50 + bow, 50), (50 + bow, 72), (50, 84), (50, 100))
    return tuple(turned(p, first) for p in drawn)


def _made(curve: Curve, half: float) -> Way:
    return Way(curve, tuple(spaced(sampled(curve, 12), 3)), half)


def _gate_near(town: Town, wish: Point) -> tuple[Point, Point]:
    """The place of a wall nearest to a point, not too close to its ends, and the way into the city there."""
    best: tuple[float, Point, Point] | None = None
    for wall in town.walls:
        line = spaced(sampled(wall, 16), 2)
        for before, at, after in list(zip(line, line[1:], line[2:], strict=False))[5:-5]:
            far = apart(at, wish)
            if best is None or far < best[0]:
                wx, wy = towards(before, after)
                best = far, at, (-wy, wx)
    assert best is not None, "a gate needs a wall"
    _, at, way = best
    return at, way


def _passes(way: Way, town: Town) -> bool:
    return any(crossing(way.line, sampled(wall)) for wall in town.walls)


def _bridges(tile: Tile, made: Mapping[str, Way]) -> tuple[Bridge, ...]:
    """Roads run over rivers; of two roads, the later one runs over the other."""
    lines = [(part, made[part.name]) for part in tile.parts if part.name in made]
    found = []
    for number, (part, way) in enumerate(lines):
        for at, (other, below) in enumerate(lines):
            over_road = other.kind == "road" and at < number and len(other.edges) == len(part.edges) == 2
            if part.kind == "road" and (other.kind == "river" or over_road):
                met = crossing(way.line, below.line)
                if met is not None:
                    found.append(Bridge(*met, below.half + 5))
    return tuple(found)
