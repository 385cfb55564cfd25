"""What coins are worth: points at the end, and what they buy before that."""

from __future__ import annotations

from math import exp
from typing import Protocol


class CoinWeights(Protocol):
    """How an edition's judgement sees coins."""

    @property
    def coin(self) -> float:
        """What the first coin buys, in points."""
        ...

    @property
    def coins_needed(self) -> float:
        """How many coins find a use; more are worth less and less."""
        ...


def coins_worth(coins: int, use: float, w: CoinWeights, coins_per_point: int) -> float:
    """What the final scoring pays for them, and what they can buy before that, of which `use` is made."""
    return coins / coins_per_point + use * w.coin * w.coins_needed * (1 - exp(-coins / w.coins_needed))


def coin_rate(coins: int, use: float, w: CoinWeights, coins_per_point: int) -> float:
    """What each of a handful of coins more would be worth."""
    more = coins_worth(coins + 8, use, w, coins_per_point)
    return (more - coins_worth(coins, use, w, coins_per_point)) / 8


def use_of(turns: float, half_time: float) -> float:
    """The share of what coins and blocks could bring that so many turns are enough for."""
    return turns / (turns + half_time)
