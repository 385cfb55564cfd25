"""Raising: an own building is replaced by one of a higher cost, for the difference."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carrara.first.expansion.rules.options import Raise
from tavola.games.carrara.first.expansion.rules.state import expanded
from tavola.games.carrara.first.rules.actions.build import Payment
from tavola.games.carrara.first.rules.edition import Action
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.rules.options import Pay
from tavola.kernel import Event, Events, Option, Reason


class RaiseBuilding(Action):
    """Every own building, to every open one of a higher cost whose difference can be paid in its city."""

    words = ("raise",)

    def options(self, state: CarraraState) -> list[Option]:
        found: list[Option] = []
        built = state.built[state.mover]
        if not built:
            return found
        edition = expanded(state).expansion
        cost, reach, listed = edition.cost, edition.reach, edition.more_options.raising
        on_offer = [tile for tile in edition.order.market.tiles(state) if tile >= 0]
        worth = [0]
        """By reach, how many blocks can pay."""
        for n in state.hand(state.mover):
            worth.append(worth[-1] + n)
        for old, city in built:
            least, blocks = cost[old], worth[reach[city]]
            if blocks and least < edition.dearest:
                raising, most = listed[old], least + blocks
                found += [raising[tile] for tile in on_offer if least < cost[tile] <= most]
        return found

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        assert isinstance(option, Raise)
        city = _city_of(state, option.old)
        assert city is not None
        state.do_next(PayForRaising(option.tile, city, option.old))
        if events is not None:
            details = {**option.fields, "city": state.edition.box.cities[city].name}
            where = (f"tile:{option.tile_name}", f"tile:{option.old_name}")
            events.append(Event("carrara.raising", state.mover, "carrara1x.raise.any", details, where=where))

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if not isinstance(option, Raise):
            return None
        city, cost = _city_of(state, option.old), state.edition.cost
        if city is None:
            return Reason("carrara1x.raise.any", option.fields)
        market = state.edition.order.market
        if option.tile not in market.tiles(state):
            return Reason(market.missing(state, option.tile), option.fields)
        owed = cost[option.tile] - cost[option.old]
        if owed <= 0:
            return Reason("carrara1x.raise.higher", option.fields)
        details = {**option.fields, "cost": owed, "city": state.edition.box.cities[city].name}
        if sum(state.hand(state.mover)) >= owed:
            return Reason("carrara1.build.colours", details)
        return Reason("carrara1x.raise.difference", details)


RAISE = RaiseBuilding()


def _city_of(state: CarraraState, tile: int) -> int | None:
    """Where the mover has built this building."""
    return next((city for built, city in state.built[state.mover] if built == tile), None)


@dataclass(frozen=True, slots=True)
class PayForRaising(Payment):
    """The difference in blocks that the city accepts; the old building leaves the game."""

    name = "raise"
    stage = 10
    cost_rule = "carrara1x.raise.difference"

    tile: int
    city: int
    replaced: int

    def owed(self, state: CarraraState) -> int:
        cost = state.edition.cost
        return cost[self.tile] - cost[self.replaced]

    def lay(self, state: CarraraState, paid: Pay, events: Events) -> None:
        box, seat = state.edition.box, state.mover
        old, new = (self.replaced, self.city), (self.tile, self.city)
        state.built[seat] = tuple(new if built == old else built for built in state.built[seat])
        expanded(state).out |= 1 << self.replaced
        if events is not None:
            tile, gone = box.tiles[self.tile].name, box.tiles[self.replaced].name
            details = {"tile": tile, "raised": gone, "city": box.cities[self.city].name, **paid.fields}
            where = (f"tile:{tile}", f"tile:{gone}")
            events.append(Event("carrara.raised", seat, "carrara1x.raise.old-leaves", details, where=where))
