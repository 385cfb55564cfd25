"""Small signs: coins, victory points, the bag, the stack, the start player's figure."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from tavola.drawing.palette import ACCENT, SHADOW, paint
from tavola.drawing.svg import SERIF, circle, el, group, num, path, rect

GOLD, GOLD_EDGE = "#E9B949", "#7A5512"
LAUREL, LAUREL_EDGE = "#A6452F", "#5E2114"


def _figure(number: int | str, size: float, fill: str) -> str:
    return el(
        "text",
        str(number),
        y=size * 0.36,
        font_size=size,
        font_weight=700,
        text_anchor="middle",
        fill=fill,
    )


@lru_cache(maxsize=256)
def coin(r: float = 9, number: int | str = "") -> str:
    """A coin around the origin, with a number on it if told."""
    return group(
        circle(0.4, 1.3, r, fill=SHADOW, opacity=0.4),
        circle(0, 0, r, fill=GOLD, stroke=GOLD_EDGE, stroke_width=1),
        circle(0, 0, r - 2, fill="none", stroke=GOLD_EDGE, stroke_width=0.7, opacity=0.6),
        _figure(number, max(14, r * 1.25), "#3A2706") if number != "" else "",
    )


@lru_cache(maxsize=256)
def victory(r: float = 9, number: int | str = "") -> str:
    """A scalloped seal for victory points around the origin, with a number on it if told."""
    return group(
        path(_scallop(r, 10), fill=LAUREL, stroke=LAUREL_EDGE, stroke_width=1, stroke_linejoin="round"),
        circle(0, 0, r - 3, fill="none", stroke="#FFE9D8", stroke_width=0.7, opacity=0.7),
        _figure(number, max(14, r * 1.25), "#FFFFFF")
        if number != ""
        else path(_star(r * 0.52), fill="#FFE9D8"),
    )


def _scallop(r: float, count: int) -> str:
    """A round outline of small bows."""
    d = ""
    for i in range(count + 1):
        angle = 2 * pi * i / count - pi / 2
        x, y = num(r * sin(angle)), num(-r * cos(angle))
        d += f"M{x} {y}" if i == 0 else f"A{num(r * 0.36)} {num(r * 0.36)} 0 0 1 {x} {y}"
    return d + "Z"


def _star(r: float) -> str:
    pairs = []
    for i in range(10):
        angle, length = pi * i / 5, r if i % 2 == 0 else r * 0.45
        pairs.append(f"{num(length * sin(angle))} {num(-length * cos(angle))}")
    return "M" + "L".join(pairs) + "Z"


@lru_cache(maxsize=8)
def bag() -> str:
    """The linen bag that blocks are drawn from, 22 high, around the origin."""
    return group(
        path("M-3.5 -6C-9 -1 -10.5 4 -9 9.2C-6 11.4 6 11.4 9 9.2C10.5 4 9 -1 3.5 -6Z", fill="#C9A877"),
        path("M-4.6 -10.6L-3.5 -6H3.5L4.6 -10.6L1.8 -9.4L0 -11L-1.8 -9.4Z", fill="#DCC196"),
        path("M-4.4 -6H4.4", fill="none", stroke="#8E3B28", stroke_width=1.8),
        stroke="#5B442A",
        stroke_width=1.1,
        stroke_linejoin="round",
    )


@lru_cache(maxsize=8)
def stack() -> str:
    """A pile of face-down tiles, around the origin."""
    cards = [
        rect(-9 + 1.6 * i, -6.5 - 2.2 * i, 17, 13, rx=2, fill="#D9A87E", stroke="#5B3A22") for i in range(3)
    ]
    return group(*cards, path("M-2.5 -2.3L2.7 -6.4L7.9 -2.3M-1 -3.4V-5", fill="none", stroke="#5B3A22"))


@lru_cache(maxsize=8)
def start_figure() -> str:
    """The start player's figure: a marble column, 22 high, around the origin."""
    return group(
        path(
            "M-7 10.5V7.4H-4.6L-3.8 -5.6H-6V-8.8C-6 -10.4 6 -10.4 6 -8.8V-5.6H3.8L4.6 7.4H7V10.5Z",
            fill="#FFFDF8",
        ),
        path("M-1.6 -5.6L-2 7.4M1.6 -5.6L2 7.4M-4.6 7.4H4.6M-3.8 -5.6H3.8", fill="none"),
        stroke="#6B5B48",
        stroke_width=1.1,
        stroke_linejoin="round",
    )


@lru_cache(maxsize=8)
def house(fill: str = "#D9A87E") -> str:
    """A plain little house for "so many buildings", 12 high, around the origin."""
    return path(
        "M-5 6V-.6L0 -6L5 -.6V6Z", fill=fill, stroke="#4A382C", stroke_width=1.1, stroke_linejoin="round"
    )


@lru_cache(maxsize=8)
def wreath() -> str:
    """Two laurel branches around a number, 44 wide, around the origin."""
    leaves = ""
    for side in (-1, 1):
        for i in range(5):
            angle = pi * (0.16 + 0.155 * i)
            x, y = side * 17 * sin(angle), 15 * cos(angle)
            turn = side * (100 - 34 * i) if side > 0 else -(100 - 34 * i)
            leaves += el(
                "ellipse",
                rx=4.6,
                ry=2,
                transform=f"translate({num(x)} {num(y)}) rotate({num(turn)})",
            )
    return group(leaves, fill=paint("rural-ground"))


def medal(rank: int) -> str:
    """A final rank, around the origin."""
    fill = ("#E9B949", "#CFC8BC", "#C98A5B")[min(rank, 3) - 1]
    return group(
        path(
            "M-6 6L-8 17L-2.5 14L0 17L2.5 14L8 17L6 6Z",
            fill="#B5533C",
            stroke="#5E2114",
            stroke_linejoin="round",
        ),
        circle(0, 0, 11, fill=fill, stroke="#5B442A"),
        el(
            "text",
            str(rank),
            y=5,
            font_size=14,
            font_weight=700,
            font_family=SERIF,
            text_anchor="middle",
            fill="#2B2622",
        ),
    )


def turn_arrow(r: float) -> str:
    """A clockwise arrow around a hub."""
    a, b = -pi * 0.86, pi * 0.52
    x1, y1, x2, y2 = r * sin(a), -r * cos(a), r * sin(b), -r * cos(b)
    return group(
        path(f"M{num(x1)} {num(y1)}A{num(r)} {num(r)} 0 1 1 {num(x2)} {num(y2)}", fill="none"),
        path(
            f"M{num(x2 - 5)} {num(y2 - 5)}L{num(x2)} {num(y2 + 1)}L{num(x2 + 5.5)} {num(y2 - 4.5)}",
            fill="none",
        ),
        stroke=ACCENT,
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
