"""Windmills in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.module import LOOSE, ModuleText
from tavola.kernel import Seat
from tavola.words import Lexicon
from tests.games.carcassonne.toy_expansion.rules import WindmillsView

SAILS = "✢"


class WindmillsText(ModuleText):
    """Sails in the middle of a tile; how many a seat has built stands beside the score track."""

    printed: ClassVar[Mapping[str, str]] = {"windmill": SAILS}
    in_middle = ("windmill",)
    symbols = ("windmill",)

    def holds(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        shown = view.part(WindmillsView)
        return Text(f" {shown.built[seat]}{SAILS}", style=LOOSE) if shown and shown.built[seat] else Text()


TEXT = WindmillsText()
