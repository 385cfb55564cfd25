"""Where drawing and replaying is done: beside the event loop, views before all else, askers by turns.

What people wait for after a choice (*views*) has processes of its own, each for some of the tables; a site
without processes makes them in a thread. What they look up besides (*studies*:
scenes, previews, records) is done one at a time, when no view waits; who asks for more than their share, or
when too many wait, is told at once that the site is busy. The longer part of a study, drawing and replaying,
is done by a process of its own (*apart*): in a thread it would hold up the event loop at every message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from functools import partial
from multiprocessing import get_context
from typing import Generic, TypeVar
from zlib import crc32

from tavola.kernel import Setup
from tavola.server import presenter
from tavola.server.limits import Busy, Limits
from tavola.server.load import LATE, Load
from tavola.server.pool import PrioritySemaphore, begin_work
from tavola.server.threads import Threads
from tavola.server.view_maker import Makings, Order, ViewMaker, portable_error
from tavola.server.view_process import DrawAhead, Forget, ViewProcess
from tavola.store.group_commit import outlasted

_log = logging.getLogger(__name__)

VIEW_THREADS = 2
"""How many views are made at a time without processes, and how many tables are read from disk at a time."""
IN_HAND = 2
"""How many orders a process for views is given at a time: one that it carries out, and the next one."""
STUDIES_PER_CLIENT, STUDIES_PER_SITE = 8, 64
"""How many studies may wait, for one address and in all."""
PATIENCE = 10.0
"""Seconds that a study waits for its turn before the site is called busy."""
ONLOOKERS_WAIT = 2.0
"""Seconds that people who look on wait at most while players' views wait."""
_YIELD = 0.02
"""Seconds between looks at whether views still wait."""

Result = TypeVar("Result")


class Workshop:
    """The threads of one site, its processes for views and for studies, and who may use them next."""

    def __init__(
        self, limits: Limits | None = None, *, has_process: bool = False, view_processes: int = 0
    ) -> None:
        """Without a process of their own, studies and views are done by threads."""
        self.limits = limits or Limits()
        self.shed = 0
        """How many studies were refused because too much was to be done."""
        self.overloaded: Callable[[], bool] = lambda: False
        """Whether the site can hardly keep up with choices and views."""
        self._has_process = has_process
        self._process: ProcessPoolExecutor | None = None
        self._views = PrioritySemaphore(VIEW_THREADS)
        self._view_threads = Threads(VIEW_THREADS, "view")
        self._makers = [ViewProcess() for _ in range(view_processes)]
        self._orders = [PrioritySemaphore(IN_HAND) for _ in range(view_processes)]
        self._own_maker = ViewMaker()
        self._view_load = Load(LATE * self.limits.scale)
        """How long views waited before they were begun."""
        self._onlooking = asyncio.Lock()
        """Held by the next of those who let players go first."""
        self._study_thread = ThreadPoolExecutor(1, "study")
        self._ahead_thread = ThreadPoolExecutor(1, "ahead")
        self._studying = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    # -- views ------------------------------------------------------------------------------------

    def maker(self, table: str) -> object:
        """Who makes this table's views; another one has to be told everything again."""
        if not self._makers:
            return self._own_maker
        at = self._maker_at(table)
        if self._makers[at].ended:
            self._makers[at] = ViewProcess()
        return self._makers[at]

    def _maker_at(self, table: str) -> int:
        return crc32(table.encode()) % len(self._makers)

    async def make(self, order: Order, *, urgent: bool = True) -> Makings:
        """Views of a table; players' are urgent, those of people who look on are not.

        Raises OutOfStep, and ViewsLost if the process that makes them dies of it.
        """
        if not self._makers:
            return await self.view(lambda: self._own_maker.make(order), urgent=urgent)
        at, began = self._maker_at(order.table), time.monotonic()
        maker = self._makers[at]
        async with self._orders[at].slot(urgent=urgent):
            self._view_load.note(time.monotonic() - began)
            return await maker.make(order)

    def forget(self, table: str) -> None:
        """Nobody looks at this table any more."""
        self._own_maker.forget(table)
        if self._makers:
            self._makers[self._maker_at(table)].tell(Forget(table))

    async def view(self, work: Callable[[], Result], *, urgent: bool = True) -> Result:
        """Do this in a thread for views."""
        async with self._views.slot(urgent=urgent):
            return await self._view_threads.do(work)

    async def players_first(self) -> None:
        """Wait while views wait for a thread, one onlooker after the other, but not for ever."""
        if self.views_waiting or self._onlooking.locked():
            with suppress(TimeoutError):
                async with asyncio.timeout(ONLOOKERS_WAIT), self._onlooking:
                    await self._no_view_waits()

    async def _no_view_waits(self) -> None:
        while self.views_waiting:
            await asyncio.sleep(_YIELD)

    @property
    def views_are_late(self) -> bool:
        """Whether views wait, and for so long that nothing else should be begun."""
        return self.views_waiting > 0 and self._view_load.high

    @property
    def views_waiting(self) -> int:
        return self._views.waiting + sum(orders.waiting for orders in self._orders)

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
        return await self._paid(client, self._study_thread, work)

    async def apart(self, client: str, work: Callable[[], Result]) -> Result:
        """The same in the process for studies; the work and what it returns or raises travel there and back.

        Raises Busy if the process dies of it.
        """
        if not self._has_process:
            return await self.study(client, work)
        process = self._running()
        try:
            return await self._paid(client, process, work)
        except BrokenProcessPool:
            _log.warning("the process for studies died; starting a new one")
            if self._process is process:
                process.shutdown(wait=False)
                self._process = None
            raise Busy from None

    def warm_up(self) -> None:
        """Start all processes now, so that the first view and the first study need not wait for them."""
        if self._has_process:
            self._running().submit(time.process_time)
        for maker in self._makers:
            maker.start()

    def _running(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_work)
        return self._process

    async def _paid(self, client: str, executor: Executor, work: Callable[[], Result]) -> Result:
        doing = asyncio.get_running_loop().run_in_executor(executor, partial(_measured, work))
        try:
            return (await outlasted(doing)).result()
        finally:
            if doing.done() and not doing.cancelled() and doing.exception() is None:
                self.limits.work(client).spend(doing.result().seconds)

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
            await self._no_view_waits()
        except BaseException:
            self._leave()
            raise

    def draw_ahead(self, table: str, setup: Setup) -> None:
        """Draw what views of a table will need later; nobody waits for it."""
        self._ahead_thread.submit(presenter.draw_ahead, setup)
        if self._makers:
            self._makers[self._maker_at(table)].tell(DrawAhead(setup))

    def close(self) -> None:
        self._view_threads.close()
        for maker in self._makers:
            maker.close()
        for workers in (self._study_thread, self._ahead_thread, self._process):
            if workers is not None:
                workers.shutdown(wait=False, cancel_futures=True)


class _Measured(Generic[Result]):
    """What came of some work, and how many seconds of a processor it took."""

    def __init__(self, done: list[Result], error: Exception | None, seconds: float) -> None:
        self._done, self._error, self.seconds = done, error, seconds

    def result(self) -> Result:
        if self._error is not None:
            raise self._error
        return self._done[0]


def _measured(work: Callable[[], Result]) -> _Measured[Result]:
    began = time.thread_time()
    try:
        done, error = [work()], None
    except Exception as raised:
        done, error = [], portable_error(raised)
    return _Measured(done, error, time.thread_time() - began)
