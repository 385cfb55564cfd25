"""How many turns are left until each scoring, and how often a green point will count."""

from __future__ import annotations

from tavola.games.tuscany.judgement.weights import Weights
from tavola.games.tuscany.rules.state import TuscanyState

_PRIOR = 10
"""After so many turns, what was seen of the pace counts as much as what was expected."""
_FARTHEST = 90


class Clock:
    """Turns of one's own that come after the present one."""

    __slots__ = ("scorings", "times", "turns")

    def __init__(self, state: TuscanyState, w: Weights) -> None:
        box = state.box
        played = state.turns / state.seats
        most = max(state.laid)
        pace = (most + w.tiles_per_turn * _PRIOR) / (played + _PRIOR)
        self.scorings: list[float] = []
        """Turns before each scoring that is still to come."""
        for number in range(state.round, box.rounds):
            missing = box.stack * (number + 1) - most
            turns = missing / pace if missing > 0 else 0.0
            if number == box.rounds - 1:
                turns = 0.0 if state.extra_round else turns + 1
            self.scorings.append(turns)
        self.turns = self.scorings[-1]
        self.times = [self._times(turn) for turn in range(_FARTHEST)]
        """By turn, from the present one on: how often a green point of that turn is added to the red ones."""

    def _times(self, turn: int) -> float:
        if not turn:
            return float(len(self.scorings))
        return sum(_likelihood(turns, turn) for turns in self.scorings)

    def times_at(self, turn: float) -> float:
        """The same for a turn that is only guessed."""
        return self.times[min(int(turn + 0.5), _FARTHEST - 1)]


def _likelihood(turns: float, turn: int) -> float:
    """How likely a turn comes before a scoring that is so many turns away; in sight, it is sure."""
    if turns <= 1:
        return 1.0 if turn <= turns else 0.0
    blur = 1 + turns / 3
    return min(1.0, max(0.0, 0.5 + (turns - turn) / blur))
