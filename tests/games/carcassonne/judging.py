"""What a position is worth to a bot."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.games.carcassonne.core.judgement.worth import Worth
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.testing import Scenario


def totals(table: Scenario) -> list[float]:
    """The points that each seat may hope for."""
    assert isinstance(table.state, CarcassonneState)
    return Worth(table.state, Hopes(table.state, Weights())).totals()
