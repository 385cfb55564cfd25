"""The search lane walks in lock-step with the public way: same ways, same positions after each of them."""

from __future__ import annotations

from tavola.kernel import CHANCE, OVER, Chance, State
from tavola.testing.contract.trial import Trial

LANE = "the search lane agrees"
TRIED = 3
"""Ways of one position that are walked."""


def check_lane(trial: Trial, state: State) -> None:
    """Who is asked, how many ways there are, and where some of them lead."""
    before = state.key()
    seat, ways = _expected(state)
    trial.same(LANE, "who is asked", seat, state.asked())
    trial.same(LANE, "how many ways there are", ways, state.ways())
    for way in trial.rng.sample(range(ways), min(TRIED, ways)):
        public, by_number = state.copy(), state.copy()
        _take(public, way)
        told = by_number.go(way)
        trial.same(LANE, f"where way {way} of {ways} leads", public.key(), by_number.key())
        trial.same(LANE, f"who is asked after way {way}", _expected(public)[0], by_number.asked())
        trial.same(LANE, f"how many ways there are after way {way}", public.ways(), told)
    trial.same(LANE, "walking copies changed the original", before, state.key())


def _expected(state: State) -> tuple[int, int]:
    pending = state.pending
    if isinstance(pending, Chance):
        return CHANCE, sum(pending.pool.values())
    if not pending:
        return OVER, 0
    first = min(pending, key=lambda decision: decision.seat)
    return first.seat, len(first.options)


def _take(state: State, way: int) -> None:
    """The same by the public way."""
    pending = state.pending
    if isinstance(pending, Chance):
        state.deal([outcome for outcome, n in pending.pool.items() for _ in range(n)][way])
    else:
        first = min(pending, key=lambda decision: decision.seat)
        state.choose(first.seat, first.options[way])
