"""Crop circles in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.text.module import ModuleText
from tavola.words import Lexicon


class CropCirclesText(ModuleText):
    """The tile in hand says which circle it has."""

    symbols = ("crop-circle",)

    def symbol(self, part: Part, lexicon: Lexicon) -> str:
        return lexicon.say(f"carcassonne-board-symbol-{part.kind}", circle=part.fact("kind"))


TEXT = CropCirclesText()
