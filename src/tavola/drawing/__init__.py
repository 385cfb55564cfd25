"""The drawing kit: SVG, palette, players' marks, panels and how they make one sheet. Knows no game."""

from tavola.drawing.compose import compose
from tavola.drawing.panel import Panel

__all__ = ["Panel", "compose"]
