"""Appends as SQLite writes them: the statement itself compares the version and sets it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from tavola.store.archive import unpack
from tavola.table import Conflict, NoSuchTable, Status

_CREATE = """
    INSERT INTO tables (id, game, name, status, version, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING
"""
_ADVANCE = "UPDATE tables SET version = ?, status = ?, changed = ?, resting = 0 WHERE id = ? AND version = ?"
_ADD = "INSERT INTO entries (table_id, version, at, data) VALUES (?, ?, ?, ?)"
_FIND = "SELECT version FROM tables WHERE id = ?"


@dataclass(frozen=True, slots=True)
class Append:
    """Texts to be added after the first `version`; a new table has a game and a name."""

    table: str
    version: int
    texts: tuple[str, ...]
    status: Status
    new: tuple[str, str] | None = None

    @property
    def reached(self) -> int:
        """The version that the table then has."""
        return self.version + len(self.texts)


def carry_out(connection: sqlite3.Connection, append: Append, at: float) -> float | Exception:
    """Add the texts if the table has the version that was said; returns their time, or why not."""
    if not _moved_on(connection, append, at):
        return _refusal(connection, append)
    if append.new is None:
        unpack(connection, append.table)
    connection.executemany(_ADD, _rows(append, at))
    return at


def _moved_on(connection: sqlite3.Connection, append: Append, at: float) -> bool:
    """Whether the table was found as the append says, and has its new version now."""
    if append.new is None:
        change = (append.reached, append.status.value, at, append.table, append.version)
        return connection.execute(_ADVANCE, change).rowcount == 1
    created = (append.table, *append.new, append.status.value, append.reached, at, at)
    return connection.execute(_CREATE, created).rowcount == 1


def _rows(append: Append, at: float) -> Sequence[tuple[str, int, float, str]]:
    return [
        (append.table, version, at, text) for version, text in enumerate(append.texts, append.version + 1)
    ]


def _refusal(connection: sqlite3.Connection, append: Append) -> Exception:
    found = connection.execute(_FIND, (append.table,)).fetchone()
    return NoSuchTable(append.table) if found is None else Conflict(append.table, append.version, found[0])
