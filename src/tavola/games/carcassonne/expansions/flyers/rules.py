"""The Flying Machines: a meeple flies one to three tiles and lands where something is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import CITY, KIND_NAMES, MONASTERY, ROAD
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.offers import Offers
from tavola.games.carcassonne.core.rules.options import WIDTH, At, Put, cell_text, parse_at, part_text
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.versions import ONE_TURN_WITH_EXTRA_TILES
from tavola.kernel import Chance, Decision, Event, Events, FieldValue, Option, Outcome, Pending, Reason, Seat

FLYING = ("meeple", "big-meeple")
LANDING = (ROAD, CITY, MONASTERY)
DIE = {str(face): 1 for face in components_beside(__name__).numbers("die")}
"""All faces are equally likely."""
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = (-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH)


@dataclass(frozen=True, slots=True)
class FlyersState(ModuleState):
    """Whether a flight has failed in this turn."""

    failed: bool = False

    def key(self) -> tuple[int, ...]:
        return (1,) if self.failed else ()


NO_FAILURE, FAILURE = FlyersState(), FlyersState(failed=True)
FLYERS = Slot[FlyersState]("flyers")


@dataclass(frozen=True, slots=True)
class Fly(Option):
    """Put the figure onto the flying machine, and see how far it gets."""

    figure: str

    @property
    def word(self) -> str:
        return "fly"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"figure": self.figure}


@dataclass(frozen=True, slots=True)
class Flight(CarcassonneTask):
    """The die says how far the figure flies."""

    name = "flight"

    figure: str

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        return Chance(DIE, "carcassonne.flight")

    def dealt(self, state: CarcassonneState, outcome: Outcome, events: Events) -> None:
        cell = state.land.cell + int(outcome) * direction(state)
        if events is not None:
            details = {"number": outcome, "cell": cell_text(cell)}
            where = (f"cell:{cell_text(cell)}",)
            events.append(
                Event("carcassonne.flown", state.mover, "carcassonne.flyers.roll", details, where=where)
            )
        places = landing_places(state, cell)
        if not places:
            if events is not None:
                lies = state.land.tile_at(cell) >= 0
                rule = f"carcassonne.flyers.{'fails' if lies else 'no-tile'}"
                details = {"figure": self.figure, "cell": cell_text(cell)}
                events.append(Event("carcassonne.crashed", state.mover, rule, details))
            if state.rules.version >= ONE_TURN_WITH_EXTRA_TILES:
                FLYERS.put(state, FAILURE)
        elif len(places) == 1:
            land(state, self.figure, places[0], events)
        else:
            state.do_next(Landing(self.figure, cell))


@dataclass(frozen=True, slots=True)
class Landing(CarcassonneTask):
    """Where on the tile that it reached the figure lands."""

    name = "landing"

    figure: str
    cell: int

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        options = tuple(state.option_at("land", segment) for segment in landing_places(state, self.cell))
        return (Decision(state.mover, "carcassonne.landing", options, {"figure": self.figure}),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, At)
        land(state, self.figure, state.segment_of(option), events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if not isinstance(option, At) or option.verb != "land":
            return Reason("carcassonne.flyers.must-land")
        segment = state.segment_at(option.cell, option.part)
        if segment is None or option.cell != self.cell:
            return Reason("carcassonne.flyers.roll", dict(option.fields))
        if state.land.kind_of(segment) in LANDING:
            return Reason("carcassonne.flyers.open", dict(option.fields))
        return Reason("carcassonne.flyers.no-field", dict(option.fields))


class Flyers(Module):
    """Tiles with a flying machine offer a flight instead of a figure on the tile itself."""

    name = "flyers"

    def initial(self, seats: int) -> ModuleState:
        return NO_FAILURE

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        if "flyer" not in state.land.face.symbols:
            return
        for figure in FLYING:
            number = state.rules.figure_number.get(figure)
            if number is not None and state.in_supply(number, state.mover):
                offers.add(Fly(figure))

    def begun(self, state: CarcassonneState) -> None:
        FLYERS.put(state, NO_FAILURE)

    def bars_now(self, state: CarcassonneState) -> bool:
        return FLYERS.of(state).failed

    def bars(self, state: CarcassonneState, option: Option) -> str | None:
        return "carcassonne.ruling.flyers-failed-turn" if isinstance(option, Put | Fly) else None

    def carries_out(self, state: CarcassonneState, option: Option, events: Events) -> bool:
        if not isinstance(option, Fly):
            return False
        state.do_next(Flight(option.figure))
        if events is not None:
            events.append(
                Event("carcassonne.flies", state.mover, "carcassonne.flyers.try", {"figure": option.figure})
            )
        return True

    def refuses(self, state: CarcassonneState, option: Option) -> Reason | None:
        if not isinstance(option, Fly):
            return None
        if "flyer" not in state.land.face.symbols:
            return Reason("carcassonne.flyers.try", dict(option.fields))
        if option.figure not in FLYING:
            return Reason("carcassonne.ruling.flyers-who", dict(option.fields))
        return Reason("carcassonne.claim.own-supply", dict(option.fields))

    def parse(self, text: str) -> Option | None:
        word, _, figure = text.partition(" ")
        if word == "fly" and figure.replace("-", "").isalpha():
            return Fly(figure)
        return parse_at(text, "land")


def direction(state: CarcassonneState) -> int:
    """The step from cell to cell in which the flying machine on the tile just laid points."""
    face = state.land.face
    points = COMPASS.index(face.symbols["flyer"].fact("to"))
    return STEPS[(points + 2 * face.turn) % 8]


def landing_places(state: CarcassonneState, cell: int) -> list[int]:
    """The segments of a cell on which a meeple may land: open roads, cities, monasteries, occupied or not."""
    tile = state.land.tile_at(cell)
    if tile < 0:
        return []
    face, base = state.land.faces[tile], state.land.base_of(tile)
    return [
        base + number
        for number, kind in enumerate(face.kinds)
        if kind in LANDING and not state.closed(base + number)
    ]


def land(state: CarcassonneState, figure: str, segment: int, events: Events) -> None:
    state.put(state.rules.figure_number[figure], state.mover, segment)
    if events is not None:
        spot = state.option_at("land", segment)
        details = {
            "figure": figure,
            "on": KIND_NAMES[state.land.kind_of(segment)],
            "cell": cell_text(spot.cell),
        }
        where = (part_text(spot.cell, spot.part),)
        rule = "carcassonne.flyers.must-land"
        events.append(Event("carcassonne.landed", state.mover, rule, details, where=where))
