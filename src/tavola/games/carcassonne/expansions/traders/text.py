"""Goods that players have, in the terminal."""

from __future__ import annotations

from rich.text import Text

from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.games.carcassonne.core.text.module import ModuleText
from tavola.games.carcassonne.expansions.traders.rules import GoodsView
from tavola.kernel import Seat
from tavola.words import Lexicon


class TradersText(ModuleText):
    """A letter and a number for each kind."""

    def in_supply(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        text, traders = Text(), view.part(GoodsView)
        for kind, count in traders.goods[seat].items() if traders else ():
            if count:
                text.append(f" {lexicon.say(f'carcassonne-board-letter-{kind}')}{count}", style="yellow")
        return text


TEXT = TradersText()
