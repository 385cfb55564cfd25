"""The picture of The Palaces of Carrara: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel
from tavola.games.carrara.first.picture import cities, display, mat
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.games.carrara.parts.picture import score, wheel
from tavola.games.carrara.parts.picture.emblem import emblem
from tavola.games.carrara.parts.picture.speech import speech
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


def draw(
    view: CarraraView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    """
    scene = Scene(view, speech(words, "carrara"), colours, names)
    sizes = mat.layout(view)
    return (
        wheel.draw(scene),
        display.draw_display(scene),
        cities.draw(scene),
        score.draw(scene),
        display.draw_field(scene),
        *(mat.draw(scene, each, sizes) for each in view.mats),
    )
