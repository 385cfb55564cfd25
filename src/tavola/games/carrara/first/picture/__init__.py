"""The picture of The Palaces of Carrara: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel
from tavola.drawing.speech import speech
from tavola.games.carrara.first.picture import cities, display, mat
from tavola.games.carrara.first.picture.part import Part
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.games.carrara.parts.picture import score, wheel
from tavola.games.carrara.parts.picture.emblem import emblem
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


_BASE_GAME = Part()


def draw(
    view: CarraraView,
    words: Words,
    colours: Sequence[int] = (),
    names: Sequence[str] = (),
    part: Part = _BASE_GAME,
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called,
    `part` what a mode adds.
    """
    scene = Scene(view, speech(words, "carrara"), colours, names, part)
    sizes = mat.layout(view, part)
    return (
        wheel.draw(scene, buttons=part.wheel_buttons(scene)),
        display.draw_display(scene),
        cities.draw(scene),
        score.draw(scene),
        display.draw_field(scene),
        *part.panels(scene),
        *(mat.draw(scene, each, sizes) for each in view.mats),
    )
