"""Cells of the board in words: where they are as seen from the start, and what is at their edges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tavola.games.carcassonne.core.compass import sides_of
from tavola.games.carcassonne.core.picture.scene import Scene
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.core.rules.view import Laid

Cell = tuple[int, int]

_AROUND: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The neighbours in the north, east, south and west."""
_SIDES = ("north", "east", "south", "west")
_STANDING = ("monastery", "garden")
_KINDS = ("city", "road", "river", "field")


def where(scene: Scene, cell: Cell) -> str:
    """How far from the start it lies, such as `2 north, 1 east of the start`."""
    x, y = cell
    ways = (("north", -y), ("south", y), ("west", -x), ("east", x))
    told = [scene.say(f"way-{way}", count=count) for way, count in ways if count > 0]
    return scene.say("from-start", way=", ".join(told)) if told else scene.say("at-start")


def free_cell(scene: Scene, cell: Cell, laid: Mapping[Cell, Laid]) -> str:
    """A cell to lay a tile on, with what it would touch."""
    touched: Counter[str] = Counter()
    for side, (right, down) in enumerate(_AROUND):
        beside = laid.get((cell[0] + right, cell[1] + down))
        if beside is not None:
            touched[_edge(beside, (side + 2) % 4)] += 1
    what = scene.say.listed(
        [scene.say(f"touch-{kind}", count=touched[kind]) for kind in _KINDS if touched[kind]]
    )
    return scene.say("lay-at", where=where(scene, cell), what=what)


def laid_tile(scene: Scene, tile: Laid) -> str:
    """A tile on the board, with what is at each of its edges."""
    return scene.say("tile-at", where=where(scene, (tile.x, tile.y)), what=face(scene, tile.kind, tile.turn))


def face(scene: Scene, kind: Tile, turn: int) -> str:
    """What is at each edge of a tile, and what else is on it."""
    told = [
        scene.say(f"edge-{_edge_of(kind, turn, side)}", side=scene.say(f"side-{name}"))
        for side, name in enumerate(_SIDES)
    ]
    if arms := sum(int(part.fact("pennants") or 0) for part in kind.parts):
        told.append(scene.say("arms", count=arms))
    told += [scene.say.name("on", part.kind) for part in kind.parts if part.kind in _STANDING]
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
    return f"{in_part(scene, words, tile, *parts)} · {where(scene, (tile.x, tile.y))}"


def _edge(tile: Laid, side: int) -> str:
    """What is at a side of a tile as it lies."""
    return _edge_of(tile.kind, tile.turn, side)


def _edge_of(kind: Tile, turn: int, side: int) -> str:
    return kind.edges[(side - turn) % 4]
