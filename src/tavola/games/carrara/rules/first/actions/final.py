"""The final scoring and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.rules.first.parts import BOX, COST
from tavola.games.carrara.rules.progress import cost_built
from tavola.kernel import Award, Event, Item, Place, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.rules.first.state import CarraraState


def final_scoring(state: CarraraState, events: list[Event] | None) -> None:
    """Everybody scores objects, built cost and coins, whatever ended the game."""
    for seat in range(state.seats):
        state.points[seat] += sum(state.objects_of(seat)) * BOX.points_per_object
        state.points[seat] += cost_built(state.built[seat], BOX) * BOX.points_per_cost
        state.points[seat] += state.coins[seat] // BOX.coins_per_point
        if events is not None:
            award = Award(seat, "carrara.final", _items(state, seat))
            where = (f"seat:{seat}",)
            events.append(Event("carrara.final", seat, "carrara1.final.everyone", {}, award, where))
    state.final = _standing(state)
    if events is not None:
        winners = [place.seat for place in state.final if place.rank == 1]
        rule = "carrara1.tie.shared" if len(winners) > 1 else "carrara1.final.winner"
        if len(winners) == 1 and state.final[0].tie_break is not None:
            rule = "carrara1.tie.blocks"
        events.append(Event("carrara.over", None, rule, {"seats": tuple(winners)}))


def _items(state: CarraraState, seat: Seat) -> tuple[Item, ...]:
    items = [
        Item("objects", n, BOX.points_per_object, "carrara1.final.objects", details={"object": name})
        for name, n in zip(BOX.objects, state.objects_of(seat), strict=True)
        if n
    ]
    items += [
        Item(
            "cost",
            COST[tile],
            BOX.points_per_cost,
            "carrara1.final.buildings",
            f"tile:{BOX.tiles[tile].name}",
            details={"tile": BOX.tiles[tile].name},
        )
        for tile, _ in state.built[seat]
    ]
    coins = state.coins[seat]
    items.append(
        Item("coins", coins // BOX.coins_per_point, 1, "carrara1.final.coins", details={"coins": coins})
    )
    return tuple(items)


def _standing(state: CarraraState) -> tuple[Place, ...]:
    """Most points first; equal points, most blocks first; equal in both, the same rank."""
    left = [sum(state.hand(seat)) for seat in range(state.seats)]
    order = sorted(range(state.seats), key=lambda seat: (-state.points[seat], -left[seat], seat))
    places = []
    for seat in order:
        better = sum(
            (state.points[o], left[o]) > (state.points[seat], left[seat]) for o in range(state.seats)
        )
        tied = state.points.count(state.points[seat]) > 1
        places.append(Place(seat, better + 1, state.points[seat], left[seat] if tied else None))
    return tuple(places)
