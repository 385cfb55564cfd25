"""The first edition's box and its options, made once."""

from __future__ import annotations

from tavola.games.carrara.data import text_of
from tavola.games.carrara.rules.box import load
from tavola.games.carrara.rules.options import Vocabulary

BOX = load(text_of("first_edition.toml"))
SAY = Vocabulary(BOX)

COLOURS = len(BOX.colours)
CITIES = len(BOX.cities)
TYPES = len(BOX.types)

COLOUR_NUMBER = {name: number for number, name in enumerate(BOX.colours)}
TILE_NUMBER = {tile.name: tile.number for tile in BOX.tiles}
COST = tuple(tile.cost for tile in BOX.tiles)
TYPE = tuple(tile.type for tile in BOX.tiles)
REACH = tuple(len(city.accepts) for city in BOX.cities)
"""How many colours, from the dearest on, each city accepts."""
