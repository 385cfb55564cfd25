"""What coins and blocks are worth: the buildings they will pay for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp

from tavola.games.carrara.first.judgement.outlook import Prospect
from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.parts.rules.blocks import Counts


def coins_worth(coins: int, turns: float, w: Weights, coins_per_point: int) -> float:
    """What the final scoring pays for them, and what they can buy before that."""
    use = turns / (turns + w.half_time)
    return coins / coins_per_point + use * w.coin * w.coins_needed * (1 - exp(-coins / w.coins_needed))


def coin_rate(coins: int, turns: float, w: Weights, coins_per_point: int) -> float:
    """What each of a handful of coins more would be worth."""
    more = coins_worth(coins + 8, turns, w, coins_per_point)
    return (more - coins_worth(coins, turns, w, coins_per_point)) / 8


class Purse:
    """Judges hands of blocks by the buildings on display that they could pay for."""

    __slots__ = ("_prices", "_prospects", "_reach", "_steps")

    def __init__(self, prospects: Sequence[Prospect], reach: Sequence[int], turns: float, w: Weights) -> None:
        self._reach = reach
        use = turns / (turns + w.half_time)
        self._prices = [use * price for price in (w.white, w.yellow, w.red, w.green, w.blue, w.black)]
        steps = (w.plan_first, w.plan_second, w.plan_third)
        self._steps = [step for number, step in enumerate(steps) if prospects and number < turns]
        self._prospects = prospects

    def worth(self, hand: Counts) -> float:
        """The blocks by themselves, and what the best buildings would bring beyond that."""
        worth = 0.0
        for price, n in zip(self._prices, hand, strict=True):
            worth += price * n
        left, used = list(hand), [-1]
        for step in self._steps:
            net, tile, city, cost = self._best(left, used)
            if tile < 0:
                break
            worth += step * net
            used.append(tile)
            _pay(left, self._reach[city], cost)
        return worth

    def _best(self, hand: Sequence[int], used: Sequence[int]) -> tuple[float, int, int, int]:
        """The building that gains most beyond the worth of the blocks it takes."""
        best, found = 0.0, (0.0, -1, -1, 0)
        prices, reach = self._prices, self._reach
        reachable = list(accumulate(hand))
        for gain, tile, city, cost in self._prospects:
            if gain <= best:
                break
            last = reach[city] - 1
            if reachable[last] < cost or tile in used:
                continue
            owed, net = cost, gain
            while owed:
                n = hand[last]
                if n > owed:
                    n = owed
                net -= n * prices[last]
                owed -= n
                last -= 1
            if net > best:
                best, found = net, (net, tile, city, cost)
        return found


def _pay(hand: list[int], reach: int, cost: int) -> None:
    """Take the cheapest of the first so many colours, which are those that the city accepts."""
    for colour in range(reach - 1, -1, -1):
        n = min(hand[colour], cost)
        hand[colour] -= n
        cost -= n
