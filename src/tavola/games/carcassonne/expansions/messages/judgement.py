"""What messages are worth to a bot."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.carcassonne.core.judgement.module import ModuleJudgement
from tavola.games.carcassonne.core.judgement.weights import Weights

MESSAGE = 2.5
"""A message that is about to be drawn."""


class MessagesJudgement(ModuleJudgement):
    """Which meeple is scored and taken back is worth a closer look."""

    worth_a_look = ("carcassonne.recall",)

    def chances(self, weights: Weights) -> Mapping[str, float]:
        return {"carcassonne.message": MESSAGE}


JUDGEMENT = MessagesJudgement()
