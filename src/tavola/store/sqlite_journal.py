"""The journal in an SQLite file: one thread writes, a few read."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress

from tavola.store.appends import Append, carry_out
from tavola.store.group_commit import GroupCommit
from tavola.store.news import LocalNews
from tavola.store.readers import Found, Query, Readers
from tavola.store.texts import from_text, to_text
from tavola.table import Entry, NoSuchTable, Status, StoreError, Summary, TimedEntry

_READ = "SELECT version, at, data FROM entries WHERE table_id = ? AND version > ? ORDER BY version"
_KNOWN = "SELECT 1 FROM tables WHERE id = ?"
_LIST = "SELECT id, game, name, status, version, created, changed FROM tables"
_LAST_CHANGED_FIRST = "ORDER BY changed DESC, id LIMIT ?"
_WITH_STATUS = "SELECT id FROM tables WHERE status = ? ORDER BY changed"

_READERS = 4


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
    ) -> None:
        self._where = where
        self._now = now
        self._release = release
        self._writing = connect()
        self._news = LocalNews()
        self._readers = Readers(connect, _READERS)
        self._writer: GroupCommit[Append, float] = GroupCommit(self._write, self._announce)
        self._closed = False

    async def create(
        self, table: str, entries: Sequence[Entry], *, game: str, name: str, status: Status
    ) -> float:
        if not entries:
            raise ValueError("a table begins with an entry")
        return await self._writer.do(Append(table, 0, tuple(map(to_text, entries)), status, (game, name)))

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> float:
        return await self._writer.do(Append(table, version, tuple(map(to_text, entries)), status))

    async def read(self, table: str, *, after: int = 0) -> list[TimedEntry]:
        def query(connection: sqlite3.Connection) -> list[TimedEntry]:
            rows = connection.execute(_READ, (table, after)).fetchall()
            if not rows and connection.execute(_KNOWN, (table,)).fetchone() is None:
                raise NoSuchTable(table)
            return [TimedEntry(version, at, from_text(text)) for version, at, text in rows]

        return await self._found(query)

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
            return [ident for (ident,) in connection.execute(_WITH_STATUS, (Status.RUNNING.value,))]

        return await self._found(query)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            await self._writer.close()
            await self._readers.close()
        finally:
            self._news.close()
            self._writing.close()
            self._release()

    async def _found(self, query: Query[Found]) -> Found:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._readers.run(query)
        except sqlite3.Error as error:
            raise StoreError(f"{self._where} cannot be read: {_in_one_line(error)}") from error

    # -- in the writer's thread, but for the announcement -------------------------------------------

    def _write(self, appends: Sequence[Append]) -> Sequence[float | Exception]:
        """All whose version fits, in one transaction, which is on disk when this returns."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:  # it is the fault of none of them, so none is tried again
            return [self._cannot_write(error)] * len(appends)
        try:
            at = self._now()
            results = [carry_out(self._writing, append, at) for append in appends]
            self._writing.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self._writing.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise self._cannot_write(error) from error
            raise
        return results

    def _announce(self, append: Append) -> None:
        self._news.announce(append.table, append.reached)

    def _cannot_write(self, error: sqlite3.Error) -> StoreError:
        return StoreError(f"{self._where} cannot be written: {_in_one_line(error)}")


def _in_one_line(error: sqlite3.Error) -> str:
    return " ".join(str(error).split())
