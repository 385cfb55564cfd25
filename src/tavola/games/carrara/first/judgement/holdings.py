"""How the first edition sees a hand of blocks."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.parts.judgement.coins import use_of
from tavola.games.carrara.parts.judgement.purse import Prospect, Purse


def purse(prospects: Sequence[Prospect], reach: Sequence[int], turns: float, w: Weights) -> Purse:
    """Judges hands of blocks, with so many turns left to use them."""
    use = use_of(turns, w.half_time)
    prices = [use * price for price in (w.white, w.yellow, w.red, w.green, w.blue, w.black)]
    steps = (w.plan_first, w.plan_second, w.plan_third)
    return Purse(prospects, reach, prices, [step for number, step in enumerate(steps) if number < turns])
