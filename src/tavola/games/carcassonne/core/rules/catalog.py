"""Catalogs: which modules there are, in which order they come into a turn, and the rules they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.resources import CORE, has, text_of
from tavola.games.carcassonne.core.rules.ruleset import Order, Ruleset
from tavola.games.carcassonne.core.rules.tiles import Tile, load
from tavola.games.carcassonne.core.rules.versions import NEWEST

TILES = "tiles.toml"


@dataclass(frozen=True, slots=True)
class Catalog:
    """All modules that can be in play together, and the order of a turn with all of them."""

    modules: tuple[Module, ...]
    order: Order

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(module.name for module in self.modules)

    @property
    def requires(self) -> Mapping[str, tuple[str, ...]]:
        """Which modules need which others."""
        return {module.name: module.requires for module in self.modules if module.requires}

    @property
    def packages(self) -> tuple[str, ...]:
        """The folders of the core and of all modules."""
        return (CORE, *(module.package for module in self.modules))

    def ruleset(self, names: tuple[str, ...], version: int = NEWEST) -> Ruleset:
        """The rules with these modules in play, in one of their versions."""
        return _ruleset(self, names, version)


@cache
def tiles_of(package: str) -> tuple[Tile, ...]:
    """The tiles that lie in the folder of a package."""
    return load(text_of(package, TILES), package) if has(package, TILES) else ()


@lru_cache(maxsize=32)  # they are some megabytes each, and modules combine to thousands
def _ruleset(catalog: Catalog, names: tuple[str, ...], version: int) -> Ruleset:
    chosen = [module for module in catalog.modules if module.name in names]
    tiles = [tile for package in (CORE, *(module.package for module in chosen)) for tile in tiles_of(package)]
    return Ruleset(tiles, chosen, catalog.order, version, (_ruleset, (catalog, names, version)))
