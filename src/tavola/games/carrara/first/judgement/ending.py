"""Whether announcing the end wins: everybody's points, and what the others can still make of a last turn."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.first.judgement.tempo import moves_before_the_end
from tavola.games.carrara.first.rules.options import ANNOUNCE, DECLINE, BuyObject
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.rules.options import END
from tavola.kernel import Chance, Option, Seat


def settled_points(state: CarraraState, seat: Seat) -> int:
    """Points that nobody can take away any more, coins left out."""
    box = state.edition.box
    if state.over:
        return state.points[seat] - state.coins[seat] // box.coins_per_point
    objects = sum(state.objects_of(seat)) * box.points_per_object
    built = state.edition.cost_built(state.built[seat])
    return state.points[seat] + objects + built * box.points_per_cost


def points_if_over(state: CarraraState, seat: Seat) -> int:
    """Points if the game ended now."""
    return settled_points(state, seat) + state.coins[seat] // state.edition.box.coins_per_point


def wins_this_turn(state: CarraraState, seat: Seat) -> bool:
    """Whether the seat, its action done, can announce the end in this very turn, and win by it."""
    if not _nearly_there(state, seat):
        return False
    turn = state.copy()
    if isinstance(chance := turn.pending, Chance):
        turn.deal(next(iter(chance.pool)))
    if ANNOUNCE not in _options(turn, seat):
        for_sale = [option for option in _options(turn, seat) if isinstance(option, BuyObject)]
        if for_sale:
            turn.choose(seat, for_sale[0])
    if ANNOUNCE not in _options(turn, seat):
        return False
    turn.choose(seat, ANNOUNCE)
    return announcement_wins(turn, seat)


def _nearly_there(state: CarraraState, seat: Seat) -> bool:
    """Whether at most the purchase of an object stands between the seat and the announcement."""
    box = state.edition.box
    scorings, objects, cost = box.goals[state.seats]
    return (
        state.scorings[seat] >= scorings
        and sum(state.objects_of(seat)) + (state.coins[seat] >= box.object_price) >= objects
        and state.edition.cost_built(state.built[seat]) >= cost
    )


def announcement_wins(state: CarraraState, seat: Seat) -> bool:
    """Whether nobody can catch up any more with the seat that has just announced."""
    if state.over:
        return any(place.seat == seat and place.rank == 1 for place in state.final)
    own = points_if_over(state, seat)
    return all(own > _most_points(state, other) for other in range(state.seats) if other != seat)


def _most_points(state: CarraraState, seat: Seat) -> int:
    """The most points that the seat can reach in the turn it may still have."""
    if seat != state.mover and not moves_before_the_end(state, seat):
        return points_if_over(state, seat)
    last_turn = state.copy()
    while last_turn.mover != seat:
        last_turn.choose(last_turn.mover, DECLINE)
        last_turn.choose(last_turn.mover, END)
    return max(_points_after(last_turn, seat, option) for option in _options(last_turn, seat))


def _points_after(state: CarraraState, seat: Seat, option: Option) -> int:
    """Points after this action and, where it pays, the purchase of an object."""
    after = state.copy()
    after.choose(seat, option)
    if (asked := after.decision_of(seat)) is not None and asked.ask == "carrara.pay":
        after.choose(seat, _options(after, seat)[0])
    points = points_if_over(after, seat)
    box = state.edition.box
    if after.coins[seat] >= box.object_price and any(after.field):
        points += box.points_per_object - box.object_price // box.coins_per_point
    return points


def _options(state: CarraraState, seat: Seat) -> Sequence[Option]:
    decision = state.decision_of(seat)
    return () if decision is None else decision.options
