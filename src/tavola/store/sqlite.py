"""The journal in one SQLite file: opening it, which includes every reason not to."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tavola.store.journal import SqlJournal
from tavola.store.lock import lock
from tavola.store.places import BESIDE, DATABASE, LOCK
from tavola.store.private import make_private, tighten
from tavola.store.schema import REVISION
from tavola.table import StoreError

_PRAGMAS = ("synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000", "journal_size_limit = 67108864")
_READERS = 4


def open_sqlite(data_dir: Path, now: Callable[[], float] = time.time) -> SqlJournal:
    """The journal kept in this directory, made if there is none; raises StoreError if it cannot be used.

    Must be called where an event loop runs: the writer is a task of it.
    """
    path = data_dir / DATABASE
    try:
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{data_dir} cannot be used for data: {error.strerror}") from error
    for needed in (data_dir, path):
        if needed.exists() and not _writable(needed):
            raise StoreError(f"{needed} cannot be used for data: it is not writable")
    let_go = lock(data_dir / LOCK)
    try:
        _make_private(path)
        _make_ready(path)
    except sqlite3.Error as error:
        let_go()
        raise StoreError(f"{path} cannot be used: {error}") from error
    except BaseException:
        let_go()
        raise
    return SqlJournal(
        str(path),
        reading=_engine(path, connections=_READERS, begin="BEGIN"),
        writing=_engine(path, connections=1, begin="BEGIN IMMEDIATE"),
        now=now,
        let_go=let_go,
    )


def _writable(path: Path) -> bool:
    return os.access(path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _make_private(path: Path) -> None:
    try:
        make_private(path)
        for ending in BESIDE:
            tighten(path.with_name(path.name + ending))
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror}") from error


def _make_ready(path: Path) -> None:
    """See to it that the file is a database of our newest shape, and can be written."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        revision = _revision(connection, path)
    if revision != REVISION:
        from tavola.store.migration import migrate  # alembic is slow to load and seldom needed

        migrate(path, revision)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


def _revision(connection: sqlite3.Connection, path: Path) -> str | None:
    """The revision of the database; None: it is still empty."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return None
    found = (
        connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if "alembic_version" in names
        else None
    )
    if found is None:
        raise StoreError(f"{path} is not a database of Tavola")
    return str(found[0])


def _engine(path: Path, *, connections: int, begin: str) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    # The driver's own idea of when a transaction begins is switched off: it begins when we say so.
    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
