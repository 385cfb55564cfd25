"""The picture of Carcassonne: a view drawn as panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.drawing import Definitions, Keeper, Panel
from tavola.drawing.speech import speech
from tavola.games.carcassonne.core.picture import board, hand, mat, stock, track
from tavola.games.carcassonne.core.picture.definitions import definitions_for, definitions_of
from tavola.games.carcassonne.core.picture.emblem import emblem
from tavola.games.carcassonne.core.picture.module_emblem import GameOfTiles, module_emblem, plain_emblem
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.view import CarcassonneView
from tavola.kernel import Words

__all__ = ["definitions", "draw", "draw_ahead", "emblem", "module_emblem", "plain_emblem"]


def draw(
    view: CarcassonneView,
    words: Words,
    colours: Sequence[int] = (),
    names: Sequence[str] = (),
    kept: Keeper | None = None,
) -> tuple[Panel, ...]:
    """The board's panels and one for each seat; the same view and words always give the same bytes.

    `colours` says by seat which of the players' colours and marks it has, `names` what it is called.
    The board defines the figures that the other panels use; faces are defined apart. What `kept` has from
    the picture before, and has not changed, is not drawn again.
    """
    scene = Scene(view, speech(words, "carcassonne"), colours, names)
    return scene.picture(kept, words, _panels)


def draw_ahead(view: CarcassonneView) -> None:
    """Draw every face that may come up in a game, so that nobody waits for one while it is played."""
    for some in definitions_for(view.packages):
        _ = some.digest


def definitions(game: GameOfTiles, name: str) -> Definitions | None:
    """The faces in one of the game's folders."""
    return definitions_of(name) if name in game.catalog.packages else None


def _panels(scene: Scene) -> Iterator[Panel]:
    yield scene.panel("board", board.draw)
    if not scene.view.over:
        yield scene.panel("tile", hand.draw)
    if scene.has_track:
        yield scene.panel("track", track.draw)
    for seat in range(scene.view.seats):
        yield scene.panel(f"mat-{seat}", mat.draw, seat)
    if any(part.has_stock for part in scene.parts):
        yield scene.panel("stock", stock.draw)
    if scene.view.left_by_kind or scene.view.aside:
        yield scene.panel("left", hand.draw_rest)
