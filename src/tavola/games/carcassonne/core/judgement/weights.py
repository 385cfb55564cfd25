"""What the judgement of Carcassonne weighs, in points; what belongs to a module is weighed there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Numbers that were tried out by play; each says what it is worth."""

    figures: tuple[float, ...] = (6.0, 5.0, 4.3, 3.7, 3.2, 2.8, 2.5, 2.0)
    """The first figure in the supply, the second, …, while many tiles are left."""
    special: float = 1.2
    """Any other figure in the supply: no meeple, or one that stands in few places."""
    city_hope: float = 0.62
    """How likely a city with one open edge is to be closed, while many tiles are left."""
    road_hope: float = 0.8
    around_hope: float = 0.72
    """How likely an empty cell beside a monastery is to be filled."""
    edge_fades: float = 0.58
    """What every further open cell leaves of the hope."""
    patience: float = 1.0
    """How many fitting tiles for each seat make it as likely as not that an open cell is filled."""
    field_city: float = 0.25
    """How much of an open city along a field counts."""
    another_tile: float = 6.0
    """One more tile that is earned."""
    others: float = 0.9
    """How much a point of the strongest other seat weighs against one's own."""
