"""The picture of the first edition: the base game's, and what the expansion game adds to it."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Keeper, Panel
from tavola.games.carrara.first import picture as base
from tavola.games.carrara.first.expansion.picture.part import EXPANSION
from tavola.games.carrara.first.expansion.rules.view import ExpansionView
from tavola.games.carrara.first.picture import emblem
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


def draw(
    view: CarraraView,
    words: Words,
    colours: Sequence[int] = (),
    names: Sequence[str] = (),
    kept: Keeper | None = None,
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat, of either game."""
    if isinstance(view, ExpansionView):
        return base.draw(view, words, colours, names, EXPANSION, kept)
    return base.draw(view, words, colours, names, kept=kept)
