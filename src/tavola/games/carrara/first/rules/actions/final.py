"""The final scoring and the standing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.position import ranks
from tavola.kernel import Award, Event, Events, Item, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


def objects(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """Every object is worth the same."""
    box = state.edition.box
    for name, n in zip(box.objects, state.objects_of(seat), strict=True):
        if n:
            details = {"object": name}
            yield Item("objects", n, box.points_per_object, "carrara1.final.objects", details=details)


def built_cost(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """Every building is worth its cost."""
    box = state.edition.box
    for tile, _ in state.built[seat]:
        name, rule = box.tiles[tile].name, "carrara1.final.buildings"
        cost, where = state.edition.cost[tile], f"tile:{name}"
        yield Item("cost", cost, box.points_per_cost, rule, where, details={"tile": name})


def coins(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """So many coins are a point; what is left over is lost."""
    held = state.coins[seat]
    points = held // state.edition.box.coins_per_point
    yield Item("coins", points, 1, "carrara1.final.coins", details={"coins": held})


def final_scoring(state: CarraraState, events: Events) -> None:
    """Everybody scores, whatever ended the game."""
    for seat in range(state.seats):
        items: list[Item] = []
        for scored in state.edition.order.final:
            part = tuple(scored(state, seat))
            # Coins that are scored are there when coins are counted.
            state.earn_at_end(seat, sum(item.total for item in part if item.unit == "coins"))
            items += part
        award = Award(seat, "carrara.final", tuple(items))
        state.points[seat] += award.points
        if events is not None:
            where = (f"seat:{seat}",)
            events.append(Event("carrara.final", seat, "carrara1.final.everyone", {}, award, where))
    state.final = ranks(state)
    if events is not None:
        winners = [place.seat for place in state.final if place.rank == 1]
        rule = "carrara1.tie.shared" if len(winners) > 1 else "carrara1.final.winner"
        if len(winners) == 1 and state.final[0].tie_break is not None:
            rule = "carrara1.tie.blocks"
        events.append(Event("carrara.over", None, rule, {"seats": tuple(winners)}))
