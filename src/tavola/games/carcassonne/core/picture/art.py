"""What a tile is drawn with: what the base game has, and what lies in the folder of the tile itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tavola.games.carcassonne.core.picture.base import BASE
from tavola.games.carcassonne.core.picture.part import PicturePart
from tavola.games.carcassonne.core.picture.printed import Layout, Symbol
from tavola.games.carcassonne.core.rules.resources import CORE
from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tavola.games.carcassonne.core.slices import parts_of

_UNKNOWN_ROOM = 8.0


@cache
def art_of(package: str) -> tuple[PicturePart, ...]:
    """The parts of the picture that draw the tiles in a folder."""
    own = () if package == CORE else parts_of((package,), "picture")
    return (BASE, *(part.PICTURE for part in own))


@cache
def symbols_of(package: str) -> Mapping[str, Symbol]:
    """Every symbol that the tiles in a folder can have, by name."""
    return {symbol.name: symbol for part in art_of(package) for symbol in part.symbols}


def symbol_of(tile: Tile, part: Part) -> Symbol:
    """The symbol that a part of a tile is; one that nobody draws only takes its room."""
    return symbols_of(tile.package).get(part.kind) or Symbol(part.kind, _UNKNOWN_ROOM, in_town=True)


def symbols_on(tile: Tile, part: Part) -> tuple[Symbol, ...]:
    """The symbols that a road or a city of a tile has."""
    told = symbols_of(tile.package).values()
    return tuple(one for one in told if one.of == part.kind and part.fact(one.name))


@cache
def layout_of(tile: Tile) -> Layout:
    """How a kind of tile is laid out."""
    told = (layout for part in art_of(tile.package) for layout in part.layouts)
    return next((layout for layout in told if layout.tile == tile.id), Layout(tile.id))


@cache
def room_at_end(package: str, end: str) -> float:
    """How much room what ends a road takes around its middle."""
    return next((room for part in art_of(package) for name, room in part.ends if name == end), 0)
