"""Gold in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid
from tavola.games.carcassonne.core.text.module import CORNER, LOOSE, Loose, ModuleText
from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.kernel import Seat
from tavola.words import Lexicon

BAR = "$"


class GoldText(ModuleText):
    """Bars are counted: those on a tile in its corner, those held beside the score track."""

    symbols = ("gold",)

    def loose(self, view: CarcassonneView, laid: Laid) -> Iterator[Loose]:
        gold = view.part(GoldView)
        if gold and (bars := gold.lying.get(f"{laid.x},{laid.y}", 0)):
            yield Loose(f"{bars}{BAR}", CORNER)

    def legend(self, view: CarcassonneView, lexicon: Lexicon) -> Mapping[str, str]:
        gold = view.part(GoldView)
        return {"gold": BAR} if gold and (gold.lying or any(gold.held)) else {}

    def holds(self, view: CarcassonneView, seat: Seat, lexicon: Lexicon) -> Text:
        gold = view.part(GoldView)
        return Text(f" {gold.held[seat]}{BAR}", style=LOOSE) if gold and gold.held[seat] else Text()


TEXT = GoldText()
