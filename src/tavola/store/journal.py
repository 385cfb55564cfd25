"""The journal in an SQL database, whichever it is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavola.store.schema import ENTRIES, TABLES
from tavola.store.texts import from_text, to_text
from tavola.store.writer import GroupWriter, Verdict
from tavola.table import Conflict, Entry, NoSuchTable, Status, StoreError, Summary

_HEADS = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
_BEGIN = insert(TABLES)
_ADD = insert(ENTRIES)
_MOVE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(version=bindparam("to"), status=bindparam("now"), changed=bindparam("at"))
)
_READ = select(ENTRIES.c.data).where(ENTRIES.c.table_id == bindparam("table")).order_by(ENTRIES.c.version)
_LIST = select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id)


@dataclass(frozen=True, slots=True)
class Append:
    """Texts to be added after the first `version`; a new table has a game and a name."""

    table: str
    version: int
    texts: tuple[str, ...]
    status: Status
    new: tuple[str, str] | None = None


class SqlJournal:
    """Keeps tables in a database; `writing` has one connection, used by the group writer alone."""

    def __init__(
        self,
        where: str,
        *,
        reading: AsyncEngine,
        writing: AsyncEngine,
        now: Callable[[], float],
        let_go: Callable[[], None],
    ) -> None:
        self._where = where
        self._reading = reading
        self._writing = writing
        self._now = now
        self._let_go = let_go
        self._writer: GroupWriter[Append] = GroupWriter(self._write)
        self._closed = False

    async def create(
        self, table: str, entries: Sequence[Entry], *, game: str, name: str, status: Status
    ) -> None:
        if not entries:
            raise ValueError("a table begins with an entry")
        await self._writer.do(Append(table, 0, tuple(map(to_text, entries)), status, (game, name)))

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> None:
        await self._writer.do(Append(table, version, tuple(map(to_text, entries)), status))

    async def read(self, table: str) -> list[Entry]:
        async with self._reader() as connection:
            texts = (await connection.scalars(_READ, {"table": table})).all()
        if not texts:
            raise NoSuchTable(table)
        return [from_text(text) for text in texts]

    async def tables(self, *, status: Status | None = None, limit: int = 100) -> list[Summary]:
        query = _LIST if status is None else _LIST.where(TABLES.c.status == status.value)
        async with self._reader() as connection:
            rows = (await connection.execute(query.limit(limit))).all()
        return [
            Summary(row.id, row.game, row.name, Status(row.status), row.version, row.created, row.changed)
            for row in rows
        ]

    async def unfinished(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == Status.RUNNING.value).order_by(TABLES.c.changed)
        async with self._reader() as connection:
            return list((await connection.scalars(query)).all())

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            await self._writer.close()
            await self._reading.dispose()
            await self._writing.dispose()
        finally:
            self._let_go()

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            async with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(f"{self._where} cannot be read: {_cause(error)}") from error

    async def _write(self, appends: Sequence[Append]) -> list[Verdict]:
        """All that fit the versions found, in one transaction; the others are told what is there."""
        try:
            async with self._writing.begin() as connection:
                heads = await _heads(connection, appends)
                verdicts = [_verdict(heads, append) for append in appends]
                fitting = [a for a, verdict in zip(appends, verdicts, strict=True) if verdict is None]
                await self._keep(connection, fitting)
        except SQLAlchemyError as error:
            raise StoreError(f"{self._where} cannot be written: {_cause(error)}") from error
        return verdicts

    async def _keep(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        at = self._now()
        if begun := [_begun(append, at) for append in appends if append.new is not None]:
            await connection.execute(_BEGIN, begun)
        if rows := [
            {"table_id": append.table, "version": append.version + number, "at": at, "data": text}
            for append in appends
            for number, text in enumerate(append.texts, start=1)
        ]:
            await connection.execute(_ADD, rows)
        moved = {
            append.table: {
                "table": append.table,
                "to": append.version + len(append.texts),
                "now": append.status.value,
                "at": at,
            }
            for append in appends
        }
        if moved:
            await connection.execute(_MOVE, list(moved.values()))


async def _heads(connection: AsyncConnection, appends: Sequence[Append]) -> dict[str, int]:
    """How many entries each of these tables has."""
    rows = await connection.execute(_HEADS, {"ids": list({append.table for append in appends})})
    return {row.id: row.version for row in rows}


def _verdict(heads: dict[str, int], append: Append) -> Verdict:
    """Whether the append fits; if so, the heads move on by it."""
    found = heads.get(append.table)
    if found is None and append.new is None:
        return NoSuchTable(append.table)
    if found is not None and (append.new is not None or found != append.version):
        return Conflict(append.table, append.version, found)
    heads[append.table] = append.version + len(append.texts)
    return None


def _begun(append: Append, at: float) -> dict[str, object]:
    assert append.new is not None
    game, name = append.new
    times = {"created": at, "changed": at}
    return {
        "id": append.table, "game": game, "name": name, "status": append.status.value, "version": 0, **times
    }  # fmt: skip


def _cause(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split())
