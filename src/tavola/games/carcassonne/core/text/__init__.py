"""Carcassonne's table in the terminal: the landscape as a map, the tile to be laid, points and supplies.

Cells that may be chosen carry the numbers of their lines in the menu.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.landscape import MARGIN, ROWS, draw_map
from tavola.games.carcassonne.core.text.legend import legend
from tavola.games.carcassonne.core.text.panel import PANEL, just_laid, panel, question_about_last_tile
from tavola.kernel import View
from tavola.words import Lexicon

MENU = 18
"""Lines around the map: title, legend and the question below."""

ROOMY = 36
"""From this height on there are blank lines between what is told beside the map."""


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """The map, as much of it as fits, and beside it all the rest."""
    assert isinstance(view, CarcassonneView)
    room = (size.width - PANEL - MARGIN - 2, max(size.height - MENU, 3 * ROWS + 1))
    drawn, notes = draw_map(view, lexicon, room)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=size.width - PANEL - 2, no_wrap=True)
    grid.add_column(width=PANEL)
    grid.add_row(Group(*drawn), panel(view, lexicon, names, roomy=size.height >= ROOMY))
    return Group(grid, *notes, legend(view, lexicon))


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
    """While a question is about it: the tile just laid, with the names of its parts."""
    assert isinstance(view, CarcassonneView)
    return just_laid(view, lexicon)


def opens_with_table(view: View) -> bool:
    """Except where the tile just laid is enough."""
    assert isinstance(view, CarcassonneView)
    return question_about_last_tile(view) is None
