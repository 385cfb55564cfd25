"""Goods on tiles in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.text.module import ModuleText

GOODS = ("wine", "grain", "cloth")


class TradersTilesText(ModuleText):
    """They are printed on the tiles, whether or not they matter; their letters differ by language."""

    printed: ClassVar[Mapping[str, str]] = {kind: kind for kind in GOODS}
    inks: ClassVar[Mapping[str, str]] = dict.fromkeys(GOODS, "bold yellow")

    def shown_on(self, part: Part) -> str:
        return part.fact("goods")


TEXT = TradersTilesText()
