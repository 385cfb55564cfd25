"""Decorations and statues as pieces: on discs, on blocks of their colour, and small on buildings."""

from __future__ import annotations

from functools import lru_cache

from tavola.drawing.palette import SHADOW
from tavola.drawing.svg import at, circle, el, group, path, rect
from tavola.games.carrara.parts.picture.blocks import cube, shades
from tavola.games.carrara.parts.picture.objects import medallion
from tavola.games.carrara.parts.picture.tiles import SMALL_WIDTH

GOLD = "gold"
_GOLD_SHADES = ("#FBE6A2", "#E2AE3C", "#6E4A0E")


@lru_cache(maxsize=64)
def statue(colour: str, scale: float = 1) -> str:
    """A draped figure with a raised arm, 24 high, standing on the origin."""
    light, middle, edge = _GOLD_SHADES if colour == GOLD else shades(colour)
    return group(
        path("M2.6 -15L5.6 -20.4", fill="none", stroke=edge, stroke_width=3.4),
        path("M2.6 -15L5.6 -20.4", fill="none", stroke=light, stroke_width=1.8),
        path(
            "M-4.6 -3.4C-3.6 -8 -4.6 -11 -3.9 -14.6Q0 -17.4 3.9 -14.6C4.6 -11 3.6 -8 4.6 -3.4Z", fill=middle
        ),
        path("M-3.9 -14.4C-1 -11.6 1.6 -9 3.9 -8.6M-.6 -11.4C-1.4 -8 -1 -6 -1.4 -3.6", fill="none"),
        circle(-0.4, -18.4, 2.9, fill=light),
        rect(-6, -3.6, 12, 3.6, rx=0.8, fill=light),
        stroke=edge,
        stroke_width=1,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=None if scale == 1 else f"scale({scale:g})",
    )


@lru_cache(maxsize=64)
def on_block(colour: str, scale: float = 1) -> str:
    """A statue on a block of its colour, whose grain tells it apart without colour, around the origin."""
    if colour == GOLD:
        foot = path("M-9 13V9.5H-6.5V6H6.5V9.5H9V13Z", fill="#F6F0E4", stroke="#4A382C", stroke_width=0.9)
        raised = 6.5
    else:
        foot, raised = at(0, 8, cube(colour, 16)), 4.5
    return group(foot, at(0, raised, statue(colour)), transform=None if scale == 1 else f"scale({scale:g})")


@lru_cache(maxsize=128)
def piece(name: str, decorations: tuple[str, ...], r: float = 14) -> str:
    """A decoration on its disc, or a statue, around the origin."""
    if name in decorations:
        return group(circle(0.4, 1.4, r, fill=SHADOW, opacity=0.35), medallion(name, 0, 0, r))
    return on_block(name, r / 15)


@lru_cache(maxsize=128)
def on_building(decoration: str | None, colour: str | None) -> str:
    """What a building carries: its decoration at the upper right, its statue below the value."""
    drawn = ""
    if decoration is not None:
        drawn += medallion(decoration, SMALL_WIDTH - 9.5, 9.5, 8.5)
    if colour is not None:
        drawn += el("ellipse", cx=9.8, cy=39, rx=7, ry=1.8, fill="#2B2622", opacity=0.3)
        drawn += at(9.6, 39.4, statue(colour, 0.92))
    return drawn
