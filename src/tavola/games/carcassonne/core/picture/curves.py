"""Lines and areas on a tile of 100 by 100: curves, their points, and how they are written."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import hypot

Point = tuple[float, float]
Curve = tuple[Point, ...]
"""Cubic pieces in a row: a point, then two handles and a point for each piece."""

SIZE = 100
UNDER, OVER = 0.4, 0.9
"""So far everything reaches over the tile's edge, so that no seam shows between two tiles; what lies on top
reaches farther, or else what lies below would shine through its border."""
CORNERS: tuple[Point, ...] = ((0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE))
"""Corner k is where edge k begins, clockwise from the north-west."""
MIDDLES: tuple[Point, ...] = ((50, 0), (SIZE, 50), (50, SIZE), (0, 50))
"""Where roads and rivers pass each edge."""
INWARD: tuple[Point, ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))


def short(value: float) -> str:
    """A number with one decimal at most, and no needless zero."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0"):
        return "-" + text[2:] if len(text) > 2 else "0"
    return text


def pair(point: Point) -> str:
    x, y = short(point[0]), short(point[1])
    return x + y if y.startswith("-") else f"{x} {y}"


def turned(point: Point, quarters: int) -> Point:
    """A point of a tile, where it lies when the tile is turned clockwise."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = SIZE - y, x
    return x, y


def apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def moved(point: Point, way: Point, length: float) -> Point:
    return point[0] + way[0] * length, point[1] + way[1] * length


def towards(start: Point, end: Point) -> Point:
    """The direction from one point to another, of length 1."""
    length = apart(start, end) or 1
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def sampled(curve: Curve, steps: int = 10) -> list[Point]:
    """Points along a curve, both ends among them."""
    found = [curve[0]]
    for at in range(0, len(curve) - 1, 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve[at : at + 4]
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            found.append((p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy))
    return found


def trimmed(curve: Curve, share: float) -> Curve:
    """A single piece without this share of it at either end."""
    return _cut(_cut(curve, 1 - share)[::-1], (1 - 2 * share) / (1 - share))[::-1]


def beside(curve: Curve, far: float) -> Curve:
    """A single piece, drawn again so far to its right."""
    (start, leave, arrive, end), moves = curve, []
    for here, there in ((start, leave), (start, leave), (arrive, end), (arrive, end)):
        wx, wy = towards(here, there)
        moves.append((-wy, wx))
    return tuple(
        moved(point, way, far) for point, way in zip((start, leave, arrive, end), moves, strict=True)
    )


def rounded(curve: Curve) -> Curve:
    """A curve with whole numbers, for lines that no other line has to meet."""
    return tuple((round(x), round(y)) for x, y in curve)


def _cut(curve: Curve, t: float) -> Curve:
    """The beginning of a single piece."""
    rows = [curve]
    while len(rows[-1]) > 1:
        row = rows[-1]
        rows.append(tuple(moved(a, (b[0] - a[0], b[1] - a[1]), t) for a, b in itertools.pairwise(row)))
    return tuple(row[0] for row in rows)


def spaced(line: Sequence[Point], step: float) -> list[Point]:
    """Points along a line of points, equally far apart, both ends among them."""
    found, gone = [line[0]], 0.0
    for start, end in itertools.pairwise(line):
        length = apart(start, end)
        at = step - gone
        while at <= length:
            found.append(moved(start, towards(start, end), at))
            at += step
        gone = length - (at - step)
    if apart(found[-1], line[-1]) > step / 3:
        found.append(line[-1])
    return found


def rest(curve: Curve) -> str:
    """A curve as path data, its starting point left out."""
    return "".join(
        "C" + _joined(pair(point) for point in curve[at : at + 3]) for at in range(1, len(curve), 3)
    )


def written(curve: Curve) -> str:
    """A curve as path data."""
    return f"M{pair(curve[0])}{rest(curve)}"


def closed(points: Iterable[Point]) -> str:
    """A polygon as path data."""
    return "M" + _joined(map(pair, points)) + "Z"


def round_path(at: Point, r: float) -> str:
    """A disc as path data."""
    x, y, bow = short(at[0] - r), short(at[1]), short(r)
    return f"M{x} {y}a{bow} {bow} 0 1 0 {short(2 * r)} 0a{bow} {bow} 0 1 0 {short(-2 * r)} 0Z"


def _joined(pairs: Iterable[str]) -> str:
    out = ""
    for text in pairs:
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    found = False
    bx, by = polygon[-1]
    for ax, ay in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        bx, by = ax, ay
    return found


def band(line: Sequence[Point], half: float) -> list[Point]:
    """The outline of a strip around a line of points."""
    left, right = [], []
    for at, point in enumerate(line):
        before, after = line[max(0, at - 1)], line[min(len(line) - 1, at + 1)]
        wx, wy = towards(before, after)
        left.append((point[0] + wy * half, point[1] - wx * half))
        right.append((point[0] - wy * half, point[1] + wx * half))
    return left + right[::-1]


def nearest(point: Point, line: Sequence[Point]) -> float:
    """How far a point is from a line of points."""
    return min(_to_piece(point, a, b) for a, b in itertools.pairwise(line))


def _to_piece(point: Point, a: Point, b: Point) -> float:
    (x, y), (ax, ay) = point, a
    dx, dy = b[0] - ax, b[1] - ay
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return hypot(x - ax - t * dx, y - ay - t * dy)


def crossing(one: Sequence[Point], other: Sequence[Point]) -> tuple[Point, Point] | None:
    """Where two lines of points cross, and which way the first one runs there."""
    for a, b in itertools.pairwise(one):
        for c, d in itertools.pairwise(other):
            under = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
            if not under:
                continue
            t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / under
            u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / under
            if 0 <= t <= 1 and 0 <= u <= 1:
                return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])), towards(a, b)
    return None
