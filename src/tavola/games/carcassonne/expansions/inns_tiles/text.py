"""Inns and cathedrals on tiles in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tavola.games.carcassonne.core.text.module import ModuleText


class InnsTilesText(ModuleText):
    """They are printed on the tiles, whether or not they matter."""

    printed: ClassVar[Mapping[str, str]] = {"inn": "I", "cathedral": "+"}
    inks: ClassVar[Mapping[str, str]] = {"I": "bold cyan", "+": "bold magenta"}


TEXT = InnsTilesText()
