"""How a game's table looks in the terminal, by the game's name; the plain one where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import ConsoleDimensions, RenderableType

from tavola import registry
from tavola.kernel import View
from tavola.words import Lexicon


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
    own = registry.kit(game).text if game in registry.game_names() else None
    return cast(Board, import_module(own or "tavola.terminal.boards.plain"))
