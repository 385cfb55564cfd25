"""What lies within a city's walls: a square, lanes that lead to it, and quarters of houses between them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_
from random import Random

from tavola.games.carcassonne.core.picture.buildings import HOUSES
from tavola.games.carcassonne.core.picture.curves import (
    INWARD,
    MIDDLES,
    OVER,
    SIZE,
    Curve,
    Point,
    apart,
    moved,
    nearest,
    sampled,
    spaced,
    towards,
    turned,
)
from tavola.games.carcassonne.core.picture.grid import Mask, depths, holds, inner, lines, near
from tavola.games.carcassonne.core.picture.plan import Plan, plan_of
from tavola.games.carcassonne.core.rules.tiles import Part, Tile

_SQUARE, _SMALL_SQUARE = 8.5, 6.5
"""Half of how wide a square is, where a figure may stand."""
_LARGE = 2500
"""So many cells of a city make it a large one."""
_LANE = 2.2
"""Half of how wide a lane is."""


@dataclass(frozen=True, slots=True)
class Quarters:
    """The square and the lanes of a city's piece on a tile."""

    square: Point
    size: float
    lanes: tuple[Curve, ...]
    has_well: bool

    @property
    def paved(self) -> Mask:
        """Where no house may stand."""
        lines = [point for lane in self.lanes for point in spaced(sampled(lane), 2)]
        return near(lines, _LANE + 0.6) | near([self.square], self.size)


@lru_cache(maxsize=512)
def quarters_of(tile: Tile) -> tuple[Quarters, ...]:
    """The quarters of a tile's cities, in the order of its parts."""
    plan = plan_of(tile)
    return tuple(_quarters(plan, part) for part in tile.parts if part.kind == "city")


def _quarters(plan: Plan, part: Part) -> Quarters:
    large = plan.areas[part.name].bit_count() > _LARGE
    filled = next((t for t in plan.things if t.part == part.name and t.symbol.place is not None), None)
    square, size = (
        (plan.spots[part.name], _SQUARE if large else _SMALL_SQUARE)
        if filled is None
        else (filled.at, filled.room)
    )
    doors = [(moved(MIDDLES[edge], INWARD[edge], -OVER), INWARD[edge]) for edge in part.edges]
    ring = plan.towns[part.name].ring
    doors += [(gate.at, gate.way) for gate in plan.ways.gates if nearest(gate.at, [*ring, ring[0]]) < 1]
    chance = Random(plan.tile.id)
    lanes = (_lane(*door, square, chance.uniform(-8, 8)) for door in doors)
    within = tuple(lane for lane in lanes if _is_within(lane, plan.areas[part.name]))
    return Quarters(square, size, within, large and filled is None)


def _lane(door: Point, way: Point, square: Point, bend: float) -> Curve:
    """From an edge or a gate to the square, not quite straight."""
    length = apart(door, square)
    wx, wy = towards(square, door)
    beside = moved(moved(square, (wx, wy), length * 0.4), (-wy, wx), bend * length / 50)
    return (door, moved(door, way, length * 0.45), beside, square)


def _is_within(lane: Curve, area: Mask) -> bool:
    line = spaced(sampled(lane), 2)
    return all(
        holds(area, point) for point in line if 4 < point[0] < 96 and 4 < point[1] < 96 and point != line[0]
    )


_ROW = 9.4
"""From one row of houses to the next."""
_HEAD, _FOOT = 3.6, 5.2
"""How far a house needs ground above and below its middle; its roof may hide what is behind it."""
_RUN = re.compile("1+")
_TRIES = 3
"""So often the rows are laid out, for the one with most houses."""


def houses(tile: Tile, turn: int, taken: list[tuple[Point, float]]) -> list[tuple[str, Point]]:
    """Rows of houses in all cities of a tile that lies turned, each with its place on the unturned tile."""
    plan = plan_of(tile)
    chance = Random(tile.id)
    found: list[tuple[str, Point]] = []
    for name, quarters in zip(plan.towns, quarters_of(tile), strict=True):
        free = depths(plan.areas[name], 4)
        left = free[min(4, len(free) - 1)] & inner(1) & ~quarters.paved
        for at, keep in taken:
            left &= ~near([at], keep - 2)
        ground = [int(line, 2) for line in lines(left, turn)]
        tries = [list(_rows(ground, chance)) for _ in range(_TRIES)]
        found += [(kind, turned(at, -turn)) for kind, at in max(tries, key=len)]
    return found


def _rows(ground: Sequence[int], chance: Random) -> Iterator[tuple[str, Point]]:
    """Houses side by side, row after row from the north of the table."""
    y = 8.0 + chance.random() * 2
    while y + _FOOT < SIZE:
        free = reduce(and_, ground[int(y - _HEAD) : int(y + _FOOT) + 1])
        for run in _RUN.finditer(f"{free:0{SIZE}b}"):
            x = run.start() + chance.random()
            while x + HOUSES[-1][0] <= run.end():
                wide, kinds = next((wide, kinds) for wide, kinds in HOUSES if x + wide <= run.end())
                if chance.random() < 0.1:
                    x += 6  # a garden, or a yard
                else:
                    yield chance.choice(kinds), (x + wide / 2, y + chance.random() - 0.5)
                    x += wide + 0.6
        y += _ROW
