"""Everything else that lies on the table: cards, marble, workers, bonus cards, yield cards, seals."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tavola.drawing.hexes import HexGrid
from tavola.drawing.palette import CARD, INK, LINE, SHADOW
from tavola.drawing.svg import SERIF, at, circle, el, group, path, rect, text
from tavola.games.tuscany.picture.symbols import LINE as EDGE
from tavola.games.tuscany.picture.symbols import coloured
from tavola.games.tuscany.picture.tiles import GROUND, tile

CARD_WIDTH, CARD_HEIGHT = 52, 70
GREEN, RED = "#3E7F4F", "#B5402F"
"""The two score tracks."""


@lru_cache(maxsize=32)
def card(kind: str) -> str:
    """A playing card with its corner at the origin."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    return group(
        rect(0.5, 2, w, h, rx=6, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=6, fill="#FFFBF0", stroke=EDGE, stroke_opacity=0.6),
        rect(3.5, 3.5, w - 7, h - 7, rx=4, fill=GROUND[kind]),
        path(
            f"M3.5 45c12 -5 33 -5 {w - 7} 0V{h - 7.5}a4 4 0 0 1 -4 4H7.5a4 4 0 0 1 -4 -4Z",
            fill="#FFFFFF",
            opacity=0.3,
        ),
        at(w / 2, h / 2 + 1, coloured(kind), scale=0.62),
    )


@lru_cache(maxsize=32)
def covered_card(kind: str) -> str:
    """A playing card of which others leave only the upper edge to be seen."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    return rect(0, 0, w, h, rx=6, fill="#FFFBF0", stroke=EDGE, stroke_opacity=0.6) + rect(
        3.5, 3.5, w - 7, h - 7, rx=4, fill=GROUND[kind]
    )


@lru_cache(maxsize=4)
def card_back() -> str:
    """A card face down, with its corner at the origin."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    grid = HexGrid(9)
    cells = [(q, r) for q in range(-1, 2) for r in range(-1, 2) if -1 <= q + r <= 1]
    return group(
        rect(0.5, 2, w, h, rx=6, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=6, fill="#FFFBF0", stroke=EDGE, stroke_opacity=0.6),
        rect(3.5, 3.5, w - 7, h - 7, rx=4, fill="#8E4A3A"),
        at(
            w / 2,
            h / 2,
            *(
                path(grid.outline(cell, 1), fill="none", stroke="#F1DDBF", stroke_opacity=0.75)
                for cell in cells
            ),
        ),
    )


def pile(back: str, count: int) -> str:
    """Cards or tiles on top of each other; fewer look lower."""
    lifts = min(3, max(0, (count + 7) // 8))
    return "".join(at(-1.6 * n, -1.6 * n, back) for n in range(lifts))


@lru_cache(maxsize=4)
def marble() -> str:
    """A block of marble, 26 high, around the origin."""
    return group(
        el("ellipse", cx=1, cy=9.5, rx=12, ry=5, fill=SHADOW, opacity=0.35),
        path("M0 -13L11.5 -6.5L0 0L-11.5 -6.5Z", fill="#FFFFFF"),
        path("M-11.5 -6.5L0 0V13L-11.5 6.5Z", fill="#EAE5DB"),
        path("M11.5 -6.5L0 0V13L11.5 6.5Z", fill="#C9C2B4"),
        path(
            "M-9 -2c2 1 2 3.5 4 4s2 3 3 3.5M8 -3c-1.5 1.5 -.5 3 -2 4.5s0 3 -1.5 4",
            fill="none",
            stroke="#9C9384",
            stroke_width=0.9,
        ),
        stroke="#7B7263",
        stroke_width=1,
        stroke_linejoin="round",
    )


@lru_cache(maxsize=4)
def worker() -> str:
    """A worker with a straw hat, 30 high, around the origin."""
    return group(
        el("ellipse", cx=1, cy=14, rx=10, ry=3.2, fill=SHADOW, opacity=0.4, stroke="none"),
        path("M-9.5 14C-9.5 4 -6.5 -.5 0 -.5S9.5 4 9.5 14Z", fill="#B98A56"),
        path("M-5 14V6M5 14V6", fill="none", stroke_width=1.1),
        circle(0, -5.5, 5.2, fill="#E8C59A"),
        path(
            "M-10.5 -7.5C-6 -9.5 6 -9.5 10.5 -7.5C6 -5.5 -6 -5.5 -10.5 -7.5Z",
            fill="#EBC24A",
        ),
        path("M-5 -8.6C-4.5 -16 4.5 -16 5 -8.6Z", fill="#EBC24A"),
        stroke=EDGE,
        stroke_width=1.1,
        stroke_linejoin="round",
    )


@lru_cache(maxsize=4)
def scroll() -> str:
    """A yield card as a sign: a sack of harvest, 28 high, around the origin."""
    return group(
        path("M-8 -6C-15 2 -14 14 -8 14H8C14 14 15 2 8 -6Z", fill="#C8A36A"),
        path("M-8 -6C-4 -4 4 -4 8 -6L11 -12C6 -9 4 -14 0 -11C-4 -14 -6 -9 -11 -12Z", fill="#D9B982"),
        path("M-8 -6C-4 -3 4 -3 8 -6", fill="none", stroke="#8E3B28", stroke_width=2.4),
        path("M0 11V2M0 6c-4 0 -5 -3 -5 -5c3 0 5 2 5 5M0 4c4 0 5 -3 5 -5c-3 0 -5 2 -5 5", fill="none"),
        stroke=EDGE,
        stroke_width=1.2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@lru_cache(maxsize=64)
def seal(track: str, words: str, r: float = 13, size: float = 0) -> str:
    """Points on the green or the red track: a leaf or a wax seal with the number; told apart by its shape."""
    size = size or (r * 1.15 if len(words) < 3 else r * 0.95)
    number = text(
        0,
        size * 0.36,
        words,
        size=size,
        font_family=SERIF,
        font_weight=700,
        text_anchor="middle",
        fill="#FFFFFF",
    )
    if track == "green":
        d = HexGrid(1.12 * r, flat=False).outline((0, 0))
        return path(d, fill=GREEN, stroke="#FFFFFF", stroke_opacity=0.7, stroke_width=1.2) + number
    return (
        circle(0, 0, r, fill=RED, stroke="#FFFFFF", stroke_opacity=0.7, stroke_width=1.2)
        + circle(0, 0, r - 2.6, fill="none", stroke="#FFFFFF", stroke_opacity=0.35)
        + number
    )


@lru_cache(maxsize=16)
def good(what: str, size: float = 26) -> str:
    """A sign for what tiles and cards give, around the origin."""
    scale = round(size / 26, 3)
    shapes: dict[str, Callable[[], str]] = {
        "marble": marble,
        "worker": worker,
        "yield": scroll,
        "cards": lambda: at(-11, -14.5, card_back(), scale=0.42),
        "card": lambda: at(-11, -14.5, card_back(), scale=0.42),
        "hexagon": lambda: group(tile("hexagon", ""), transform="scale(.27)"),
        "storage": _shelf,
        "bonus": lambda: rect(-10, -13, 20, 26, rx=3, fill="#F3DDB0", stroke=EDGE) + _plus(),
        "tile": lambda: group(tile("castle", "castle"), transform="scale(.27)"),
    }
    return group(shapes[what](), transform=None if scale == 1 else f"scale({scale:g})")


def _plus() -> str:
    return path("M-5 0H5M0 -5V5", fill="none", stroke="#8E3B28", stroke_width=3, stroke_linecap="round")


def _shelf() -> str:
    """One more storage space."""
    grid = HexGrid(12)
    return (
        path(
            grid.outline((0, 0)),
            fill="#FFFBF0",
            stroke=EDGE,
            stroke_dasharray="3.5 2.5",
            stroke_width=1.6,
        )
        + _plus()
    )


BONUS_WIDTH, BONUS_HEIGHT = 54, 64


@lru_cache(maxsize=16)
def bonus_card(kind: str) -> str:
    """A bonus card with its corner at the origin: one more of something."""
    w, h = BONUS_WIDTH, BONUS_HEIGHT
    return group(
        rect(0.5, 2, w, h, rx=6, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=6, fill="#F3DDB0", stroke=EDGE, stroke_opacity=0.7),
        rect(3, 3, w - 6, h - 6, rx=4, fill="none", stroke="#B5533C", stroke_opacity=0.55),
        at(w / 2, 41, good(kind, 28)),
        text(
            w / 2, 20, "+1", size=19, font_family=SERIF, font_weight=700, text_anchor="middle", fill="#5A2A1C"
        ),
    )


@lru_cache(maxsize=64)
def yield_card(gains: tuple[tuple[str, int], ...]) -> str:
    """A yield card turned up, with its corner at the origin."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    step = h / (len(gains) + 1)
    shown = "".join(
        at(w / 2, step * (n + 1) + 1, _gain(what, count)) for n, (what, count) in enumerate(gains)
    )
    return group(
        rect(0.5, 2, w, h, rx=6, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=6, fill="#FBF3DF", stroke=EDGE, stroke_opacity=0.7),
        rect(3.5, 3.5, w - 7, h - 7, rx=4, fill="#E6D3A4"),
        shown,
    )


def _gain(what: str, count: int) -> str:
    if what in ("red", "green"):
        return seal(what, str(count), 14)
    if count == 1:
        return good(what, 30)
    return at(
        -10,
        0,
        text(
            0,
            6,
            str(count),
            size=18,
            font_family=SERIF,
            font_weight=700,
            text_anchor="middle",
            fill="#3B2C20",
        ),
    ) + at(9, 0, good(what, 26))


@lru_cache(maxsize=4)
def yield_back() -> str:
    """The pile of yield cards, face down."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    return group(
        rect(0.5, 2, w, h, rx=6, fill=SHADOW, opacity=0.35),
        rect(0, 0, w, h, rx=6, fill="#FFFBF0", stroke=EDGE, stroke_opacity=0.6),
        rect(3.5, 3.5, w - 7, h - 7, rx=4, fill="#C6A86B"),
        at(w / 2, h / 2, scroll()),
    )


def gap(width: float, height: float) -> str:
    """Where a card could lie."""
    return rect(1, 1, width - 2, height - 2, rx=6, fill=CARD, stroke=LINE, stroke_dasharray="4 4")


def counter(x: float, y: float, words: str, size: float = 16) -> str:
    """A number on a round chip, to lie over a corner of what is counted."""
    r = size * 0.72 + (3 if len(words) > 2 else 0)
    return circle(x, y, r, fill=CARD, stroke=INK, stroke_opacity=0.55) + text(
        x, y + size * 0.35, words, size=size, font_weight=700, text_anchor="middle"
    )
