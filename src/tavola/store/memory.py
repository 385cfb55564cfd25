"""A journal in memory, for tests: keeps the same texts as the others, and forgets them at the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from tavola.store.texts import from_text, to_text
from tavola.table import Conflict, Entry, NoSuchTable, Status, StoreError, Summary


class MemoryJournal:
    """Keeps tables as long as it lives."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._texts: dict[str, list[str]] = {}
        self._summaries: dict[str, Summary] = {}
        self._closed = False

    async def create(
        self, table: str, entries: Sequence[Entry], *, game: str, name: str, status: Status
    ) -> None:
        self._must_be_open()
        if not entries:
            raise ValueError("a table begins with an entry")
        if table in self._texts:
            raise Conflict(table, 0, len(self._texts[table]))
        texts = list(map(to_text, entries))
        at = self._now()
        self._texts[table] = texts
        self._summaries[table] = Summary(table, game, name, status, len(texts), at, at)

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> None:
        self._must_be_open()
        kept = self._kept(table)
        if len(kept) != version:
            raise Conflict(table, version, len(kept))
        kept += list(map(to_text, entries))
        self._summaries[table] = replace(
            self._summaries[table], status=status, version=len(kept), changed=self._now()
        )

    async def read(self, table: str) -> list[Entry]:
        self._must_be_open()
        return [from_text(text) for text in self._kept(table)]

    async def tables(self, *, status: Status | None = None, limit: int = 100) -> list[Summary]:
        self._must_be_open()
        found = [s for s in self._summaries.values() if status is None or s.status is status]
        return sorted(found, key=lambda s: (-s.changed, s.id))[:limit]

    async def unfinished(self) -> list[str]:
        self._must_be_open()
        running = [s for s in self._summaries.values() if s.status is Status.RUNNING]
        return [s.id for s in sorted(running, key=lambda s: s.changed)]

    async def close(self) -> None:
        self._closed = True

    def _kept(self, table: str) -> list[str]:
        if table not in self._texts:
            raise NoSuchTable(table)
        return self._texts[table]

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
