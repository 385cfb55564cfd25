"""What blocks are worth: the buildings they will pay for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from tavola.games.carrara.parts.rules.blocks import Counts

Prospect = tuple[float, int, int, int]
"""A building that could be built: what it would add, tile, city, cost."""

_NONE: Prospect = (0.0, -1, -1, 0)


class Purse:
    """Judges hands of blocks by the buildings that they could pay for."""

    __slots__ = ("_prices", "_prospects", "_reach", "_stand_in", "_steps")

    def __init__(
        self,
        prospects: Sequence[Prospect],
        reach: Sequence[int],
        prices: Sequence[float],
        steps: Sequence[float],
        stand_in: int = 0,
    ) -> None:
        """Prospects, best first; by city how many colours it accepts; what blocks of each colour are worth
        by themselves; how far the first, second … building counts; and how many blocks of the next lower
        colour stand for one (0: they do not).
        """
        self._prospects, self._reach, self._stand_in = prospects, reach, stand_in
        self._prices, self._steps = prices, steps if prospects else ()

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
            self._pay(left, self._reach[city], cost)
        return worth

    def _best(self, hand: Sequence[int], used: Sequence[int]) -> Prospect:
        """The building that gains most beyond the worth of the blocks it takes."""
        best, found = 0.0, _NONE
        prices, reach, stand_in = self._prices, self._reach, self._stand_in
        reachable = list(accumulate(hand))
        if stand_in:
            for colours in range(1, len(hand)):
                reachable[colours - 1] += hand[colours] // stand_in
        for gain, tile, city, cost in self._prospects:
            if gain <= best:
                break
            last = reach[city] - 1
            if reachable[last] < cost or tile in used:
                continue
            owed, net = cost, gain
            while owed and last >= 0:
                n = hand[last]
                if n > owed:
                    n = owed
                net -= n * prices[last]
                owed -= n
                last -= 1
            if owed:
                net -= owed * stand_in * prices[reach[city]]
            if net > best:
                best, found = net, (net, tile, city, cost)
        return found

    def _pay(self, hand: list[int], reach: int, cost: int) -> None:
        """Take the cheapest of the first so many colours, which are those that the city accepts."""
        for colour in range(reach - 1, -1, -1):
            n = min(hand[colour], cost)
            hand[colour] -= n
            cost -= n
        if cost:
            hand[reach] -= cost * self._stand_in
