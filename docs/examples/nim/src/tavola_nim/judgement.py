"""What the bot `greedy` is told: the fewer counters are left to the others, the better."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Option, Pick, Seat, State
from tavola_nim.rules import Take


class NimJudgement:
    """A value for each option; made anew for every bot."""

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:
        return [float(option.count) if isinstance(option, Take) else 0.0 for option in options]
