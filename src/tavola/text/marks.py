"""Players' names with their colours and marks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tavola.drawing.palette import LIGHT
from tavola.drawing.players import SIGNS
from tavola.kernel import Seat


def mark(seat: Seat) -> Text:
    """A seat's mark in its colour."""
    return Text(SIGNS[seat % len(SIGNS)], style=f"bold {LIGHT[f'player-{seat % len(SIGNS)}']}")


def named(seat: Seat, names: Sequence[str]) -> Text:
    """A seat's mark and name."""
    return Text.assemble(mark(seat), " ", (names[seat], "bold"))
