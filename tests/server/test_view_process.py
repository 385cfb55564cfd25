"""Views are made by processes of their own: they equal ours, and one that dies or hangs loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

from tavola import library
from tavola.kernel import Choice, TavolaError
from tavola.server import view_process
from tavola.server.connection import Viewer
from tavola.server.limits import Limits
from tavola.server.pool import BotPool
from tavola.server.rooms import Rooms
from tavola.server.view_maker import Made, Makings, Order, OutOfStep, ViewMaker, Wanted, portable
from tavola.server.view_process import ViewProcess, ViewsLost
from tavola.server.workshop import IN_HAND, Workshop
from tavola.store.memory import MemoryJournal
from tavola.table import Entry, Keyring, Table, fingerprint
from tavola.table.entries import Stepped
from tavola.testing.wire import Message, told
from tests.server.serving import GUARD
from tests.server.test_rendering import viewing
from tests.server.test_rooms import buy
from tests.server.test_rooms import made as table_made

pytestmark = pytest.mark.anyio


@pytest.fixture
async def process() -> AsyncIterator[ViewProcess]:
    process = ViewProcess()
    yield process
    process.close()


class Match:
    """A table with two people, and what has happened at it."""

    def __init__(self, game: str = "carrara", seed: int = 1) -> None:
        self.table = Table("match", library.game, Random(seed).randrange)
        setup = library.game(game).setups.make(2, start=0)
        self.entries: list[Entry] = self.table.create("", setup, host="", invite="", colours=(0, 1))
        for seat in range(2):
            self.entries += self.table.sit(seat, f"Person {seat}", key=fingerprint(str(seat)))
        self.entries += self.table.start()
        self._chance = Random(seed)

    def go_on(self) -> None:
        """Somebody chooses, or confirms."""
        table = self.table
        if (seat := table.waits_for_confirmation) is not None:
            self.entries += table.confirm(seat)
            return
        seat = table.waiting_for[0]
        decision = table.running.state.decision_of(seat)
        assert decision is not None
        option = str(self._chance.choice(decision.options))
        self.entries += table.choose(seat, table.version, option)

    def undo(self, seat: int) -> None:
        self.entries += self.table.undo(seat)

    def order(self, since: int = 0, *sent: int) -> Order:
        """What both see of the entries from one on."""
        numbers = sent or (0, 0)
        wanted = tuple(
            Wanted(Viewer(Keyring.of(str(seat)), language, None), numbers[seat], (0, 1), None)
            for seat, language in enumerate(("de", "en"))
        )
        return Order(self.table.id, since, tuple(map(portable, self.entries[since:])), wanted, {*numbers})


def shown(made: object) -> Message:
    assert isinstance(made, Made), made
    message: Message = msgspec.json.decode(made.data)
    return message


def numbers(made: Makings) -> list[int]:
    return [one.sent for one in made if isinstance(one, Made)]


@pytest.mark.parametrize("game", ["carrara", "carcassonne"])
async def test_what_a_process_makes_is_what_we_would_make(process: ViewProcess, game: str) -> None:
    match, maker = Match(game), ViewMaker()
    since, theirs, ours = 0, [0, 0], [0, 0]
    states: list[Message | None] = [None, None]
    for _ in range(12):
        made = await process.make(match.order(since, *theirs))
        own = maker.make(match.order(since, *ours))
        assert [shown(one) for one in made] == [shown(one) for one in own]
        states = [told(state, shown(one)) for state, one in zip(states, made, strict=True)]
        theirs, ours = numbers(made), numbers(own)
        since = len(match.entries)
        match.go_on()
        if match.table.undoable(0):
            match.undo(0)
            match.go_on()
    changes = await process.make(match.order(since, *theirs))
    whole = [told(None, shown(one)) for one in ViewMaker().make(match.order())]

    assert [told(state, shown(one)) for state, one in zip(states, changes, strict=True)] == whole


async def test_who_is_out_of_step_is_told_so(process: ViewProcess) -> None:
    match = Match()
    await process.make(match.order())
    match.go_on()
    with pytest.raises(OutOfStep):
        await process.make(match.order(len(match.entries)))
    process.tell(view_process.Forget("match"))
    with pytest.raises(OutOfStep):
        await process.make(match.order(len(match.entries) - 1))

    assert all(shown(one)["whole"] for one in await process.make(match.order()))


async def test_what_was_sent_and_is_not_known_any_more_is_sent_again(process: ViewProcess) -> None:
    match = Match()
    first = await process.make(match.order())
    again = await process.make(match.order(len(match.entries), 77, 78))

    assert [shown(one)["panels"] for one in again] == [shown(one)["panels"] for one in first]


async def test_an_entry_that_does_not_fit_is_told_of_and_all_is_told_again(
    process: ViewProcess,
) -> None:
    match = Match()
    await process.make(match.order())
    bad = Stepped(Choice(0, library.game("carrara").parse("pay black")))
    order = match.order(len(match.entries))._replace(entries=(bad,))
    with pytest.raises(TavolaError):
        await process.make(order)
    with pytest.raises(OutOfStep):
        await process.make(match.order(len(match.entries)))


async def test_a_process_that_dies_loses_its_orders_and_says_so(process: ViewProcess) -> None:
    await process.make(Match().order())
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    asked = asyncio.create_task(process.make(Match().order()))
    await asyncio.sleep(0)
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(ViewsLost):
        await asked
    with pytest.raises(ViewsLost):
        await process.make(Match().order())

    assert process.ended


async def test_a_process_that_hangs_is_ended(process: ViewProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    await process.make(Match().order())
    monkeypatch.setattr(view_process, "HUNG", 0.05)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    with pytest.raises(ViewsLost):
        async with asyncio.timeout(GUARD):
            await process.make(Match().order())


async def test_whose_process_dies_is_shown_the_table_by_the_next_one() -> None:
    rooms = Rooms(MemoryJournal(), BotPool(1), view_processes=1)
    async with rooms.visit(await table_made(rooms)) as room:
        async with viewing(room, "0") as viewer, viewing(room) as other:
            for one in (viewer, other):
                await one.until(lambda one=one: bool(one.versions))  # type: ignore[misc]
            maker = rooms.workshop.maker(room.table.id)
            assert isinstance(maker, ViewProcess)
            assert maker.pid is not None
            os.kill(maker.pid, signal.SIGKILL)
            version = await room.change(buy)
            for one in (viewer, other):
                await one.until(lambda one=one: version in one.versions)  # type: ignore[misc]

        assert rooms.workshop.maker(room.table.id) is not maker
        assert viewer.state is not None
        assert viewer.state["table"]["version"] == version
    await rooms.close()


async def test_a_table_that_leaves_memory_is_forgotten_and_told_again_later() -> None:
    rooms = Rooms(MemoryJournal(), BotPool(1), view_processes=1, idle_tables=1)
    one, other = await table_made(rooms), await table_made(rooms)
    for ident in (one, other, one):
        async with rooms.visit(ident) as room, viewing(room, "0") as viewer:
            await viewer.until(lambda viewer=viewer: bool(viewer.versions))  # type: ignore[misc]
    maker = rooms.workshop.maker(other)
    assert isinstance(maker, ViewProcess)
    with pytest.raises(OutOfStep):
        await maker.make(Order(other, 1, (), (), frozenset()))
    await rooms.close()

    assert viewer.state is not None


async def test_a_site_whose_views_are_late_says_so_until_none_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    done = asyncio.Semaphore(0)
    monkeypatch.setattr(ViewProcess, "make", lambda _, __: done.acquire())
    workshop, order = Workshop(Limits(0.01), view_processes=1), Match().order()
    views = [asyncio.create_task(workshop.make(order)) for _ in range(IN_HAND + 2)]
    await asyncio.sleep(0.02)  # longer than is late here
    late_at_first = workshop.views_are_late
    done.release()
    await asyncio.wait(views, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(0)
    late_then = workshop.views_are_late
    for _ in views:
        done.release()
    await asyncio.gather(*views)

    assert (late_at_first, late_then, workshop.views_are_late) == (False, True, False)
