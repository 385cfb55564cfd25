"""What can be in play: all modules, and the boxes that people know. Adding a module edits one line here."""

from __future__ import annotations

from functools import cache

from tavola.games.carcassonne.core.rules.catalog import Catalog, tiles_of
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.tiles import Tile
from tavola.games.carcassonne.expansions.abbot.rules import Abbot
from tavola.games.carcassonne.expansions.big_meeple.rules import BigMeeple
from tavola.games.carcassonne.expansions.builder.rules import Builder
from tavola.games.carcassonne.expansions.cathedrals.rules import Cathedrals
from tavola.games.carcassonne.expansions.crop_circles.rules import CropCircles
from tavola.games.carcassonne.expansions.farmers.rules import Farmers
from tavola.games.carcassonne.expansions.ferries.rules import Ferries
from tavola.games.carcassonne.expansions.flyers.rules import Flyers
from tavola.games.carcassonne.expansions.gold.rules import Gold
from tavola.games.carcassonne.expansions.inns.rules import Inns
from tavola.games.carcassonne.expansions.inns_tiles.rules import InnsTiles
from tavola.games.carcassonne.expansions.mage_and_witch.rules import MageAndWitch
from tavola.games.carcassonne.expansions.messages.rules import Messages
from tavola.games.carcassonne.expansions.pig.rules import Pig
from tavola.games.carcassonne.expansions.river.rules import River
from tavola.games.carcassonne.expansions.robbers.rules import Robbers
from tavola.games.carcassonne.expansions.traders.rules import Traders
from tavola.games.carcassonne.expansions.traders_tiles.rules import TradersTiles
from tavola.games.carcassonne.order import ORDER

MODULES: tuple[Module, ...] = (
    Farmers(), River(), Abbot(), Inns(), Cathedrals(), BigMeeple(), Traders(), Builder(), Pig(),
    Flyers(), Messages(), Ferries(), Gold(), MageAndWitch(), Robbers(), CropCircles(),
    InnsTiles(), TradersTiles(),
)  # fmt: skip

CATALOG = Catalog(MODULES, ORDER)

INTERACTIONS = "tavola.games.carcassonne.interactions"
"""The folder of what several modules do together."""

BOXES = {
    "base": ("farmers",),
    "first-game": (),
    "inns-and-cathedrals": ("farmers", "inns", "cathedrals", "big-meeple", "inns-tiles"),
    "traders-and-builders": ("farmers", "traders", "builder", "pig", "traders-tiles"),
    "big-box": CATALOG.names,
}


@cache
def tile_set(name: str) -> tuple[Tile, ...]:
    """The tiles of one set, by the name that their ids begin with."""
    tiles = (tile for package in CATALOG.packages for tile in tiles_of(package))
    return tuple(tile for tile in tiles if tile.id.partition(".")[0] == name)
