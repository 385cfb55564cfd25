"""The tiles still to be drawn: how well they suit an empty cell."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.carcassonne.core.rules.faces import Face, Faces
from tavola.games.carcassonne.core.rules.state import CarcassonneState

ALWAYS = 1.0
"""The chance of a cell that no tile lies beside yet: nearly every tile will fit there."""


class Remaining:
    """Cells are told by their signature: what the tiles around them show."""

    def __init__(self, state: CarcassonneState, patience: float) -> None:
        self._faces = state.rules.faces
        self._count = [0] * len(self._faces.tiles)
        for tile in state.stock:
            self._count[tile] += 1
        self._rivals = patience * state.seats
        self._closing: dict[tuple[int, int], float] = {}
        self._filling: dict[int, float] = {0: ALWAYS}

    def closing(self, signature: int, sides: int) -> float:
        """The chance of a tile in which all that comes in over these sides (a bit each) ends; 0: none."""
        chance = self._closing.get((signature, sides))
        if chance is None:
            chance = self._chance(_closing(self._faces, signature, sides))
            self._closing[signature, sides] = chance
        return chance

    def filling(self, signature: int) -> float:
        """The chance of a tile that fits; 0: none does."""
        chance = self._filling.get(signature)
        if chance is None:
            chance = self._filling[signature] = self._chance(_filling(self._faces, signature))
        return chance

    def _chance(self, kinds: tuple[int, ...]) -> float:
        """With these kinds of tiles that would do, some of which others will draw."""
        number = sum(self._count[kind] for kind in kinds)
        return number / (number + self._rivals) if number else 0.0


@lru_cache(maxsize=10_000)
def _closing(faces: Faces, signature: int, sides: int) -> tuple[int, ...]:
    """The kinds of tiles that fit a cell so that what comes in over these sides ends there."""
    return tuple(
        kind
        for kind, row in enumerate(faces.faces)
        if any(_ends(row[turn], sides) for turn in faces.fitting(kind, signature))
    )


@lru_cache(maxsize=10_000)
def _filling(faces: Faces, signature: int) -> tuple[int, ...]:
    """The kinds of tiles that fit a cell."""
    return tuple(kind for kind, fits in enumerate(faces.fits) if signature in fits)


def _ends(face: Face, sides: int) -> bool:
    """Whether what comes in over these sides leads to no other side."""
    inside = [face.edge_segment[side] for side in range(4) if sides >> side & 1]
    outside = [face.edge_segment[side] for side in range(4) if not sides >> side & 1]
    return not any(segment in outside for segment in inside)
