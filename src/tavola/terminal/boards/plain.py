"""The plain board: a list of points, for games without a board of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.kernel import View
from tavola.text.marks import named
from tavola.words import Lexicon


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """Everybody's points."""
    grid = Table.grid(padding=(0, 2))
    for seat, points in enumerate(view.scores):
        grid.add_row(named(seat, names), Text(lexicon.say("words-points", count=points)))
    grid.width = min(size.width, 60)
    return grid


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
    """Nothing: the points are all there is."""
    return None


def opens_with_table(view: View) -> bool:
    """Always."""
    return True
