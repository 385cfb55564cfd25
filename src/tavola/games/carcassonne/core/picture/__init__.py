"""The picture of Carcassonne: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel
from tavola.drawing.speech import speech
from tavola.games.carcassonne.core.picture import board, hand, mat, score, stock, track
from tavola.games.carcassonne.core.picture.emblem import emblem
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


def draw(
    view: CarcassonneView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    The board defines the faces and figures that the other panels use.
    """
    scene = Scene(view, speech(words, "carcassonne"), colours, names)
    return (
        board.draw(scene, hand.shown_faces(scene)),
        *(() if view.over else (hand.draw(scene),)),
        track.draw(scene) if scene.has_track else score.draw(scene),
        *(mat.draw(scene, seat) for seat in range(view.seats)),
        *stock.draw(scene),
        *hand.draw_rest(scene),
    )
