"""Building blocks: small marble cubes whose grain tells the colours apart without colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tavola.drawing.palette import SHADOW, paint
from tavola.drawing.svg import el, group, path, polygon

_W, _H = 10.4, 12.0
"""Half the width and half the height of a cube at scale 1."""


@dataclass(frozen=True, slots=True)
class _Marble:
    top: str
    left: str
    right: str
    edge: str
    grain: str
    figure: str
    """On this colour numbers are written so."""


_MARBLE = {
    "white": _Marble("#FFFFFF", "#F1EEE8", "#D9D4CA", "#857C6D", "#A49C8F", "#2B2622"),
    "yellow": _Marble("#FBE08A", "#EFC552", "#CFA02F", "#7A5C12", "#8F6C12", "#2B2622"),
    "red": _Marble("#E38A76", "#C5513C", "#9C3725", "#571A0F", "#FBD9D0", "#FFFFFF"),
    "green": _Marble("#8CC29B", "#4F9168", "#376F4D", "#1C4029", "#D8F0DE", "#FFFFFF"),
    "blue": _Marble("#92B4E2", "#4A78BC", "#345A95", "#1B335A", "#DFEBFB", "#FFFFFF"),
    "purple": _Marble("#B79AD0", "#835BA6", "#63427F", "#33204A", "#EDE0F7", "#FFFFFF"),
    "black": _Marble("#76716C", "#403C39", "#2A2725", paint("dark-edge"), "#E8E2D8", "#FFFFFF"),
}

_RIM = paint("dark-edge")
"""Around flat things of marble."""

_GRAIN = {
    "white": "M-8.6 .4C-7 1 -6.6 3.6 -4.6 4.2S-3 6.6 -2 7.2M6.4 .6C5.4 1.6 5.8 3 4.6 4",
    "yellow": "M-10.4 0L0 6L10.4 0",
    "red": "M-10.4 -2L0 4L10.4 -2M-10.4 2L0 8L10.4 2",
    "green": "M-6.9 -4V8M-3.5 -2V10M6.9 -4V8M3.5 -2V10",
    "blue": "M-5.2 .9a1.9 2.2 0 1 0 .1 0ZM5.2 .9a1.9 2.2 0 1 0 .1 0ZM0 -7.4a2.6 1.5 0 1 0 .1 0Z",
    "purple": "M-8.6 1.4L-5.2 7.4L-1.8 3.4M1.8 3.4L5.2 7.4L8.6 1.4M-4.4 -6L0 -3.4L4.4 -6",
    "black": "M-8.6 -3L-1.8 9M-1.8 1L-8.6 5M8.6 -3L1.8 9M1.8 1L8.6 5",
}


@lru_cache(maxsize=64)
def cube(colour: str, size: float = 24) -> str:
    """A cube of a colour around the origin; `size` is its height."""
    marble = _MARBLE[colour]
    return group(
        el("ellipse", cx=1, cy=_H - 3.4, rx=_W + 0.4, ry=5, fill=SHADOW, opacity=0.35),
        polygon((0, -_H), (_W, -_H / 2), (0, 0), (-_W, -_H / 2), fill=marble.top),
        polygon((-_W, -_H / 2), (0, 0), (0, _H), (-_W, _H / 2), fill=marble.left),
        polygon((_W, -_H / 2), (0, 0), (0, _H), (_W, _H / 2), fill=marble.right),
        path(
            f"M{-_W} {-_H / 2}L0 0L{_W} {-_H / 2}M0 0V{_H}", fill="none", stroke=marble.edge, stroke_width=0.6
        ),
        path(_GRAIN[colour], fill="none", stroke=marble.grain, stroke_width=1.1, stroke_linecap="round"),
        path(
            f"M0 {-_H}L{_W} {-_H / 2}V{_H / 2}L0 {_H}L{-_W} {_H / 2}V{-_H / 2}Z",
            fill="none",
            stroke=marble.edge,
            stroke_width=1,
            stroke_linejoin="round",
        ),
        transform=None if size == 24 else f"scale({size / 24:g})",
    )


@lru_cache(maxsize=64)
def swatch(colour: str, size: float) -> str:
    """A flat square of a colour around the origin: what a city accepts."""
    marble, half = _MARBLE[colour], size / 2
    return el(
        "rect",
        x=-half,
        y=-half,
        width=size,
        height=size,
        rx=1.2,
        fill=marble.left,
        stroke=_RIM,
        stroke_width=0.8,
    )


@lru_cache(maxsize=64)
def price(colour: str, coins: int) -> str:
    """A round price tag in a colour, around the origin."""
    marble = _MARBLE[colour]
    return group(
        el("circle", r=10.5, fill=marble.left, stroke=_RIM),
        el("circle", r=8.4, fill="none", stroke=marble.grain, stroke_width=0.8, opacity=0.7),
        el(
            "text",
            str(coins),
            y=5.3,
            font_size=15,
            font_weight=700,
            text_anchor="middle",
            fill=marble.figure,
        ),
    )


@lru_cache(maxsize=64)
def plinth(colour: str, width: float) -> str:
    """A low step in a colour, with its corner at the origin: what a city stands on."""
    marble = _MARBLE[colour]
    return el("rect", width=width, height=6, rx=1, fill=marble.left, stroke=_RIM, stroke_width=0.8)


def shades(colour: str) -> tuple[str, str, str]:
    """The light, the middle and the edge of a colour of marble, for other things made of it."""
    marble = _MARBLE[colour]
    return marble.top, marble.left, marble.edge
