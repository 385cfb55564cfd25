"""Who has come back to a table that is not in memory, and needs nothing of it yet.

After a restart all pages come back at the same time, and most of them still show what is so. They are told
that, and doze: nothing is replayed or drawn for them until they say something, until somebody else needs the
table, or until the site has nothing better to do.
"""

from __future__ import annotations

import asyncio


class Dozing:
    """Those who doze, by table; whoever came first is woken first."""

    def __init__(self) -> None:
        self._tables: dict[str, set[asyncio.Future[None]]] = {}
        self._somebody = asyncio.Event()

    @property
    def count(self) -> int:
        """How many doze."""
        return sum(map(len, self._tables.values()))

    async def sleep(self, table: str) -> None:
        """Return when this table is woken."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tables.setdefault(table, set()).add(woken)
        self._somebody.set()
        try:
            await woken
        finally:
            self._leave(table, woken)

    def _leave(self, table: str, woken: asyncio.Future[None]) -> None:
        others = self._tables.get(table, set())
        others.discard(woken)
        if not others:
            self._tables.pop(table, None)

    def wake(self, table: str) -> None:
        """Wake everybody who dozes at this table."""
        for woken in self._tables.pop(table, ()):
            if not woken.done():
                woken.set_result(None)

    def wake_all(self) -> None:
        for table in tuple(self._tables):
            self.wake(table)

    async def longest(self) -> str:
        """The table at which somebody has dozed longest, as soon as there is one."""
        while not self._tables:
            self._somebody.clear()
            await self._somebody.wait()
        return next(iter(self._tables))
