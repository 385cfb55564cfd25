"""The River: laid first, from its source to its lake."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.faces import RIVER, Face
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.options import STEPS
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Outcome

SOURCE, LAKE, REPLACED = "river.A", "river.L", "base.D0"
MOUTH, BEND = 0, 1
"""Its slot: the cell where the river goes on (-1: nowhere), and which way the last tile bent."""


@dataclass(frozen=True, slots=True)
class RiverView:
    """Whether the river still flows on."""

    flowing: bool


class River(Module):
    """Draws river tiles first and keeps the river from flowing into itself."""

    name = "river"

    def slot(self, seats: int) -> list[int]:
        return [-1, 0]

    def start_tile(self) -> str | None:
        return SOURCE

    def taken_out(self) -> Iterable[str]:
        return (REPLACED,)

    def pool(self, state: CarcassonneState) -> Mapping[Outcome, int] | None:
        if self._slot(state)[MOUTH] < 0:
            return None
        tiles = {ident: n for ident, n in state.left.items() if ident.startswith("river.")}
        if not tiles:
            return None
        return {ident: n for ident, n in tiles.items() if ident != LAKE} or tiles

    def watches(self, state: CarcassonneState) -> bool:
        return self._slot(state)[MOUTH] >= 0

    def forbids(self, state: CarcassonneState, cell: int, turn: int) -> str | None:
        mouth, bend = self._slot(state)
        face = state.rules.faces.faces[state.tile][turn]
        if RIVER not in face.edges:
            return None
        if cell != mouth:
            return "carcassonne.river.goes-on"
        bent = _bend(state, face, cell)
        return "carcassonne.river.no-u-turn" if bent and bent == bend else None

    def laid(self, state: CarcassonneState) -> None:
        face = state.tile_face[-1]
        if RIVER not in face.edges:
            return
        slot = self._slot(state)
        cell = state.last_cell
        slot[BEND] = _bend(state, face, cell)
        ahead = [side for side in _river_sides(face) if cell + STEPS[side] not in state.board]
        slot[MOUTH] = cell + STEPS[ahead[0]] if ahead else -1

    def shows(self, state: CarcassonneState) -> RiverView:
        return RiverView(self._slot(state)[MOUTH] >= 0)

    def _slot(self, state: CarcassonneState) -> list[int]:
        return state.slots[state.rules.slot_number[self.name]]


def _river_sides(face: Face) -> list[int]:
    return [side for side in range(4) if face.edges[side] == RIVER]


def _bend(state: CarcassonneState, face: Face, cell: int) -> int:
    """0: straight on or an end; 1 and 3: to the one side or the other."""
    sides = _river_sides(face)
    come = [side for side in sides if cell + STEPS[side] in state.board]
    if len(sides) < 2 or not come:
        return 0
    away = sides[0] if sides[1] == come[0] else sides[1]
    turned = (away - come[0]) % 4
    return 0 if turned == 2 else turned
