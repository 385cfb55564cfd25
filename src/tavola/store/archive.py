"""Tables that nobody has touched for long, packed into one row each; whoever needs them notices nothing."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence

import msgspec

Row = tuple[int, float, str]
"""Of an entry: the version it led to, its time and its text."""

_IDLE = """
    SELECT id FROM tables
    WHERE changed < ? AND NOT EXISTS (SELECT 1 FROM archive WHERE table_id = id) ORDER BY changed LIMIT ?
"""
_ROWS = "SELECT version, at, data FROM entries WHERE table_id = ? ORDER BY version"
_CLEAR = "DELETE FROM entries WHERE table_id = ?"
_PUT = "INSERT INTO archive (table_id, data) VALUES (?, ?)"
_GET = "SELECT data FROM archive WHERE table_id = ?"
_DROP = "DELETE FROM archive WHERE table_id = ?"
_ADD = "INSERT INTO entries (table_id, version, at, data) VALUES (?, ?, ?, ?)"

_rows = msgspec.json.Decoder(list[tuple[int, float, str]])


def packed(rows: Sequence[Row]) -> bytes:
    """Rows as they are archived."""
    return zlib.compress(msgspec.json.encode(list(rows)), 9)


def archived(connection: sqlite3.Connection, table: str) -> list[Row]:
    """The archived rows of a table; none if it is not archived. Raises ValueError if they are damaged."""
    found = connection.execute(_GET, (table,)).fetchone()
    if found is None:
        return []
    try:
        return _rows.decode(zlib.decompress(found[0]))
    except (zlib.error, msgspec.DecodeError) as error:
        raise ValueError(f"what is archived of it cannot be unpacked: {error}") from error


def pack_idle(connection: sqlite3.Connection, before: float, limit: int) -> list[str]:
    """Archive some tables that were not changed since; returns which."""
    idle = [ident for (ident,) in connection.execute(_IDLE, (before, limit)).fetchall()]
    for ident in idle:
        rows = connection.execute(_ROWS, (ident,)).fetchall()
        if not rows:
            continue  # damaged; there is nothing to pack
        connection.execute(_PUT, (ident, packed(rows)))
        connection.execute(_CLEAR, (ident,))
    return idle


def unpack(connection: sqlite3.Connection, table: str) -> None:
    """Bring a table back from the archive, if it is there."""
    rows = archived(connection, table)
    if rows:
        connection.executemany(_ADD, [(table, *row) for row in rows])
        connection.execute(_DROP, (table,))
