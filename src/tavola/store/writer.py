"""Group commit: one task writes for all; what comes in while it writes goes into its next transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from tavola.table import StoreError

Job = TypeVar("Job")
Verdict = Exception | None
"""What came of a job: None if it is durable, else why it is not."""
Write = Callable[[Sequence[Job]], Awaitable[Sequence[Verdict]]]
"""Carries out jobs in one transaction and says what came of each; if it raises, nothing was kept."""

MOST = 500
"""Jobs in one transaction."""


class GroupWriter(Generic[Job]):
    """Carries out jobs in the order in which they come, many in one transaction."""

    def __init__(self, write: Write[Job]) -> None:
        self._write = write
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._in_hand: list[tuple[Job, asyncio.Future[None]]] = []
        self._called = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def do(self, job: Job) -> None:
        """Returns when the job is durable, raises when it was refused; cancelled, waits for either too."""
        if self._closing or self._task.done():
            raise StoreError("the store is closed")
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, settled))
        self._called.set()
        try:
            await asyncio.shield(settled)
        except asyncio.CancelledError:
            if not settled.done():
                await asyncio.wait([settled])
            raise

    async def close(self) -> None:
        """Carry out what is waiting, then stop."""
        self._closing = True
        self._called.set()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                await self._called.wait()
                self._called.clear()
                while self._waiting:
                    self._in_hand, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                    await self._carry_out(self._in_hand)
        finally:
            for _, settled in (*self._in_hand, *self._waiting):
                _settle(settled, StoreError("the store was closed before this was kept"))

    async def _carry_out(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        """All in one transaction; if that fails, one by one, so that only the guilty fail."""
        try:
            verdicts = await self._write([job for job, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._carry_out([one])
                return
            verdicts = [error]
        for (_, settled), verdict in zip(batch, verdicts, strict=True):
            _settle(settled, verdict)


def _settle(settled: asyncio.Future[None], verdict: Verdict) -> None:
    if settled.done():
        return
    if verdict is None:
        settled.set_result(None)
    else:
        settled.set_exception(verdict)
