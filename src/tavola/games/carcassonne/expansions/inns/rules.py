"""Inns by the lake: roads count double when complete, and nothing when they are not."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.carcassonne.core.rules.faces import ROAD
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import Line, Module
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.tiles import Part, Tile


class Inns(Module):
    """Several inns on one road do not add."""

    name = "inns"
    requires = ("inns-tiles",)
    marks = (("inn", 4),)

    def mark(self, tile: Tile, part: Part) -> Mapping[str, int]:
        return {"inn": 1} if part.fact("inn") else {}

    def values(self, state: CarcassonneState, feature: Feature, lines: list[Line]) -> None:
        if feature.kind != ROAD or not state.rules.read("inn", feature.marks):
            return
        if feature.complete:
            lines[0] = ("inn-tiles", lines[0][1], 2, "carcassonne.inns.double")
        else:
            lines[0] = ("inn-tiles", lines[0][1], 0, "carcassonne.inns.unfinished")
