"""Threads do what they are given, and their end leaves nobody waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from tavola.server.threads import Threads
from tests.server.serving import GUARD

pytestmark = pytest.mark.anyio


@pytest.fixture
def threads() -> Iterator[Threads]:
    threads = Threads(2, "test")
    yield threads
    threads.close()


async def test_what_comes_of_work_is_returned_or_raised(threads: Threads) -> None:
    with pytest.raises(ZeroDivisionError):
        await threads.do(lambda: 1 // 0)

    assert await threads.do(threading.get_ident) != threading.get_ident()


async def test_as_much_is_done_at_a_time_as_there_are_threads(threads: Threads) -> None:
    both = threading.Barrier(2)

    assert await asyncio.gather(*(threads.do(lambda: both.wait(GUARD) >= 0) for _ in range(2))) == [
        True,
        True,
    ]


async def test_who_is_cancelled_waits_for_what_is_under_way(threads: Threads) -> None:
    begun, free, done = threading.Event(), threading.Event(), list[bool]()

    def work() -> None:
        begun.set()
        done.append(free.wait(GUARD))

    asking = asyncio.create_task(threads.do(work))
    await asyncio.to_thread(begun.wait, GUARD)
    asking.cancel()
    await asyncio.sleep(0)
    waited = not asking.done()
    free.set()
    await asyncio.gather(asking, return_exceptions=True)

    assert (waited, asking.cancelled(), done) == (True, True, [True])


async def test_after_the_end_nothing_is_begun_and_nobody_waits(threads: Threads) -> None:
    begun, free = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        free.wait(GUARD)

    under_way = [asyncio.create_task(threads.do(work)) for _ in range(2)]
    waiting = asyncio.create_task(threads.do(work))
    await asyncio.to_thread(begun.wait, GUARD)
    threads.close()
    free.set()
    async with asyncio.timeout(GUARD):
        ends = await asyncio.gather(*under_way, waiting, return_exceptions=True)
    with pytest.raises(RuntimeError, match="closed"):
        await threads.do(work)

    assert ends[0] is None
    assert isinstance(ends[2], asyncio.CancelledError)
