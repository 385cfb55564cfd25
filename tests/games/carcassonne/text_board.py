"""The table as a terminal prints it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from tavola import library
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.terminal.boards import board_of
from tavola.testing import Scenario, scenario

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")


def printed(view: CarcassonneView, language: str = "en", width: int = 100, height: int = 40) -> str:
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    lexicon = library.lexicon("carcassonne", language, strict=True)
    console.print(board_of("carcassonne").table(view, lexicon, NAMES, console.size))
    return out.getvalue()


def view_of(table: Scenario, seat: int | None = 0) -> CarcassonneView:
    view = table.view(seat)
    assert isinstance(view, CarcassonneView)
    return view


def on_the_map(table: Scenario) -> str:
    """The left side of the screen."""
    return "\n".join(line[:60] for line in printed(view_of(table)).splitlines())


def shown_in_hand(tile: str) -> str:
    """The table while this tile is to be laid."""
    return printed(view_of(scenario(CARCASSONNE, box="big-box").start("base.D 0,0 r0").draws(tile)))
