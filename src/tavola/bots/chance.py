"""The bot that chooses at random, and so plays every game."""

from __future__ import annotations

from tavola.kernel import Option, Perspective, Pick


class RandomBot:
    """Chooses every option with the same probability."""

    def choose(self, perspective: Perspective, pick: Pick) -> Option:
        options = perspective.options
        return options[pick(len(options))]
