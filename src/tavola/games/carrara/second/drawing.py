"""The picture of The Palaces of Carrara, second edition: a view of any mode drawn as panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.drawing import Keeper, Panel
from tavola.drawing.speech import speech
from tavola.drawing.svg import at
from tavola.games.carrara.parts.picture import score
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.emblem import badge
from tavola.games.carrara.parts.picture.facades import facade
from tavola.games.carrara.second.advanced.picture import ADVANCED
from tavola.games.carrara.second.advanced.picture.pieces import GOLD, statue
from tavola.games.carrara.second.cover import emblem
from tavola.games.carrara.second.picture import cities, court, display, mat, monuments, wheel
from tavola.games.carrara.second.picture.part import Part
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.view import SecondView
from tavola.kernel import Game, Words

__all__ = ["draw", "emblem", "module_emblem", "plain_emblem"]

_MODES: tuple[Part, ...] = (ADVANCED,)
_NORMAL = Part()


def module_emblem(_game: Game, _name: str) -> str:
    """What stands for the advanced game, the only module: its statues."""
    row = (("red", 24), (GOLD, 50), ("green", 76))
    return badge(*(at(x, 90, statue(colour), scale=3.4 if colour == GOLD else 2.6) for colour, x in row))


def plain_emblem(_game: Game) -> str:
    """What stands for the normal game: a library and the marble that pays for it."""
    marble = (("white", 22), ("purple", 50), ("yellow", 78))
    return badge(
        at(50, 74, facade("biblioteca", 3), scale=0.92), *(at(x, 84, cube(colour)) for colour, x in marble)
    )


def draw(
    view: SecondView,
    words: Words,
    colours: Sequence[int] = (),
    names: Sequence[str] = (),
    kept: Keeper | None = None,
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called. What
    `kept` has from the picture before, and has not changed, is not drawn again.
    """
    part = next((mode for mode in _MODES if mode.in_play(view)), _NORMAL)
    scene = Scene(view, speech(words, "carrara-second"), colours, names, part)
    return scene.picture(kept, words, _panels)


def _panels(scene: Scene) -> Iterator[Panel]:
    yield scene.panel("wheel", wheel.draw)
    yield scene.panel("display", display.draw)
    yield scene.panel("court", court.draw)
    yield scene.panel("cities", cities.draw)
    yield scene.panel("monuments", monuments.draw)
    yield from scene.part.panels(scene)
    yield scene.panel("score", score.draw, True)
    for each in scene.mats:
        yield scene.panel(f"mat-{each.seat}", mat.draw, each)
