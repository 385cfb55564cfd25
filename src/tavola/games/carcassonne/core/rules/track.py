"""The score track: points are moved by counting figures, where it matters which of them and from where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules.components import components_of
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Move
from tavola.games.carcassonne.core.rules.options import CountWith
from tavola.games.carcassonne.core.rules.resources import CORE
from tavola.kernel import Decision, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState

_TRACK = components_of(CORE).counts("track")
SPACES, DARK = _TRACK["spaces"], _TRACK["dark"]
"""The track is a ring of so many spaces; every so many of them one is dark."""
AWARD, FINAL = "award", "final"
"""Where points come from, unless a module has a source of its own; the final scoring's are only added."""

Due = tuple[Seat, int]
"""Points that a seat is to move."""


def credit(state: CarcassonneState, seat: Seat, points: int, source: str = AWARD) -> None:
    """Give a seat points. Where counting figures matter, they move when all points of a scoring are known."""
    state.points[seat] += points
    if not points or source == FINAL or not state.rules.counting:
        return
    due: tuple[Due, ...] = ((seat, points),)
    if state.agenda and isinstance(top := state.agenda[-1], CountPoints) and top.source == source:
        state.agenda.pop()
        due = (*top.due, *due)
    state.do_next(CountPoints(source, due))


def position(state: CarcassonneState, seat: Seat, counter: int) -> int:
    """The number that a counting figure has reached, laps included."""
    return state.track[counter * state.seats + seat]


def space(number: int) -> int:
    """The space of the track for a number."""
    return number % SPACES


@dataclass(frozen=True, slots=True)
class CountPoints(CarcassonneTask):
    """Settle which counting figure moves each of the points that are due; their owner chooses."""

    name = "count"

    source: str
    due: tuple[Due, ...]
    moves: tuple[Move, ...] = ()

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if self.due:
            seat, points = self.due[0]
            if not self._matters(state, seat):
                state.agenda.append(self._with(0))
                return None
            options = tuple([CountWith(counter) for counter in state.rules.counters])
            return (Decision(seat, "carcassonne.count", options, {"points": points}),)
        source, moves = self.source, self.moves
        after = [task for module in state.rules.hear_counted for task in module.counted(state, source, moves)]
        state.do_next(MoveCounters(source, moves), *after)
        return None

    def _matters(self, state: CarcassonneState, seat: Seat) -> bool:
        """Whether the counting figures of a seat are apart, with what they are to move already."""
        reached = [position(state, seat, counter) for counter in range(len(state.rules.counters))]
        for who, counter, points in self.moves:
            if who == seat:
                reached[counter] += points
        return len(set(reached)) > 1

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, CountWith)
        state.do_next(self._with(state.rules.counters.index(option.figure)))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.score.track")

    def _with(self, counter: int) -> CountPoints:
        """The same task, the first of what is due being settled."""
        seat, points = self.due[0]
        return CountPoints(self.source, self.due[1:], (*self.moves, (seat, counter, points)))


@dataclass(frozen=True, slots=True)
class MoveCounters(CarcassonneTask):
    """Move the counting figures, one after the other."""

    name = "advance"

    source: str
    moves: tuple[Move, ...]

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        for move in self.moves:
            seat, counter, points = move
            start = position(state, seat, counter)
            state.track[counter * state.seats + seat] += points
            for module in state.rules.hear_moved:
                module.moved(state, self.source, move, start, start + points)
        return None
