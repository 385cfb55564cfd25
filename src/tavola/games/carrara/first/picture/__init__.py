"""The picture of The Palaces of Carrara: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.drawing import Keeper, Panel
from tavola.drawing.speech import speech
from tavola.games.carrara.first.picture import cities, display, mat
from tavola.games.carrara.first.picture.cover import emblem
from tavola.games.carrara.first.picture.part import Part
from tavola.games.carrara.first.picture.scene import Scene
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.games.carrara.parts.picture import score, wheel
from tavola.kernel import Words

__all__ = ["draw", "emblem"]


_BASE_GAME = Part()


def draw(
    view: CarraraView,
    words: Words,
    colours: Sequence[int] = (),
    names: Sequence[str] = (),
    part: Part = _BASE_GAME,
    kept: Keeper | None = None,
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called,
    `part` what a mode adds. What `kept` has from the picture before, and has not changed, is not drawn again.
    """
    scene = Scene(view, speech(words, "carrara"), colours, names, part)
    return scene.picture(kept, words, _panels)


def _panels(scene: Scene) -> Iterator[Panel]:
    buttons = scene.pieces("buttons", scene.part.wheel_buttons)
    yield scene.panel("wheel", wheel.draw, wheel.PLAIN, (), (), buttons)
    yield scene.panel("display", display.draw_display)
    yield scene.panel("cities", cities.draw)
    yield scene.panel("score", score.draw, True)
    yield scene.panel("field", display.draw_field)
    yield from scene.part.panels(scene)
    sizes = mat.layout(scene)
    for each in scene.mats:
        yield scene.panel(f"mat-{each.seat}", mat.draw, each, sizes)
