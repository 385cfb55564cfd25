"""What a position is worth to one seat, in points at the end of the game."""

from __future__ import annotations

from tavola.games.carrara.first.judgement.holdings import purse
from tavola.games.carrara.first.judgement.mode import Mode
from tavola.games.carrara.first.judgement.outlook import Outlook
from tavola.games.carrara.first.judgement.tempo import buys
from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.judgement.coins import coin_rate, coins_worth, use_of
from tavola.games.carrara.parts.judgement.purse import Prospect
from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.kernel import Seat

TIE_BREAK = 0.01
"""A block left over decides between equal points only."""


class Worth:
    """A position as one seat sees it; `of` values the coins and blocks it may have there."""

    def __init__(
        self, state: CarraraState, seat: Seat, turns: float, w: Weights, mode: Mode, *, plan: bool = True
    ) -> None:
        self._turns, self._w = turns, w
        self._coins_per_point = mode.coins_per_point(state)
        self._settled = float(state.points[seat])
        self.hand, self.coins = state.hand(seat), state.coins[seat]
        self.prospects: list[Prospect] = []
        if state.over:
            self.coins = 0
            return
        self._settled += mode.final(state, seat)
        if not turns:
            return
        self._settled += mode.hopes(state, seat)
        self._use = use_of(turns, w.half_time)
        outlook = Outlook(
            state, seat, turns, coin_rate(self.coins, self._use, w, self._coins_per_point), w, mode
        )
        if plan:
            self.prospects = outlook.prospects()
        self._purse = purse(self.prospects, state.edition.reach, turns, w)
        self._missing, scorings = mode.missing(state, seat, w)
        self._settled += outlook.scorings - w.race * (self._missing / w.cost_per_build + scorings)

    def now(self) -> float:
        """With the coins and blocks as they are."""
        return self.of(self.hand, self.coins)

    def of(self, hand: Counts, coins: int) -> float:
        """With these blocks and coins instead."""
        if not self._turns:
            return self._settled + coins // self._coins_per_point + TIE_BREAK * sum(hand)
        holdings = self._purse.worth(hand) + coins_worth(coins, self._use, self._w, self._coins_per_point)
        return self._settled + holdings - self._w.race * buys(self._missing, sum(hand), self._w)
