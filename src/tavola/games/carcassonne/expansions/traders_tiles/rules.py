"""The tiles of Traders & Builders."""

from tavola.games.carcassonne.core.rules.module import TileSet


class TradersTiles(TileSet):
    """The tiles of Traders & Builders."""

    name = "traders-tiles"
