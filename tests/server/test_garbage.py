"""Looks for garbage are many and short."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from tavola import library
from tavola.server import garbage
from tavola.server.pool import BotPool
from tavola.server.rooms import Rooms
from tavola.server.view_maker import ViewMaker
from tavola.store.memory import MemoryJournal
from tests.server.serving import GUARD
from tests.server.test_rooms import made
from tests.server.test_view_process import Match, numbers

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


async def test_all_is_looked_at_when_many_connections_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALL", 0.0)
    ended = 0
    knot = Knot()
    gc.collect()  # it is old now
    gone = weakref.ref(knot)
    del knot
    looks = garbage.Looks(lambda: ended)
    looks.look()
    stayed = gone() is not None
    ended = garbage.MANY
    looks.look()

    assert (stayed, gone()) == (True, None)


def found_after(work: Callable[[], object]) -> int:
    """How much only a look finds that is left when this is done for the second time."""
    work()
    gc.collect()
    gc.disable()
    work()
    found = gc.collect()
    gc.enable()
    return found


@pytest.mark.parametrize("game", library.game_names())
async def test_views_that_nobody_looks_at_any_more_go_without_a_look(game: str) -> None:
    maker = ViewMaker()

    def view_and_forget() -> None:
        match = Match(game)
        told, sent = 0, [0, 0]
        for _ in range(4):
            shown = maker.make(match.order(told, *sent))
            told, sent = len(match.entries), numbers(shown)
            match.go_on()
        maker.forget(match.table.id)

    assert 0 == found_after(view_and_forget)


async def test_a_table_that_leaves_memory_goes_without_a_look() -> None:
    rooms = Rooms(MemoryJournal(), BotPool(1), idle_tables=1)
    tables = [await made(rooms) for _ in range(3)]
    gc.collect()
    gc.disable()
    for table in tables:
        async with rooms.visit(table) as room:
            await room.snapshot()
    del room
    found = gc.collect()
    gc.enable()
    await rooms.close()

    assert 0 == found
