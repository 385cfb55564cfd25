"""Threads that do what the event loop gives them, at a fraction of what an executor costs."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar

from tavola.store.group_commit import outlasted

Result = TypeVar("Result")
_Job: TypeAlias = tuple[asyncio.AbstractEventLoop, Callable[[], Any], asyncio.Future[Any]]


class Threads:
    """Some threads of one name, started when they are first needed."""

    def __init__(self, number: int, name: str) -> None:
        self._number, self._name = number, name
        self._given: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closed = False

    async def do(self, work: Callable[[], Result]) -> Result:
        """What comes of it; as a thread cannot be stopped, being cancelled waits for its end, too."""
        if self._closed:
            raise RuntimeError(f"the {self._name} threads are closed")
        if not self._threads:
            self._start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        self._given.put((loop, work, done))
        return await outlasted(done)

    def close(self) -> None:
        """Begin nothing more, not even what waits to be begun."""
        self._closed = True
        with contextlib.suppress(Empty):
            while True:
                if (job := self._given.get_nowait()) is not None:
                    job[2].cancel()
        for _ in self._threads:
            self._given.put(None)

    def _start(self) -> None:
        # A process that ends does not wait for them.
        self._threads = [
            threading.Thread(target=self._run, name=f"{self._name} {number}", daemon=True)
            for number in range(self._number)
        ]
        for thread in self._threads:
            thread.start()

    def _run(self) -> None:
        while (job := self._given.get()) is not None:
            loop, work, done = job
            result, error = None, None
            try:
                result = work()
            except BaseException as raised:
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, done, result, error)
            del job, work, done, result, error  # what was drawn is not kept until there is more to do


def _settle(done: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
