"""What the judgement of Carrara counts with; all in points at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Found by self-play (`benchmarks/arena.py`); change one, and let it play against the old ones."""

    # Tempo
    cost_per_build: float = 2.66
    blocks_per_buy: float = 2.56
    objects_per_scoring: float = 1.99
    linger: float = 1.9
    half_time: float = 4.95
    race: float = 1.14
    rivals: float = 0.9
    # Coins
    coin: float = 0.64
    coins_needed: float = 18.2
    # Blocks
    white: float = 1.52
    yellow: float = 1.41
    red: float = 1.54
    green: float = 1.93
    blue: float = 1.08
    black: float = 0.7
    plan_first: float = 0.58
    plan_second: float = 0.31
    plan_third: float = 0.27
    # Scorings
    growth: float = 6.11
    late: float = 1.98
    lacks_one: float = 0.49
    lacks_two: float = 0.33
    safe_city: float = 0.73
    threatened_city: float = 0.87
