"""What the builder and second turns are worth to a bot."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.module import ModuleJudgement
from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.games.carcassonne.core.rules.state import CarcassonneState

ON_THE_BOARD = 3.0
"""A builder on the board, while its road or city is open and many turns are left."""
ENOUGH_TURNS = 6


class BuilderJudgement(ModuleJudgement):
    """A builder may bring second turns; a second turn is another tile."""

    def questions(self, weights: Weights) -> Mapping[str, float]:
        return {"carcassonne.second": weights.another_tile}

    def count(self, state: CarcassonneState, totals: list[float], hopes: Hopes) -> None:
        builder = state.rules.figure_number["builder"]
        for segment, figure, seat in state.figures:
            if figure == builder and not state.closed(segment):
                totals[seat] += ON_THE_BOARD * hopes.time * min(1.0, hopes.turns / ENOUGH_TURNS)


JUDGEMENT = BuilderJudgement()
