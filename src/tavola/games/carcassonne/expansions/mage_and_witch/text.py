"""Mage and witch in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid
from tavola.games.carcassonne.core.text.module import Loose, ModuleText
from tavola.games.carcassonne.expansions.mage_and_witch.rules import MagicView
from tavola.words import Lexicon

SIGNS = {"mage": "☼", "witch": "☾"}


class MageAndWitchText(ModuleText):
    """Each has a sign, on the part where they stand."""

    symbols = ("mage",)

    def loose(self, view: CarcassonneView, laid: Laid) -> Iterator[Loose]:
        for name, place in _places(view).items():
            cell, _, part = place.partition("/")
            if cell == f"{laid.x},{laid.y}":
                yield Loose(SIGNS[name], part)

    def legend(self, view: CarcassonneView, lexicon: Lexicon) -> Mapping[str, str]:
        return {name: SIGNS[name] for name in _places(view)}


def _places(view: CarcassonneView) -> Mapping[str, str]:
    """Where those on the board stand."""
    magic = view.part(MagicView)
    return {name: place for name, place in magic.places.items() if place is not None} if magic else {}


TEXT = MageAndWitchText()
