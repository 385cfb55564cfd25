"""Whether announcing the end wins: everybody's points, and what the others can still make of a last turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.games.carrara.first.judgement.tempo import moves_before_the_end
from tavola.games.carrara.first.rules.options import ANNOUNCE, DECLINE, BuyObject
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.rules.options import END
from tavola.kernel import Chance, Option, Seat


def points_if_over(state: CarraraState, seat: Seat) -> int:
    """Points if the game ended now."""
    if state.over:
        return state.points[seat]
    twin = state.copy()
    points = state.points[seat]
    for scored in state.edition.order.final:
        for item in tuple(scored(twin, seat)):
            if item.unit == "coins":
                twin.coins[seat] += item.total
            else:
                points += item.total
    return points


def wins_this_turn(state: CarraraState, seat: Seat) -> bool:
    """Whether the seat, its action done, can announce the end in this very turn, and win by it."""
    if not _nearly_there(state, seat):
        return False
    turn = state.copy()
    if isinstance(chance := turn.pending, Chance):
        turn.deal(next(iter(chance.pool)))
    for ready in (turn, *_with_an_object(turn, seat)):
        if ANNOUNCE in _options(ready, seat):
            ready.choose(seat, ANNOUNCE)
            return announcement_wins(ready, seat)
    return False


def _with_an_object(state: CarraraState, seat: Seat) -> Iterator[CarraraState]:
    """The positions after each purchase of an object that is possible."""
    for option in _options(state, seat):
        if isinstance(option, BuyObject):
            after = state.copy()
            after.choose(seat, option)
            yield after


def _nearly_there(state: CarraraState, seat: Seat) -> bool:
    """Whether at most the purchase of an object stands between the seat and the announcement."""
    unmet = sum(not goal.met for goal in state.edition.order.goals(state, seat))
    return not unmet or (unmet == 1 and state.coins[seat] >= state.edition.box.object_price)


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
    return max(points_if_over(each, seat) for each in (after, *_with_an_object(after, seat)))


def _options(state: CarraraState, seat: Seat) -> Sequence[Option]:
    decision = state.decision_of(seat)
    return () if decision is None else decision.options
