"""The second counting figure in the terminal."""

from __future__ import annotations

from rich.text import Text

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.module import ModuleText
from tavola.games.carcassonne.expansions.messages.rules import MessagesView
from tavola.kernel import Seat
from tavola.words import Lexicon


class MessagesText(ModuleText):
    """The points of a seat, as its two counting figures show them."""

    def on_track(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        messages = view.part(MessagesView)
        if messages is None:
            return Text()
        counted = messages.messenger[seat]
        return Text(f" {view.scores[seat] - counted}+{counted}")


TEXT = MessagesText()
