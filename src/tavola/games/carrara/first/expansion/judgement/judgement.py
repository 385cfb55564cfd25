"""The first edition's judgement: the base game's, or with the expansion game's answers."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.first.expansion.judgement.mode import ExpansionMode
from tavola.games.carrara.first.expansion.judgement.weights import ExpansionWeights
from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.judgement import Carrara, Weights
from tavola.games.carrara.parts.judgement.motives import motives
from tavola.kernel import Motive, Option, Pick, Seat, State


class CarraraFirst:
    """Judges both modes of the first edition. Other weights are for trials."""

    def __init__(self, base: Weights | None = None, expansion: ExpansionWeights | None = None) -> None:
        self._base = Carrara(base)
        weights = expansion or ExpansionWeights()
        self._expansion = Carrara(weights, ExpansionMode(weights))

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        judgement = self._expansion if isinstance(state, ExpansionState) else self._base
        return judgement.values(state, seat, options, pick)

    def motives(self, state: State, seat: Seat, option: Option, pick: Pick) -> Sequence[Motive]:
        return motives(state, seat, option)
