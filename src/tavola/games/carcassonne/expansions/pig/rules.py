"""The pig: makes cities worth four to its owner's farmers."""

from __future__ import annotations

from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import FIELD
from tavola.games.carcassonne.core.rules.feature import Feature, strength_of
from tavola.games.carcassonne.core.rules.figures import send_lonely_home
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.offers import Offers
from tavola.games.carcassonne.core.rules.options import Put
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Events, Option, Reason, Seat


class Pig(Module):
    """No meeple: it neither claims nor counts, and stands only where an own farmer lies."""

    name = "pig"
    figures = components_beside(__name__).figures()

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        pig = state.rules.figure_number["pig"]
        if not state.in_supply(pig, state.mover):
            return
        base = state.land.base
        for number, kind in enumerate(state.land.face.kinds):
            if kind == FIELD and strength_of(state.strength_on(base + number), state.mover):
                offers.put(pig, number)

    def refuses(self, state: CarcassonneState, option: Option) -> Reason | None:
        if not isinstance(option, Put) or option.figure != "pig":
            return None
        segment = state.segment_at(state.land.cell, option.part)
        if segment is None:
            return Reason("carcassonne.claim.this-tile", dict(option.fields))
        if not state.in_supply(state.rules.figure_number["pig"], state.mover):
            return Reason("carcassonne.claim.own-supply", dict(option.fields))
        return Reason("carcassonne.pig.own-farmer", dict(option.fields))

    def city_value(self, state: CarcassonneState, field: Feature, seat: Seat) -> tuple[int, str] | None:
        pig = state.rules.figure_number["pig"]
        for segment, figure, owner in state.figures:
            if figure == pig and owner == seat and state.land.find(segment) in field.roots:
                return 4, "carcassonne.pig.four"
        return None

    def figures_removed(self, state: CarcassonneState, events: Events) -> None:
        send_lonely_home(state, state.rules.figure_number["pig"], "carcassonne.pig.lonely", events)
