"""The base game of the first edition, step by step as in the rulebook."""

from tavola.games.carrara.first.rules.actions.build import BUILD, DISPLAY
from tavola.games.carrara.first.rules.actions.buy import BUY_BLOCKS
from tavola.games.carrara.first.rules.actions.end import AnnounceEnd, base_goals
from tavola.games.carrara.first.rules.actions.extra import EXTRA_PURCHASE
from tavola.games.carrara.first.rules.actions.final import built_cost, coins, objects
from tavola.games.carrara.first.rules.actions.score import SCORE, printed_value
from tavola.games.carrara.first.rules.actions.start import DrawStartPlayer, FillDisplay
from tavola.games.carrara.first.rules.actions.turn import AfterAction, ChooseAction, EndTurn
from tavola.games.carrara.first.rules.edition import Order


def base_order(announce: AnnounceEnd) -> Order:
    """The order of the base game; who may announce the end when is read in more than one way."""
    return Order(
        set_up=(DrawStartPlayer(), FillDisplay()),
        # A turn is one of three actions; then an object may be bought, and the end announced.
        turn=(ChooseAction(), AfterAction(), EndTurn()),
        actions=(BUY_BLOCKS, BUILD, SCORE),
        afterwards=(EXTRA_PURCHASE, announce),
        market=DISPLAY,
        value=printed_value,
        goals=base_goals,
        final=(objects, built_cost, coins),
    )
