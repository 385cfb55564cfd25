"""Buildings of cost 8: they lie beside the board, and whoever takes one takes an upgrade too."""

from __future__ import annotations

from tavola.games.carrara.first.expansion.rules.state import expanded
from tavola.games.carrara.first.expansion.rules.upgrades import CHOOSE_UPGRADE
from tavola.games.carrara.first.rules.actions.build import DISPLAY
from tavola.games.carrara.first.rules.edition import Market
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Events


class DisplayAndEights(Market):
    """The display as in the base game, and the buildings beside the board, which are not replaced."""

    def tiles(self, state: CarraraState) -> list[int]:
        return state.display + expanded(state).eights

    def missing(self, state: CarraraState, tile: int) -> str:
        """Those of cost 8 lie open until they are built; the others may still be face down."""
        if tile in expanded(state).expansion.additions.eights:
            return "carrara1x.eights.gone"
        return DISPLAY.missing(state, tile)

    def take(self, state: CarraraState, tile: int, events: Events) -> None:
        eights = expanded(state).eights
        if tile in eights:
            eights[eights.index(tile)] = -1
            state.do_next(CHOOSE_UPGRADE)
        else:
            DISPLAY.take(state, tile, events)


DISPLAY_AND_EIGHTS = DisplayAndEights()
