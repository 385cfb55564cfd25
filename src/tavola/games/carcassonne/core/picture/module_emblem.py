"""Small drawings that stand for modules where a game is set up: a figure, or a tile."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from tavola.drawing.definitions import used_definitions
from tavola.drawing.svg import at, el, rect
from tavola.games.carcassonne.core.picture.definitions import definitions_for
from tavola.games.carcassonne.core.picture.faces import corner_towers, face
from tavola.games.carcassonne.core.picture.figures import MEEPLE_SHAPE, Shape, figure
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.rules.catalog import Catalog, tiles_of
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.slices import parts_of

_SIZE = 100
_OWNER = 4


class GameOfTiles(Protocol):
    """A game with a catalog."""

    catalog: Catalog


def module_emblem(game: GameOfTiles, name: str) -> str:
    """A small drawing that stands for a module of the game; empty where it has nothing to show."""
    return _drawn(game.catalog, name)


@cache
def plain_emblem(game: GameOfTiles) -> str:
    """A small drawing that stands for the game without modules: a meeple stands on the start tile."""
    tile = next(tile for tile in tiles_of(game.catalog.packages[0]) if tile.start)
    return _of_tile(tile, at(52, 66, figure(MEEPLE_SHAPE, _OWNER, alone=True), scale=1.9))


@cache
def _drawn(catalog: Catalog, name: str) -> str:
    """What stands for a module: its figure, a tile that shows it, or else one of its tiles."""
    package = next(module.package for module in catalog.modules if module.name == name)
    own: list[PicturePart] = [part.PICTURE for part in parts_of((package,), "picture")]
    part = own[0] if own else PicturePart()
    if part.figures or part.lies_down:
        return _of_figure(part.figures[0] if part.figures else MEEPLE_SHAPE, part.lies_down)
    tile = _tile(catalog, package, part.printed)
    return "" if tile is None else _of_tile(tile)


def _tile(catalog: Catalog, package: str, printed: str) -> Tile | None:
    own = tiles_of(package)
    if not printed:
        return own[0] if own else None
    every = (tile for folder in (package, *catalog.packages) for tile in tiles_of(folder))
    return next((tile for tile in every if _shows(tile, printed)), None)


def _shows(tile: Tile, printed: str) -> bool:
    return any(part.kind == printed or part.fact(printed) for part in tile.parts)


def _of_tile(tile: Tile, *upon: str) -> str:
    drawn = "".join((face(tile, 0), corner_towers(tile, 0), *upon))
    return _svg(used_definitions((drawn,), definitions_for((tile.package,))), drawn)


def _of_figure(shape: Shape, lies: bool) -> str:
    ground = rect(0, 0, _SIZE, _SIZE, fill="#C2CE93")
    return _svg(ground, at(50, 52, figure(shape, _OWNER, lying=lies, alone=True), scale=2.6 / shape.scale))


def _svg(*markup: str) -> str:
    box = f"0 0 {_SIZE} {_SIZE}"
    return el("svg", *markup, xmlns="http://www.w3.org/2000/svg", viewBox=box)
