"""How far every table had come: a note beside the database, by which lost moves are noticed.

What SQLite has not yet moved into the database lies in its write-ahead log. If that file is removed or cut
while the site does not run, the newest moves, or whole tables, are gone, and the database looks sound. So
after every transaction the versions reached are noted here, without waiting for the disk: the note is never
ahead of what was kept, and after a crash of the program it is complete. A site that ends properly has moved
everything into the database and removes the note.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path

from tavola.store.private import make_private

_log = logging.getLogger(__name__)

_LARGEST = 1_000_000
"""Bytes; a note that has grown larger is written anew."""


class Heads:
    """The note of one data directory."""

    def __init__(self, path: Path, lost: Mapping[str, int] | None = None) -> None:
        """Begin a new note, in which what is lost stays noted."""
        self._path = path
        self.lost: dict[str, int] = dict(lost or {})
        self._reached: dict[str, int] = {}
        self._size = 0
        self._file = -1
        self._write_anew()

    def note(self, reached: Iterable[tuple[str, int]]) -> None:
        """These tables have reached these versions, which are on disk."""
        heads = dict(reached)
        if not heads:
            return
        self._reached.update(heads)
        if self._size > _LARGEST:
            self._write_anew()
        else:
            self._append(heads)

    def close(self) -> None:
        """All is in the database: nothing needs to be noted but what is lost."""
        self._reached.clear()
        self._write_anew()
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        if not self.lost:
            self._path.unlink(missing_ok=True)

    def _write_anew(self) -> None:
        # Only what is not yet in the database matters, and that was changed not long ago.
        self._reached = dict(list(self._reached.items())[-10_000:])
        try:
            make_private(self._path)
            if self._file < 0:
                self._file = os.open(self._path, os.O_WRONLY)
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            self._size = 0
        except OSError as error:
            _log.warning("%s cannot be written, so lost moves would not be noticed: %s", self._path, error)
            return
        self._append({**self.lost, **self._reached})

    def _append(self, heads: Mapping[str, int]) -> None:
        if self._file < 0:
            return
        data = "".join(f"{table} {version}\n" for table, version in heads.items()).encode()
        with contextlib.suppress(OSError):  # a full disk; then the entries themselves were refused, too
            self._size += os.write(self._file, data)


def noted(path: Path) -> dict[str, int]:
    """What a note says: of every table in it the highest version; what cannot be read says nothing."""
    try:
        text = path.read_text("utf-8", errors="replace")
    except OSError:
        return {}
    heads: dict[str, int] = {}
    for line in text.splitlines():
        table, _, version = line.partition(" ")
        if table and version.isdecimal() and len(version) < 16:
            heads[table] = max(heads.get(table, 0), int(version))
    return heads


def lost(connection: sqlite3.Connection, heads: Mapping[str, int]) -> dict[str, int]:
    """The tables that had come further than they are now, and how far."""
    now = dict(connection.execute("SELECT id, version FROM tables").fetchall()) if heads else {}
    return {table: version for table, version in heads.items() if now.get(table, 0) < version}
