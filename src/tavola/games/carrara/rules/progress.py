"""How far a seat has come: counts over what it has built."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.games.carrara.rules.box import Box


def cost_built(built: Iterable[tuple[int, int]], box: Box) -> int:
    """The sum of the costs of all buildings."""
    return sum(box.tiles[tile].cost for tile, _ in built)
