"""What can be in play: modules, tile sets and boxes. Adding a module edits one line here."""

from __future__ import annotations

from functools import cache, lru_cache

from tavola.games.carcassonne.data import text_of
from tavola.games.carcassonne.rules.core.module import Module
from tavola.games.carcassonne.rules.core.ruleset import Ruleset
from tavola.games.carcassonne.rules.core.tiles import Tile, load
from tavola.games.carcassonne.rules.core.versions import NEWEST
from tavola.games.carcassonne.rules.expansions.abbot import Abbot
from tavola.games.carcassonne.rules.expansions.big_meeple import BigMeeple
from tavola.games.carcassonne.rules.expansions.builder import Builder
from tavola.games.carcassonne.rules.expansions.cathedrals import Cathedrals
from tavola.games.carcassonne.rules.expansions.crop_circles import CropCircles
from tavola.games.carcassonne.rules.expansions.farmers import Farmers
from tavola.games.carcassonne.rules.expansions.ferries import Ferries
from tavola.games.carcassonne.rules.expansions.flyers import Flyers
from tavola.games.carcassonne.rules.expansions.gold import Gold
from tavola.games.carcassonne.rules.expansions.inns import Inns
from tavola.games.carcassonne.rules.expansions.mage_and_witch import MageAndWitch
from tavola.games.carcassonne.rules.expansions.messages import Messages
from tavola.games.carcassonne.rules.expansions.pig import Pig
from tavola.games.carcassonne.rules.expansions.river import River
from tavola.games.carcassonne.rules.expansions.robbers import Robbers
from tavola.games.carcassonne.rules.expansions.traders import Traders
from tavola.games.carcassonne.rules.order import ORDER

MODULES: tuple[Module, ...] = (
    Farmers(), River(), Abbot(), Inns(), Cathedrals(), BigMeeple(), Traders(), Builder(), Pig(),
    Flyers(), Messages(), Ferries(), Gold(), MageAndWitch(), Robbers(), CropCircles(),
)  # fmt: skip

TILE_SETS = {"inns-tiles": "inns", "traders-tiles": "traders"}
"""Tile sets that can be in play without their mechanics, by what they are called in a setup."""

REQUIRES = {"inns": ("inns-tiles",), "cathedrals": ("inns-tiles",), "traders": ("traders-tiles",)}
"""Mechanics that make no sense without their tiles bring them along."""

_NEEDED_TILES = {
    "river": "river",
    "flyers": "flyers",
    "ferries": "ferries",
    "gold": "gold",
    "mage-and-witch": "mage",
    "robbers": "robbers",
    "crop-circles": "cropcircles",
}
"""Tile sets that come with their mechanics, and only with them."""

NAMES = (*(module.name for module in MODULES), *TILE_SETS)

BOXES = {
    "base": ("farmers",),
    "first-game": (),
    "inns-and-cathedrals": ("farmers", "inns", "cathedrals", "big-meeple", "inns-tiles"),
    "traders-and-builders": ("farmers", "traders", "builder", "pig", "traders-tiles"),
    "big-box": NAMES,
}


@cache
def tile_set(name: str) -> tuple[Tile, ...]:
    """The tiles of one set."""
    return load(text_of(f"tiles/{name}.toml"))


@lru_cache(maxsize=32)  # they are some megabytes each, and modules combine to thousands
def ruleset(names: tuple[str, ...], version: int = NEWEST) -> Ruleset:
    """The rules with these modules and tile sets in play, in one of their versions."""
    sets = ["base"]
    sets += [tiles for name, tiles in _NEEDED_TILES.items() if name in names]
    sets += [tiles for name, tiles in TILE_SETS.items() if name in names]
    modules = [module for module in MODULES if module.name in names]
    tiles = [tile for name in sets for tile in tile_set(name)]
    return Ruleset(tiles, modules, ORDER, version, (ruleset, (names, version)))
