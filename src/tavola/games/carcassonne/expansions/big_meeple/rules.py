"""The big meeple: one each, as strong as two."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tasks import meeple_offers
from tavola.kernel import Option

BIG = "big-meeple"


class BigMeeple(Module):
    """Put instead of an ordinary meeple, by the same rules."""

    name = "big-meeple"
    figures = components_beside(__name__).figures()

    def offers(self, state: CarcassonneState) -> Iterator[Option]:
        if state.in_supply(state.rules.figure_number[BIG], state.mover):
            yield from meeple_offers(state, BIG)
