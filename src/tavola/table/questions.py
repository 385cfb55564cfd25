"""Open questions: who is asked what, and since which version of the table."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel import Chance, Choice, Decision, Seat, State


def only_answer(state: State) -> Choice | None:
    """An answer that everybody knows to be the only one, to a question that is open."""
    pending = state.pending
    if isinstance(pending, Chance):
        return None
    for decision in pending:
        if len(decision.options) == 1 and state.asks_openly(decision):
            return Choice(decision.seat, decision.options[0])
    return None


class Questions:
    """The open questions of a table, each with the version at which it was asked.

    A question that others leave alone stays the same one, so that answers to simultaneous
    questions do not outdate each other.
    """

    def __init__(self) -> None:
        self._asked: dict[Seat, tuple[int, Decision]] = {}

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sorted(self._asked))

    def asked_at(self, seat: Seat) -> int | None:
        """The version at which this seat's question was asked; None: it is not asked."""
        return self._asked[seat][0] if seat in self._asked else None

    def ask(self, decisions: Sequence[Decision], version: int, actor: Seat | None) -> None:
        """From this version on these are open; the actor's own is a new one in any case."""
        asked: dict[Seat, tuple[int, Decision]] = {}
        for decision in decisions:
            before = self._asked.get(decision.seat)
            if before is None or decision.seat == actor or before[1] != decision:
                before = (version, decision)
            asked[decision.seat] = before
        self._asked = asked

    def forget(self) -> None:
        """Whatever is asked next is asked anew."""
        self._asked = {}
