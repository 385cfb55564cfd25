"""What the judgement counts with in the advanced game."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carrara.second.judgement.weights import Weights


@dataclass(frozen=True, slots=True)
class AdvancedWeights(Weights):
    """The normal game's, and how far what is new is to be counted on."""

    rank: float = 0.7
    """A place among those with statues in a city, while others can still overtake."""
    store: float = 1.5
    """A piece in a warehouse, in points."""
    fortune: float = 0.5
    """What a money field would add to the coins held now."""
    site: float = 0.3
    """What the next decoration of a kind would add to its set, for a new building that could take it."""
