"""The drawing kit: SVG, palette, players' marks, panels and how they make one sheet. Knows no game."""

from tavola.drawing.compose import compose
from tavola.drawing.definitions import Definitions
from tavola.drawing.keeper import Keeper
from tavola.drawing.panel import Fragment, Panel, Purpose, fragment

__all__ = ["Definitions", "Fragment", "Keeper", "Panel", "Purpose", "compose", "fragment"]
