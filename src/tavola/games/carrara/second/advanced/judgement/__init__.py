"""Judgement of what the advanced game adds: pieces on buildings, statue fields and money fields."""

from tavola.games.carrara.second.advanced.judgement.extras import AdvancedExtras
from tavola.games.carrara.second.advanced.judgement.weights import AdvancedWeights

__all__ = ["AdvancedExtras", "AdvancedWeights"]
