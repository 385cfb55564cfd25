"""What a position is worth to one seat, in points at the end of the game."""

from __future__ import annotations

from tavola.games.carrara.parts.judgement.coins import coins_worth, use_of
from tavola.games.carrara.parts.judgement.purse import Prospect, Purse
from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.games.carrara.second.judgement.extras import Extras
from tavola.games.carrara.second.judgement.mat import Mat
from tavola.games.carrara.second.judgement.outlook import Outlook
from tavola.games.carrara.second.judgement.weights import Weights
from tavola.games.carrara.second.rules.exchange import capacity
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat

TIE_BREAK = 0.01
"""A block left over decides between equal points only."""
STAND_IN = 2
"""So many blocks of the next lower colour stand for one."""


class Worth:
    """A position as one seat sees it; `of` values the coins and blocks it may have there."""

    def __init__(
        self, state: SecondState, seat: Seat, turns: float, w: Weights, extras: Extras, *, plan: bool = True
    ) -> None:
        self._turns, self._w = turns, w
        self._coins_per_point = extras.coins_per_point(state, seat)
        self._settled = float(state.points[seat])
        self.hand, self.coins = state.hand(seat), state.coins[seat]
        self.prospects: list[Prospect] = []
        if state.over:
            self.coins = 0
            return
        if not turns:
            self._settled += extras.final(state, seat)
            return
        self._settled += extras.outlook(state, seat)
        self._use = use_of(turns, w.half_time) * (1.0 if state.stones_left(seat) else w.no_stones)
        outlook = Outlook(state, seat, turns, self._more_coins, w, extras)
        if plan:
            self.prospects = outlook.prospects()
        prices = [self._use * price for price in (w.white, w.yellow, w.red, w.green, w.blue, w.purple)]
        steps = [s for n, s in enumerate((w.plan_first, w.plan_second, w.plan_third)) if n < turns]
        self._purse = Purse(self.prospects, state.edition.reach, prices, steps, STAND_IN)
        self._settled += outlook.scorings

    def _more_coins(self, more: int) -> float:
        """What so many coins more are worth."""
        if not more:
            return 0.0
        use, w, rate = self._use, self._w, self._coins_per_point
        return coins_worth(self.coins + more, use, w, rate) - coins_worth(self.coins, use, w, rate)

    def now(self) -> float:
        """With the coins and blocks as they are."""
        return self.of(self.hand, self.coins)

    def of(self, hand: Counts, coins: int) -> float:
        """With these blocks and coins instead."""
        if not self._turns:
            return self._settled + coins // self._coins_per_point + TIE_BREAK * sum(hand)
        worth = coins_worth(coins, self._use, self._w, self._coins_per_point)
        return self._settled + self._purse.worth(hand) + worth


def points_after_last_turn(state: SecondState, seat: Seat, extras: Extras) -> float:
    """The most points that a seat may have in the end which has one turn left: it scores, or builds."""
    per_coin = 1 / extras.coins_per_point(state, seat)
    points = state.points[seat] + extras.final(state, seat) + state.coins[seat] * per_coin
    if not state.stones_left(seat):
        hand, reach = state.hand(seat), state.edition.reach
        means = max(capacity(hand, colours) for colours in reach)
        costs = [state.edition.value[tile] for tile in state.display if tile >= 0]
        costs += [state.edition.box.monument] if state.monuments else []
        return points + max((cost for cost in costs if cost <= means), default=0)
    possible = (*Mat(state, seat).possible(state, seat), *extras.possible(state, seat))
    best = max((won + coins * per_coin for won, coins in possible), default=0.0)
    bonus = 0.0
    for number, section in enumerate(state.edition.box.court):
        if state.court[seat] >> number & 1 and section.kind in ("coins", "points"):
            bonus = max(bonus, section.amount * (1.0 if section.kind == "points" else per_coin))
    return points + (best + bonus if best else 0.0)
