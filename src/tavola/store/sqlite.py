"""The journal in one SQLite file: opening it, which includes every reason not to."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

from tavola.store.filenames import DATABASE, HEADS, LOCK, SIDE_FILES
from tavola.store.heads import Heads, lost, noted
from tavola.store.lock import lock
from tavola.store.private import make_private, tighten
from tavola.store.revision import REVISION
from tavola.store.sqlite_journal import SqliteJournal
from tavola.table import StoreError

_log = logging.getLogger(__name__)

_PRAGMAS = ("synchronous = FULL", "foreign_keys = ON", "journal_size_limit = 67108864")
_BUSY_TIMEOUT = 5.0
"""Seconds to wait for somebody else who has locked the file, such as a backup."""


def open_sqlite(data_dir: Path, now: Callable[[], float] = time.time) -> SqliteJournal:
    """The journal kept in this directory, made if there is none; raises StoreError if it cannot be used.

    Must be called where an event loop runs: the writer answers to it.
    """
    path = data_dir / DATABASE
    try:
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{data_dir} cannot be used for data: {error.strerror}") from error
    for needed in (data_dir, path):
        if needed.exists() and not _writable(needed):
            raise StoreError(f"{needed} cannot be used for data: it is not writable")
    release = lock(data_dir / LOCK)
    try:
        _make_private(path)
        _make_ready(path)
        heads = Heads(data_dir / HEADS, _lost(path, noted(data_dir / HEADS)))
        return SqliteJournal(str(path), partial(_connect, path), now=now, release=release, heads=heads)
    except sqlite3.Error as error:
        release()
        raise StoreError(f"{path} cannot be used: {error}") from error
    except BaseException:
        release()
        raise


def _writable(path: Path) -> bool:
    return os.access(path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _make_private(path: Path) -> None:
    try:
        make_private(path)
        for ending in SIDE_FILES:
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
        _must_be_whole(connection, path)
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


def _must_be_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database of our newest shape that lacks some of it."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if missing := {"tables", "entries", "archive"} - there:
        names = " and ".join(sorted(missing))
        raise StoreError(f"{path} is damaged: {names} is missing; tavola check says what can be saved")


def _lost(path: Path, heads: Mapping[str, int]) -> dict[str, int]:
    """Which tables had come further than the database says; told in the log, and at the tables."""
    with closing(_connect(path)) as connection:
        missing = lost(connection, heads)
    for table, version in missing.items():
        _log.error("table %s had come to entry %s, and what it lacks now was lost with the write-ahead log; "
                   "tavola check says what can be saved", table, version)  # fmt: skip
    return missing


def _connect(path: Path) -> sqlite3.Connection:
    """A connection that any thread may use, one at a time; a transaction begins when we say so."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=_BUSY_TIMEOUT)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection
