"""Why an option is refused: the rule that stands in the way, most telling one first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.actions import after, buy
from tavola.games.carrara.rules.first.parts import BOX, COLOURS, COST, REACH, TYPE
from tavola.games.carrara.rules.first.stages import Stage
from tavola.games.carrara.rules.options import (
    ANNOUNCE,
    BUY,
    DECLINE,
    END,
    RELIEF,
    Build,
    BuyObject,
    Pay,
    ScoreCity,
    ScoreType,
    Take,
)  # fmt: skip
from tavola.games.carrara.rules.wheel import on_segment
from tavola.kernel import Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState

_CHANCE_RULE = {
    Stage.START: "carrara1.setup.start-player",
    Stage.DISPLAY: "carrara1.setup.buildings",
    Stage.REFILL: "carrara1.buy.refill",
    Stage.SHOW: "carrara1.build.refill",
}


def refusal(state: CarraraState, seat: Seat, option: Option) -> Reason:
    """The reason, for an option that is not listed."""
    stage = Stage(state.stage)
    if stage is Stage.OVER:
        return Reason("carrara1.final.everyone")
    if stage in _CHANCE_RULE:
        return Reason(_CHANCE_RULE[stage])
    if seat != state.mover:
        return Reason("carrara1.turn.clockwise", {"seat": state.mover})
    if stage is Stage.ACTION:
        return _no_action(state, option)
    if stage is Stage.TAKE:
        return _no_purchase(state, option)
    if stage is Stage.PAY:
        return _no_payment(state, option)
    return _not_after(state, option)


def _no_action(state: CarraraState, option: Option) -> Reason:
    match option:
        case Build():
            return _no_building(state, option)
        case ScoreType(type=kind, name=name):
            return _no_stone(state) or _no_type(state, kind, name)
        case ScoreCity(city=city, name=name):
            return _no_stone(state) or _no_city(state, city, name)
        case Take():
            return Reason("carrara1.buy.steps")
        case Pay():
            return Reason("carrara1.build.one")
        case BuyObject():
            return Reason("carrara1.extra.one")
    if option == BUY:
        return Reason("carrara1.buy.wheel-empty")
    if option == RELIEF:
        empty = not any(state.wheel) and not any(state.bag)
        return Reason("carrara1.buy.wheel-empty" if empty else "carrara1.buy.relief")
    if option == DECLINE:
        return Reason("carrara1.end.no-duty")
    if option == ANNOUNCE:
        return Reason("carrara1.end.announce")
    return Reason("carrara1.turn.one-action")


def _no_building(state: CarraraState, option: Build) -> Reason:
    details = {**option.fields, "cost": COST[option.tile]}
    if option.tile not in state.display:
        return Reason("carrara1.build.display", details)
    if sum(state.hand(state.mover)) >= COST[option.tile]:
        return Reason("carrara1.build.colours", details)
    return Reason("carrara1.build.cost", details)


def _no_stone(state: CarraraState) -> Reason | None:
    if state.scorings[state.mover] >= BOX.scorings:
        return Reason("carrara1.score.stones", {"count": BOX.scorings})
    return None


def _no_type(state: CarraraState, kind: int, name: str) -> Reason:
    if state.scored_types[state.mover] >> kind & 1:
        return Reason("carrara1.score.type.open", {"type": name})
    assert all(TYPE[tile] != kind for tile, _ in state.built[state.mover])
    return Reason("carrara1.score.type.needs-building", {"type": name})


def _no_city(state: CarraraState, city: int, name: str) -> Reason:
    if state.city_stone[city] >= 0:
        return Reason("carrara1.score.city.open", {"city": name})
    there = sum(place == city for _, place in state.built[state.mover])
    needed = BOX.cities[city].minimum
    return Reason("carrara1.score.city.minimum", {"city": name, "count": there, "needed": needed})


def _no_purchase(state: CarraraState, option: Option) -> Reason:
    if isinstance(option, Take):
        if not any(option.counts):
            return Reason("carrara1.buy.at-least-one")
        there = on_segment(state.wheel, option.segment, COLOURS)
        if any(n > have for n, have in zip(option.counts, there, strict=True)):
            return Reason("carrara1.buy.one-segment", option.fields)
        coins = state.coins[state.mover]
        return Reason("carrara1.buy.pays", {"price": buy.price_of(option), "coins": coins})
    if option == RELIEF:
        return Reason("carrara1.buy.relief")
    return Reason("carrara1.buy.at-least-one" if option == END else "carrara1.turn.one-action")


def _no_payment(state: CarraraState, option: Option) -> Reason:
    tile, city = state.building
    details = {"tile": BOX.tiles[tile].name, "city": BOX.cities[city].name, "cost": COST[tile]}
    if isinstance(option, Pay):
        if any(option.counts[REACH[city] :]):
            return Reason("carrara1.build.colours", details)
        return Reason("carrara1.build.cost", details)
    return Reason("carrara1.build.cost" if option == END else "carrara1.turn.one-action", details)


def _not_after(state: CarraraState, option: Option) -> Reason:
    if isinstance(option, BuyObject):
        if state.extra_bought:
            return Reason("carrara1.extra.one")
        if not state.field[option.object]:
            return Reason("carrara1.extra.field", {"object": option.name})
        return Reason("carrara1.extra.price", {"price": BOX.object_price, "coins": state.coins[state.mover]})
    if option == ANNOUNCE:
        if state.announced >= 0:
            return Reason("carrara1.end.only-once", {"seat": state.announced})
        if not after.announcement_open(state):
            return Reason("carrara1.ruling.last-builder-announces")
        unmet = after.unmet_goal(state, state.mover)
        assert unmet is not None
        rule, there, needed = unmet
        return Reason(rule, {"count": there, "needed": needed})
    return Reason("carrara1.turn.one-action")
