"""The checksums of a game's turns, in little memory."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator

from tavola.kernel.record import Check


class Checks:
    """Of each completed turn, in order: after how many steps, which turn, and the position's checksum."""

    __slots__ = ("_sums", "_turns", "ends")

    def __init__(self) -> None:
        self.ends = array("L")
        """After how many steps each of these turns ended."""
        self._turns = array("L")
        self._sums = array("L")

    def add(self, steps: int, turn: int, checksum: str) -> None:
        """A turn was completed after so many steps."""
        self.ends.append(steps)
        self._turns.append(turn)
        self._sums.append(int(checksum, 16))

    @property
    def turn(self) -> int:
        """The last turn that was completed."""
        return self._turns[-1] if self._turns else 0

    def after(self, steps: int) -> Check | None:
        """The check of the turn that was completed last, if that was after so many steps."""
        return self._check(-1) if self.ends and self.ends[-1] == steps else None

    def shorten(self, steps: int) -> None:
        """Only this many steps remain."""
        left = bisect_right(self.ends, steps)
        del self.ends[left:], self._turns[left:], self._sums[left:]

    def copy(self) -> Checks:
        """An independent value that says the same."""
        twin = Checks()
        twin.ends, twin._turns, twin._sums = self.ends[:], self._turns[:], self._sums[:]
        return twin

    def __iter__(self) -> Iterator[tuple[int, Check]]:
        """Every check, after how many steps it was."""
        return ((end, self._check(at)) for at, end in enumerate(self.ends))

    def _check(self, at: int) -> Check:
        return Check(self._turns[at], f"{self._sums[at]:08x}")
