"""The registry: all games by name, our own and those of other packages."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from tavola.kernel import Game, Kit, TavolaError

REGISTRY: dict[str, str | Kit] = {
    "carcassonne": "tavola.games.carcassonne.kit:KIT",
    "carrara": "tavola.games.carrara.kit:FIRST",
    "carrara-second": "tavola.games.carrara.kit:SECOND",
    "tuscany": "tavola.games.tuscany.kit:KIT",
}
"""Kits by the name of their game, or `module:attribute` of them: no game is loaded before it is used."""

ENTRY_POINTS = "tavola.games"
"""The group under which installed packages announce kits of theirs, in the same way."""


@cache
def _announced() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


def game_names() -> tuple[str, ...]:
    """The names of all games: our own, then those of other packages."""
    return (*REGISTRY, *(name for name in _announced() if name not in REGISTRY))


def kit(name: str) -> Kit:
    """Everything of a game, by its name; raises TavolaError for a name that is none."""
    where = REGISTRY.get(name) or _announced().get(name)
    if where is None:
        near = get_close_matches(name, game_names(), n=1)
        hint = f"; did you mean {near[0]}?" if near else f"; there is {', '.join(game_names())}"
        raise TavolaError(f"there is no game {name!r}{hint}")
    if isinstance(where, Kit):
        return where
    module, _, attribute = where.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise TavolaError(f"the game {name!r} cannot be loaded from {where}: {error}") from error
    if not isinstance(found, Kit):
        raise TavolaError(f"what is announced as the game {name!r} is no kit: {where}")
    if found.game.name != name:
        raise TavolaError(f"{where} is announced as the game {name!r}, but is {found.game.name!r}")
    return found


def game(name: str) -> Game:
    """A game by its name."""
    return kit(name).game
