"""The base game of the first edition, step by step as in the rulebook."""

from tavola.games.carrara.first.rules.actions.build import BUILD
from tavola.games.carrara.first.rules.actions.buy import BUY_BLOCKS
from tavola.games.carrara.first.rules.actions.end import ANNOUNCE_END, base_goals
from tavola.games.carrara.first.rules.actions.extra import EXTRA_PURCHASE
from tavola.games.carrara.first.rules.actions.final import built_cost, coins, objects
from tavola.games.carrara.first.rules.actions.score import SCORE
from tavola.games.carrara.first.rules.actions.start import DrawStartPlayer, FillDisplay
from tavola.games.carrara.first.rules.actions.turn import AfterAction, ChooseAction, EndTurn
from tavola.games.carrara.first.rules.edition import Order

BASE_GAME = Order(
    set_up=(DrawStartPlayer(), FillDisplay()),
    # A turn is one of three actions; then an object may be bought, and the end announced.
    turn=(ChooseAction(), AfterAction(), EndTurn()),
    actions=(BUY_BLOCKS, BUILD, SCORE),
    afterwards=(EXTRA_PURCHASE, ANNOUNCE_END),
    goals=base_goals,
    final=(objects, built_cost, coins),
)
