"""What windmills are worth to a bot, beyond the points that they brought."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.module import ModuleJudgement
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tests.games.carcassonne.toy_expansion.rules import WINDMILLS

PRIDE = 0.1
"""A miller's pride in each windmill."""


class WindmillsJudgement(ModuleJudgement):
    """Points are counted already; the rest is taste."""

    def count(self, state: CarcassonneState, totals: list[float], hopes: Hopes) -> None:
        for seat, mills in enumerate(WINDMILLS.of(state).built):
            totals[seat] += PRIDE * mills


JUDGEMENT = WindmillsJudgement()
