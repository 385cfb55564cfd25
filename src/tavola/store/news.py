"""News of tables within one process: who waits for a table hears which version it has reached."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tavola.table import StoreError


class LocalNews:
    """Passes on (table, version) and nothing else, as a message bus between processes would."""

    def __init__(self) -> None:
        self._subscriptions: defaultdict[str, set[_Subscription]] = defaultdict(set)
        self._closed = False

    def announce(self, table: str, version: int) -> None:
        """Tell all who wait for this table that it has reached a version."""
        for subscription in self._subscriptions.get(table, ()):
            subscription.announce(version)

    @asynccontextmanager
    async def subscribe(self, table: str) -> AsyncIterator[AsyncIterator[int]]:
        """Versions as the table reaches them, until the news are closed."""
        if self._closed:
            raise StoreError("the store is closed")
        subscription = _Subscription()
        self._subscriptions[table].add(subscription)
        try:
            yield subscription
        finally:
            self._subscriptions[table].discard(subscription)
            if not self._subscriptions[table]:
                del self._subscriptions[table]

    def close(self) -> None:
        """There will be no more news: whoever waits is done."""
        self._closed = True
        for subscriptions in self._subscriptions.values():
            for subscription in subscriptions:
                subscription.close()


class _Subscription:
    """Remembers the newest version alone, so a slow reader costs nothing."""

    def __init__(self) -> None:
        self._newest = 0
        self._told = 0
        self._closed = False
        self._changed = asyncio.Event()

    def announce(self, version: int) -> None:
        self._newest = max(self._newest, version)
        self._changed.set()

    def close(self) -> None:
        self._closed = True
        self._changed.set()

    def __aiter__(self) -> AsyncIterator[int]:
        return self

    async def __anext__(self) -> int:
        while self._newest == self._told:
            if self._closed:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        self._told = self._newest
        return self._newest
