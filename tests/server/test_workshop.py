"""What people look up besides: one at a time, askers by turns, and never at the expense of the game."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from functools import partial

import pytest

from tavola.kernel import RecordError
from tavola.server import workshop as workshops
from tavola.server.limits import Busy, Limits
from tavola.server.pool import PrioritySemaphore
from tavola.server.workshop import Workshop
from tests.server.serving import GUARD, WIDE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    made = Workshop(Limits(WIDE))
    yield made
    made.close()


class Asker:
    """Asks for studies and notes in which order they are done."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self.order: list[str] = []
        self.free = threading.Event()

    async def ask(self, client: str, name: str) -> None:
        async with self._workshop.turn(client):
            await self._workshop.study(client, lambda: self._work(name))

    def _work(self, name: str) -> None:
        self.free.wait(GUARD)
        self.order.append(name)

    def begin(self, client: str, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.ask(client, name))


async def test_addresses_take_turns(workshop: Workshop) -> None:
    asker = Asker(workshop)
    tasks = [asker.begin("greedy", f"greedy {n}") for n in range(4)]
    await asyncio.sleep(0)
    tasks.append(asker.begin("modest", "modest"))
    await asyncio.sleep(0)
    asker.free.set()
    await asyncio.gather(*tasks)

    assert asker.order.index("modest") == 2  # after the one under way and the one called before


async def test_who_has_too_many_waiting_is_told_at_once_and_others_are_not(workshop: Workshop) -> None:
    asker = Asker(workshop)
    tasks = [asker.begin("greedy", "") for _ in range(workshops.STUDIES_PER_CLIENT + 1)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await asker.ask("greedy", "one too many")
    tasks.append(asker.begin("modest", "modest"))
    asker.free.set()
    await asyncio.gather(*tasks)

    assert "modest" in asker.order
    assert workshop.shed == 1


async def test_the_site_has_a_limit_too(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshops, "STUDIES_PER_SITE", 2)
    asker = Asker(workshop)
    tasks = [asker.begin(str(n), "") for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await asker.ask("another", "")
    asker.free.set()
    await asyncio.gather(*tasks)


async def test_what_nobody_waits_for_any_more_is_not_done(workshop: Workshop) -> None:
    asker = Asker(workshop)
    first, gone, last = (asker.begin("one", name) for name in ("first", "gone", "last"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    asker.free.set()
    await asyncio.gather(first, last)

    assert asker.order == ["first", "last"]


async def test_an_address_pays_for_the_time_it_took() -> None:
    workshop = Workshop(Limits(0.0001, now=lambda: 0.0))
    try:
        async with workshop.turn("greedy"):
            await workshop.study("greedy", lambda: sum(range(200_000)))
        with pytest.raises(Busy):
            async with workshop.turn("greedy"):
                pass
        async with workshop.turn("modest"):
            pass
    finally:
        workshop.close()


@pytest.fixture
async def workshop_with_process() -> AsyncIterator[Workshop]:
    made = Workshop(Limits(0.0001, now=lambda: 0.0), has_process=True)
    yield made
    made.close()


async def test_what_is_done_apart_is_done_by_another_process_and_paid_for(
    workshop_with_process: Workshop,
) -> None:
    async with workshop_with_process.turn("greedy"):
        there = await workshop_with_process.apart("greedy", _worked_in)
    with pytest.raises(Busy):
        async with workshop_with_process.turn("greedy"):
            pass

    assert there != os.getpid()


async def test_what_is_raised_apart_is_raised_here_and_paid_for_too(workshop_with_process: Workshop) -> None:
    async with workshop_with_process.turn("greedy"):
        with pytest.raises(RecordError, match="is no record"):
            await workshop_with_process.apart("greedy", _refuse_a_record)
    with pytest.raises(Busy):
        async with workshop_with_process.turn("greedy"):
            pass


async def test_an_error_that_cannot_travel_is_told_of_and_harms_nobody(
    workshop_with_process: Workshop,
) -> None:
    with pytest.raises(RuntimeError, match="stays here"):
        await workshop_with_process.apart("one", _refuse_in_a_way_that_cannot_travel)

    assert await workshop_with_process.apart("one", os.getpid)


async def test_a_study_that_kills_its_process_is_refused_and_the_next_one_is_done(
    workshop_with_process: Workshop,
) -> None:
    with pytest.raises(Busy):
        await workshop_with_process.apart("one", partial(os._exit, 1))

    assert await workshop_with_process.apart("one", os.getpid)


def _worked_in() -> int:
    sum(range(200_000))
    return os.getpid()


def _refuse_a_record() -> None:
    raise RecordError(f"this is no record: {sum(range(200_000))}")


class _Rooted(Exception):
    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"{what} stays {where}")


def _refuse_in_a_way_that_cannot_travel() -> None:
    raise _Rooted("this", "here")


async def test_a_study_waits_while_views_do(workshop: Workshop) -> None:
    free, order = threading.Event(), list[str]()

    def view() -> None:
        free.wait(GUARD)
        order.append("view")

    views = [asyncio.create_task(workshop.view(view)) for _ in range(workshops.VIEW_THREADS + 1)]
    await asyncio.sleep(0)
    asker = Asker(workshop)
    asker.order = order
    asker.free.set()
    study = asker.begin("one", "study")
    await asyncio.sleep(0.05)
    free.set()
    await asyncio.gather(study, *views)

    assert "view" in order[:1]
    assert order.index("study") > 0


async def test_who_waits_too_long_is_told_that_the_site_is_busy(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshops, "PATIENCE", 0.02)
    asker = Asker(workshop)
    first = asker.begin("one", "first")
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await asker.ask("two", "second")
    asker.free.set()
    await first

    assert asker.order == ["first"]


async def test_an_overloaded_site_studies_nothing(workshop: Workshop) -> None:
    workshop.overloaded = lambda: True
    with pytest.raises(Busy):
        async with workshop.turn("one"):
            pass


async def test_who_leaves_the_queue_while_it_moves_on_disturbs_nobody() -> None:
    slots = PrioritySemaphore(1)

    async def use() -> None:
        async with slots.slot(urgent=False):
            await asyncio.sleep(0)

    users = [asyncio.create_task(use()) for _ in range(4)]
    await asyncio.sleep(0)
    users[1].cancel()
    users[0].cancel()
    ends = await asyncio.gather(*users, return_exceptions=True)

    assert [isinstance(end, asyncio.CancelledError) for end in ends] == [True, True, False, False]
    assert slots.waiting == 0


async def test_who_looks_on_lets_players_go_first(workshop: Workshop) -> None:
    free, order = threading.Event(), list[str]()

    def draw(name: str) -> None:
        free.wait(GUARD)
        order.append(name)

    async def look_on() -> None:
        await workshop.players_first()
        await workshop.view(lambda: draw("onlooker"))

    players = [asyncio.create_task(workshop.view(lambda: draw("player"))) for _ in range(4)]
    await asyncio.sleep(0)
    onlooker = asyncio.create_task(look_on())
    await asyncio.sleep(0)
    players += [asyncio.create_task(workshop.view(lambda: draw("player"))) for _ in range(4)]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(onlooker, *players)

    assert order.index("onlooker") >= 7  # the last one may be drawn at the same time


async def test_who_looks_on_does_not_wait_for_ever(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshops, "ONLOOKERS_WAIT", 0.01)
    free = threading.Event()
    players = [asyncio.create_task(workshop.view(lambda: free.wait(GUARD))) for _ in range(4)]
    await asyncio.sleep(0)
    await workshop.players_first()
    still_waiting = workshop.views_waiting
    free.set()
    await asyncio.gather(*players)

    assert still_waiting == 2


async def test_nobody_waits_where_there_is_room(workshop: Workshop) -> None:
    async with asyncio.timeout(GUARD):
        await asyncio.gather(*(workshop.players_first() for _ in range(3)))

    assert workshop.views_waiting == 0
