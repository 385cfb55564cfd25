"""Spots: something to be done at parts of laid tiles, as numbers until somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavola.games.carcassonne.core.rules.land import Land
from tavola.games.carcassonne.core.rules.options import At
from tavola.kernel import Coded

FIGURE_BITS: Final = 3
FIGURE_MASK: Final = (1 << FIGURE_BITS) - 1


def spot(segment: int, figure: int = 0) -> int:
    """The number of a segment and a figure."""
    return segment << FIGURE_BITS | figure


class Spots(Coded):
    """A number is a `spot`; segments of a land stay what they are while it grows."""

    __slots__ = ("_figures", "_land", "_word")

    def __init__(self, land: Land, word: str, spots: list[int], figures: Sequence[str] = ("",)) -> None:
        super().__init__(spots)
        self._land = land
        self._word = word
        self._figures = figures
        """Their names by their numbers."""

    def option(self, code: int) -> At:
        cell, part = self._land.place_of(code >> FIGURE_BITS)
        return At(self._word, cell, part, self._figures[code & FIGURE_MASK])

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, At) or option.verb != self._word or option.figure not in self._figures:
            return False
        segment = self._land.segment_at(option.cell, option.part)
        return segment >= 0 and spot(segment, self._figures.index(option.figure)) in self.codes
