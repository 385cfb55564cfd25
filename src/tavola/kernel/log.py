"""The log of a game: what happened, step by step; what is long past is kept packed."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from tavola.kernel.events import Event
from tavola.kernel.pickling import packed, unpacked

Told = tuple[int, Event]
"""An event with the number of the step that it belongs to."""

PACK = 24
"""So many events are packed together, and at least so many of the latest are not."""
_NUMBER_BITS = 32
_PLACE_BITS = 2

Pack = bytes | tuple[Event, ...]


def mark(step: int, place: int, number: int) -> int:
    """What tells an event from all others of a game, also from those taken back; later ones are greater.

    What a step causes has place 1, so that others can tell something before (0) or after it (2, 3).
    """
    return (step << _PLACE_BITS | place) << _NUMBER_BITS | number


def step_of(marked: int) -> int:
    """The step that an event belongs to, by its mark."""
    return marked >> _PLACE_BITS + _NUMBER_BITS


class Log(Sequence[Told]):
    """Events, each with the number of the step that caused it; it grows, or goes back to an earlier step."""

    __slots__ = ("_given", "_packs", "_recent", "marks")

    def __init__(self) -> None:
        self.marks = array("Q")
        """By event, its mark."""
        self._packs: list[Pack] = []
        self._recent: list[Event] = []
        self._given = 0
        """How many events there have been, with those taken back."""

    def add(self, step: int, events: Iterable[Event]) -> None:
        """A step caused these events."""
        for event in events:
            self.marks.append(mark(step, 1, self._given))
            self._recent.append(event)
            self._given += 1
        while len(self._recent) >= 2 * PACK:
            self._packs.append(_packed(self._recent[:PACK]))
            del self._recent[:PACK]

    def shorten(self, steps: int) -> None:
        """Only this many steps remain."""
        left = bisect_left(self.marks, mark(steps, 0, 0))
        del self.marks[left:]
        whole = left // PACK
        if whole < len(self._packs):
            self._recent = _unpacked(self._packs[whole])
            del self._packs[whole:]
        del self._recent[left - PACK * len(self._packs) :]

    def copy(self) -> Log:
        """An independent log that tells the same."""
        twin = Log()
        twin.marks, twin._given = self.marks[:], self._given
        twin._packs, twin._recent = self._packs[:], self._recent[:]
        return twin

    def __len__(self) -> int:
        return len(self.marks)

    @overload
    def __getitem__(self, at: int) -> Told: ...
    @overload
    def __getitem__(self, at: slice) -> list[Told]: ...
    def __getitem__(self, at: int | slice) -> Told | list[Told]:
        numbers = range(len(self.marks))[at]
        if isinstance(numbers, int):
            return self[numbers : numbers + 1][0]
        if not numbers:
            return []
        first, last = min(numbers[0], numbers[-1]), max(numbers[0], numbers[-1])
        begin = min(first // PACK, len(self._packs))
        events = [event for pack in self._packs[begin : last // PACK + 1] for event in _unpacked(pack)]
        if last >= PACK * len(self._packs):
            events += self._recent
        return [(step_of(self.marks[number]), events[number - PACK * begin]) for number in numbers]

    def __iter__(self) -> Iterator[Told]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Told]:
        """From the last on; what is packed is looked at only by who goes back so far."""
        packed = PACK * len(self._packs)
        yield from reversed(self[packed:])
        for start in range(packed - PACK, -1, -PACK):
            yield from reversed(self[start : start + PACK])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Log | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return repr(self[:])


def _packed(events: list[Event]) -> Pack:
    """These events in little memory; as they are, if a game tells something that cannot be packed."""
    return packed(events) or tuple(events)


def _unpacked(pack: Pack) -> list[Event]:
    events: list[Event] = list(pack) if isinstance(pack, tuple) else unpacked(pack)
    return events
