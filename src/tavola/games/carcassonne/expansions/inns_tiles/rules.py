"""The tiles of Inns & Cathedrals."""

from tavola.games.carcassonne.core.rules.module import TileSet


class InnsTiles(TileSet):
    """The tiles of Inns & Cathedrals."""

    name = "inns-tiles"
