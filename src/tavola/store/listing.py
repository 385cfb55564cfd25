"""What the host does with tables beside the site: list, export, delete."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from tavola.store.archive import Row, archived
from tavola.store.filenames import DATABASE, LOCK
from tavola.store.lock import lock
from tavola.table import NoSuchTable, Status, StoreError, Summary

_LIST = """
    SELECT id, game, name, status, version, created, changed, id IN (SELECT table_id FROM archive)
    FROM tables ORDER BY changed DESC, id
"""
_ROWS = "SELECT version, at, data FROM entries WHERE table_id = ? ORDER BY version"


def listed(data_dir: Path) -> list[tuple[Summary, bool]]:
    """All tables, the last changed first, and whether each is archived; a server may be running."""
    with _open(data_dir) as connection:
        return [
            (Summary(ident, game, name, Status(status), version, created, changed), bool(packed))
            for ident, game, name, status, version, created, changed, packed in connection.execute(_LIST)
        ]


def exported(data_dir: Path, table: str) -> Iterator[str]:
    """The journal of a table as it is kept, an entry a line; raises NoSuchTable."""
    with _open(data_dir) as connection:
        rows: Sequence[Row] = connection.execute(_ROWS, (table,)).fetchall() or archived(connection, table)
    if not rows:
        raise NoSuchTable(table)
    for _, _, text in rows:
        yield text


def delete(data_dir: Path, tables: Sequence[str]) -> int:
    """Delete tables for good, and give their room back to the disk; no server may be running."""
    release = lock(data_dir / LOCK)
    try:
        with _open(data_dir, write=True) as connection:
            connection.execute("BEGIN IMMEDIATE")
            gone = 0
            for table in tables:
                for name in ("entries", "archive"):
                    connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
                gone += connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount
            connection.execute("COMMIT")
            if gone:
                connection.execute("VACUUM")
            return gone
    finally:
        release()


@contextmanager
def _open(data_dir: Path, *, write: bool = False) -> Iterator[sqlite3.Connection]:
    path = data_dir / DATABASE
    if not path.is_file():
        raise StoreError(f"there is no database in {data_dir}")
    mode = "rw" if write else "ro"
    try:
        address = f"{path.absolute().as_uri()}?mode={mode}"
        with closing(sqlite3.connect(address, uri=True, timeout=10, isolation_level=None)) as connection:
            yield connection
    except sqlite3.Error as error:
        hint = "; start the site once to bring it up to date" if "no such" in str(error) else ""
        raise StoreError(f"{path} cannot be used: {error}{hint}") from error
