"""Dealers: who answers when the rules wait for chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tavola.kernel.errors import RecordError
from tavola.kernel.pending import Chance, Pick
from tavola.kernel.pools import Outcome

Dealer = Callable[[Chance], Outcome]


def draw_outcome(chance: Chance, pick: Pick) -> Outcome:
    """One outcome, each as likely as its weight in the pool."""
    return chance.outcome_at(pick(chance.weight))


class RandomDealer:
    """Draws by a source of chance that is handed in."""

    def __init__(self, pick: Pick) -> None:
        self._pick = pick

    def __call__(self, chance: Chance) -> Outcome:
        return draw_outcome(chance, self._pick)


class ScriptedDealer:
    """Deals the given outcomes in order, then asks the next dealer, if there is one."""

    def __init__(self, outcomes: Iterable[Outcome], then: Dealer | None = None) -> None:
        self._outcomes = list(outcomes)
        self._then = then

    def __call__(self, chance: Chance) -> Outcome:
        if not self._outcomes:
            if self._then is None:
                raise ValueError(f"the script has no outcome left for {chance.why}")
            return self._then(chance)
        if not chance.pool.get(self._outcomes[0]):
            raise ValueError(
                f"the script says {self._outcomes[0]!r}, which is not in the pool for {chance.why}"
            )
        return self._outcomes.pop(0)


def replaying_dealer(chance: Chance) -> Outcome:
    """Deals nothing of its own: a replay takes every outcome from its record."""
    raise RecordError(f"the record ends where an outcome is awaited ({chance.why})")
