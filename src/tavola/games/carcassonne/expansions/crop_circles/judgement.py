"""How a bot judges crop circles."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.module import ModuleJudgement


class CropCirclesJudgement(ModuleJudgement):
    """Whoever may add a meeple does."""

    not_skipped = ("carcassonne.crop_add",)


JUDGEMENT = CropCirclesJudgement()
