"""The table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from tavola.kernel import View
from tavola.words import Lexicon
from tavola_nim.rules import NimView


def table(view: View, lexicon: Lexicon, names: Sequence[str], size: ConsoleDimensions) -> RenderableType:
    """The counters in a row."""
    assert isinstance(view, NimView)
    return Text("● " * view.pile, style="bold red")


def aside(view: View, lexicon: Lexicon, names: Sequence[str]) -> RenderableType | None:
    """Nothing besides."""
    return None


def opens_with_table(view: View) -> bool:
    """Every question shows the counters."""
    return True
