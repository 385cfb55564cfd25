"""What is written besides entries: which tables rest, and which are packed away."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from tavola.store.archive import pack_idle

_REST = "UPDATE tables SET resting = 1 WHERE id = ? AND version = ? AND resting = 0"


@dataclass(frozen=True, slots=True)
class Rest:
    """These tables wait for people alone, if they still have these versions."""

    tables: tuple[tuple[str, int], ...]

    def carry_out(self, connection: sqlite3.Connection) -> list[str]:
        connection.executemany(_REST, self.tables)
        return []


@dataclass(frozen=True, slots=True)
class Archive:
    """Pack away at most so many tables that were not changed since then."""

    before: float
    limit: int

    def carry_out(self, connection: sqlite3.Connection) -> list[str]:
        return pack_idle(connection, self.before, self.limit)


Upkeep = Rest | Archive
