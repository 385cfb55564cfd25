"""The picture of the first edition: the base game's, and what the expansion game adds to it."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Keeper, Panel
from tavola.drawing.svg import at
from tavola.games.carrara.first import picture as base
from tavola.games.carrara.first.expansion.picture.part import EXPANSION
from tavola.games.carrara.first.expansion.rules.view import ExpansionView
from tavola.games.carrara.first.picture import emblem
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.emblem import badge
from tavola.games.carrara.parts.picture.facades import facade
from tavola.games.carrara.parts.picture.tiles import grand
from tavola.kernel import Game, Words

__all__ = ["draw", "emblem", "module_emblem", "plain_emblem"]


def module_emblem(_game: Game, _name: str) -> str:
    """What stands for the expansion game, the only module: one of its large buildings."""
    return badge(at(19, 7, grand("cathedrale", 8, "urban", "cup"), scale=1.15))


def plain_emblem(_game: Game) -> str:
    """What stands for the base game: a palace and the marble that pays for it."""
    marble = (("white", 22), ("yellow", 50), ("red", 78))
    return badge(
        at(50, 74, facade("palazzo", 3), scale=0.92), *(at(x, 84, cube(colour)) for colour, x in marble)
    )


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
