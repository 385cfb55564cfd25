"""Bots in processes of their own: a slow or dying bot never stops the site."""

from __future__ import annotations

import asyncio
import logging
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from tavola.bots import bot
from tavola.kernel import Perspective

_log = logging.getLogger(__name__)


class BotPool:
    """Asks bots for choices; rebuilt when a worker dies."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, game: str, perspective: Perspective, seed: int) -> str:
        """The text of the option that this bot chooses."""
        for _ in range(3):
            pool = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, think, name, game, perspective, seed
                )
            except BrokenProcessPool:
                _log.warning("a bot's process died; starting new ones")
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = None
        raise RuntimeError(f"the bot {name} died three times over one question")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
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
    """Runs in a worker."""
    return str(bot(name, game).choose(perspective, random.Random(seed).randrange))
