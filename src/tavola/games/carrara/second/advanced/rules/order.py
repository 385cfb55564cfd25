"""The advanced game of the second edition, step by step as in the rulebook."""

from tavola.games.carrara.second.advanced.rules.after import AfterAction, CloseTurn
from tavola.games.carrara.second.advanced.rules.box import Pieces
from tavola.games.carrara.second.advanced.rules.court import DECORATION_BONUS, GOLD_BONUS
from tavola.games.carrara.second.advanced.rules.decorations import decorated_value, decoration_sets
from tavola.games.carrara.second.advanced.rules.money import MoneyFields, coins_at_rate
from tavola.games.carrara.second.advanced.rules.placing import MOVE_OUT
from tavola.games.carrara.second.advanced.rules.purchase import PURCHASE
from tavola.games.carrara.second.advanced.rules.statues import STATUE_FIELDS, Majorities
from tavola.games.carrara.second.advanced.rules.table import AdvancedTable
from tavola.games.carrara.second.advanced.rules.wheels import BUY_WITH_WHEELS, TurnLargeWheel, emptied
from tavola.games.carrara.second.rules.actions.build import BUILD
from tavola.games.carrara.second.rules.actions.court import COIN_BONUS, POINT_BONUS, VISIT
from tavola.games.carrara.second.rules.actions.monument import MONUMENT
from tavola.games.carrara.second.rules.actions.score import CITIES, LANDSCAPES, TYPES
from tavola.games.carrara.second.rules.actions.start import DrawStartPlayer, FillDisplay
from tavola.games.carrara.second.rules.actions.turn import PASS_TURN, BeginTurn, ChooseAction, EndTurn
from tavola.games.carrara.second.rules.edition import Order


def advanced_game(pieces: Pieces, *, money_fields: str, statue_ties: str) -> Order:
    """The order of play with these pieces, and with the readings of the rules that a group has chosen."""
    return Order(
        set_up=(DrawStartPlayer(), TurnLargeWheel(), FillDisplay()),
        # As in the normal game; then a piece may be bought or moved out of a warehouse.
        turn=(BeginTurn(), ChooseAction(), AfterAction(), CloseTurn(), EndTurn()),
        actions=(BUY_WITH_WHEELS, BUILD, MONUMENT, VISIT, PASS_TURN),
        besides=(PURCHASE,),
        anytime=(MOVE_OUT,),
        bought=(emptied,),
        bonuses={
            "coins": COIN_BONUS,
            "points": POINT_BONUS,
            "gold": GOLD_BONUS,
            "decoration": DECORATION_BONUS,
        },
        fields=(CITIES, TYPES, LANDSCAPES, MoneyFields(shared=money_fields == "shared"), STATUE_FIELDS),
        value=decorated_value,
        final=(coins_at_rate, decoration_sets, Majorities(last=statue_ties == "last")),
        holdings=lambda edition, seats: AdvancedTable(pieces, edition, seats),
    )
