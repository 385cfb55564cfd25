"""A journal in memory, for tests: keeps the same texts as the others, and forgets them at the end."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

from tavola.store.news import LocalNews
from tavola.store.texts import from_text, to_text
from tavola.table import Conflict, Entry, NoSuchTable, Status, StoreError, Summary, TimedEntry


class MemoryJournal:
    """Keeps tables as long as it lives."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._texts: dict[str, list[tuple[float, str]]] = {}
        self._summaries: dict[str, Summary] = {}
        self._resting: dict[str, int] = {}
        self._archived: set[str] = set()
        self._news = LocalNews()
        self._closed = False

    async def create(
        self, table: str, entries: Sequence[Entry], *, game: str, name: str, status: Status
    ) -> float:
        self._must_be_open()
        if not entries:
            raise ValueError("a table begins with an entry")
        if table in self._texts:
            raise Conflict(table, 0, len(self._texts[table]))
        at = self._now()
        self._texts[table] = []
        self._summaries[table] = Summary(table, game, name, status, 0, at, at)
        self._add(table, entries, status, at)
        return at

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> float:
        self._must_be_open()
        kept = self._kept(table)
        if len(kept) != version:
            raise Conflict(table, version, len(kept))
        at = self._now()
        self._add(table, entries, status, at)
        return at

    async def read(self, table: str, *, after: int = 0) -> list[TimedEntry]:
        self._must_be_open()
        return [
            TimedEntry(version, at, from_text(text))
            for version, (at, text) in enumerate(self._kept(table)[after:], after + 1)
        ]

    async def version(self, table: str) -> int:
        self._must_be_open()
        return len(self._kept(table))

    def subscribe(self, table: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        return self._news.subscribe(table)

    async def tables(self, *, status: Status | None = None, limit: int = 100) -> list[Summary]:
        self._must_be_open()
        found = [s for s in self._summaries.values() if status is None or s.status is status]
        return sorted(found, key=lambda s: (-s.changed, s.id))[:limit]

    async def unfinished(self) -> list[str]:
        self._must_be_open()
        running = [
            s for s in self._summaries.values()
            if s.status is Status.RUNNING and self._resting.get(s.id) != s.version
        ]  # fmt: skip
        return [s.id for s in sorted(running, key=lambda s: s.changed)]

    async def rest(self, tables: Mapping[str, int]) -> None:
        self._must_be_open()
        self._resting.update(tables)

    async def archive(self, before: float, *, limit: int = 20) -> list[str]:
        self._must_be_open()
        idle = [s.id for s in self._summaries.values() if s.changed < before and s.id not in self._archived]
        self._archived.update(idle[:limit])
        self._resting.update({ident: self._summaries[ident].version for ident in idle[:limit]})
        return idle[:limit]

    async def probe(self) -> None:
        self._must_be_open()

    async def close(self) -> None:
        self._closed = True
        self._news.close()

    def _add(self, table: str, entries: Sequence[Entry], status: Status, at: float) -> None:
        self._archived.discard(table)
        kept = self._texts[table]
        kept += [(at, to_text(entry)) for entry in entries]
        self._summaries[table] = replace(self._summaries[table], status=status, version=len(kept), changed=at)
        self._news.announce(table, len(kept))

    def _kept(self, table: str) -> list[tuple[float, str]]:
        if table not in self._texts:
            raise NoSuchTable(table)
        return self._texts[table]

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
