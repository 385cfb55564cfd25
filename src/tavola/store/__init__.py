"""Where tables are kept: one SQLite file in a data directory. Loads its libraries when it is opened."""

from __future__ import annotations

from pathlib import Path

from tavola.store.backup import backup
from tavola.table import Journal

__all__ = ["backup", "open_store"]


async def open_store(data_dir: Path) -> Journal:
    """The journal kept in this directory, made if there is none; raises StoreError if it cannot be used."""
    from tavola.store.sqlite import open_sqlite

    return open_sqlite(data_dir)
