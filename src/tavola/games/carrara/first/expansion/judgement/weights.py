"""What the judgement counts with in the expansion game."""

from __future__ import annotations

from tavola.games.carrara.first.judgement.weights import Weights

WEIGHTS = Weights()
"""The base game's."""
