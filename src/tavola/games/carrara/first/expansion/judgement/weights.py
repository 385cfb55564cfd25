"""What the judgement counts with in the expansion game."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carrara.first.judgement.weights import Weights


@dataclass(frozen=True, slots=True)
class ExpansionWeights(Weights):
    """The base game's, and how far what is new is to be counted on."""

    nearly: float = 0.3
    """What the grey card would give for one more building."""
    upgrade: float = 0.9
    """What the best upgrade would add to the scorings."""
