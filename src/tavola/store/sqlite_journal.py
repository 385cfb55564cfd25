"""The journal in an SQLite file: one thread writes, a few read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path

from tavola.store.appends import Append, carry_out
from tavola.store.filenames import PROBE
from tavola.store.group_commit import GroupCommit
from tavola.store.heads import Heads
from tavola.store.news import LocalNews
from tavola.store.readers import Found, Query, Readers
from tavola.store.reading import entries_of, version_of
from tavola.store.texts import to_text
from tavola.store.upkeep import Archive, Rest, Upkeep
from tavola.table import DamagedTable, Entry, Status, StoreError, Summary, TimedEntry

_LIST = "SELECT id, game, name, status, version, created, changed FROM tables"
_LAST_CHANGED_FIRST = "ORDER BY changed DESC, id LIMIT ?"
_MAY_GO_ON = """
    SELECT id FROM tables WHERE status = ? AND resting = 0
    AND NOT EXISTS (SELECT 1 FROM archive WHERE table_id = id) ORDER BY changed
"""

_READERS = 4
_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_CORRUPT_INDEX", "SQLITE_MISMATCH")

Job = Append | Upkeep
Outcome = float | list[str]
"""The time that entries carry, or which tables were packed away."""


class SqliteJournal:
    """Keeps tables in the file that `connect` opens; calls `release` once it is closed.

    Must be made where an event loop runs, and used there.
    """

    def __init__(
        self,
        where: str,
        connect: Callable[[], sqlite3.Connection],
        *,
        now: Callable[[], float],
        release: Callable[[], None],
        heads: Heads,
    ) -> None:
        self._where = where
        self._heads = heads
        self._now = now
        self._release = release
        self._writing = connect()
        self._news = LocalNews()
        self._readers = Readers(connect, _READERS)
        self._writer: GroupCommit[Append | Upkeep, float | list[str]] = GroupCommit(
            self._write, self._announce
        )
        self._closed = False

    async def create(
        self, table: str, entries: Sequence[Entry], *, game: str, name: str, status: Status
    ) -> float:
        if not entries:
            raise ValueError("a table begins with an entry")
        return await self._append(Append(table, 0, tuple(map(to_text, entries)), status, (game, name)))

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> float:
        return await self._append(Append(table, version, tuple(map(to_text, entries)), status))

    async def _append(self, append: Append) -> float:
        at = await self._writer.do(append)
        assert not isinstance(at, list)
        return at

    async def read(self, table: str, *, after: int = 0) -> list[TimedEntry]:
        lost = self._heads.lost

        def query(connection: sqlite3.Connection) -> list[TimedEntry]:
            try:
                return entries_of(connection, table, after, lost)
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorname in _DAMAGE:
                    raise DamagedTable(table, _in_one_line(error)) from error
                raise

        return await self._found(query)

    async def version(self, table: str) -> int:
        return await self._found(lambda connection: version_of(connection, table))

    def subscribe(self, table: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        return self._news.subscribe(table)

    async def tables(self, *, status: Status | None = None, limit: int = 100) -> list[Summary]:
        where, values = ("", ()) if status is None else ("WHERE status = ?", (status.value,))

        def query(connection: sqlite3.Connection) -> list[Summary]:
            rows = connection.execute(f"{_LIST} {where} {_LAST_CHANGED_FIRST}", (*values, limit))
            return [Summary(ident, game, name, Status(now), *rest) for ident, game, name, now, *rest in rows]

        return await self._found(query)

    async def unfinished(self) -> list[str]:
        def query(connection: sqlite3.Connection) -> list[str]:
            return [ident for (ident,) in connection.execute(_MAY_GO_ON, (Status.RUNNING.value,))]

        return await self._found(query)

    async def rest(self, tables: Mapping[str, int]) -> None:
        if tables:
            await self._writer.do(Rest(tuple(tables.items())))

    async def archive(self, before: float, *, limit: int = 20) -> list[str]:
        packed = await self._writer.do(Archive(before, limit))
        assert isinstance(packed, list)
        return packed

    async def probe(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            await asyncio.to_thread(_write_something, Path(self._where).with_name(PROBE))
        except OSError as error:
            raise StoreError(f"{self._where} cannot be written: {error.strerror}") from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            await self._writer.close()
            await self._readers.close()
        finally:
            self._news.close()
            if self._all_moved_into_the_database():
                self._heads.close()
            self._writing.close()
            self._release()

    def _all_moved_into_the_database(self) -> bool:
        """Whether the write-ahead log is empty now, and so cannot be missed by anybody."""
        with suppress(sqlite3.Error):
            busy, _, _ = self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy
        return False

    async def _found(self, query: Query[Found]) -> Found:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._readers.run(query)
        except sqlite3.Error as error:
            raise StoreError(f"{self._where} cannot be read: {_in_one_line(error)}") from error

    # -- in the writer's thread, but for the announcement -------------------------------------------

    def _write(self, jobs: Sequence[Job]) -> Sequence[Outcome | Exception]:
        """All whose version fits, in one transaction, which is on disk when this returns."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:  # it is the fault of none of them, so none is tried again
            return [self._cannot_write(error)] * len(jobs)
        try:
            at = self._now()
            results = [self._carry_out(job, at) for job in jobs]
            self._writing.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self._writing.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise self._cannot_write(error) from error
            raise
        kept = zip(jobs, results, strict=True)
        self._heads.note(
            (job.table, job.reached) for job, at in kept if isinstance(job, Append) and isinstance(at, float)
        )
        return results

    def _carry_out(self, job: Job, at: float) -> Outcome | Exception:
        return carry_out(self._writing, job, at) if isinstance(job, Append) else job.carry_out(self._writing)

    def _announce(self, job: Job) -> None:
        if isinstance(job, Append):
            self._news.announce(job.table, job.reached)

    def _cannot_write(self, error: sqlite3.Error) -> StoreError:
        return StoreError(f"{self._where} cannot be written: {_in_one_line(error)}")


def _write_something(path: Path) -> None:
    """Write to the same disk, so that one that is full or gone is noticed before a player does."""
    try:
        with path.open("wb") as file:
            file.write(b"\0" * 4096)
            file.flush()
            os.fsync(file.fileno())
    finally:
        path.unlink(missing_ok=True)


def _in_one_line(error: sqlite3.Error) -> str:
    return " ".join(str(error).split())
