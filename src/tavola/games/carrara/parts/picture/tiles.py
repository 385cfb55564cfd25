"""Building tiles: the card on display and the small building on a mat."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.palette import INK, LINE, SHADOW, WELL, paint
from tavola.drawing.svg import SERIF, at, el, group, num, path, rect, text
from tavola.games.carrara.parts.picture.facades import facade
from tavola.games.carrara.parts.picture.objects import medallion
from tavola.games.carrara.parts.picture.writing import fitted

CARD_WIDTH, CARD_HEIGHT = 108, 146
SMALL_WIDTH, SMALL_HEIGHT = 54, 41
_GROUND = 120
"""Where a card's façade stands."""
_TALLEST = 190
"""A city is never taller, however many buildings stand in it."""


def tile_id(name: str) -> str:
    """The id that a tile keeps wherever it lies."""
    return "tile-" + name.replace(" ", "-")


def storey(rows: int) -> float:
    """How far the buildings of a city with so many stand above each other: where there are many, closer."""
    return min(SMALL_HEIGHT, (_TALLEST - SMALL_HEIGHT) / max(1, rows - 1))


@lru_cache(maxsize=64)
def card(kind: str, cost: int, landscape: str, object_name: str, name: str) -> str:
    """A tile on display with its corner at the origin: landscape, façade, cost, object and name."""
    sky, ground = paint(f"{landscape}-sky"), paint(f"{landscape}-ground")
    w, h = CARD_WIDTH, CARD_HEIGHT
    return group(
        rect(0.5, 2.5, w, h, rx=8, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=8, fill=sky),
        _land(landscape, ground),
        at(w / 2, _GROUND, facade(kind, cost)),
        rect(0, 0, w, h, rx=8, fill="none", stroke=LINE),
        _plaque(6, 6, 26, 29, cost, 23),
        medallion(object_name, w - 20, 21, 14.5),
        text(w / 2, h - 7, name, size=17, font_weight=600, text_anchor="middle", fill=INK),
    )


def _land(landscape: str, ground: str) -> str:
    """Paving in a town, a hill in the country, down to the card's rounded foot."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    foot = f"V{h - 8}a8 8 0 0 1 -8 8H8a-8 -8 0 0 1 -8 -8Z"
    if landscape == "urban":
        return path(f"M0 {_GROUND - 3}H{w}{foot}", fill=ground)
    return path(
        f"M0 {_GROUND - 4}C20 {_GROUND - 14} 36 {_GROUND - 10} 54 {_GROUND - 4}S92 {_GROUND - 11} {w} "
        f"{_GROUND - 7}{foot}",
        fill=ground,
    )


def _plaque(x: float, y: float, width: float, height: float, cost: int, size: float) -> str:
    """A marble plate with the cost on it."""
    return rect(x, y, width, height, rx=4, fill="#FFFDF7", stroke="#4A382C", stroke_width=1) + el(
        "text",
        str(cost),
        x=x + width / 2,
        y=y + height / 2 + size * 0.35,
        font_size=size,
        font_weight=700,
        font_family=SERIF,
        text_anchor="middle",
        fill="#2B2622",
    )


def gap() -> str:
    """A space of the display that nothing lies on, with its corner at the origin."""
    return rect(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, rx=8, fill=WELL, stroke=LINE, stroke_dasharray="4 4")


@lru_cache(maxsize=64)
def small(kind: str, cost: int, landscape: str) -> str:
    """A building in a city, with its corner at the origin."""
    w, h = SMALL_WIDTH, SMALL_HEIGHT
    sky, ground = paint(f"{landscape}-sky"), paint(f"{landscape}-ground")
    return group(
        rect(0, 0, w, h, rx=4, fill=sky, stroke=LINE),
        path(f"M0 {h - 5}H{w}V{h - 4}a4 4 0 0 1 -4 4H4a-4 -4 0 0 1 -4 -4Z", fill=ground),
        at(w / 2 + 6.5, h - 3.6, facade(kind, cost, 0.45)),
        _plaque(2, 2, 16, 17, cost, 14),
    )


COMPACT_WIDTH, COMPACT_HEIGHT = 66, 96


@lru_cache(maxsize=128)
def compact(kind: str, cost: int, landscape: str, object_name: str, name: str) -> str:
    """A tile on a wide display, with its corner at the origin: the card at two thirds of its size."""
    w, h, base = COMPACT_WIDTH, COMPACT_HEIGHT, 79
    sky, ground = paint(f"{landscape}-sky"), paint(f"{landscape}-ground")
    return group(
        rect(0.5, 2.5, w, h, rx=7, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=7, fill=sky),
        path(f"M0 {base - 3}H{w}V{h - 7}a7 7 0 0 1 -7 7H7a-7 -7 0 0 1 -7 -7Z", fill=ground),
        at(w / 2, base, facade(kind, cost, 0.7)),
        rect(0, 0, w, h, rx=7, fill="none", stroke=LINE),
        _plaque(4, 4, 18, 20, cost, 16),
        medallion(object_name, w - 14, 14, 10.5),
        fitted(w / 2, h - 5, name, w - 5, font_weight=600, fill=INK),
    )


GILT, GILT_EDGE = "#E2B04A", "#6E4A0E"
"""The frame of a monument."""


@lru_cache(maxsize=32)
def grand(kind: str, cost: int, landscape: str, object_name: str) -> str:
    """A monument to be had, 54 by 74, with its corner at the origin: on a podium, in a gilt frame."""
    w, h = SMALL_WIDTH, 74
    sky, ground = paint(f"{landscape}-sky"), paint(f"{landscape}-ground")
    return group(
        rect(0.5, 2.5, w, h, rx=6, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=6, fill=sky),
        path(f"M0 {h - 12}H{w}V{h - 6}a6 6 0 0 1 -6 6H6a-6 -6 0 0 1 -6 -6Z", fill=ground),
        at(w / 2, h - 10, facade(kind, 5, 0.56)),
        _podium(w / 2, h - 3, w - 10),
        *_gilt(w, h, 6),
        _plaque(4, 4, 16, 18, cost, 15),
        medallion(object_name, w - 13, 13, 9),
    )


@lru_cache(maxsize=64)
def small_monument(kind: str, cost: int, landscape: str) -> str:
    """A monument in a city, with its corner at the origin: as `small`, in a gilt frame."""
    w, h = SMALL_WIDTH, SMALL_HEIGHT
    sky, ground = paint(f"{landscape}-sky"), paint(f"{landscape}-ground")
    return group(
        rect(0, 0, w, h, rx=4, fill=sky),
        path(f"M0 {h - 6}H{w}V{h - 4}a4 4 0 0 1 -4 4H4a-4 -4 0 0 1 -4 -4Z", fill=ground),
        at(w / 2 + 6.5, h - 6, facade(kind, 5, 0.4)),
        _podium(w / 2 + 6.5, h - 2, 33),
        *_gilt(w, h, 4),
        _plaque(2, 2, 16, 17, cost, 14),
    )


def _gilt(width: float, height: float, r: float) -> tuple[str, str]:
    return (
        rect(1, 1, width - 2, height - 2, rx=r - 0.5, fill="none", stroke=GILT_EDGE, stroke_width=3.2),
        rect(1, 1, width - 2, height - 2, rx=r - 0.5, fill="none", stroke=GILT, stroke_width=2),
    )


def _podium(x: float, y: float, width: float) -> str:
    """Two marble steps, around x, down to y."""
    return path(
        f"M{num(x - width / 2)} {num(y)}v-3h2.5v-3.5h{num(width - 5)}v3.5h2.5v3Z",
        fill="#F6F0E4",
        stroke="#4A382C",
        stroke_width=0.9,
        stroke_linejoin="round",
    )
