"""What the judgement counts with in the advanced game."""

from __future__ import annotations

from tavola.games.carrara.second.judgement.weights import Weights

WEIGHTS = Weights()
"""Found by self-play in the advanced game."""
