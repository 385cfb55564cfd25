"""The action of building: take a building from the display, choose a city, pay with blocks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from tavola.games.carrara.rules.blocks import payments
from tavola.games.carrara.rules.first.actions.start import face_down, turn_up
from tavola.games.carrara.rules.first.parts import BOX, CITIES, COLOURS, COST, REACH, SAY
from tavola.games.carrara.rules.first.stages import Stage
from tavola.games.carrara.rules.options import Build, Pay
from tavola.kernel import Chance, Decision, Event, Outcome

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def actions(state: CarraraState) -> Iterator[Build]:
    """Every building on display, in every city that the mover's blocks can pay; how is asked next."""
    worth = (0, *accumulate(state.hand(state.mover)))
    for tile in state.display:
        if tile >= 0:
            for city in range(CITIES):
                if worth[REACH[city]] >= COST[tile]:
                    yield SAY.build[tile][city]


def begin(state: CarraraState, option: Build, events: list[Event] | None) -> None:
    """Settle what is built where; it is paid for next."""
    state.building = (option.tile, option.city)
    state.stage = Stage.PAY
    if events is not None:
        where = (f"tile:{option.tile_name}",)
        events.append(
            Event("carrara.building", state.mover, "carrara1.build.city", option.fields, where=where)
        )


def question(state: CarraraState) -> Decision:
    """How to pay; always asked, for one way only would tell what lies behind the screen."""
    tile, city = state.building
    ways = payments(state.hand(state.mover)[: REACH[city]], COST[tile])
    none = (0,) * (COLOURS - REACH[city])
    details = {"tile": BOX.tiles[tile].name, "city": BOX.cities[city].name, "cost": COST[tile]}
    return Decision(state.mover, "carrara.pay", tuple(SAY.pay(way + none) for way in ways), details)


def pay(state: CarraraState, option: Pay, events: list[Event] | None) -> None:
    """The blocks go into the bag, the building into its city; then a new one is turned up."""
    tile, city = state.building
    for colour, n in enumerate(option.counts):
        state.blocks[state.mover * COLOURS + colour] -= n
        state.bag[colour] += n
    state.built[state.mover] += ((tile, city),)
    state.slot = state.display.index(tile)
    state.display[state.slot] = -1
    state.building = (-1, -1)
    if events is not None:
        details = {"tile": BOX.tiles[tile].name, "city": BOX.cities[city].name, **option.fields}
        where = (f"tile:{BOX.tiles[tile].name}",)
        events.append(Event("carrara.built", state.mover, "carrara1.build.cost", details, where=where))
    if state.stack:
        state.stage = Stage.SHOW
        return
    state.slot = -1
    state.stage = Stage.AFTER
    if max(state.display) < 0:
        state.last_builder = state.mover
        if events is not None:
            events.append(Event("carrara.last_building", state.mover, "carrara1.end.last-building"))


def new_building(state: CarraraState) -> Chance:
    """Every building that is face down is as likely."""
    return Chance(face_down(state), "carrara.show")


def show(state: CarraraState, outcome: Outcome, events: list[Event] | None) -> None:
    """The new building comes onto the space that became free."""
    turn_up(state, state.slot, outcome, "carrara1.build.refill", events)
    state.slot = -1
    state.stage = Stage.AFTER
