"""The extra purchase: one object from the object field, after the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.first.rules.edition import Action
from tavola.games.carrara.first.rules.options import BuyObject
from tavola.kernel import Event, Events, Option, Reason

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


class ExtraPurchase(Action):
    """At most one object a turn, for a fixed price."""

    words = ("object",)

    def options(self, state: CarraraState) -> list[Option]:
        if state.extra_bought or state.coins[state.mover] < state.edition.box.object_price:
            return []
        return [option for option, n in zip(state.edition.options.object, state.field, strict=True) if n]

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        assert isinstance(option, BuyObject)
        price = state.edition.box.object_price
        state.coins[state.mover] -= price
        state.field[option.object] -= 1
        state.objects[state.mover * state.edition.types + option.object] += 1
        state.extra_bought = True
        if events is not None:
            details = {**option.fields, "coins": price}
            where = (f"object:{option.name}", f"seat:{state.mover}")
            events.append(Event("carrara.object", state.mover, "carrara1.extra.one", details, where=where))

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        if not isinstance(option, BuyObject):
            return None
        if state.extra_bought:
            return Reason("carrara1.extra.one")
        if not state.field[option.object]:
            return Reason("carrara1.extra.field", {"object": option.name})
        price = state.edition.box.object_price
        return Reason("carrara1.extra.price", {"price": price, "coins": state.coins[state.mover]})


EXTRA_PURCHASE = ExtraPurchase()
