"""What a table needs of the outside, as Protocols: a journal that forgets nothing.

TavolaError
├── Conflict      others were first; nothing was kept
├── DamagedTable  a table of which so little is left that it cannot be shown
├── NoSuchTable   a table that the journal does not know
└── StoreError    the journal cannot be opened, read or written; says why in one line
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from tavola.kernel import TavolaError
from tavola.table.entries import Entry
from tavola.table.table_state import Status


class Conflict(TavolaError):
    """Others came first: the table has another version than was said, and nothing was kept."""

    def __init__(self, table: str, said: int, found: int) -> None:
        super().__init__(f"table {table} has {found} entries, not {said}: somebody else was first")
        self.table, self.said, self.found = table, said, found

    def __reduce__(self) -> tuple[type[Conflict], tuple[str, int, int]]:
        return (Conflict, (self.table, self.said, self.found))


class NoSuchTable(TavolaError):
    """The journal has no table of this id."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}")
        self.table = table

    def __reduce__(self) -> tuple[type[NoSuchTable], tuple[str]]:
        return (NoSuchTable, (self.table,))


class DamagedTable(TavolaError):
    """What the journal has of this table is damaged so badly that it cannot be shown."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"table {table} is damaged: {why}")
        self.table, self.why = table, why

    def __reduce__(self) -> tuple[type[DamagedTable], tuple[str, str]]:
        return (DamagedTable, (self.table, self.why))


class StoreError(TavolaError):
    """What is kept cannot be opened, read or written; the text says what and why, in one line."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One table at a glance; times are seconds since 1970."""

    id: str
    game: str
    name: str
    status: Status
    version: int
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class TimedEntry:
    """An entry of a journal, the version it led to, and when it was kept, in seconds since 1970."""

    version: int
    at: float
    entry: Entry


class Journal(Protocol):
    """Keeps every entry of every table, in order, for ever.

    `create` and `append` keep all their entries or none, have them on disk when they return, and return the
    time that these entries carry. Once they have returned or raised, even for being cancelled, nothing of the
    call is still under way.
    """

    async def create(
        self, table: str, entries: Sequence[Entry], *, game: str, name: str, status: Status
    ) -> float:
        """Begin a table with these entries; raises Conflict if the id is taken."""
        ...

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> float:
        """Add entries after the first `version`; raises Conflict if there are not exactly so many."""
        ...

    async def read(self, table: str, *, after: int = 0) -> list[TimedEntry]:
        """The entries of a table after the first `after`, in order; raises NoSuchTable."""
        ...

    async def version(self, table: str) -> int:
        """How many entries a table has, without reading them; raises NoSuchTable."""
        ...

    def subscribe(self, table: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """News of a table, from the moment the context is entered until the journal is closed.

        Each item is the version the table has reached, whoever wrote it. News is a hint to read, not the
        entries themselves: whoever is slow gets only the newest version.
        """
        ...

    async def tables(self, *, status: Status | None = None, limit: int = 100) -> list[Summary]:
        """Tables, the last changed first; all of them, or those of one status."""
        ...

    async def unfinished(self) -> list[str]:
        """The tables whose game runs and may go on by itself: where bots may have to move after a restart."""
        ...

    async def rest(self, tables: Mapping[str, int]) -> None:
        """Note that at these versions these tables wait for people alone; the next entry ends that."""
        ...

    async def archive(self, before: float, *, limit: int = 20) -> list[str]:
        """Pack away some tables that nobody has changed since then; they are read and go on as before."""
        ...

    async def probe(self) -> None:
        """Raise StoreError if nothing can be kept now."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        ...
