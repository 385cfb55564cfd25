"""What the judgement of Carrara counts with; all in points at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Found by self-play (`benchmarks/arena.py`); change one, and let it play against the old ones."""

    # Tempo
    cost_per_build: float = 3.5
    blocks_per_buy: float = 4.0
    objects_per_scoring: float = 2.0
    linger: float = 2.0
    half_time: float = 4.0
    race: float = 0.5
    rivals: float = 0.5
    # Coins
    coin: float = 0.55
    coins_needed: float = 12.0
    # Blocks
    white: float = 2.2
    yellow: float = 1.8
    red: float = 1.4
    green: float = 1.0
    blue: float = 0.7
    black: float = 0.5
    plan_first: float = 0.85
    plan_second: float = 0.6
    plan_third: float = 0.4
    # Scorings
    growth: float = 2.0
    late: float = 1.0
    lacks_one: float = 0.5
    lacks_two: float = 0.25
    safe_city: float = 0.95
    threatened_city: float = 0.5
