"""Monuments: built like a building or over an own one of the same type; an improvement comes with each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.options import Pay
from tavola.games.carrara.second.rules.actions.build import (
    Payment,
    no_means,
    points_for_building,
    reach_by_cost,
)
from tavola.games.carrara.second.rules.edition import Action, SecondTask
from tavola.games.carrara.second.rules.options import Improve, Monument, Upgrade
from tavola.games.carrara.second.rules.places import building_at, place_of
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class MonumentAction(Action):
    """Every monument that is left, in every city or over every own building that the mover can pay."""

    words = ("monument", "upgrade")

    def options(self, state: SecondState) -> list[Option]:
        found: list[Option] = []
        left = state.monuments
        if not left:
            return found
        edition, cost = state.edition, state.edition.box.monument
        least = reach_by_cost(state)
        if least[cost] <= edition.colours:
            for kind, monuments in enumerate(edition.monuments):
                if left >> kind & 1:
                    found += monuments[least[cost]]
        built = state.built[state.mover]
        if built:
            type_of, value, reach = edition.type_of, edition.value, edition.reach
            for at, (tile, city) in enumerate(built):
                kind = type_of[tile]
                if left >> kind & 1 and tile < edition.regular and reach[city] >= least[cost - value[tile]]:
                    found.append(edition.options.upgrade(kind, value[tile], place_of(edition, built, at)))
        return found

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        edition = state.edition
        if isinstance(option, Monument):
            state.do_next(PayForMonument(option.type, option.city, -1))
            details = {"monument": option.type_name, "city": option.city_name}
        else:
            assert isinstance(option, Upgrade)
            at = building_at(edition, state.built[state.mover], option.place)
            city = state.built[state.mover][at][1]
            state.do_next(PayForMonument(option.type, city, at))
            details = {"monument": option.type_name, "city": edition.box.cities[city].name}
        if events is not None:
            where = (f"monument:{option.type_name}",)
            events.append(
                Event("carrara-second.monument", state.mover, "carrara2.monument.build", details, where=where)
            )

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, Monument | Upgrade):
            return None
        if not state.monuments >> option.type & 1:
            return Reason("carrara2.monument.one-each", {"monument": option.type_name})
        cost = state.edition.box.monument
        if isinstance(option, Upgrade):
            built = state.built[state.mover]
            at = building_at(state.edition, built, option.place)
            tile = state.edition.regular if at < 0 else built[at][0]
            facts = (state.edition.type_of[tile], state.edition.value[tile])
            if at < 0 or facts != (option.type, option.value):
                return Reason("carrara2.monument.same-type", dict(option.fields))
            cost -= option.value
        return no_means(
            state, cost, {**option.fields, "tile": f"{option.type_name} {state.edition.box.monument}"}
        )


MONUMENT = MonumentAction()


@dataclass(frozen=True, slots=True)
class PayForMonument(Payment):
    """How to pay for a monument; over a building only the difference is paid."""

    name = "pay-monument"

    type: int
    city: int
    over: int
    """Which own building it covers; -1: none."""

    def cost(self, state: SecondState) -> int:
        """The value of the monument, less the printed value of what it covers."""
        edition = state.edition
        old = 0 if self.over < 0 else edition.value[state.built[state.mover][self.over][0]]
        return edition.box.monument - old

    def tile_number(self, state: SecondState) -> int:
        return state.edition.regular + self.type

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        """The monument stands where the old building stood, which is out of the game; or on its own."""
        assert isinstance(option, Pay)
        edition, cost = state.edition, self.cost(state)
        details = {} if events is None else {**self.details(state), **option.fields}
        state.hand_in(seat, option.counts)
        tile = edition.regular + self.type
        built = state.built[seat]
        if self.over < 0:
            state.built[seat] = (*built, (tile, self.city))
        else:
            state.built[seat] = (*built[: self.over], (tile, self.city), *built[self.over + 1 :])
        state.monuments &= ~(1 << self.type)
        award = points_for_building(state, seat, cost, events)
        if events is not None:
            kind, rule = "carrara-second.built", "carrara2.monument.build"
            if self.over >= 0:
                kind, rule = "carrara-second.upgraded", "carrara2.monument.difference"
                details["old"] = edition.box.tiles[built[self.over][0]].name
            where = (f"monument:{edition.box.types[self.type].name}", f"seat:{seat}")
            events.append(Event(kind, seat, rule, details, award, where))
        state.do_next(CHOOSE_IMPROVEMENT)


@dataclass(frozen=True, slots=True)
class ChooseImprovement(SecondTask):
    """One of the improvements that are left; there are more of them than monuments."""

    name = "improve"
    phase = "improve"
    numbered = True

    def options(self, state: SecondState) -> tuple[Option, ...]:
        left = state.improvements
        return tuple([option for at, option in enumerate(state.edition.options.improve) if left >> at & 1])

    def run(self, state: SecondState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara-second.improve", self.options(state)),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Improve)
        state.improvements &= ~(1 << option.number)
        state.improved[seat] |= 1 << option.number
        if events is not None:
            where = (f"improvement:{option.name}", f"seat:{seat}")
            events.append(
                Event(
                    "carrara-second.improved",
                    seat,
                    "carrara2.monument.improvement",
                    option.fields,
                    where=where,
                )
            )

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, Improve):
            return Reason("carrara2.monument.improvement-left", option.fields)
        return Reason("carrara2.monument.improvement")


CHOOSE_IMPROVEMENT = ChooseImprovement()
