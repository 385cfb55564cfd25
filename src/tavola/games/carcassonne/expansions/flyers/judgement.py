"""How a bot judges flights."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.module import ModuleJudgement


class FlyersJudgement(ModuleJudgement):
    """A flight is worth what its landing places bring, on average over the die."""

    worth_a_look = ("carcassonne.landing",)
    averaged = ("carcassonne.flight",)


JUDGEMENT = FlyersJudgement()
