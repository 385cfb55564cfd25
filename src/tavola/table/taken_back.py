"""Choices that were taken back at once, left out when a journal is replayed: nothing came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavola.kernel import Choice, Seat
from tavola.table.entries import Entry, Stepped, Undone


@dataclass(frozen=True, slots=True)
class Nothing:
    """So many entries that cancel one another, the last of them by this seat."""

    count: int
    seat: Seat


def without_taken_back(entries: Sequence[Entry]) -> list[Entry | Nothing]:
    """The same entries, but for choices whose seat took them back before anything else happened."""
    kept: list[Entry | Nothing] = []
    for entry in entries:
        if isinstance(entry, Undone) and (at := _choice_before(kept, entry.seat)) is not None:
            between = kept[at + 1 :]
            count = 2 + sum(skipped.count for skipped in between if isinstance(skipped, Nothing))
            del kept[at:]
            if kept and isinstance(before := kept[-1], Nothing):
                count += before.count
                kept.pop()
            kept.append(Nothing(count, entry.seat))
        else:
            kept.append(entry)
    return kept


def _choice_before(kept: Sequence[Entry | Nothing], seat: Seat) -> int | None:
    """Where the choice is that is taken back now, if nothing but what was taken back came after it."""
    at = len(kept) - 1
    if at >= 0 and isinstance(kept[at], Nothing):
        at -= 1
    if at < 0:
        return None
    last = kept[at]
    is_it = isinstance(last, Stepped) and isinstance(last.step, Choice) and last.step.seat == seat
    return at if is_it else None
