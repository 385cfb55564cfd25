"""What a robber on the score track is worth to a bot."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.module import ModuleJudgement
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.track import SPACES
from tavola.games.carcassonne.expansions.robbers.rules import lurking_robbers

VICTIM = 0.7
"""Each counting figure beside one's robber, as far as it can hope for several."""
MOST_VICTIMS = 3


class RobbersJudgement(ModuleJudgement):
    """A robber is worth the more, the more counting figures of others stand beside it."""

    def count(self, state: CarcassonneState, totals: list[float], hopes: Hopes) -> None:
        for seat, space in lurking_robbers(state):
            beside = sum(
                where % SPACES == space and owner % state.seats != seat
                for owner, where in enumerate(state.track)
            )
            totals[seat] += VICTIM * min(beside, MOST_VICTIMS) * hopes.time


JUDGEMENT = RobbersJudgement()
