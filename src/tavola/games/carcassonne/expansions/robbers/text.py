"""Robbers in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.module import ModuleText
from tavola.games.carcassonne.expansions.robbers.rules import RobbersView
from tavola.kernel import Seat
from tavola.words import Lexicon

LETTER = "carcassonne-board-letter-robber"


class RobbersText(ModuleText):
    """A letter, with the space of the score track."""

    symbols = ("robber",)

    def legend(self, view: CarcassonneView, lexicon: Lexicon) -> Mapping[str, str]:
        robbers = view.part(RobbersView)
        about = robbers is not None and any(space is not None for space in robbers.spaces)
        return {"robber": "robber"} if about else {}

    def on_track(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        robbers = view.part(RobbersView)
        space = None if robbers is None else robbers.spaces[seat]
        return Text() if space is None else Text(f" {lexicon.say(LETTER)}{space}", style="bold")


TEXT = RobbersText()
