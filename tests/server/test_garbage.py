"""Looks for garbage are many and short."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tavola.server import garbage
from tests.server.serving import GUARD

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


async def test_what_is_new_and_refers_to_itself_is_found_soon() -> None:
    garbage.settle()
    looking = asyncio.create_task(garbage.look_now_and_then())
    gone = weakref.ref(Knot())
    async with asyncio.timeout(GUARD):
        while gone() is not None:
            await asyncio.sleep(0.01)
    looking.cancel()


async def test_all_is_looked_at_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALL", 0.0)
    knot = Knot()
    gc.collect()  # it is old now
    gone = weakref.ref(knot)
    del knot
    looking = asyncio.create_task(garbage.look_now_and_then())
    async with asyncio.timeout(GUARD):
        while gone() is not None:
            await asyncio.sleep(0.01)
    looking.cancel()
