"""Windmills: whoever builds one gets a point for each tile around it, which shelters it from the storm."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.options import RING, cell_text
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.track import credit
from tavola.kernel import Award, Event, Events, Item, Pending

RULE = "windmills.neighbours"


@dataclass(frozen=True, slots=True)
class WindmillsState(ModuleState):
    """By seat, the windmills that it has built."""

    built: tuple[int, ...]

    def key(self) -> tuple[int, ...]:
        return self.built


WINDMILLS: Slot[WindmillsState] = Slot("windmills")


@dataclass(frozen=True, slots=True)
class WindmillsView:
    """What everybody sees of the windmills."""

    built: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class BuildWindmill(CarcassonneTask):
    """Was the tile just laid one with a windmill?"""

    name = "windmill"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if "windmill" not in state.land.face.symbols:
            return None
        seat, cell = state.mover, state.land.cell
        built = (n + (builder == seat) for builder, n in enumerate(WINDMILLS.of(state).built))
        WINDMILLS.put(state, WindmillsState(tuple(built)))
        points = sum(state.land.tile_at(cell + step) >= 0 for step in RING)
        credit(state, seat, points)
        if events is not None:
            where = f"cell:{cell_text(cell)}"
            award = Award(seat, "carcassonne.windmill", (Item("windmill", points, 1, RULE, where),))
            details = {"cell": cell_text(cell)}
            events.append(Event("carcassonne.windmill", seat, RULE, details, award, (where,)))
        return None


class Windmills(Module):
    """A windmill is built with its tile, and stays."""

    name = "windmills"
    steps = (BuildWindmill(),)

    def initial(self, seats: int) -> WindmillsState:
        return WindmillsState((0,) * seats)

    def shows(self, state: CarcassonneState) -> WindmillsView:
        return WindmillsView(WINDMILLS.of(state).built)
