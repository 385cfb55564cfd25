"""Offers: what the mover may do with figures after laying a tile, as numbers until somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavola.games.carcassonne.core.rules.faces import Face
from tavola.games.carcassonne.core.rules.module import Figure
from tavola.games.carcassonne.core.rules.options import SKIP, put
from tavola.kernel import Coded, Option

PART_BITS: Final = 6
PART_MASK: Final = (1 << PART_BITS) - 1
SKIPPING: Final = -1


class Offers(Coded):
    """From 0 on, a number is a figure on a part of the tile just laid; below are options of another kind."""

    __slots__ = ("_face", "_figures", "_others", "offered")

    def __init__(self, face: Face, figures: Sequence[Figure]) -> None:
        self.offered: list[int] = []
        self.codes = self.offered
        self.last_read = None
        self._face = face
        self._figures = figures
        self._others: list[Option] = [SKIP]

    def put(self, figure: int, part: int) -> None:
        """Offer to put a figure onto a part, both by their numbers."""
        self.offered.append(figure << PART_BITS | part)

    def put_on_any(self, figure: int, parts: list[int]) -> None:
        """Offer to put a figure onto each of these parts."""
        at = figure << PART_BITS
        self.offered += [at | part for part in parts] if at else parts

    def add(self, option: Option) -> None:
        """Offer something else."""
        self.offered.append(~len(self._others))
        self._others.append(option)

    def option(self, code: int) -> Option:
        if code < 0:
            return self._others[~code]
        return put(self._figures[code >> PART_BITS].name, self._face.names[code & PART_MASK])
