"""What pictures use and never draw again: for every folder the faces of its tiles, and what is on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from tavola.drawing import Definitions
from tavola.drawing.svg import el, path, rect
from tavola.games.carcassonne.core.picture.art import art_of
from tavola.games.carcassonne.core.picture.base import BASE
from tavola.games.carcassonne.core.picture.faces import face_id, ground_definition, land_definition, land_id
from tavola.games.carcassonne.core.picture.outlines import EVERY, outline, outline_id
from tavola.games.carcassonne.core.picture.overlays import area_definition, area_id, parts_in_order
from tavola.games.carcassonne.core.rules.catalog import tiles_of
from tavola.games.carcassonne.core.rules.resources import CORE
from tavola.games.carcassonne.core.rules.tiles import Tile

Makers = dict[str, Callable[[], str]]


def definitions_for(packages: Iterable[str]) -> tuple[Definitions, ...]:
    """What pictures use with these folders in play, beside the core's."""
    found = (definitions_of(package) for package in dict.fromkeys((CORE, *packages)))
    return tuple(some for some in found if some.makers)


@cache
def definitions_of(package: str) -> Definitions:
    """The faces of the tiles in one folder, and what they are drawn with."""
    own = (BASE,) if package == CORE else art_of(package)[1:]
    makers: Makers = {
        f"art-{name}": partial(el, "g", markup, id=f"art-{name}")
        for part in own
        for name, markup in part.stamps
    }
    if package == CORE:
        makers |= _of_any_tile()
    for tile in tiles_of(package):
        makers |= _of_tile(tile)
    return Definitions(package, makers)


def _of_any_tile() -> Makers:
    """What tiles of all folders have."""
    outlines: Makers = {
        outline_id(edges): partial(path, outline(edges), id=outline_id(edges)) for edges in EVERY
    }
    return {**outlines, "cell-box": partial(rect, 7, 7, 86, 86, rx=9, id="cell-box")}


def _of_tile(tile: Tile) -> Makers:
    makers: Makers = {face_id(tile): partial(ground_definition, tile)}
    makers |= {land_id(tile, turn): partial(land_definition, tile, turn) for turn in range(4)}
    areas = {
        area_id(tile, part.name): partial(area_definition, tile, part.name) for part in parts_in_order(tile)
    }
    return {**makers, **areas}
