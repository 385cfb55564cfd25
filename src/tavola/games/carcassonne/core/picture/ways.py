"""Roads and rivers: smooth lines between the middles of edges, or to what ends them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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

_ROUND = 28.0
"""How far the handles of a bend lie inside; the shorter, the closer to the corner it runs."""
_TIGHT = {
    "gold.C": 11.0,
    "gold.E": 17.0,
    "gold.H": 17.0,
    "gold.B": 17.0,
    "mage.E": 14.0,
    "mage.F": 19.0,
    "inns.L": 18.0,
}

_BOWS: dict[str, float] = {
    "base.D": 10,
    "base.D0": 10,
    "base.Ug": 9,
    "inns.B": 2,
    "flyers.B": 8,
    "flyers.C": 6,
    "flyers.D": 8,
    "robbers.F": 7,
    "river.B": 6,
    "river.H": 13,
    "base.U": -4,
    "river.D": 5,
}
"""How far a line between opposite edges is bent to the south, or to the east."""

_MIDDLE: dict[str, Point] = {
    "traders.C": (42, 60),
    "inns.C": (50, 56),
    "ferries.1": (50, 62),
    "ferries.2": (50, 58),
    "base.W": (50, 55),
    "robbers.C": (50, 55),
    "cropcircles.A": (47, 52),
    "cropcircles.B": (64, 36),
    "cropcircles.C": (50, 58),
    "river.A": (42, 50),
    "river.L": (58, 50),
    "river.H": (50, 30),
    "mage.A": (50, 58),
}
"""Where something stands in the middle, if not quite there."""

_LANES = {"inns.I": ("c1", "c2")}
"""Lanes from a village to cities, which are no roads but part the meadows."""

_KEPT = {
    "village": 9.0,
    "monastery": 13.0,
    "house": 7.0,
    "crossing": 5.0,
    "pier": 17.0,
    "crop_circle": 14.0,
    "source": 12.0,
    "lake": 22.0,
}
"""How much room what ends a road takes around its middle."""


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

    @property
    def room(self) -> float:
        """How much of the middle is taken."""
        return max((_KEPT.get(end, 0) for end in self.ends), default=0)


def ways_of(tile: Tile, towns: Mapping[str, Town]) -> Ways:
    """The lines of a tile."""
    middle = _middle(tile)
    made: dict[str, Way] = {}
    gates: list[Gate] = []
    for part in tile.parts:
        if part.kind in ("road", "river"):
            made[part.name] = _way(tile, part, towns, middle, gates)
    lanes = []
    for city in _LANES.get(tile.id, ()):
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
    return Ways(made, tuple(lanes), tuple(gates), _bridges(tile, made), tunnels, middle, ends)


def _middle(tile: Tile) -> Point:
    if tile.id in _MIDDLE:
        return _MIDDLE[tile.id]
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
        reach = _TIGHT.get(tile.id, _ROUND)
        return (start, moved(start, INWARD[first], reach), moved(end, INWARD[second], reach), end)
    bow = _BOWS.get(tile.id, 0)
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
