"""Flying machines in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.text.module import ModuleText
from tavola.games.carcassonne.expansions.flyers.rules import COMPASS

ARROWS = "↑↗→↘↓↙←↖"
"""One for each direction of the compass."""


class FlyersText(ModuleText):
    """A flying machine is an arrow the way it flies."""

    printed: ClassVar[Mapping[str, str]] = {"flyer": "→"}
    inks: ClassVar[Mapping[str, str]] = dict.fromkeys(ARROWS, "bold cyan")
    symbols = ("flyer",)

    def sign(self, part: Part, turn: int) -> str:
        if part.kind != "flyer":
            return ""
        return ARROWS[(COMPASS.index(part.fact("to")) + 2 * turn) % len(ARROWS)]


TEXT = FlyersText()
