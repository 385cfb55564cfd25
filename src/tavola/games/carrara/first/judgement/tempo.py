"""How long the game will last: who could announce the end, and when."""

from __future__ import annotations

from tavola.games.carrara.first.judgement.mode import Mode
from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Seat


def turns_left(state: CarraraState, seat: Seat, w: Weights, mode: Mode) -> float:
    """How many more turns this seat will probably have after the one that is being played."""
    if state.announced >= 0 or state.last_builder >= 0:
        return 1.0 if moves_before_the_end(state, seat) else 0.0
    soonest = min(turns_to_announce(state, other, w, mode) for other in range(state.seats))
    tiles = state.stack.bit_count() + sum(tile >= 0 for tile in state.display)
    return min(soonest + w.linger, 2.5 * tiles / state.seats)


def moves_before_the_end(state: CarraraState, seat: Seat) -> bool:
    """Whether the seat has another turn once the round is played to its end."""
    place, mover = ((s - state.start) % state.seats for s in (seat, state.mover))
    return place > mover


def turns_to_announce(state: CarraraState, seat: Seat, w: Weights, mode: Mode) -> float:
    """How many turns the seat needs at least until it can announce the end."""
    cost, scorings = mode.missing(state, seat, w)
    return cost / w.cost_per_build + buys(cost, sum(state.hand(seat)), w) + scorings


def buys(missing: int, blocks: int, w: Weights) -> float:
    """How many turns of buying it takes to build the missing cost with so many blocks in hand."""
    return max(0, missing - blocks) / w.blocks_per_buy
