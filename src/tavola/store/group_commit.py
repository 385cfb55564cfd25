"""Group commit: one thread writes for all; what comes in while it writes goes into its next transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

from tavola.table import StoreError

Job = TypeVar("Job")
Result = TypeVar("Result")
Write = Callable[[Sequence[Job]], Sequence[Result | Exception]]
"""Carries out jobs in one transaction; says for each what came of it, or why it was refused.

If it raises, nothing was kept, and the jobs are tried one by one, so that only the guilty fail.
"""

MAX_BATCH = 500
"""Jobs in one transaction."""

_log = logging.getLogger(__name__)


class GroupCommit(Generic[Job, Result]):
    """Carries out jobs in the order in which they come, many in one transaction, in a thread of its own.

    It belongs to the event loop in which it was made: there it is called, and there `kept` hears of every job
    that was carried out, before whoever asked for it goes on, and even if they are gone.
    """

    def __init__(self, write: Write[Job, Result], kept: Callable[[Job], None]) -> None:
        self._write = write
        self._kept = kept
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[tuple[Job, asyncio.Future[Result]] | None] = SimpleQueue()
        self._closed = False
        self._ended: asyncio.Future[None] = self._loop.create_future()
        # A process that ends without closing must not wait for this thread; it is as if it were killed.
        self._thread = threading.Thread(target=self._run, name="group commit", daemon=True)
        self._thread.start()

    async def do(self, job: Job) -> Result:
        """Returns when the job is durable, raises when it was refused; cancelled, waits for either too."""
        if self._closed:
            raise StoreError("the store is closed")
        settled: asyncio.Future[Result] = self._loop.create_future()
        self._waiting.put((job, settled))
        return await outlasted(settled)

    async def close(self) -> None:
        """Carry out what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await outlasted(self._ended)
        self._thread.join()

    # -- in the thread ------------------------------------------------------------------------------

    def _run(self) -> None:
        batch: list[tuple[Job, asyncio.Future[Result]]] = []
        try:
            while batch := self._next_batch():
                self._carry_out(batch)
        except BaseException:
            _log.critical("the journal's writer has failed; nothing more is kept", exc_info=True)
        finally:
            self._in_loop(self._end, batch)

    def _next_batch(self) -> list[tuple[Job, asyncio.Future[Result]]]:
        """What waits, or else the first that comes; empty at the end."""
        batch: list[tuple[Job, asyncio.Future[Result]]] = []
        with contextlib.suppress(Empty):
            while len(batch) < MAX_BATCH:
                waiting = self._waiting.get(block=not batch)
                if waiting is None:
                    self._waiting.put(None)  # nothing comes after it, so it is found again
                    break
                batch.append(waiting)
        return batch

    def _carry_out(self, batch: list[tuple[Job, asyncio.Future[Result]]]) -> None:
        try:
            results = self._write([job for job, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self._carry_out([one])
                return
            results = [error]
        self._in_loop(self._settle, batch, results)

    def _in_loop(self, call: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *arguments)

    # -- in the event loop --------------------------------------------------------------------------

    def _settle(
        self, batch: list[tuple[Job, asyncio.Future[Result]]], results: Sequence[Result | Exception]
    ) -> None:
        for (job, settled), result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                settled.set_exception(result)
            else:
                self._kept(job)
                settled.set_result(result)

    def _end(self, batch: list[tuple[Job, asyncio.Future[Result]]]) -> None:
        """The thread has ended; if it failed, so has everything that was still to be done."""
        self._closed = True
        with contextlib.suppress(Empty):
            while True:
                if waiting := self._waiting.get_nowait():
                    batch.append(waiting)
        for _, settled in batch:
            if not settled.done():
                settled.set_exception(StoreError("the store was closed before this was kept"))
        self._ended.set_result(None)


Value = TypeVar("Value")


async def outlasted(future: asyncio.Future[Value]) -> Value:
    """What a future brings; whoever is cancelled meanwhile is so only once it is done."""
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        while not future.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([future])
        raise
