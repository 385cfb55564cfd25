"""The action of building: take a building from the display, choose a city, pay with blocks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.games.carrara.parts.rules.options import Build, Pay
from tavola.games.carrara.second.rules.actions.end import check_end
from tavola.games.carrara.second.rules.actions.start import TurnUp, turn_up
from tavola.games.carrara.second.rules.edition import Action, SecondTask
from tavola.kernel import Award, Decision, Event, Events, Item, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class BuildAction(Action):
    """Every building on display, in every city that the mover's blocks can pay; how is asked next."""

    words = ("build",)

    def options(self, state: SecondState) -> list[Option]:
        edition = state.edition
        value, buildable = edition.value, edition.buildable
        least = reach_by_cost(state)
        found: list[Option] = []
        listed = 0
        for tile in state.display:
            if tile >= 0 and not listed >> tile & 1:
                listed |= 1 << tile
                if cities := buildable[tile][least[value[tile]]]:
                    found += cities
        return found

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, Build)
        state.agenda.append(pay_for_building(option.tile, option.city))
        if events is not None:
            where = (f"tile:{option.tile_name}",)
            events.append(
                Event(
                    "carrara-second.building", state.mover, "carrara2.build.city", option.fields, where=where
                )
            )

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, Build):
            return None
        cost = state.edition.value[option.tile]
        if option.tile not in state.display:
            return Reason("carrara2.build.display", {**option.fields, "cost": cost})
        return no_means(state, cost, dict(option.fields))


BUILD = BuildAction()


def reach_by_cost(state: SecondState) -> Counts:
    """By cost how many colours a city must accept so that the mover can pay it there."""
    return state.edition.least_reach(state.hand(state.mover))


def no_means(state: SecondState, cost: int, details: dict[str, object]) -> Reason:
    """Why the mover cannot pay: too few blocks, or not of the right colours."""
    enough = sum(state.hand(state.mover)) >= cost
    return Reason("carrara2.build.colours" if enough else "carrara2.build.cost", {**details, "cost": cost})


class Payment(SecondTask):
    """How to pay; always asked, for asking only where there is a choice would tell what a screen hides."""

    __slots__ = ()

    phase = "pay"
    numbered = True

    city: int

    def cost(self, state: SecondState) -> int:
        """What is to be paid."""
        raise NotImplementedError

    def tile_number(self, state: SecondState) -> int:
        """What is built."""
        raise NotImplementedError

    def options(self, state: SecondState) -> tuple[Option, ...]:
        reach = state.edition.reach[self.city]
        return state.quarry.payments(state.hand(state.mover)[: reach + 1], reach, self.cost(state))

    def run(self, state: SecondState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara-second.pay", self.options(state), self.details(state)),)

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        return pay_refusal(state, self.city, option, self.details(state))

    def details(self, state: SecondState) -> dict[str, object]:
        """What is built where, and what it costs."""
        box = state.edition.box
        return {
            "tile": box.tiles[self.tile_number(state)].name,
            "city": box.cities[self.city].name,
            "cost": self.cost(state),
        }


def pay_refusal(state: SecondState, city: int, option: Option, details: dict[str, object]) -> Reason:
    """Why this is no way to pay."""
    if isinstance(option, Pay):
        reach = state.edition.reach[city]
        if any(option.counts[reach + 1 :]):
            return Reason("carrara2.build.no-chain", details)
        if any(option.counts[reach:]) and option.counts[reach] % 2:
            return Reason("carrara2.build.exchange", details)
    return Reason("carrara2.build.cost", details)


def points_for_building(state: SecondState, seat: Seat, cost: int, events: Events) -> Award | None:
    """Who has used all stones gets the cost in points at once."""
    if state.stones_left(seat):
        return None
    state.points[seat] += cost
    if events is None:
        return None
    return Award(seat, "carrara-second.built", (Item("cost", cost, 1, "carrara2.build.points"),))


@dataclass(frozen=True, slots=True)
class PayForBuilding(Payment):
    """How to pay for a building from the display."""

    name = "pay"

    tile: int
    city: int

    def cost(self, state: SecondState) -> int:
        return state.edition.value[self.tile]

    def tile_number(self, state: SecondState) -> int:
        return self.tile

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        """The blocks go into the bag, the building into its city; then a new one is turned up."""
        assert isinstance(option, Pay)
        edition = state.edition
        state.hand_in(seat, option.counts)
        state.built[seat] += ((self.tile, self.city),)
        space = state.display.index(self.tile)
        state.display[space] = -1
        award = points_for_building(state, seat, edition.value[self.tile], events)
        if events is not None:
            tile = edition.box.tiles[self.tile].name
            details = {"tile": tile, "city": edition.box.cities[self.city].name, **option.fields}
            where = (f"space:{space}", f"seat:{seat}")
            events.append(Event("carrara-second.built", seat, "carrara2.build.cost", details, award, where))
        if any(state.stack):
            state.agenda.append(show_building(space))


@dataclass(frozen=True, slots=True)
class ShowBuilding(TurnUp):
    """A new building comes onto the space that became free; the last of the stack may end the game."""

    name = "show"
    phase = "show"
    chance_rule = "carrara2.build.refill"
    why = "carrara-second.show"

    space: int

    def shown(self, state: SecondState, tile: int, events: Events) -> None:
        turn_up(state, self.space, tile, self.chance_rule, events)
        check_end(state, events)


pay_for_building = lru_cache(maxsize=None)(PayForBuilding)
show_building = lru_cache(maxsize=None)(ShowBuilding)
"""Each is made once: what can be built where is soon known."""
