"""Areas of a tile as sets of small cells, each set one large number with a bit for every cell.

Growing, shrinking and filling areas are a few operations on such numbers, so that the plan of a tile with
all its fields and free places is made within a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from tavola.games.carcassonne.core.picture.curves import SIZE, Point

Mask = int
"""A set of cells of one unit each."""

_PAD = 28
"""Cells around the tile, so that nothing has to be cut off while it is put together."""
_WIDTH = SIZE + 2 * _PAD


def _bit(column: int, row: int) -> int:
    return (row + _PAD) * _WIDTH + column + _PAD


def _box(low: int, high: int) -> Mask:
    """All cells of a square."""
    line = ((1 << high - low) - 1) << (low + _PAD)
    return sum(line << (row + _PAD) * _WIDTH for row in range(low, high))


TILE: Mask = _box(0, SIZE)


@lru_cache(maxsize=8)
def inner(margin: int) -> Mask:
    """The tile's cells that are so far from its edge."""
    return _box(margin, SIZE - margin)


def polygon(ring: Sequence[Point]) -> Mask:
    """The tile's cells inside a polygon."""
    found = 0
    for row in range(SIZE):
        y = row + 0.5
        cuts = []
        bx, by = ring[-1]
        for ax, ay in ring:
            if (ay > y) != (by > y):
                cuts.append((bx - ax) * (y - ay) / (by - ay) + ax)
            bx, by = ax, ay
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = max(0, round(left)), min(SIZE, round(right))
            if last > first:
                found |= ((1 << last - first) - 1) << _bit(first, row)
    return found


@lru_cache(maxsize=64)
def _disc(r: float) -> Mask:
    """A round area around the tile's first cell, to be shifted to its place."""
    reach = int(r)
    return sum(
        1 << (_PAD + row) * _WIDTH + _PAD + column
        for row in range(-reach, reach + 1)
        for column in range(-reach, reach + 1)
        if row * row + column * column <= r * r
    )


def near(points: Iterable[Point], r: float) -> Mask:
    """The tile's cells close to any of some points."""
    disc, found = _disc(min(r, _PAD - 1)), 0
    for x, y in points:
        found |= disc << min(SIZE, max(0, int(y))) * _WIDTH + min(SIZE, max(0, int(x)))
    return found & TILE


@lru_cache(maxsize=8)
def half_edge(half: int) -> Mask:
    """The cells along a half-edge; halves are numbered clockwise from the north-west corner."""
    edge, second = divmod(half, 2)
    last, middle = SIZE - 1, SIZE // 2
    span = range(middle, SIZE) if second else range(middle)
    return sum(
        1 << (_bit(at, 0), _bit(last, at), _bit(last - at, last), _bit(0, last - at))[edge] for at in span
    )


def connected(seed: Mask, free: Mask) -> Mask:
    """Everything free that hangs together with a seed."""
    found, before = seed & free, 0
    while found != before:
        before = found
        found |= found << 1 | found >> 1 | found << _WIDTH | found >> _WIDTH
        found &= free
    return found


def pieces(area: Mask) -> list[Mask]:
    """The pieces that an area falls into, the largest first."""
    found = []
    while area:
        piece = connected(area & -area, area)
        found.append(piece)
        area &= ~piece
    return sorted(found, key=int.bit_count, reverse=True)


def depths(area: Mask, margin: int = 0) -> list[Mask]:
    """For every distance: the cells of an area that are so far from what lies outside.

    The tile's edge counts as farther away by a margin, or as closer.
    """
    if margin >= 0:
        left = area | (_box(-margin, SIZE + margin) & ~TILE)
    else:
        left = area & _box(-margin, SIZE + margin)
    found = [area]
    while left & area:
        across = left & left << 1 & left >> 1
        # By turns with four and with eight neighbours: an octagon is nearly round.
        down = across if len(found) % 2 else left
        left = across & down << _WIDTH & down >> _WIDTH
        found.append(left & area)
    return found[:-1]


def holds(area: Mask, point: Point) -> bool:
    column, row = int(point[0]), int(point[1])
    return 0 <= column < SIZE and 0 <= row < SIZE and bool(area >> _bit(column, row) & 1)


def lines(area: Mask, quarters: int) -> list[str]:
    """The tile row by row, a 1 for every cell of an area, as it lies when it is turned clockwise."""
    bits = f"{area:0{_WIDTH * _WIDTH}b}"[::-1]
    rows = [bits[(row + _PAD) * _WIDTH + _PAD :][:SIZE] for row in range(SIZE)]
    for _ in range(quarters % 4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return rows


def cells(area: Mask) -> Iterator[tuple[int, int]]:
    """Column and row of every cell."""
    bits = f"{area:b}"[::-1]
    at = bits.find("1")
    while at >= 0:
        yield at % _WIDTH - _PAD, at // _WIDTH - _PAD
        at = bits.find("1", at + 1)


def roomiest(
    area: Mask, margin: int, wish: Callable[[Point], float] | None = None, within: Mask = TILE
) -> tuple[Point, float]:
    """The place of an area with most room around it, and how much; a wish is weighed against the room.

    Only what lies within another area is looked at, if any of it does.
    """
    levels = depths(area, margin)
    if not area:
        return (SIZE / 2, SIZE / 2), 0
    within = within if area & within else TILE
    while not levels[-1] & within:
        levels.pop()
    top = len(levels) - 1
    best, found = -1e9, (SIZE / 2, SIZE / 2)
    for level in range(top, max(-1, top - 8 if wish else top - 1), -1):
        above = levels[level + 1] if level < top else 0
        for column, row in cells(levels[level] & ~above & within):
            point = (column + 0.5, row + 0.5)
            worth = level + (wish(point) if wish else 0) - 0.001 * (abs(point[0] - 50) + abs(point[1] - 50))
            if worth > best:
                best, found = worth, point
    return found, top


def outlines(area: Mask) -> list[list[Point]]:
    """The outlines of an area, those of holes too, with few points."""
    follow: dict[Point, list[Point]] = {}
    sides = (
        (area & ~(area << _WIDTH), (0, 0), (1, 0)),
        (area & ~(area >> 1), (1, 0), (1, 1)),
        (area & ~(area >> _WIDTH), (1, 1), (0, 1)),
        (area & ~(area << 1), (0, 1), (0, 0)),
    )
    for border, (ax, ay), (bx, by) in sides:
        for column, row in cells(border):
            follow.setdefault((column + ax, row + ay), []).append((column + bx, row + by))
    rings = []
    for start in sorted(follow):
        while follow[start]:
            ring = [start, follow[start].pop()]
            while ring[-1] != start:
                ring.append(follow[ring[-1]].pop())
            rings.append(_fewer(ring))
    return [ring for ring in rings if len(ring) > 2]


def _fewer(ring: list[Point], slack: float = 1.3) -> list[Point]:
    """A closed ring with only the points that shape it."""
    half = len(ring) // 2
    return _thinned(ring[: half + 1], slack)[:-1] + _thinned(ring[half:], slack)[:-1]


def _thinned(line: list[Point], slack: float) -> list[Point]:
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
    offs = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length for x, y in line[1:-1]]
    worst = max(offs)
    if worst <= slack:
        return [line[0], line[-1]]
    at = offs.index(worst) + 1
    return _thinned(line[: at + 1], slack)[:-1] + _thinned(line[at:], slack)
