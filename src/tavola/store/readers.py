"""Readers: a few threads, each with a connection of its own, so that reading keeps nobody waiting."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tavola.store.group_commit import outlasted

Found = TypeVar("Found")
Query = Callable[[sqlite3.Connection], Found]


class Readers:
    """Runs queries side by side; a connection is opened when the first query needs it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], count: int) -> None:
        self._connect = connect
        self._connections: list[sqlite3.Connection] = []
        self._own = threading.local()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="reader")

    async def run(self, query: Query[Found]) -> Found:
        """What a query finds."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, query)

    async def close(self) -> None:
        """Finish what is being read and close all connections."""
        await outlasted(asyncio.get_running_loop().run_in_executor(None, self._close))

    def _run(self, query: Query[Found]) -> Found:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = self._connect()
            self._connections.append(connection)
        return query(connection)

    def _close(self) -> None:
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()
