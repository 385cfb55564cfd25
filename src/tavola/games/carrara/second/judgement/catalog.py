"""The judgement of the second edition, put together from what each mode adds."""

from __future__ import annotations

from tavola.games.carrara.second.advanced.judgement import AdvancedExtras, AdvancedWeights
from tavola.games.carrara.second.advanced.rules.holdings import Advanced
from tavola.games.carrara.second.judgement.extras import Extras
from tavola.games.carrara.second.judgement.judgement import Judge
from tavola.games.carrara.second.judgement.weights import Weights
from tavola.games.carrara.second.rules.edition import Holdings


class CarraraSecond(Judge):
    """Judges both modes; what a mode keeps on the table tells what it adds. Other weights are for trials."""

    def __init__(self, normal: Weights | None = None, advanced: AdvancedWeights | None = None) -> None:
        weights = advanced or AdvancedWeights()
        super().__init__(
            (Advanced, AdvancedExtras(weights), weights),
            (Holdings, Extras(), normal or Weights()),
        )
