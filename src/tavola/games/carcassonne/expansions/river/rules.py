"""The River: laid first, from its source to its lake."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.faces import RIVER, Face
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.options import STEPS
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState

SOURCE, LAKE, REPLACED = "river.A", "river.L", "base.D0"
NOWHERE = -1


@dataclass(frozen=True, slots=True)
class RiverState(ModuleState):
    """How far the river has come."""

    mouth: int = NOWHERE
    """The cell where it goes on."""
    bend: int = 0
    """Which way its last tile bent: 0, 1 or 3 quarters."""

    def key(self) -> tuple[int, ...]:
        return self.mouth, self.bend


FLOW = Slot[RiverState]("river")


@dataclass(frozen=True, slots=True)
class RiverView:
    """Whether the river still flows on."""

    flowing: bool


class River(Module):
    """Draws river tiles first and keeps the river from flowing into itself."""

    name = "river"

    def initial(self, seats: int) -> ModuleState:
        return RiverState()

    def start_tile(self) -> str | None:
        return SOURCE

    def taken_out(self) -> Iterable[str]:
        return (REPLACED,)

    def drawn_from(self, state: CarcassonneState) -> list[int] | None:
        """River tiles as long as there are any, the lake last of them."""
        if FLOW.of(state).mouth < 0:
            return None
        faces = state.rules.faces
        river, lake = faces.in_set["river"], faces.index[LAKE]
        tiles = [tile for tile in state.stock if river[tile]]
        return [tile for tile in tiles if tile != lake] or tiles or None

    def watches(self, state: CarcassonneState) -> bool:
        return FLOW.of(state).mouth >= 0

    def forbids(self, state: CarcassonneState, cell: int, turn: int) -> str | None:
        river = FLOW.of(state)
        face = state.rules.faces.faces[state.tile][turn]
        if not face.edge_kinds >> RIVER & 1:
            return None
        if cell != river.mouth:
            return "carcassonne.river.goes-on"
        bent = _bend(state, face, cell)
        return "carcassonne.river.no-u-turn" if bent and bent == river.bend else None

    def laid(self, state: CarcassonneState) -> None:
        face = state.land.face
        if not face.edge_kinds >> RIVER & 1:
            return
        cell = state.land.cell
        ahead = [side for side in _river_sides(face) if state.land.tile_at(cell + STEPS[side]) < 0]
        mouth = cell + STEPS[ahead[0]] if ahead else NOWHERE
        FLOW.put(state, RiverState(mouth, _bend(state, face, cell)))

    def shows(self, state: CarcassonneState) -> RiverView:
        return RiverView(FLOW.of(state).mouth >= 0)


def _river_sides(face: Face) -> list[int]:
    return [side for side in range(4) if face.edges[side] == RIVER]


def _bend(state: CarcassonneState, face: Face, cell: int) -> int:
    """0: straight on or an end; 1 and 3: to the one side or the other."""
    sides = _river_sides(face)
    come = [side for side in sides if state.land.tile_at(cell + STEPS[side]) >= 0]
    if len(sides) < 2 or not come:
        return 0
    away = sides[0] if sides[1] == come[0] else sides[1]
    turned = (away - come[0]) % 4
    return 0 if turned == 2 else turned
