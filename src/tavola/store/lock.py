"""A lock on a data directory: one server at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tavola.store.private import make_private
from tavola.table import StoreError


def lock(path: Path) -> Callable[[], None]:
    """Take the lock, or raise StoreError; returns how to release it.

    It is an exclusive transaction on an empty database of its own: SQLite knows how to lock a file
    on every system, no forked process inherits it, and it ends with the process, however that ends.
    """
    try:
        make_private(path)
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path.parent} cannot be used for data: {error}") from error
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorname == "SQLITE_BUSY":
            raise StoreError(f"{path.parent} is in use by another Tavola server") from error
        raise StoreError(f"{path.parent} cannot be used for data: {error}") from error
    return connection.close
