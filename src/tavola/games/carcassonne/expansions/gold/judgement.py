"""What gold on the board is worth to a bot; bars held are points already."""

from __future__ import annotations

from functools import reduce
from operator import or_

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.module import FeatureWorth, ModuleJudgement
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.expansions.gold.rules import GOLD

BAR = 1.3
"""A bar on a tile of one's own open road, city or monastery, before the hope of closing it."""


class GoldJudgement(ModuleJudgement):
    """Bars lie there for whoever completes the feature."""

    def on_features(self, state: CarcassonneState, hopes: Hopes) -> FeatureWorth | None:
        tiles = [1 << state.land.tile_at(cell) for cell in GOLD.of(state).lying]
        if not tiles:
            return None
        with_gold = reduce(or_, tiles)

        def worth(feature: Feature) -> float:
            if not feature.tiles & with_gold:
                return 0.0
            bars = sum(1 for tile in tiles if feature.tiles & tile)
            return bars * BAR * hopes.time * hopes.weights.edge_fades ** max(0, feature.open - 1)

        return worth


JUDGEMENT = GoldJudgement()
