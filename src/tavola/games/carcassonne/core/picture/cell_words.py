"""Cells of the board in words: where they are as seen from the start, and what is at their edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tavola.drawing.speech import Speech
from tavola.games.carcassonne.core.compass import sides_of
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import Laid
from tavola.games.carcassonne.core.whereabouts import where

Cell = tuple[int, int]

AROUND: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The neighbours in the north, east, south and west."""
_SIDES = ("north", "east", "south", "west")
_STANDING = ("monastery", "garden")
_KINDS = ("city", "road", "river", "field")


def touched(around: Iterable[Laid | None]) -> tuple[str, ...]:
    """The edges that a free cell has between those neighbours."""
    sides = enumerate(around)
    return tuple(_edge_of(tile.kind, tile.turn, (side + 2) % 4) for side, tile in sides if tile is not None)


def free_cell(say: Speech, cell: Cell, touched: Sequence[str]) -> str:
    """A cell to lay a tile on, with the edges it would touch."""
    what = say.listed([say(f"touch-{kind}", count=touched.count(kind)) for kind in _KINDS if kind in touched])
    return say("lay-at", where=_where(say, cell), what=what)


def laid_tile(say: Speech, tile: Laid) -> str:
    """A tile on the board, with what is at each of its edges."""
    return say("tile-at", where=_where(say, (tile.x, tile.y)), what=face(say, tile.kind, tile.turn))


@lru_cache(maxsize=4096)
def face(say: Speech, kind: Tile, turn: int) -> str:
    """What is at each edge of a tile, and what else is on it."""
    told = [
        say(f"edge-{_edge_of(kind, turn, side)}", side=say(f"side-{name}"))
        for side, name in enumerate(_SIDES)
    ]
    if arms := sum(int(part.fact("pennants") or 0) for part in kind.parts):
        told.append(say("arms", count=arms))
    told += [say.name("on", part.kind) for part in kind.parts if part.kind in _STANDING]
    return ", ".join(told)


def in_part(scene: Scene, words: str, tile: Laid, *parts: str) -> str:
    """What is done with parts of a tile, and on which sides of it they are."""
    sides = [
        scene.say.name("side", side)
        for part in tile.kind.parts
        if part.name in parts
        for side in sides_of(part, tile)
    ]
    return f"{words}: {scene.say.listed(sides)}" if sides else words


def on_tile(scene: Scene, words: str, cell: str, *parts: str) -> str:
    """What is done on a tile, with parts of it, and where it lies."""
    tile = scene.tile_at(cell)
    return f"{in_part(scene, words, tile, *parts)} · {_where(scene.say, (tile.x, tile.y))}"


@lru_cache(maxsize=8192)
def _where(say: Speech, cell: Cell) -> str:
    return where(say.name, *cell)


def _edge_of(kind: Tile, turn: int, side: int) -> str:
    return kind.edges[(side - turn) % 4]
