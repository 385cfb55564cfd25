"""The parts that façades are built of. The ground is y = 0, the middle is x = 0, heights are negative.

Alike parts make one path, so that a table full of buildings stays light.
"""

from __future__ import annotations

from collections.abc import Iterable

from tavola.drawing.svg import Value, num, path, rect

DARK = "#54423A"
"""Openings."""
TRIM = "#FFFAEF"
ROOF = "#B5533C"
LEAF = "#3F5E3A"

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def wall(width: float, height: float, fill: str, x: float = 0, base: float = 0) -> str:
    """An upright block, centred on x."""
    return rect(x - width / 2, base - height, width, height, fill=fill)


def spread(count: int, span: float) -> list[float]:
    """Middles of equal parts of a span around 0."""
    step = span / count
    return [step * (i + 0.5) - span / 2 for i in range(count)]


def boxes(places: Iterable[Box], fill: str, **more: Value) -> str:
    """Alike upright rectangles."""
    d = "".join(f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z" for x, y, w, h in places)
    return path(d, fill=fill, **more)


def panes(middles: Iterable[float], base: float, width: float, height: float, fill: str) -> str:
    """Square-headed openings side by side, without an edge."""
    return boxes(((x - width / 2, base - height, width, height) for x in middles), fill, stroke="none")


def arches(
    middles: Iterable[float], base: float, width: float, height: float, fill: str = DARK, **more: Value
) -> str:
    """Openings with round tops, side by side."""
    return path("".join(arch_line(x, base, width, height) for x in middles), fill=fill, **more)


def arch_line(x: float, base: float, width: float, height: float) -> str:
    """The outline of an opening with a round top."""
    r = width / 2
    foot, bow = num(base), num(r)
    return f"M{num(x - r)} {foot}V{num(base - height + r)}a{bow} {bow} 0 0 1 {num(width)} 0V{foot}Z"


def merlons(x: float, width: float, base: float, fill: str, count: int, height: float = 6) -> str:
    """Battlements with a swallow's tail on top of a wall, as one outline."""
    tooth = width / (2 * count - 1)
    half = tooth / 2
    d = f"M{num(x - width / 2)} {num(base + 1)}V{num(base)}"
    for i in range(count):
        d += f"v{num(-height)}l{num(half)} {num(height / 3)}l{num(half)} {num(-height / 3)}v{num(height)}"
        d += f"h{num(tooth)}" if i < count - 1 else ""
    return path(f"{d}V{num(base + 1)}Z", fill=fill)


def gable(x: float, width: float, base: float, height: float, fill: str = ROOF) -> str:
    """A triangle on top of a wall."""
    half = width / 2
    return path(
        f"M{num(x - half)} {num(base)}L{num(x)} {num(base - height)}L{num(x + half)} {num(base)}Z", fill=fill
    )


def cypresses(*trees: tuple[float, float, float]) -> str:
    """Slender trees: place, height, width."""
    crowns = "".join(
        f"M{num(x)} {num(-h)}C{num(x + w * 0.75)} {num(-h * 0.55)} {num(x + w / 2)} -3 {num(x)} -3"
        f"C{num(x - w / 2)} -3 {num(x - w * 0.75)} {num(-h * 0.55)} {num(x)} {num(-h)}Z"
        for x, h, w in trees
    )
    trunks = boxes(((x - 1, -3, 2, 3) for x, _, _ in trees), "#6B4A2E", stroke="none")
    return path(crowns, fill=LEAF) + trunks


def pennant(x: float, base: float, height: float, fill: str = "#B8402C") -> str:
    """A flag on a pole."""
    top = num(base - height)
    return path(f"M{num(x)} {num(base)}V{top}c4 -2.5 7 2.5 13 0l-3 4.5l3 4.5c-6 2.5 -9 -2.5 -13 0", fill=fill)
