"""The picture of The Castles of Tuscany: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel
from tavola.drawing.speech import speech
from tavola.games.tuscany.picture import market, others, own, score
from tavola.games.tuscany.picture.emblem import emblem
from tavola.games.tuscany.picture.scene import Scene
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


def draw(
    view: TuscanyView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """The display, the viewer's own board and mat, the rest of the table, and one panel for each other seat.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    """
    scene = Scene(view, speech(words, "tuscany"), colours, names)
    mine = scene.own
    return (
        market.draw_display(scene),
        *(() if mine is None else (own.draw_estate(scene, mine), own.draw_mat(scene, mine))),
        market.draw_supply(scene),
        market.draw_colours(scene),
        score.draw(scene),
        *(others.draw(scene, mat) for mat in view.mats if mat is not mine),
    )
