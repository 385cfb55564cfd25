"""Where drawing and replaying is done: few threads, views before everything else, askers by turns.

What people wait for after a choice (*views*) has threads of its own. What they look up besides (*studies*:
scenes, previews, records) is done one at a time, when no view waits; who asks for more than their share, or
when too many wait, is told at once that the site is busy.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from tavola.server.limits import Busy, Limits
from tavola.server.pool import PrioritySemaphore

VIEW_THREADS = 2
"""How many views are drawn at a time; Python runs one thread at a time anyway."""
STUDIES_PER_CLIENT, STUDIES_PER_SITE = 8, 64
"""How many studies may wait, for one address and in all."""
PATIENCE = 10.0
"""Seconds that a study waits for its turn before the site is called busy."""
_YIELD = 0.02
"""Seconds between looks at whether views still wait."""

Result = TypeVar("Result")


class Workshop:
    """The threads of one site and who may use them next."""

    def __init__(self, limits: Limits | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits or Limits()
        self.shed = 0
        """How many studies were refused because too much was to be done."""
        self.overloaded: Callable[[], bool] = lambda: False
        """Whether the site can hardly keep up with choices and views."""
        self._now = now
        self._views = PrioritySemaphore(VIEW_THREADS)
        self._view_threads = ThreadPoolExecutor(VIEW_THREADS, "view")
        self._study_thread = ThreadPoolExecutor(1, "study")
        self._ahead_thread = ThreadPoolExecutor(1, "ahead")
        self._studying = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    # -- views ------------------------------------------------------------------------------------

    async def view(self, work: Callable[[], Result], *, urgent: bool = True) -> Result:
        """Do this in a thread; players' views are urgent, those of people who look on are not."""
        async with self._views.slot(urgent=urgent):
            return await finished(asyncio.get_running_loop().run_in_executor(self._view_threads, work))

    @property
    def views_waiting(self) -> int:
        return self._views.waiting

    # -- studies ----------------------------------------------------------------------------------

    @property
    def studies_waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait until it is this address's turn to have something studied; raises Busy."""
        if self.limits.work(client).empty or self._full(client):
            self.shed += 1
            raise Busy
        try:
            async with asyncio.timeout(PATIENCE):
                await self._enter(client)
                await self._let_views_go_first()
        except TimeoutError:
            self.shed += 1
            raise Busy from None
        try:
            yield
        finally:
            self._leave()

    async def study(self, client: str, work: Callable[[], Result]) -> Result:
        """Do this in the thread for studies, at the expense of this address; needs its turn."""
        began: list[float] = []

        def measured() -> Result:
            began.append(time.thread_time())
            try:
                return work()
            finally:
                began.append(time.thread_time())

        try:
            return await finished(asyncio.get_running_loop().run_in_executor(self._study_thread, measured))
        finally:
            if len(began) == 2:
                self.limits.work(client).spend(began[1] - began[0])

    def _full(self, client: str) -> bool:
        mine = len(self._waiting.get(client, ()))
        return mine >= STUDIES_PER_CLIENT or self.studies_waiting >= STUDIES_PER_SITE or self.overloaded()

    async def _enter(self, client: str) -> None:
        if not self._studying:
            self._studying = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave()  # called, but gone already: it is somebody else's turn
            else:
                self._forget(client, called)
            raise

    def _forget(self, client: str, called: asyncio.Future[None]) -> None:
        if called in self._waiting.get(client, ()):
            self._waiting[client].remove(called)
            if not self._waiting[client]:
                del self._waiting[client]

    def _leave(self) -> None:
        """Call the next one: the first asker of the address that was called longest ago."""
        while self._waiting:
            client, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[client] = queue
            if not called.done():
                called.set_result(None)
                return
        self._studying = False

    async def _let_views_go_first(self) -> None:
        try:
            while self._views.waiting:
                await asyncio.sleep(_YIELD)
        except BaseException:
            self._leave()
            raise

    def ahead(self, work: Callable[[], None]) -> None:
        """Do what somebody will need later; nobody waits for it."""
        self._ahead_thread.submit(work)

    def close(self) -> None:
        for threads in (self._view_threads, self._study_thread, self._ahead_thread):
            threads.shutdown(wait=False, cancel_futures=True)


async def finished(work: asyncio.Future[Result]) -> Result:
    """What a thread returns; as a thread cannot be stopped, being cancelled waits for its end, too."""
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait((work,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        work.exception()  # nobody is there to hear of it
        raise cancelled
    return work.result()
