"""Backups: a consistent copy of the database, also while a server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tavola.store.filenames import DATABASE
from tavola.store.private import make_private
from tavola.table import StoreError


def backup(data_dir: Path, target: Path) -> None:
    """Copy the database of a data directory to a new file; a server may be running on it.

    To go back to it, put the file as `tavola.db` into an empty data directory.
    """
    source = data_dir / DATABASE
    if not source.is_file():
        raise StoreError(f"there is no database in {data_dir}")
    if target.exists():
        raise StoreError(f"{target} exists already; a backup overwrites nothing")
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
        _copy(source, unfinished)
        _make_durable(unfinished)
        unfinished.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)  # in one step: a snapshot, which writers neither disturb nor wait for
        copy.execute("PRAGMA journal_mode = DELETE")  # the copy is one file


def _make_durable(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
