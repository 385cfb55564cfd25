"""Windmills: whoever builds one gets a point for each tile around it, which shelters it from the storm."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.options import RING, cell_text
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.track import credit
from tavola.kernel import Award, Event, Events, Item, Pending

RULE = "windmills.neighbours"


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
        if "windmill" not in state.tile_face[-1].symbols:
            return None
        seat, cell = state.mover, state.last_cell
        built(state)[seat] += 1
        points = sum(cell + step in state.board for step in RING)
        credit(state, seat, points)
        if events is not None:
            where = f"cell:{cell_text(cell)}"
            award = Award(seat, "carcassonne.windmill", (Item("windmill", points, 1, RULE, where),))
            details = {"cell": cell_text(cell)}
            events.append(Event("carcassonne.windmill", seat, RULE, details, award, (where,)))
        return None


class Windmills(Module):
    """Its slot: the windmills that each seat has built."""

    name = "windmills"
    steps = (BuildWindmill(),)

    def slot(self, seats: int) -> list[int]:
        return [0] * seats

    def shows(self, state: CarcassonneState) -> WindmillsView:
        return WindmillsView(tuple(built(state)))


def built(state: CarcassonneState) -> list[int]:
    """How many windmills each seat has built."""
    return state.slots[state.rules.slot_number["windmills"]]
