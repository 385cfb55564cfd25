"""Looks for damage in a data directory, changes nothing unless it is told to, and says what can be saved."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tavola.store import heads
from tavola.store.filenames import DATABASE, HEADS, LOCK
from tavola.store.lock import lock as locked
from tavola.store.reading import entries_of
from tavola.table import DamagedTable, Entry, NoSuchTable, StoreError
from tavola.table.entries import Created, Unreadable

_NEEDED = ("tables", "entries")
_HEADS = "SELECT id, version FROM tables ORDER BY id"
_LAST = "SELECT max(version) FROM entries WHERE table_id = ?"
_ORPHANS = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"

Judge = Callable[[str, list[Entry]], str]
"""What is wrong with a table that these entries make; empty: nothing."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is damaged, and what can be saved of it."""

    where: str
    what: str
    saved: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}; {self.saved}"


def findings(data_dir: Path, judge: Judge) -> Iterator[Finding]:
    """All that is damaged in a data directory; a server may be running on it."""
    path = data_dir / DATABASE
    if not path.is_file():
        raise StoreError(f"there is no database in {data_dir}")
    noted = heads.noted(data_dir / HEADS)
    try:
        with closing(_connect(path)) as connection:
            there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            yield from _of_the_file(connection, path)
            missing = [name for name in _NEEDED if name not in there]
            if missing:
                what = f"{' and '.join(missing)} is missing"
                yield Finding(str(path), what, _left_of(connection, there))
                return
            yield from _of_tables(connection, judge, heads.lost(connection, noted))
    except sqlite3.DatabaseError as error:
        yield Finding(str(path), " ".join(str(error).split()), "restore a backup")


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def _of_the_file(connection: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    for (line,) in connection.execute("PRAGMA integrity_check(20)").fetchall():
        if line != "ok":
            yield Finding(
                str(path), f"SQLite says: {' '.join(line.split())}", "tables not named below are whole"
            )


def _left_of(connection: sqlite3.Connection, there: set[str]) -> str:
    if "tables" not in there:
        return "restore a backup"
    (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return f"the names of {count} tables are left, their games are not: restore a backup"


def _of_tables(connection: sqlite3.Connection, judge: Judge, lost: dict[str, int]) -> Iterator[Finding]:
    known = [ident for ident, _ in connection.execute(_HEADS)]
    orphans = [ident for (ident,) in connection.execute(_ORPHANS)]
    for ident in dict.fromkeys((*known, *orphans, *lost)):
        finding = _of_table(connection, ident, judge, lost)
        if finding is not None:
            yield finding


def _of_table(
    connection: sqlite3.Connection, ident: str, judge: Judge, lost: dict[str, int]
) -> Finding | None:
    where = f"table {ident}"
    try:
        entries = [kept.entry for kept in entries_of(connection, ident, lost=lost)]
    except DamagedTable as error:
        return Finding(where, error.why, "nothing of it can be saved but by a backup")
    except NoSuchTable:
        return Finding(where, "it is gone", "restore a backup")
    except sqlite3.DatabaseError as error:
        what = " ".join(str(error).split())
        return Finding(where, what, "nothing of it can be read here: restore a backup")
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Unreadable):
            return Finding(where, f"entry {number} cannot be read: {entry.why}", _saved(entries, number - 1))
    if not isinstance(entries[0], Created):
        return Finding(where, "its set-up is missing", "nothing of it can be shown: restore a backup")
    what = judge(ident, entries)
    return Finding(where, what, "all its entries can be read and exported") if what else None


def _saved(entries: list[Entry], good: int) -> str:
    if good == 0:
        return "its set-up is lost, so nothing of it can be shown: restore a backup"
    if good == len(entries) - 1:
        return f"all {good} entries that are left can be read, and --repair lets the game go on from there"
    return f"it can be looked at up to entry {good}, and --repair lets the game go on from there"


# -- repairs ---------------------------------------------------------------------------------------


def repair(data_dir: Path) -> list[str]:
    """Let tables go on from the last entry that can be read; returns what was done. No server may run."""
    done: list[str] = []
    release = locked(data_dir / LOCK)
    try:
        with closing(sqlite3.connect(data_dir / DATABASE, isolation_level=None)) as connection:
            lost = heads.lost(connection, heads.noted(data_dir / HEADS))
            connection.execute("BEGIN IMMEDIATE")
            for ident in [ident for ident, _ in connection.execute(_HEADS).fetchall()]:
                done += _cut(connection, ident)
            for (ident,) in connection.execute(_ORPHANS).fetchall():
                done += _listed_again(connection, ident)
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (data_dir / HEADS).unlink(missing_ok=True)
        done += [f"table {ident}: its loss is no longer noted" for ident in lost]
    except sqlite3.Error as error:
        raise StoreError(f"{data_dir / DATABASE} cannot be repaired: {error}") from error
    finally:
        release()
    return done


def _cut(connection: sqlite3.Connection, ident: str) -> list[str]:
    """Take away what cannot be read at the end of a journal, and make the list of tables agree."""
    try:
        entries = [kept.entry for kept in entries_of(connection, ident)]
    except (DamagedTable, NoSuchTable, sqlite3.DatabaseError):
        return []
    good = next((n for n, entry in enumerate(entries) if isinstance(entry, Unreadable)), len(entries))
    if good == len(entries) or good == 0 or not isinstance(entries[0], Created):
        return []
    taken = connection.execute(
        "DELETE FROM entries WHERE table_id = ? AND version > ?", (ident, good)
    ).rowcount
    connection.execute("UPDATE tables SET version = ?, resting = 0 WHERE id = ?", (good, ident))
    return [f"table {ident}: goes on from entry {good} ({taken} entries after it were taken away)"]


def _listed_again(connection: sqlite3.Connection, ident: str) -> list[str]:
    """Put a table whose entries are there back into the list of tables."""
    kept = entries_of(connection, ident)[:-1]  # the last one says that it is not listed
    first = kept[0].entry
    if not isinstance(first, Created):
        return []
    connection.execute(
        "INSERT INTO tables (id, game, name, status, version, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (ident, str(first.setup.get("game", "")), first.name, "running", len(kept), kept[0].at, time.time()),
    )
    return [f"table {ident}: is listed again with its {len(kept)} entries"]
