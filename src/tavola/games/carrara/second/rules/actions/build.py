"""The action of building: take a building from the display, choose a city, pay with blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.options import Build, Pay
from tavola.games.carrara.second.rules.actions.end import check_end
from tavola.games.carrara.second.rules.actions.start import face_down, turn_up
from tavola.games.carrara.second.rules.edition import SecondTask
from tavola.games.carrara.second.rules.exchange import capacity, exchange_payments
from tavola.kernel import Award, Chance, Decision, Event, Events, Item, Option, Outcome, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class BuildAction:
    """Every building on display, in every city that the mover's blocks can pay; how is asked next."""

    def options(self, state: SecondState) -> Iterator[Option]:
        edition = state.edition
        value, listed = edition.value, edition.options.build
        means = means_of(state)
        for tile in dict.fromkeys(state.display):
            if tile >= 0:
                for city, means_here in enumerate(means):
                    if means_here >= value[tile]:
                        yield listed[tile][city]

    def carry_out(self, state: SecondState, option: Option, events: Events) -> bool:
        if not isinstance(option, Build):
            return False
        state.do_next(PayForBuilding(option.tile, option.city))
        if events is not None:
            where = (f"tile:{option.tile_name}",)
            events.append(
                Event(
                    "carrara-second.building", state.mover, "carrara2.build.city", option.fields, where=where
                )
            )
        return True

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, Build):
            return None
        cost = state.edition.value[option.tile]
        if option.tile not in state.display:
            return Reason("carrara2.build.display", {**option.fields, "cost": cost})
        return no_means(state, cost, dict(option.fields))


BUILD = BuildAction()


def means_of(state: SecondState) -> list[int]:
    """By city the highest cost that the mover's blocks can pay."""
    hand = state.hand(state.mover)
    return [capacity(hand, reach) for reach in state.edition.reach]


def no_means(state: SecondState, cost: int, details: dict[str, object]) -> Reason:
    """Why the mover cannot pay: too few blocks, or not of the right colours."""
    enough = sum(state.hand(state.mover)) >= cost
    return Reason("carrara2.build.colours" if enough else "carrara2.build.cost", {**details, "cost": cost})


def pay_question(state: SecondState, city: int, cost: int, details: dict[str, object]) -> Pending:
    """How to pay; always asked, for asking only where there is a choice would tell what a screen hides."""
    edition = state.edition
    ways = exchange_payments(state.hand(state.mover), edition.reach[city], cost)
    return (Decision(state.mover, "carrara-second.pay", tuple(map(edition.options.pay, ways)), details),)


def pay_refusal(state: SecondState, city: int, option: Option, details: dict[str, object]) -> Reason:
    """Why this is no way to pay."""
    if isinstance(option, Pay):
        reach = state.edition.reach[city]
        if any(option.counts[reach + 1 :]):
            return Reason("carrara2.build.no-chain", details)
        if any(option.counts[reach:]) and option.counts[reach] % 2:
            return Reason("carrara2.build.exchange", details)
    return Reason("carrara2.build.cost", details)


def pay_blocks(state: SecondState, seat: Seat, counts: tuple[int, ...]) -> None:
    """Blocks that are paid go into the bag."""
    colours = state.edition.colours
    for colour, n in enumerate(counts):
        state.blocks[seat * colours + colour] -= n
        state.bag[colour] += n


def points_for_building(state: SecondState, seat: Seat, cost: int, events: Events) -> Award | None:
    """Who has used all stones gets the cost in points at once."""
    if state.stones_left(seat):
        return None
    state.points[seat] += cost
    if events is None:
        return None
    return Award(seat, "carrara-second.built", (Item("cost", cost, 1, "carrara2.build.points"),))


@dataclass(frozen=True, slots=True)
class PayForBuilding(SecondTask):
    """How to pay for a building from the display."""

    name = "pay"
    phase = "pay"

    tile: int
    city: int

    def run(self, state: SecondState, events: Events) -> Pending:
        return pay_question(state, self.city, state.edition.value[self.tile], self._details(state))

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        """The blocks go into the bag, the building into its city; then a new one is turned up."""
        assert isinstance(option, Pay)
        edition = state.edition
        pay_blocks(state, seat, option.counts)
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
            state.do_next(ShowBuilding(space))

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        return pay_refusal(state, self.city, option, self._details(state))

    def _details(self, state: SecondState) -> dict[str, object]:
        box = state.edition.box
        return {
            "tile": box.tiles[self.tile].name,
            "city": box.cities[self.city].name,
            "cost": state.edition.value[self.tile],
        }


@dataclass(frozen=True, slots=True)
class ShowBuilding(SecondTask):
    """A new building comes onto the space that became free; the last of the stack may end the game."""

    name = "show"
    phase = "show"
    chance_rule = "carrara2.build.refill"

    space: int

    def run(self, state: SecondState, events: Events) -> Pending:
        return Chance(face_down(state), "carrara-second.show")

    def dealt(self, state: SecondState, outcome: Outcome, events: Events) -> None:
        turn_up(state, self.space, outcome, "carrara2.build.refill", events)
        check_end(state, events)
