"""The bot that decides by chance alone: no judgement, so it plays every game."""

from __future__ import annotations

from tavola.kernel import Option, Perspective, Pick


class RandomBot:
    """Every option is as likely."""

    def choose(self, perspective: Perspective, pick: Pick) -> Option:
        options = perspective.options
        return options[pick(len(options))]
