"""What happens at a table beside the game, told among the game's own events."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import overload

from tavola.kernel import Event, Log, Told
from tavola.kernel.log import mark, step_of

BEFORE, AFTER = 0, 2
"""Where an event stands beside those that its step caused."""


class History(Sequence[Told]):
    """All that happened in a game and beside it, each event with its step; it does not change."""

    __slots__ = ("_beside", "_log", "marks")

    def __init__(self, log: Log, beside: Mapping[int, Event] | None = None) -> None:
        """The log is that of a game that does not go on; events beside it come with their marks."""
        self._log = log
        self._beside = beside or {}
        self.marks: Sequence[int] = array("Q", sorted([*log.marks, *beside])) if beside else log.marks
        """By event, what tells it from all others that ever were in this history."""

    def __len__(self) -> int:
        return len(self.marks)

    @overload
    def __getitem__(self, at: int) -> Told: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Told]: ...
    def __getitem__(self, at: int | slice) -> Told | Sequence[Told]:
        if not self._beside:
            return self._log[at]
        numbers = range(len(self.marks))[at]
        if isinstance(numbers, int):
            return self[numbers : numbers + 1][0]
        if numbers.step != 1:
            return self[:][at]
        marks = [self.marks[number] for number in numbers]
        caused = bisect_left(self._log.marks, marks[0]) if marks else 0
        told = iter(self._log[caused : caused + len(marks)])
        return [
            (step_of(marked), self._beside[marked]) if marked in self._beside else next(told)
            for marked in marks
        ]

    def __iter__(self) -> Iterator[Told]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, History) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # nobody needs it


class Chronicle:
    """Events that no step of the game caused; taking back steps does not take them back."""

    def __init__(self) -> None:
        self._told: list[tuple[int, int, Event]] = []
        """With the step after which it is told, and a number."""
        self._answered: dict[int, tuple[int, Event]] = {}
        self._concluded: dict[int, tuple[int, Event]] = {}
        self._given = 0

    def add(self, event: Event, steps: int) -> None:
        """Add an event that happened after this many steps."""
        self._told.append((_last(steps), self._number(), event))

    def add_answer(self, event: Event, step: int) -> None:
        """Say of this step that nobody chose it; it is forgotten with the step."""
        self._answered[step] = self._number(), event

    def conclude(self, event: Event, step: int) -> None:
        """Say what this last step means at the table; it is forgotten with the step."""
        self._concluded[step] = self._number(), event

    def _number(self) -> int:
        self._given += 1
        return self._given

    @property
    def answered(self) -> AbstractSet[int]:
        """The steps that nobody chose."""
        return self._answered.keys()

    def shorten(self, steps: int) -> None:
        """Only this many steps remain: events of later ones move to the last that is left."""
        self._told = [(min(step, _last(steps)), number, event) for step, number, event in self._told]
        self._answered = {step: event for step, event in self._answered.items() if step < steps}
        self._concluded = {step: event for step, event in self._concluded.items() if step < steps}

    def among(self, log: Log) -> History:
        """The game's events and these, in the order in which they happened, as they are now."""
        answered = {mark(step, BEFORE, number): event for step, (number, event) in self._answered.items()}
        told = {mark(step, AFTER, number): event for step, number, event in self._told}
        told |= {mark(step, AFTER, number): event for step, (number, event) in self._concluded.items()}
        return History(log, answered | told)


def _last(steps: int) -> int:
    return max(0, steps - 1)
