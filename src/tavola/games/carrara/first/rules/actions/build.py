"""The action of building: take a building from the display, choose a city, pay with blocks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from tavola.games.carrara.first.rules.actions.start import TurnUp, turn_up
from tavola.games.carrara.first.rules.edition import Action, CarraraTask, Market
from tavola.games.carrara.parts.rules.options import END, Build, Pay
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


class BuildAction(Action):
    """Every building on display, in every city that the mover's blocks can pay; how is asked next."""

    words = ("build",)

    def options(self, state: CarraraState) -> list[Option]:
        edition = state.edition
        cost, buildable = edition.cost, edition.buildable
        least = edition.least_reach(state.hand(state.mover))
        found: list[Option] = []
        for tile in edition.order.market.tiles(state):
            if tile >= 0 and (cities := buildable[tile][least[cost[tile]]]):
                found += cities
        return found

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        assert isinstance(option, Build)
        state.agenda.append(pay_for_building(option.tile, option.city))
        if events is not None:
            events.append(_building(state.mover, option.tile_name, option.city_name))

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if not isinstance(option, Build):
            return None
        market = state.edition.order.market
        if option.tile not in market.tiles(state):
            return Reason(market.missing(state, option.tile), option.fields)
        cost = state.edition.cost[option.tile]
        details = {**option.fields, "cost": cost}
        if sum(state.hand(state.mover)) >= cost:
            return Reason("carrara1.build.colours", details)
        return Reason("carrara1.build.cost", details)


@lru_cache(maxsize=2048)
def _building(seat: Seat, tile: str, city: str) -> Event:
    details, where = {"tile": tile, "city": city}, (f"tile:{tile}",)
    return Event("carrara.building", seat, "carrara1.build.city", details, where=where)


BUILD = BuildAction()


class Display(Market):
    """The buildings on the board: whenever one is taken, a new one is turned up."""

    def tiles(self, state: CarraraState) -> list[int]:
        return state.display

    def missing(self, state: CarraraState, tile: int) -> str:
        return "carrara1.build.display"

    def take(self, state: CarraraState, tile: int, events: Events) -> None:
        """The last of all buildings begins the last round."""
        space = state.display.index(tile)
        state.display[space] = -1
        if state.stack:
            state.agenda.append(show_building(space))
        elif max(state.display) < 0:
            state.last_builder = state.mover
            if events is not None:
                events.append(Event("carrara.last_building", state.mover, "carrara1.end.last-building"))


DISPLAY = Display()


class Payment(CarraraTask):
    """How to pay; always asked, for asking only where there is a choice would tell what a screen hides."""

    __slots__ = ()

    phase = "pay"
    numbered = True
    cost_rule: ClassVar[str] = "carrara1.build.cost"
    """The rule that says how many blocks are owed."""

    tile: int
    city: int
    replaced: int = -1
    """The building whose place it takes, if any."""

    def owed(self, state: CarraraState) -> int:
        """How many blocks are to be handed in."""
        raise NotImplementedError

    def lay(self, state: CarraraState, paid: Pay, events: Events) -> None:
        """The building comes into its city."""
        raise NotImplementedError

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        reach = state.edition.reach[self.city]
        return state.quarry.payments(state.hand(state.mover)[:reach], reach, self.owed(state))

    def run(self, state: CarraraState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara.pay", self.options(state), self._details(state)),)

    def answer(self, state: CarraraState, seat: Seat, option: Option, events: Events) -> None:
        """The blocks go into the bag, the building from the market into its city."""
        assert isinstance(option, Pay)
        state.hand_in(seat, option.counts)
        self.lay(state, option, events)
        state.edition.order.market.take(state, self.tile, events)

    def refusal(self, state: CarraraState, seat: Seat, option: Option) -> Reason:
        details = self._details(state)
        if isinstance(option, Pay):
            if any(option.counts[state.edition.reach[self.city] :]):
                return Reason("carrara1.build.colours", details)
            return Reason(self.cost_rule, details)
        return Reason(self.cost_rule if option == END else "carrara1.turn.one-action", details)

    def _details(self, state: CarraraState) -> dict[str, object]:
        box = state.edition.box
        return {
            "tile": box.tiles[self.tile].name,
            "city": box.cities[self.city].name,
            "cost": self.owed(state),
        }


@dataclass(frozen=True, slots=True)
class PayForBuilding(Payment):
    """A building from the market comes into a city, for as many blocks as it costs."""

    name = "pay"
    stage = 5

    tile: int
    city: int

    def owed(self, state: CarraraState) -> int:
        return state.edition.cost[self.tile]

    def lay(self, state: CarraraState, paid: Pay, events: Events) -> None:
        box, seat = state.edition.box, state.mover
        state.built[seat] += ((self.tile, self.city),)
        if events is not None:
            tile = box.tiles[self.tile].name
            details = {"tile": tile, "city": box.cities[self.city].name, **paid.fields}
            where = (f"tile:{tile}",)
            events.append(Event("carrara.built", seat, "carrara1.build.cost", details, where=where))


@dataclass(frozen=True, slots=True)
class ShowBuilding(TurnUp):
    """A new building comes onto the space that became free; every one that is face down is as likely."""

    name = "show"
    stage = 6
    phase = "after"
    chance_rule = "carrara1.build.refill"
    why = "carrara.show"

    space: int

    def shown(self, state: CarraraState, tile: int, events: Events) -> None:
        turn_up(state, self.space, tile, self.chance_rule, events)


pay_for_building = lru_cache(maxsize=None)(PayForBuilding)
show_building = lru_cache(maxsize=None)(ShowBuilding)
"""Each is made once: what can be built where is soon known."""
