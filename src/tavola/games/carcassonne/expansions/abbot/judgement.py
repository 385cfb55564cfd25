"""What the abbot is worth to a bot."""

from __future__ import annotations

from tavola.games.carcassonne.core.judgement.module import ModuleJudgement


class AbbotJudgement(ModuleJudgement):
    """He claims nothing but monasteries and gardens."""

    narrow_figures = ("abbot",)


JUDGEMENT = AbbotJudgement()
