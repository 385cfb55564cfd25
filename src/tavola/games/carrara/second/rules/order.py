"""The normal game of the second edition, step by step as in the rulebook."""

from tavola.games.carrara.second.rules.actions.build import BUILD
from tavola.games.carrara.second.rules.actions.buy import BUY
from tavola.games.carrara.second.rules.actions.court import COIN_BONUS, POINT_BONUS, VISIT
from tavola.games.carrara.second.rules.actions.final import coins
from tavola.games.carrara.second.rules.actions.monument import MONUMENT
from tavola.games.carrara.second.rules.actions.score import CITIES, LANDSCAPES, TYPES, printed_value
from tavola.games.carrara.second.rules.actions.start import DrawStartPlayer, FillDisplay
from tavola.games.carrara.second.rules.actions.turn import PASS_TURN, BeginTurn, ChooseAction, EndTurn
from tavola.games.carrara.second.rules.edition import Holdings, Order

NORMAL_GAME = Order(
    set_up=(DrawStartPlayer(), FillDisplay()),
    # The marker goes back; then one of four actions. While another seat leads a royal visit, scoring
    # means following it, and any other action forgoes its bonus.
    turn=(BeginTurn(), ChooseAction(), EndTurn()),
    actions=(BUY, BUILD, MONUMENT, VISIT, PASS_TURN),
    besides=(),
    anytime=(),
    bought=(),
    # Scoring: a stone from the court, its bonus, then a field.
    bonuses={"coins": COIN_BONUS, "points": POINT_BONUS},
    fields=(CITIES, TYPES, LANDSCAPES),
    value=printed_value,
    final=(coins,),
    holdings=lambda _edition, _seats: Holdings(),
)
