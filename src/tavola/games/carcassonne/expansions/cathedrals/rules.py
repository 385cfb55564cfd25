"""Cathedrals: cities count three each when complete, and nothing when they are not."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.carcassonne.core.rules.faces import CITY
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import Line, Module
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tiles import Part, Tile


class Cathedrals(Module):
    """Two cathedrals in one city do not add."""

    name = "cathedrals"
    requires = ("inns-tiles",)
    marks = (("cathedral", 2),)

    def mark(self, tile: Tile, part: Part) -> Mapping[str, int]:
        return {"cathedral": 1} if part.fact("cathedral") else {}

    def values(self, state: CarcassonneState, feature: Feature, lines: list[Line]) -> None:
        if feature.kind != CITY or not state.rules.read("cathedral", feature.marks):
            return
        each, rule = 0, "carcassonne.cathedrals.unfinished"
        if feature.complete:
            each, rule = 3, "carcassonne.cathedrals.three"
        lines[:] = [(what, count, each, rule) for what, count, _, _ in lines]
