"""The picture of The Palaces of Carrara, second edition: a view of any mode drawn as panels."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.drawing import Panel
from tavola.drawing.speech import speech
from tavola.games.carrara.parts.picture import score
from tavola.games.carrara.parts.picture.emblem import emblem
from tavola.games.carrara.second.advanced.picture import ADVANCED
from tavola.games.carrara.second.picture import cities, court, display, mat, monuments, wheel
from tavola.games.carrara.second.picture.assumptions import assumptions
from tavola.games.carrara.second.picture.part import Part
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.view import SecondView
from tavola.kernel import Words

__all__ = ["draw", "emblem"]

_MODES: tuple[Part, ...] = (ADVANCED,)
_NORMAL = Part()


def draw(
    view: SecondView, words: Words, colours: Sequence[int] = (), names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    """
    part = next((mode for mode in _MODES if mode.in_play(view)), _NORMAL)
    assumed = assumptions(view.box) | part.assumptions(view)
    scene = Scene(view, speech(words, "carrara-second"), colours, names, part, assumed)
    return (
        wheel.draw(scene),
        display.draw(scene),
        court.draw(scene),
        cities.draw(scene),
        monuments.draw(scene),
        *part.panels(scene),
        score.draw(scene, aside=True),
        *(mat.draw(scene, each) for each in view.mats),
    )
