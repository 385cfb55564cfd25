"""What the judgement of the second edition counts with; all in points at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Found by self-play (`benchmarks/arena.py`); change one, and let it play against the old ones."""

    # Tempo
    turns_per_tile: float = 2.4
    turns_per_stone: float = 2.6
    linger: float = 1.5
    half_time: float = 5.0
    rivals: float = 0.8
    spent: float = 0.6
    no_stones: float = 0.4
    # Coins
    coin: float = 0.6
    coins_needed: float = 18.0
    # Blocks
    white: float = 2.2
    yellow: float = 1.8
    red: float = 1.6
    green: float = 1.2
    blue: float = 0.9
    purple: float = 0.6
    plan_first: float = 0.6
    plan_second: float = 0.3
    plan_third: float = 0.2
    # Scorings
    growth: float = 7.0
    late: float = 1.6
    lacks_one: float = 0.5
    lacks_two: float = 0.3
    safe_city: float = 0.9
    threatened_city: float = 0.6
    # The court
    bonus: float = 0.6
    hurried_bonus: float = 0.3
