"""The score track: points are moved by counting figures, where it matters which of them and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tavola.games.carcassonne.rules.core.module import Job, Move, Task
from tavola.games.carcassonne.rules.core.options import CountWith
from tavola.kernel import Decision, Event, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavola.games.carcassonne.rules.core.state import CarcassonneState

SPACES = 50
"""The track is a ring of so many spaces."""
AWARD, ROBBERY, FINAL = "award", "robbery", "final"
"""Where points come from; those of the final scoring are only added."""

Due = tuple[Seat, int]
"""Points that a seat is to move."""


def credit(state: CarcassonneState, seat: Seat, points: int, source: str = AWARD) -> None:
    """Give a seat points. Where counting figures matter, they move when all points of a scoring are known."""
    state.points[seat] += points
    if not points or source == FINAL or not state.rules.counting:
        return
    source = ROBBERY if source == ROBBERY else AWARD
    due: tuple[Due, ...] = ((seat, points),)
    if state.agenda and state.agenda[-1][:2] == ("count", source):
        due = (*cast("tuple[Due, ...]", state.agenda.pop()[2]), *due)
    state.agenda.append(("count", source, due, ()))


def position(state: CarcassonneState, seat: Seat, counter: int) -> int:
    """The number that a counting figure has reached, laps included."""
    return state.track[counter * state.seats + seat]


def space(number: int) -> int:
    """The space of the track for a number."""
    return number % SPACES


class Count(Job):
    """Settle which counting figure moves each of the points that are due; their owner chooses."""

    def run(self, state: CarcassonneState, task: Task, events: list[Event] | None) -> Pending | None:  # noqa: ARG002
        source, due, moves = _parts(task)
        if due and self._matters(state, due[0][0], moves):
            seat, points = due[0]
            options = tuple(map(CountWith, state.rules.counters))
            return (Decision(seat, "carcassonne.count", options, {"points": points}),)
        if due:
            state.agenda.append(_with(task, 0))
            return None
        after = [task for module in state.rules.hear_counted for task in module.counted(state, source, moves)]
        state.agenda += [*reversed(after), ("advance", source, moves)]
        return None

    def _matters(self, state: CarcassonneState, seat: Seat, moves: Sequence[Move]) -> bool:
        """Whether the counting figures of a seat are apart, with what they are to move already."""
        reached = [position(state, seat, counter) for counter in range(len(state.rules.counters))]
        for who, counter, points in moves:
            if who == seat:
                reached[counter] += points
        return len(set(reached)) > 1

    def answer(self, state: CarcassonneState, task: Task, option: Option, events: list[Event] | None) -> None:  # noqa: ARG002
        assert isinstance(option, CountWith)
        state.agenda.append(_with(task, state.rules.counters.index(option.figure)))

    def refusal(self, state: CarcassonneState, task: Task, option: Option) -> Reason:  # noqa: ARG002
        return Reason("carcassonne.score.track")


class Advance(Job):
    """Move the counting figures, one after the other."""

    def run(self, state: CarcassonneState, task: Task, events: list[Event] | None) -> Pending | None:  # noqa: ARG002
        _, source, moves = cast("tuple[str, str, tuple[Move, ...]]", task)
        for move in moves:
            seat, counter, points = move
            start = position(state, seat, counter)
            state.track[counter * state.seats + seat] += points
            for module in state.rules.hear_moved:
                module.moved(state, source, move, start, start + points)
        return None


def _parts(task: Task) -> tuple[str, tuple[Due, ...], tuple[Move, ...]]:
    return cast("tuple[str, tuple[Due, ...], tuple[Move, ...]]", task[1:])


def _with(task: Task, counter: int) -> Task:
    """The same task, the first of what is due being settled."""
    source, due, moves = _parts(task)
    return ("count", source, due[1:], (*moves, (due[0][0], counter, due[0][1])))
