"""What gold on the board is worth to a bot; bars held are points already."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.module import ModuleJudgement
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.expansions.gold.rules import GOLD

BAR = 1.3
"""A bar on a tile of one's own open road, city or monastery, before the hope of closing it."""


class GoldJudgement(ModuleJudgement):
    """Bars lie there for whoever completes the feature."""

    def on_feature(self, state: CarcassonneState, feature: Feature, hopes: Hopes) -> float:
        cells = GOLD.of(state).lying
        if not cells:
            return 0.0
        bars = sum(feature.tiles >> state.board[cell] & 1 for cell in cells)
        return bars * BAR * hopes.time * hopes.weights.edge_fades ** max(0, feature.open - 1)


JUDGEMENT = GoldJudgement()
