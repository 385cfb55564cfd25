"""One move ahead: every way to lay the tile, with the best figure to put."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.bots.carcassonne.weights import Weights
from tavola.bots.carcassonne.worth import Worth
from tavola.games.carcassonne.rules.core.options import SKIP
from tavola.games.carcassonne.rules.core.state import CarcassonneState
from tavola.kernel import Chance, Option, Pick, Seat, State

CLOSER_LOOK = 16
"""How many ways to lay a tile are looked at with every figure; the others only without one."""


class Carcassonne:
    """Judges a question's options by the positions they lead to, up to the next draw."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:  # noqa: ARG002
        """A value for each option."""
        assert isinstance(state, CarcassonneState)
        decision = state.decision_of(seat)
        assert decision is not None
        if decision.ask != "carcassonne.lay":
            return [self._after(state, seat, option) for option in options]
        laid = [_chosen(state, seat, option) for option in options]
        plain = [self._without_figure(after, seat) for after in laid]
        best = sorted(range(len(laid)), key=lambda n: -plain[n] - self._promise(laid[n], seat))[:CLOSER_LOOK]
        values = plain[:]
        for number in best:
            values[number] = max(plain[number], self._with_figure(laid[number], seat))
        return values

    def _after(self, state: CarcassonneState, seat: Seat, option: Option) -> float:
        after = _chosen(state, seat, option)
        return self._settled(after, seat)

    def _settled(self, state: CarcassonneState, seat: Seat) -> float:
        """The worth once the seat's own questions of this half turn are answered."""
        worth = 0.0
        while not isinstance(state.pending, Chance) and (decision := state.decision_of(seat)) is not None:
            if decision.ask == "carcassonne.second":
                worth += self._weights.second_turn
            if decision.ask == "carcassonne.lay":
                break
            state = _chosen(state, seat, decision.options[0] if SKIP not in decision.options else SKIP)
        return worth + Worth(state, self._weights).of(seat)

    def _without_figure(self, laid: CarcassonneState, seat: Seat) -> float:
        return self._settled(laid, seat)

    def _with_figure(self, laid: CarcassonneState, seat: Seat) -> float:
        decision = laid.decision_of(seat)
        if decision is None or decision.ask != "carcassonne.claim":
            return float("-inf")
        return max(self._after(laid, seat, option) for option in decision.options if option != SKIP)

    def _promise(self, laid: CarcassonneState, seat: Seat) -> float:
        """What a figure on this tile may bring, roughly: the largest free feature of it."""
        decision = laid.decision_of(seat)
        if decision is None or decision.ask != "carcassonne.claim":
            return 0.0
        base, face = laid.tile_base[-1], laid.tile_face[-1]
        free = [laid.feature(base + n).size for n in range(face.segments) if not laid.occupied(base + n)]
        return float(max(free, default=0))


def _chosen(state: CarcassonneState, seat: Seat, option: Option) -> CarcassonneState:
    after = state.copy()
    after.choose(seat, option)
    return after
