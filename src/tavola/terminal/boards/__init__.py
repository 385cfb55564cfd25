"""How a game's table looks in the terminal, by the game's name; the plain one where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import ConsoleDimensions, RenderableType

from tavola.kernel import View
from tavola.words import Lexicon

BOARDS = {
    "carcassonne": "tavola.terminal.boards.carcassonne",
    "carrara": "tavola.terminal.boards.carrara",
}


class Board(Protocol):
    """A module that draws one game's views."""

    def table(
        self, view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions
    ) -> RenderableType:
        """Everything the viewer may know."""
        ...

    def aside(self, view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
        """What the viewer needs at hand while a turn goes on, in a line or two."""
        ...

    def opens_with_table(self, view: View) -> bool:
        """Whether the question now asked needs the whole table before the eyes."""
        ...


def board_of(game: str) -> Board:
    """The board of a game."""
    return cast(Board, import_module(BOARDS.get(game, "tavola.terminal.boards.plain")))
