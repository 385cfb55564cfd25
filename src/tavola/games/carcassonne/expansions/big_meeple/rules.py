"""The big meeple: one each, as strong as two."""

from __future__ import annotations

from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.offers import Offers
from tavola.games.carcassonne.core.rules.state import CarcassonneState

BIG = "big-meeple"


class BigMeeple(Module):
    """Put instead of an ordinary meeple, by the same rules."""

    name = "big-meeple"
    figures = components_beside(__name__).figures()

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        big = state.rules.figure_number[BIG]
        if state.in_supply(big, state.mover):
            offers.put_on_any(big, state.unclaimed())
