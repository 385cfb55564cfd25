"""The builder: whoever extends the road or city of their own builder has a second turn."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import CLOSING
from tavola.games.carcassonne.core.rules.feature import strength_of
from tavola.games.carcassonne.core.rules.figures import send_lonely_home
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.offers import Offers
from tavola.games.carcassonne.core.rules.options import Put
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat


@dataclass(frozen=True, slots=True)
class BuilderState(ModuleState):
    """Where a turn stands between its two halves."""

    earned: bool = False
    """A second half is earned."""
    second: bool = False
    """This is one."""

    def key(self) -> tuple[int, ...]:
        return int(self.earned), int(self.second)


FIRST_HALF, EARNED, SECOND_HALF = BuilderState(), BuilderState(earned=True), BuilderState(second=True)
BUILDER = Slot[BuilderState]("builder")


@dataclass(frozen=True, slots=True)
class Second(Option):
    """Take the second half of a double turn, or do without it."""

    wanted: bool

    @property
    def word(self) -> str:
        return "second-turn" if self.wanted else "no-second-turn"

    def __str__(self) -> str:
        return self.word


SECOND_TURN, NO_SECOND_TURN = Second(True), Second(False)


@dataclass(frozen=True, slots=True)
class OfferSecondTurn(CarcassonneTask):
    """After half a turn: the second one, if it was earned, is wanted, and there are tiles for it."""

    name = "double-turn"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if not (BUILDER.of(state).earned and state.stock):
            BUILDER.put(state, FIRST_HALF)
            return None
        return (Decision(state.mover, "carcassonne.second", (SECOND_TURN, NO_SECOND_TURN)),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        BUILDER.put(state, SECOND_HALF if option == SECOND_TURN else FIRST_HALF)
        if option != SECOND_TURN:
            return
        state.begin_turn(state.rules.half_turn_agenda)
        if events is not None:
            events.append(Event("carcassonne.double_turn", state.mover, "carcassonne.builder.double-turn"))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.builder.double-turn")


class Builder(Module):
    """No meeple: it neither claims nor counts, and stands only beside an own meeple."""

    name = "builder"
    figures = components_beside(__name__).figures()
    steps = (OfferSecondTurn(),)

    def initial(self, seats: int) -> ModuleState:
        return FIRST_HALF

    def laid(self, state: CarcassonneState) -> None:
        """A tile at the road or city of the mover's builder earns a second half, if he was put earlier.

        A second half earns none.
        """
        if BUILDER.of(state).second:
            return
        builder = state.rules.figure_number["builder"]
        if state.in_supply(builder, state.mover):
            return
        for segment, figure, seat in state.figures:
            if figure == builder and seat == state.mover:
                if _extended(state, segment) and not _put_this_turn(state, segment):
                    BUILDER.put(state, EARNED)
                return

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        builder = state.rules.figure_number["builder"]
        if not state.in_supply(builder, state.mover):
            return
        base = state.land.base
        for number in state.land.face.closing:
            if strength_of(state.strength_on(base + number), state.mover):
                offers.put(builder, number)

    def refuses(self, state: CarcassonneState, option: Option) -> Reason | None:
        if isinstance(option, Second):
            return Reason("carcassonne.builder.double-turn")
        if not isinstance(option, Put) or option.figure != "builder":
            return None
        segment = state.segment_at(state.land.cell, option.part)
        if segment is None:
            return Reason("carcassonne.claim.this-tile", dict(option.fields))
        if not state.in_supply(state.rules.figure_number["builder"], state.mover):
            return Reason("carcassonne.claim.own-supply", dict(option.fields))
        rule = (
            "carcassonne.builder.own-meeple"
            if state.land.kind_of(segment) in CLOSING
            else "carcassonne.builder.where"
        )
        return Reason(rule, dict(option.fields))

    def parse(self, text: str) -> Option | None:
        return next((option for option in (SECOND_TURN, NO_SECOND_TURN) if str(option) == text), None)

    def figures_removed(self, state: CarcassonneState, events: Events) -> None:
        builder = state.rules.figure_number["builder"]
        send_lonely_home(state, builder, "carcassonne.builder.lonely", events)


def _extended(state: CarcassonneState, segment: int) -> bool:
    """Whether the tile just laid belongs to the road or city of a segment."""
    roots, land = state.roots(segment), state.land
    for number in land.face.closing:  # noqa: SIM110 (asked at every tile)
        if land.find(land.base + number) in roots:
            return True
    return False


def _put_this_turn(state: CarcassonneState, segment: int) -> bool:
    """Whether everything from the builder's tile on was laid by the mover: then it was in this turn."""
    return all(seat == state.mover for seat in state.land.seats[state.land.tile_of(segment) :])
