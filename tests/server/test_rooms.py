"""Rooms: one writer, what is on disk counts, idle tables leave memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from tavola import library
from tavola.kernel import Perspective
from tavola.server import bot_runner
from tavola.server.connection import Connection
from tavola.server.limits import Limits
from tavola.server.messages import Presence
from tavola.server.pool import BotPool
from tavola.server.room import Command, Room
from tavola.server.rooms import Rooms
from tavola.server.socket_session import SocketSession
from tavola.server.tables import start_if_full
from tavola.store import open_store
from tavola.store.memory import MemoryJournal
from tavola.table import (
    Conflict,
    Entry,
    Keyring,
    NoSuchTable,
    Status,
    StoreError,
    Table,
    TableError,
    TimedEntry,
    fingerprint,
)
from tavola.table.entries import Stepped
from tests.server.clients import Api, client, duel
from tests.server.serving import GUARD, Site, serving

pytestmark = pytest.mark.anyio


class Moody(MemoryJournal):
    """A journal that fails, waits or is overtaken on demand."""

    def __init__(self) -> None:
        super().__init__()
        self.failing: list[Exception] = []
        self.unreadable: list[Exception] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.reads = 0

    async def append(self, table: str, version: int, entries: Sequence[Entry], *, status: Status) -> float:
        await self.gate.wait()
        if self.failing:
            raise self.failing.pop(0)
        return await super().append(table, version, entries, status=status)

    async def read(self, table: str, *, after: int = 0) -> list[TimedEntry]:
        self.reads += 1
        if self.unreadable:
            raise self.unreadable.pop(0)
        return await super().read(table, after=after)


def set_up() -> list[Command]:
    """Acts that set up and start a game of Carrara."""
    setup = library.game("carrara").setups.make(2, start=0)

    def create(table: Table) -> list[Entry]:
        return table.create("", setup, host=fingerprint("host"), invite="", colours=(0, 1))

    def sit(table: Table) -> list[Entry]:
        made: list[Entry] = []
        for seat in range(2):
            made += table.sit(seat, "", key=fingerprint(str(seat)))
        return made

    return [create, sit, start_if_full]


async def made(rooms: Rooms) -> str:
    return (await rooms.new(*set_up())).table.id


def buy(table: Table) -> list[Entry]:
    return table.choose(0, table.version, "buy")


async def facts(room: Room) -> tuple[int, str]:
    async with room.reading() as table:
        return table.version, table.running.state.checksum


async def test_a_change_that_cannot_be_written_did_not_happen() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        before = await facts(room)
        journal.failing.append(StoreError("the disk is full"))
        with pytest.raises(StoreError):
            await room.change(buy)

        assert await facts(room) == before
        assert await room.change(buy) > before[0]


async def test_while_nothing_can_be_read_nothing_unwritten_is_told() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        before = await facts(room)
        journal.failing.append(StoreError("the disk is full"))
        journal.unreadable += [StoreError("the disk is away")] * 2
        with pytest.raises(StoreError):
            await room.change(buy)
        for _ in range(2):
            with pytest.raises(StoreError):
                await facts(room)

        assert await facts(room) == before


async def test_a_half_done_act_leaves_no_trace() -> None:
    def half(table: Table) -> list[Entry]:
        buy(table)
        raise TableError("oops", "and then it failed")

    rooms = Rooms(Moody(), BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        before = await facts(room)
        with pytest.raises(TableError):
            await room.change(half)

        assert await facts(room) == before


async def test_a_refused_act_costs_no_reading() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        with pytest.raises(TableError):
            await room.change(lambda table: table.confirm(0))
        await facts(room)

        assert journal.reads == 0


async def test_when_somebody_else_was_first_the_act_is_tried_on_the_newer_table() -> None:
    journal = Moody()
    here, there = Rooms(journal, BotPool(1)), Rooms(journal, BotPool(1))
    ident = await made(here)
    async with here.visit(ident) as room, there.visit(ident) as other:
        added = await other.change(lambda table: table.add_key(0, fingerprint("more")))
        version = await room.change(buy)

        assert version > added
        assert len(room.table.chairs[0].keys) == 2
        assert journal.failing == []


async def test_who_is_overtaken_again_and_again_hears_of_it() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        journal.failing += [Conflict(room.table.id, 1, 2)] * 3
        with pytest.raises(Conflict):
            await room.change(buy)


async def test_what_is_being_written_is_not_told_before_it_is_written() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        before, _ = await facts(room)
        journal.gate.clear()
        change = asyncio.create_task(room.change(buy))
        await asyncio.sleep(0.01)
        look = asyncio.create_task(facts(room))
        await asyncio.sleep(0.01)
        waited = not look.done()
        journal.gate.set()
        version, (seen, _) = await change, await look

        assert waited
        assert seen == version > before


async def test_a_change_goes_through_when_who_asked_goes_away() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1), idle_tables=1)
    ident = await made(rooms)
    async with rooms.visit(ident) as room:
        before, _ = await facts(room)
        journal.gate.clear()
        change = asyncio.create_task(room.change(buy))
        await asyncio.sleep(0.01)
        change.cancel()
        await asyncio.gather(change, return_exceptions=True)
    for _ in range(3):
        await made(rooms)
    still_here = room in rooms.live
    journal.gate.set()
    async with rooms.visit(ident) as same:
        version, _ = await facts(same)

    assert still_here
    assert same is room
    assert version > before


async def test_who_goes_away_while_the_disk_fails_leaves_nothing_unwritten_behind() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        before = await facts(room)
        journal.gate.clear()
        journal.failing.append(StoreError("the disk is full"))
        change = asyncio.create_task(room.change(buy))
        await asyncio.sleep(0.01)
        change.cancel()
        look = asyncio.create_task(facts(room))
        await asyncio.sleep(0.01)
        journal.gate.set()

        assert await look == before


async def test_who_goes_away_while_the_table_is_read_anew_leaves_it_to_the_next() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        before = await facts(room)
        journal.failing.append(StoreError("the disk is full"))
        with pytest.raises(StoreError):
            await room.change(buy)
        look = asyncio.create_task(facts(room))
        await asyncio.sleep(0)  # it has begun to read
        look.cancel()
        await asyncio.gather(look, return_exceptions=True)

        assert look.cancelled()
        assert await facts(room) == before


async def test_after_the_last_conflict_everybody_sees_what_the_other_wrote() -> None:
    journal = Moody()
    rooms, others = Rooms(journal, BotPool(1)), Rooms(journal, BotPool(1))
    ident = await made(rooms)
    async with rooms.visit(ident) as room, others.visit(ident) as other:
        await other.change(lambda table: table.add_key(0, fingerprint("more")))
        journal.failing += [Conflict(ident, 1, 2)] * 3
        with pytest.raises(Conflict):
            await room.change(buy)

        assert await facts(room) == await facts(other)


async def test_who_is_here_is_told_while_the_table_is_being_written() -> None:
    told: asyncio.Queue[Presence] = asyncio.Queue()

    async def send(data: bytes) -> None:
        told.put_nowait(msgspec.json.decode(data, type=Presence))

    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        session = SocketSession(room, Connection(send), Limits().allowance(""))
        journal.gate.clear()
        change = asyncio.create_task(room.change(buy))
        writing = asyncio.create_task(session._write())
        await asyncio.sleep(0.01)
        room.enter(session.me)
        async with asyncio.timeout(GUARD / 10):
            first = await told.get()
        still_written = not change.done()
        journal.gate.set()
        await change
        writing.cancel()

        assert (first.connected, first.watching) == ([], 1)
        assert still_written


async def test_who_is_here_is_told_by_the_keys_that_are_on_disk() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        twin = Connection(nowhere)
        twin.keys = Keyring.of("another")
        room.enter(twin)
        journal.gate.clear()
        change = asyncio.create_task(room.change(lambda table: table.add_key(0, fingerprint("another"))))
        await asyncio.sleep(0.01)
        early = (room.connected(), room.watching())
        journal.gate.set()
        await change

        assert early == ([], 1)
        assert (room.connected(), room.watching()) == ([0], 0)


async def nowhere(_: bytes) -> None:
    """Where messages of these tests go."""


async def end_if_possible(_: str, __: str, perspective: Perspective, *___: object, **____: object) -> str:
    """A bot that ends its turn as soon as it may."""
    texts = list(map(str, perspective.options))
    return "end" if "end" in texts else texts[0]


def ends_a_turn(entry: Entry) -> bool:
    return isinstance(entry, Stepped) and str(entry.step) in ("0 end", "1 end")


async def ended(journal: Moody, ident: str) -> None:
    """Wait until a turn has been ended, by a look at nothing but the journal."""
    async with asyncio.timeout(GUARD / 10):
        while not any(ends_a_turn(kept.entry) for kept in await journal.read(ident)):
            await asyncio.sleep(0.01)


async def test_a_bot_tries_again_although_its_turn_seemed_to_be_over(monkeypatch: pytest.MonkeyPatch) -> None:
    class FailsAtTheEndOfATurn(Moody):
        failed = False

        async def append(
            self, table: str, version: int, entries: Sequence[Entry], *, status: Status
        ) -> float:
            if not self.failed and ends_a_turn(entries[0]):
                self.failed = True
                raise StoreError("not now")
            return await super().append(table, version, entries, status=status)

    monkeypatch.setattr(bot_runner, "_FIRST_RETRY", 0.01)
    journal = FailsAtTheEndOfATurn()
    rooms = Rooms(journal, BotPool(1))
    monkeypatch.setattr(rooms.pool, "choose", end_if_possible)
    async with rooms.visit(await made(rooms)) as room:
        await room.change(lambda table: table.hand_over(0, "random"))
        await ended(journal, room.table.id)

    assert journal.failed


async def test_a_bot_of_a_table_that_was_read_anew_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Moody()
    here, there = Rooms(journal, BotPool(1)), Rooms(journal, BotPool(1))
    monkeypatch.setattr(here.pool, "choose", end_if_possible)
    ident = await made(here)
    async with here.visit(ident) as room, there.visit(ident) as other:
        await other.bot_runner.stop()
        await other.change(lambda table: table.hand_over(0, "random"))
        journal.failing += [Conflict(ident, 1, 2)] * 3
        with pytest.raises(Conflict):
            await room.change(lambda table: table.add_key(1, fingerprint("more")))
        await facts(room)
        await ended(journal, ident)


async def test_rooms_that_nobody_needs_are_forgotten() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1), idle_tables=2)
    idents = [await made(rooms) for _ in range(10)]
    few = len(rooms.live)
    async with rooms.visit(idents[0]) as kept:
        for ident in idents[1:]:
            async with rooms.visit(ident):
                pass
        async with rooms.visit(idents[0]) as same:
            pass

    assert few == 2
    assert same is kept
    assert len(rooms.live) == 2


async def test_many_who_open_a_table_at_once_get_the_same_room() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1), idle_tables=1)
    idents = [await made(rooms) for _ in range(3)]
    journal.reads = 0

    async def come_and_go(ident: str) -> Room:
        async with rooms.visit(ident) as room:
            await asyncio.sleep(0.01)
            return room

    found = await asyncio.gather(*(come_and_go(idents[0]) for _ in range(20)))

    assert len(set(map(id, found))) == 1
    assert journal.reads == 1


async def test_who_gives_up_while_a_table_opens_disturbs_nobody() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1), idle_tables=1)
    idents = [await made(rooms) for _ in range(3)]

    async def come(ident: str) -> Room:
        async with rooms.visit(ident) as room:
            return room

    first, second = asyncio.create_task(come(idents[0])), asyncio.create_task(come(idents[0]))
    await asyncio.sleep(0)
    first.cancel()

    assert (await second).table.id == idents[0]


async def test_a_table_that_there_is_not_leaves_nothing_behind() -> None:
    rooms = Rooms(Moody(), BotPool(1))
    with pytest.raises(NoSuchTable):
        async with rooms.visit("nowhere"):
            pass

    assert rooms.live == ()


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_going_on() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    await made(rooms)
    ident = await made(rooms)
    again = Rooms(journal, BotPool(1))
    journal.unreadable.append(StoreError("a bad sector"))
    await again.resume()

    assert [room.table.id for room in again.live] == [ident]


@pytest.fixture
def small_site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path / "data", idle_tables=1) as site:
        yield site


async def test_a_finished_game_of_bots_leaves_memory(small_site: Site) -> None:
    async with Api(small_site) as api:
        for _ in range(3):
            await api.make("random", "random")
        async with asyncio.timeout(GUARD):
            while len(small_site.rooms.live) > 1:
                await asyncio.sleep(0.05)
        tables = small_site.run(small_site.rooms.journal.tables())

    assert {table.status for table in tables} >= {Status.OVER}


async def test_a_full_disk_is_told_in_words_and_nothing_changes(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreError("/somewhere/tavola.db cannot be written: database or disk is full")

    async with duel(site, start=0) as game:
        version = await game.version()
        question = await game.one.question()
        monkeypatch.setattr(site.rooms.journal, "append", full)
        refused = await game.one.ask("choose", seat=0, version=question["version"], option="buy")
        answer = await game.api.post(f"/api/tables/{game.table}/keys", {"seat": 0, "key": game.keys[0]})
        monkeypatch.undo()
        done = await game.one.ask("choose", seat=0, version=question["version"], option="buy")

        assert (refused["kind"], answer.status_code) == ("store", 503)
        assert "somewhere" not in refused["text"] + answer.text
        assert done["version"] > version


async def test_a_reopened_table_is_as_it_was(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        async with duel(site, start=0) as game:
            await game.one.choose("buy")
            before = await game.one.choose()
            keys, ident = game.keys, game.table
    journal = await open_store(tmp_path / "data")
    await journal.close()
    with serving(tmp_path / "data") as site:
        async with client(site, ident) as again:
            after = await again.hello(keys[0])

    kept = ("panels", "log", "question", "undoable", "last_moves", "steps")
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}


async def test_comings_and_goings_are_told_to_all_in_one_go() -> None:
    told: list[Presence] = []

    async def send(data: bytes) -> None:
        told.append(msgspec.json.decode(data, type=Presence))

    async def no_state() -> None:
        return None

    rooms = Rooms(MemoryJournal(), BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        here = Connection(send)
        writing = asyncio.create_task(here.write(no_state, room.presence))
        room.enter(here)
        others = [Connection(nowhere) for _ in range(50)]
        for other in others:
            room.enter(other)
        async with asyncio.timeout(GUARD):
            while not told:
                await asyncio.sleep(0.01)
        for other in others:
            room.leave(other)
        async with asyncio.timeout(GUARD):
            while len(told) < 2:
                await asyncio.sleep(0.01)
        writing.cancel()

    assert [presence.watching for presence in told] == [51, 1]


async def test_who_is_here_is_asked_of_each_newcomer_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    opens = Keyring.opens

    def counted(self: Keyring, fingerprint: str) -> bool:
        nonlocal asked
        asked += 1
        return opens(self, fingerprint)

    rooms = Rooms(MemoryJournal(), BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        monkeypatch.setattr(Keyring, "opens", counted)
        for _ in range(50):
            room.enter(Connection(nowhere))
            room.presence()

    assert asked == 50 * 2  # seats


async def test_a_table_that_waits_for_people_is_not_opened_when_the_site_starts() -> None:
    journal = Moody()
    rooms = Rooms(journal, BotPool(1))
    await made(rooms)
    at_first = await journal.unfinished()
    await rooms.tidy()
    again = Rooms(journal, BotPool(1))
    await again.resume()

    assert len(at_first) == 1
    assert journal.reads == 0
    assert again.live == ()


async def test_abandoned_tables_are_packed_away_and_open_again_on_demand(tmp_path: Path) -> None:
    journal = await open_store(tmp_path)
    rooms = Rooms(journal, BotPool(1), idle_tables=1)
    rooms.archive_after = -1.0
    table, _ = await made(rooms), await made(rooms)  # the second one drives the first out of memory
    await rooms.tidy()
    async with rooms.visit(table) as room:
        version = await room.change(buy)
    kept = len(await journal.read(table))
    await rooms.close()

    assert kept == version
