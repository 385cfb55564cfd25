"""One façade for each type of building; it grows with the building's cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tavola.drawing.svg import circle, group, num, path, rect
from tavola.games.carrara.parts.picture.masonry import (
    DARK,
    ROOF,
    TRIM,
    Box,
    arch_line,
    arches,
    boxes,
    cypresses,
    gable,
    merlons,
    panes,
    pennant,
    spread,
    wall,
)

WIDTH, HEIGHT = 84, 80
"""Room that every façade keeps to, around the middle of its ground line."""

_BOOKS = ("#B5533C", "#4F9168", "#3E6FB3", "#C79A5B")
_OCHRE, _MARBLE, _ROSE, _GOLD, _BLUE = "#E8C889", "#F6F0E4", "#DE9F84", "#E2B04A", "#3E6FB3"


def _biblioteca(cost: int, fine: bool) -> str:
    """Tall arched windows with shelves behind them, a pediment with an open book."""
    tall = 22 + 3 * cost
    top = tall + 14
    attic = 11 if cost >= 3 else 0
    roof = -top - attic
    body = wall(58, top, _OCHRE) + arches(spread(3, 48), -7, 11, tall) + _shelves(1 + (cost + 1) // 2, fine)
    if attic:
        body += wall(50, attic, _OCHRE, base=-top) + arches(spread(5, 46), -top - 2, 4.6, 7)
    book = f"M-7 {roof - 5.5}q3.5 -2.6 7 0q3.5 -2.6 7 0v4q-3.5 -2.4 -7 0q-3.5 -2.4 -7 0Z"
    return (
        body
        + gable(0, 54 if attic else 60, roof - 1.5, 13, "#D9A860")
        + path(book, fill=TRIM)
        + boxes(((-32, -top - 2, 64, 4), (-34, -5, 68, 5)), TRIM)
    )


def _shelves(rows: int, fine: bool) -> str:
    """Books behind the three windows, in four colours; from afar only rows of them."""
    middles = spread(3, 48)
    if not fine:
        return "".join(panes(middles, -7 - 9 * row, 8, 6, _BOOKS[row % 4]) for row in range(rows))
    by_colour: list[list[Box]] = [[], [], [], []]
    boards: list[Box] = []
    for i, x in enumerate(middles):
        for row in range(rows):
            base = -7 - 9 * row
            boards.append((x - 5.5, base - 0.4, 11, 1.4))
            for k in range(3):
                height = 5 + (i + k + row) % 3
                by_colour[(i + 2 * k + row) % 4].append((x - 4.5 + 3 * k, base - height, 2.6, height))
    books = "".join(boxes(some, fill, stroke="none") for some, fill in zip(by_colour, _BOOKS, strict=True))
    return books + boxes(boards, "#E9D5A6", stroke="none")


def _cathedrale(cost: int, fine: bool) -> str:
    """Striped marble, a rose window in the gable, a ribbed dome behind with lantern and cross."""
    nave = 17 + 4 * cost
    aisle = round(nave * 0.62)
    stripes: list[Box] = [
        (-36, -y - 2.4, 72, 2.4) if y < aisle - 2 else (-17, -y - 2.4, 34, 2.4) for y in range(6, nave - 1, 6)
    ]
    eaves = f"M-36 {-aisle}L-17 {-aisle - 6}V{-aisle}ZM36 {-aisle}L17 {-aisle - 6}V{-aisle}Z"
    front = (
        wall(72, aisle, _MARBLE)
        + path(eaves, fill=ROOF)
        + wall(34, nave, _MARBLE)
        + boxes(stripes, "#A9BCA6", stroke="none")
        + path(
            f"M-19.5 {num(-nave + 1.2)}L0 {-nave - 15}L19.5 {num(-nave + 1.2)}",
            fill=_MARBLE,
            stroke=ROOF,
            stroke_width=2.4,
        )
    )
    doors = path(
        arch_line(0, 0, 9, min(15, nave - 8)) + arch_line(-26, 0, 6.5, 10) + arch_line(26, 0, 6.5, 10),
        fill=DARK,
    )
    return _dome(-nave - 9, fine) + front + _rose(-nave + 1, fine) + doors


def _dome(y: int, fine: bool) -> str:
    shell = f"M-15 {y - 1}C-15 {y - 13} -6 {y - 18} 0 {y - 19}C6 {y - 18} 15 {y - 13} 15 {y - 1}Z"
    left, right = f"C-6 {y - 15} -8 {y - 8} -8 {y - 1}", f"C6 {y - 15} 8 {y - 8} 8 {y - 1}"
    ribs = f"M0 {y - 19}V{y - 1}M0 {y - 19}{left}M0 {y - 19}{right}"
    return (
        wall(30, 14, "#F1EADC", base=y + 13)
        + path(shell, fill=ROOF)
        + (path(ribs, fill="none", stroke=TRIM) if fine else "")
        + path(f"M0 {y - 24}v-7M-2.8 {num(y - 28.4)}h5.6M-2.4 {y - 24}h4.8v5.5h-4.8Z", fill=TRIM)
    )


def _rose(y: int, fine: bool) -> str:
    spokes = f"M0 {num(y - 5.4)}v10.8M-4.7 {num(y - 2.7)}l9.4 5.4M-4.7 {num(y + 2.7)}l9.4 -5.4"
    glass = circle(0, y, 7.4, fill=TRIM) + circle(0, y, 5.4, fill=_BLUE)
    if not fine:
        return glass
    return glass + path(spokes, fill="none", stroke=TRIM) + circle(0, y, 1.8, fill="#D9A93F")


def _palazzo(cost: int, fine: bool) -> str:
    """A loggia on the ground floor, rows of windows above, a parapet and a crown on the cornice."""
    floors = (cost + 1) // 2
    step = 12 if cost < 5 else 11
    loggia = 19 if cost % 2 else 22
    top = loggia + step * floors + 2
    roof = -top - 3
    rows = "".join(
        arch_line(x, -loggia - 3 - step * floor, 7, step - 3.4)
        for floor in range(floors)
        for x in spread(5, 62)
    )
    posts: list[Box] = [
        (side * 25 + x - 1.2, roof - 4, 2.4, 4) for side in (-1, 1) for x in (spread(4, 20) if fine else ())
    ]
    crown = f"M-11 {roof - 7}l-2.6 -11l6.6 5l7 -8.5l7 8.5l6.6 -5l-2.6 11Z"
    jewels = "".join(
        circle(x, roof - 7 - dy, 1.9, fill=ROOF) for x, dy in ((-13.4, 11.4), (0, 15), (13.4, 11.4))
    )
    return (
        wall(66, top, _ROSE)
        + rect(-33, -loggia - 1, 66, 3, fill=TRIM)
        + arches(spread(5, 64), 0, 9.4, loggia - 4)
        + path(rows, fill=DARK, stroke=TRIM, stroke_width=1.6)
        + boxes(posts, TRIM, stroke="none")
        + boxes(((-36.5, roof - 5, 2.8, 5), (33.7, roof - 5, 2.8, 5), (-36.5, roof - 6, 73, 2.4)), TRIM)
        + path(crown, fill=_GOLD)
        + (jewels if fine else "")
        + rect(-38, roof, 76, 4, fill=TRIM)
    )


def _porta(cost: int, fine: bool) -> str:
    """A city gate: two towers with pointed roofs, and the road through the arch between them."""
    tower, curtain = 27 + 6 * cost, 24 + 3 * cost
    way = min(curtain - 6, 31)
    bars = "".join(f"M{x} {num(-way + 2.5 + abs(x) * 0.35)}V{-way + 13}" for x in (-8, -4, 0, 4, 8))
    loops = "".join(arch_line(x, -14 - 15 * row, 4.6, 8.5) for x in (-29, 29) for row in range(1 + cost // 2))
    roofs = "".join(f"M{x - 12} {-tower}L{x} {-tower - 15}L{x + 12} {-tower}Z" for x in (-29, 29))
    return (
        wall(44, curtain, "#DDD0B9")
        + merlons(0, 40, -curtain, "#DDD0B9", 4, 5)
        + arches((0,), 0, 22, way, "#F3E3C4")
        + path("M-11 0L-3 -11H3L11 0Z", fill="#D7B98C", stroke="none")
        + (path(f"{bars}M-11 {-way + 10}H11", fill="none", stroke=DARK, stroke_width=1.3) if fine else "")
        + boxes(((x - 9.5, -tower, 19, tower) for x in (-29, 29)), "#CDBFA8")
        + path(roofs, fill=ROOF)
        + path(loops, fill=DARK)
    )


def _castello(cost: int, fine: bool) -> str:
    """A keep with battlements and a flag on its tower, on a hill."""
    stone, shade = "#B7A78D", "#A3937A"
    low, high = 15 + 3 * cost, 26 + 5 * cost
    loops = "".join(arch_line(9 + dx, -high + 9, 4.6, 8) for dx in (-9, 0, 9))
    if cost >= 3 and fine:
        loops += "".join(arch_line(9 + dx, -high + 24, 4.6, 8) for dx in (-9, 9))
    loops += arch_line(-29, -low + 3, 4.2, 8) + arch_line(9, 0, 12, 16)
    return (
        wall(72, low, shade)
        + merlons(0, 72, -low, shade, 7, 6)
        + wall(34, high, stone, 9)
        + merlons(9, 40, -high - 3, stone, 4, 7)
        + wall(40, 4, stone, 9, -high)
        + wall(15, low + 9, stone, -29)
        + merlons(-29, 19, -low - 9, stone, 3, 5)
        + path(loops, fill=DARK)
        + pennant(9, -high - 5, 17)
    )


def _villa(cost: int, fine: bool) -> str:
    """A country house under a low roof, a coat of arms over its door, cypresses beside it."""
    floors = 1 if cost == 1 else 2 if cost < 5 else 3
    step = 14 if floors > 1 else 18
    width = 38 + 3 * cost
    half, top = width / 2, step * floors + 2 * cost
    trees = [(-37.0, 34.0 + 6 * cost, 11.0), (36.0, 28.0 + 5 * cost, 11.0)]
    if cost >= 3:
        trees.append((29, 22 + 5 * cost, 9))
    places = [
        (x, -step * floor - (7 if floor == 0 else 4 + cost))
        for floor in range(floors)
        for x in spread(5, width - 2)
        if abs(x) > 1
    ]
    eaves = f"M{num(-half - 4)} {-top}L{num(-half + 8)} {-top - 12}H{num(half - 8)}L{num(half + 4)} {-top}Z"
    tiles = f"M{num(-half)} {-top - 4}H{num(half)}M{num(-half + 4)} {-top - 8}H{num(half - 4)}"
    return (
        cypresses(*trees)
        + wall(width, top, "#F5E6C4")
        + rect(-half, -5, width, 5, fill="#D9C39A")
        + boxes(((x - 3.6, y - 8.4, 7.2, 8.4) for x, y in places), "#6F8552", stroke="none")
        + boxes(((x - 1.7, y - 8.4, 3.4, 8.4) for x, y in places), DARK, stroke="none")
        + arches((0,), 0, 8.6, 13.5, "#7A4A30")
        + path(eaves, fill=ROOF)
        + (path(tiles, fill="none", stroke="#8E3B28", stroke_width=0.9) if fine else "")
        + _arms(-top - 6.5 if floors == 1 else -step - cost - 4)
    )


def _arms(y: float) -> str:
    foot = "c0 4 -2.6 5.6 -5 6.8"
    return path(f"M-5 {num(y - 5)}h10v5{foot}c-2.4 -1.2 -5 -2.8 -5 -6.8Z", fill=TRIM) + path(
        f"M-5 {num(y - 5)}h5v5h-5ZM0 {num(y)}h5{foot}Z", fill=_BLUE, stroke="none"
    )


_DRAWN: dict[str, Callable[[int, bool], str]] = {
    "biblioteca": _biblioteca,
    "cathedrale": _cathedrale,
    "palazzo": _palazzo,
    "porta": _porta,
    "castello": _castello,
    "villa": _villa,
}


@lru_cache(maxsize=256)
def facade(kind: str, cost: int, scale: float = 1) -> str:
    """A building seen from the front, standing on the origin; drawn small it leaves out what is too fine."""
    fine = scale >= 0.8
    return group(
        _DRAWN[kind](cost, fine),
        stroke="#4A382C",
        stroke_width=1.1 if fine else 1.5,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=None if scale == 1 else f"scale({scale:g})",
    )
