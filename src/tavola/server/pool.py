"""Bots in processes of their own: a slow or dying bot never stops the site."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context, parent_process
from typing import TypeAlias, TypeVar

from tavola.bots import Advisor, bot
from tavola.kernel import Motive, Perspective

_log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Advised: TypeAlias = tuple[str, tuple[Motive, ...]]
"""The text of an option, and what speaks for it."""

BOT_NICENESS = 10
"""How far bots yield to the site, so that no page waits for a bot."""


class PrioritySemaphore:
    """A semaphore whose urgent waiters go first."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def slot(self, *, urgent: bool) -> AsyncIterator[None]:
        await self._enter(urgent)
        try:
            yield
        finally:
            self._leave()

    @property
    def waiting(self) -> int:
        """How many wait for a slot."""
        return len(self._urgent) + len(self._others)

    async def _enter(self, urgent: bool) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._others).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave()  # called, but gone already: the place is somebody else's
            else:
                with suppress(ValueError):  # whoever left just now may have passed over it already
                    (self._urgent if urgent else self._others).remove(called)
            raise

    def _leave(self) -> None:
        for queue in (self._urgent, self._others):
            while queue:
                called = queue.popleft()
                if not called.done():
                    called.set_result(None)
                    return
        self._free += 1


class BotPool:
    """Asks bots for choices; rebuilt when a worker dies."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = workers
        # One more than can think, to be read and written meanwhile; more would crowd the site's own loop.
        self._slots = PrioritySemaphore(workers + 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, name: str, game: str, perspective: Perspective, seed: int, *, urgent: bool = False
    ) -> str:
        """The text of the option that this bot chooses; urgent where people wait for it."""
        return await self._ask(think, name, game, perspective, seed, urgent=urgent)

    async def advise(self, name: str, game: str, perspective: Perspective, seed: int) -> Advised:
        """The text of the option that this bot would choose, and why, for somebody who waits for it."""
        return await self._ask(advise, name, game, perspective, seed, urgent=True)

    async def _ask(
        self,
        work: Callable[[str, str, Perspective, int], Answer],
        name: str,
        game: str,
        perspective: Perspective,
        seed: int,
        *,
        urgent: bool,
    ) -> Answer:
        async with self._slots.slot(urgent=urgent):
            for _ in range(3):
                pool = self._running()
                try:
                    return await asyncio.get_running_loop().run_in_executor(
                        pool, work, name, game, perspective, seed
                    )
                except BrokenProcessPool:
                    _log.warning("a bot's process died; starting new ones")
                    if self._pool is pool:
                        pool.shutdown(wait=False)
                        self._pool = None
        raise RuntimeError(f"the bot {name} died three times over one question")

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for _ in range(self._workers):
            self._running().submit(os.getpid)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=begin_work
            )
        return self._pool

    @property
    def pids(self) -> list[int]:
        """The workers' process numbers."""
        return [] if self._pool is None else list(self._pool._processes)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(name: str, game: str, perspective: Perspective, seed: int) -> str:
    """The bot's choice as text; runs in a worker process."""
    return str(bot(name, game).choose(perspective, random.Random(seed).randrange))


def advise(name: str, game: str, perspective: Perspective, seed: int) -> Advised:
    """The bot's choice as text, with what speaks for it where the bot can say; runs in a worker process."""
    asked, pick = bot(name, game), random.Random(seed).randrange
    if not isinstance(asked, Advisor):
        return str(asked.choose(perspective, pick)), ()
    advice = asked.advise(perspective, pick)
    return str(advice.option), advice.motives


def begin_work() -> None:
    """Set up a worker: low priority, Ctrl-C left to the site, and no life after the site's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BOT_NICENESS)
    threading.Thread(target=_end_with_the_site, daemon=True).start()


def _end_with_the_site() -> None:
    site = parent_process()
    if site is not None:
        site.join()
        os._exit(1)
