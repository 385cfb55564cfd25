"""Words and sums on small pieces."""

from __future__ import annotations

from tavola.drawing.svg import at, group, text
from tavola.games.carrara.parts.picture.icons import coin, victory

_SIZE = 15
"""Panels are drawn at two thirds of their size where there are many."""


def fitted(
    x: float,
    y: float,
    words: str,
    width: float,
    anchor: str = "middle",
    size: float = _SIZE,
    **attributes: str | int,
) -> str:
    """A small word, centred unless told, squeezed a little where it would be too wide."""
    wide = len(words) * 0.53 * size > width
    return text(
        x,
        y,
        words,
        size=size,
        text_anchor=anchor,
        textLength=width if wide else None,
        lengthAdjust="spacingAndGlyphs" if wide else None,
        **attributes,
    )


def yields(x: float, y: float, coins: int, points: int) -> str:
    """What something brings, in one line around a point: coins, points, or both."""
    parts = [(sign, count) for sign, count in ((coin(5.4), coins), (victory(5.8), points)) if count]
    widths = [13.5 + 8.2 * len(str(count)) for _, count in parts]
    left = x - (sum(widths) + 4 * (len(parts) - 1)) / 2
    drawn = []
    for (sign, count), width in zip(parts, widths, strict=True):
        drawn.append(at(left + 5.5, y, sign))
        drawn.append(text(left + 12.5, y + 5, str(count), size=14, font_weight=700))
        left += width + 4
    return group(*drawn) if drawn else ""
