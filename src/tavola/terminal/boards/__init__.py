"""Text boards by the name of their game; games without one get a plain list."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import ConsoleDimensions, RenderableType

from tavola import registry
from tavola.kernel import View
from tavola.words import Lexicon


class Board(Protocol):
    """A module that shows the views of one game as text."""

    def table(
        self, view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions
    ) -> RenderableType:
        """Everything the viewer may know."""
        ...

    def aside(self, view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
        """What the viewer needs at hand during a turn, in a line or two."""
        ...

    def opens_with_table(self, view: View) -> bool:
        """Whether the current question needs the whole table."""
        ...


def board_of(game: str) -> Board:
    """The board of a game."""
    own = registry.kit(game).text if game in registry.game_names() else None
    return cast(Board, import_module(own or "tavola.terminal.boards.plain"))
