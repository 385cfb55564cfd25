"""How long the game will last."""

from __future__ import annotations

from tavola.games.carrara.second.judgement.weights import Weights
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat


def turns_left(state: SecondState, seat: Seat, chooser: Seat, w: Weights) -> float:
    """How many more turns the seat will probably have; who chooses now is playing one that counts no more."""
    if state.over:
        return 0.0
    if state.ending >= 0:
        return float(_moves_before_the_end(state, seat, chooser))
    to_show = sum(state.stack) * w.turns_per_tile / state.seats
    fastest = min(map(state.stones_left, range(state.seats))) * w.turns_per_stone
    return max(to_show, fastest) + w.linger


def _moves_before_the_end(state: SecondState, seat: Seat, chooser: Seat) -> bool:
    if seat == chooser == state.mover:
        return False
    until_end = (state.ending - state.mover) % state.seats or state.seats
    return (seat - state.mover) % state.seats < until_end
