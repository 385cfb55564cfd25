"""The entries of a table as they are found; what is missing or cannot be true is told in its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from tavola.store.archive import Row, archived
from tavola.store.texts import from_text
from tavola.table import DamagedTable, NoSuchTable, TimedEntry
from tavola.table.entries import Unreadable

_READ = "SELECT version, at, data FROM entries WHERE table_id = ? AND version > ? ORDER BY version"
_HEAD = "SELECT version FROM tables WHERE id = ?"


def entries_of(
    connection: sqlite3.Connection, table: str, after: int = 0, lost: Mapping[str, int] | None = None
) -> list[TimedEntry]:
    """The entries after the first `after`, in order; raises NoSuchTable or DamagedTable."""
    with _at_one_moment(connection):
        rows: Sequence[Row] = connection.execute(_READ, (table, after)).fetchall()
        found = connection.execute(_HEAD, (table,)).fetchone()
        head = None if found is None else found[0]
        try:
            if not rows and head is not None:
                rows = [row for row in archived(connection, table) if row[0] > after]
        except ValueError as error:
            raise DamagedTable(table, str(error)) from error
    lost_head = (lost or {}).get(table, 0)
    if head is None and not rows:
        if lost_head:
            raise DamagedTable(table, f"its {lost_head} entries were lost with the write-ahead log")
        raise NoSuchTable(table)
    if head is not None and not rows and after == 0:
        raise DamagedTable(table, f"all its {head} entries are missing")
    entries = [TimedEntry(version, at, from_text(text)) for version, at, text in rows]
    return _without_gaps(entries, after) + _disagreement(entries, after, head, lost_head)


def version_of(connection: sqlite3.Connection, table: str) -> int:
    """How many entries the list of tables says that there are; raises NoSuchTable."""
    found = connection.execute(_HEAD, (table,)).fetchone()
    if found is None:
        raise NoSuchTable(table)
    version: int = found[0]
    return version


@contextmanager
def _at_one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is read belongs together, whatever somebody else writes meanwhile."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):  # SQLite may have given up by itself
            connection.execute("ROLLBACK")


def _without_gaps(entries: Sequence[TimedEntry], after: int) -> list[TimedEntry]:
    """The same up to where entries are missing, and there something unreadable that says so."""
    for number, entry in enumerate(entries, after + 1):
        if entry.version != number:
            missing = Unreadable(f"entries {number} to {entry.version - 1} are missing")
            return [*entries[: number - after - 1], TimedEntry(number, entry.at, missing)]
    return list(entries)


def _disagreement(
    entries: Sequence[TimedEntry], after: int, head: int | None, lost_head: int
) -> list[TimedEntry]:
    """One unreadable entry that says what is wrong with the end of a journal, if something is."""
    if after and not entries:
        return []  # whoever reads on has seen the end
    last = entries[-1].version if entries else after
    why = ""
    if head is None:
        why = "the table is missing in the list of tables"
    elif last < head:
        why = f"the table had {head} entries, and only {last} are left"
    elif last > head:
        why = f"the list of tables says that there are {head} entries, and there are {last}"
    elif lost_head > last:
        why = f"entries {last + 1} to {lost_head} were lost with the write-ahead log"
    return [TimedEntry(last + 1, 0.0, Unreadable(why))] if why else []
