"""Boards of hexagons: where fields lie, their outlines, and the line around several of them.

Fields have axial coordinates. With a flat side up, q counts columns to the right and r fields down a column;
with a corner up, r counts rows down and q fields along a row.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt

from tavola.drawing.svg import num, outline_path

Axial = tuple[int, int]
Point = tuple[float, float]

_FLAT: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_CORNER_UP: tuple[Axial, ...] = (*_FLAT[1:], _FLAT[0])
_HIGH = sqrt(3)
_CORNERS = tuple(
    tuple((cos(first + n * pi / 3), sin(first + n * pi / 3)) for n in range(6)) for first in (pi / 6, 0)
)
"""The way to each corner of a hexagon: with a corner up, with a flat side up."""
_MOST_LINES = 4_096
"""So many lines around fields are kept: boards are few, and are drawn again and again."""


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Hexagons of one size in the plane; `size` is from the middle to a corner."""

    size: float
    x: float = 0
    y: float = 0
    """Where the middle of the field (0, 0) lies."""
    flat: bool = True
    """Whether a flat side is up; if not, a corner is."""

    @property
    def neighbours(self) -> tuple[Axial, ...]:
        """The way to the field beyond each edge; edge n runs from corner n to the next one, clockwise."""
        return _FLAT if self.flat else _CORNER_UP

    def middle(self, at: Axial) -> Point:
        """Where the middle of a field lies."""
        q, r = at
        if self.flat:
            return self.x + 1.5 * self.size * q, self.y + _HIGH * self.size * (r + q / 2)
        return self.x + _HIGH * self.size * (q + r / 2), self.y + 1.5 * self.size * r

    def corners(self, at: Axial, inset: float = 0) -> tuple[Point, ...]:
        """The corners of a field, clockwise; `inset` draws its edges so far towards the middle."""
        x, y = self.middle(at)
        reach = self.size - inset * 2 / _HIGH
        return tuple([(x + reach * across, y + reach * down) for across, down in _CORNERS[self.flat]])

    def outline(self, at: Axial, inset: float = 0) -> str:
        """The outline of a field as a path."""
        return _outline(self, at, inset)

    def contour(self, fields: Collection[Axial], inset: float = 0) -> str:
        """The line around several fields as a path, holes and separate parts included."""
        return _contour(self, tuple(fields), inset)

    def between(self, one: Axial, other: Axial) -> tuple[Point, Point]:
        """The ends of the edge that two neighbours share."""
        edge = self.neighbours.index((other[0] - one[0], other[1] - one[1]))
        corners = self.corners(one)
        return corners[edge], corners[(edge + 1) % 6]

    def box(self, fields: Iterable[Axial]) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of what the fields cover."""
        corners = [corner for field in fields for corner in self.corners(field)]
        across, down = [x for x, _ in corners], [y for _, y in corners]
        return min(across), min(down), max(across), max(down)

    def target(self, at: Axial, touch: bool = True) -> str:
        """The unseen outline of a field: to be lit, to be touched."""
        return outline_path(self.outline(at, 1), touch)

    def loops(self, fields: Collection[Axial]) -> list[list[Point]]:
        """The border as closed lines, each with the fields on its right."""
        inside = set(fields)
        follows: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
        for q, r in sorted(inside):
            corners = self.corners((q, r))
            for edge, (dq, dr) in enumerate(self.neighbours):
                if (q + dq, r + dr) not in inside:
                    start, end = corners[edge], corners[(edge + 1) % 6]
                    follows.setdefault(_near(start), []).append((start, end))
        loops = []
        while follows:
            key = min(follows)
            loop: list[Point] = []
            while key in follows:
                start, end = follows[key].pop()
                if not follows[key]:
                    del follows[key]
                loop.append(start)
                key = _near(end)
            loops.append(loop)
        return loops


@lru_cache(maxsize=_MOST_LINES)
def _outline(grid: HexGrid, at: Axial, inset: float) -> str:
    return closed(grid.corners(at, inset))


@lru_cache(maxsize=_MOST_LINES)
def _contour(grid: HexGrid, fields: tuple[Axial, ...], inset: float) -> str:
    return "".join(closed(_moved_in(loop, inset)) for loop in grid.loops(fields))


def closed(points: Iterable[Point]) -> str:
    """Points as a closed path."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def _near(point: Point) -> tuple[int, int]:
    """The same corner, reached from different fields, gives the same key."""
    return round(point[0] * 8), round(point[1] * 8)


def _moved_in(loop: list[Point], inset: float) -> list[Point]:
    """A clockwise line with every edge moved so far to its right, inwards."""
    if not inset:
        return loop
    found = []
    for n, (x, y) in enumerate(loop):
        before, after = _normal(loop[n - 1], loop[n]), _normal(loop[n], loop[(n + 1) % len(loop)])
        share = inset / (1 + before[0] * after[0] + before[1] * after[1])
        found.append((x + share * (before[0] + after[0]), y + share * (before[1] + after[1])))
    return found


def _normal(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return -dy / length, dx / length
