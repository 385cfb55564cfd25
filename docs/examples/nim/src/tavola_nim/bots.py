"""A bot of our own. It is handed a Perspective, and nothing else."""

from __future__ import annotations

from tavola.kernel import Bot, Option, Perspective, Pick, TavolaError
from tavola_nim.rules import MOST, NimView, Take


class Mathematician:
    """Leaves a multiple of four, if it can."""

    def choose(self, perspective: Perspective, pick: Pick) -> Option:
        view = perspective.view
        assert isinstance(view, NimView)
        wanted = Take(view.pile % (MOST + 1))
        options = perspective.options
        return wanted if wanted in options else options[pick(len(options))]


def mathematician(game: str) -> Bot:
    """A new bot for one seat."""
    if game != "nim":
        raise TavolaError(f"the bot 'mathematician' plays nim only, not {game}")
    return Mathematician()
