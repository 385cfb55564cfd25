"""The picture of The Castles of Tuscany: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.drawing import Keeper, Panel
from tavola.drawing.speech import speech
from tavola.games.tuscany.picture import market, others, own, score
from tavola.games.tuscany.picture.emblem import emblem
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


def draw(
    view: TuscanyView,
    words: Words,
    colours: Sequence[int] = (),
    names: Sequence[str] = (),
    kept: Keeper | None = None,
) -> tuple[Panel, ...]:
    """The display, the viewer's own board and mat, the rest of the table, and one panel for each other seat.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called. What
    `kept` has from the picture before, and has not changed, is not drawn again.
    """
    scene = Scene(view, speech(words, "tuscany"), colours, names)
    return scene.picture(kept, words, _panels)


def _panels(scene: Scene) -> Iterator[Panel]:
    yield scene.panel("display", market.draw_display)
    mine = scene.own
    if mine is not None:
        yield scene.panel("estate", own.draw_estate, mine)
        yield scene.panel("own mat", own.draw_mat, mine)
    yield scene.panel("supply", market.draw_supply)
    yield scene.panel("colours", market.draw_colours)
    yield scene.panel("score", score.draw)
    for mat in scene.mats:
        if mat != mine:
            yield scene.panel(f"mat-{mat.seat}", others.draw, mat)
