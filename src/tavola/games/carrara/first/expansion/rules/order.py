"""The expansion game of the first edition, step by step as in the rulebook."""

from tavola.games.carrara.first.expansion.rules.announcing import AnnounceEndByCards
from tavola.games.carrara.first.expansion.rules.cards.strip import (
    DRAW_CARDS,
    building_points,
    conditions,
    extra_points,
    object_points,
)
from tavola.games.carrara.first.expansion.rules.cards.top import coins_by_card
from tavola.games.carrara.first.expansion.rules.eights import DISPLAY_AND_EIGHTS
from tavola.games.carrara.first.expansion.rules.raising import RAISE
from tavola.games.carrara.first.expansion.rules.special import SCORE_SPECIAL
from tavola.games.carrara.first.expansion.rules.turning import BuyUnturned
from tavola.games.carrara.first.expansion.rules.upgrades import UPGRADE_LATER, city_value
from tavola.games.carrara.first.rules.actions.build import BUILD
from tavola.games.carrara.first.rules.actions.buy import BUY_BLOCKS
from tavola.games.carrara.first.rules.actions.extra import EXTRA_PURCHASE
from tavola.games.carrara.first.rules.actions.score import SCORE
from tavola.games.carrara.first.rules.actions.start import DrawStartPlayer, FillDisplay
from tavola.games.carrara.first.rules.actions.turn import AfterAction, ChooseAction, EndTurn
from tavola.games.carrara.first.rules.edition import Order


def expansion_order(announce: AnnounceEndByCards, unturned: BuyUnturned) -> Order:
    """The order of the expansion game, with the rulings on announcing and on buying without turning."""
    return Order(
        # A card of each colour is drawn; then all is as in the base game.
        set_up=(DrawStartPlayer(), *DRAW_CARDS, FillDisplay()),
        # A turn is one of three actions, each with something new; a building of cost 8 brings an upgrade.
        turn=(ChooseAction(), AfterAction(), EndTurn()),
        actions=(BUY_BLOCKS, unturned, BUILD, RAISE, SCORE, SCORE_SPECIAL, UPGRADE_LATER),
        afterwards=(EXTRA_PURCHASE, announce, UPGRADE_LATER),
        market=DISPLAY_AND_EIGHTS,
        value=city_value,
        # Brown, violet and grey card.
        goals=conditions,
        # The extra card may pay coins, so it comes before coins are counted.
        final=(extra_points, object_points, building_points, coins_by_card),
    )
