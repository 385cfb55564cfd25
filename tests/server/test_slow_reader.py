"""Whoever does not read delays nobody else."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tavola.server import connection as connections
from tavola.server import messages as m
from tests.server.clients import duel, play_on
from tests.server.deaf import never_reading
from tests.server.serving import GUARD, Site, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose system holds back almost nothing for those who do not read."""
    with serving(tmp_path_factory.mktemp("data"), send_buffer=4096) as site:
        yield site


async def present(site: Site, table: str, watching: int) -> None:
    """Wait until so many watch this table."""
    (room,) = (room for room in site.rooms.live if room.table.id == table)
    async with asyncio.timeout(GUARD):
        while site.call(room.watching) != watching:
            await asyncio.sleep(0.01)


async def test_a_spectator_who_never_reads_delays_nobody(site: Site) -> None:
    async with duel(site) as game:
        stuck = [never_reading(site.port, game.table) for _ in range(3)]
        try:
            await present(site, game.table, watching=3)
            made = await play_on(game.players, random.Random(3), choices=60)
            await present(site, game.table, watching=3)
        finally:
            for raw in stuck:
                raw.close()

        assert made == 60
        assert [player.states >= 60 for player in game.players] == [True, True]


async def test_who_asks_without_ever_reading_is_given_up(site: Site) -> None:
    async with duel(site) as game:
        asked = [{"is": "show-scene", "id": n, "step": 0} for n in range(connections.MAX_QUEUED_ANSWERS * 3)]
        raw = never_reading(site.port, game.table, *asked)
        try:
            await present(site, game.table, watching=0)
        finally:
            raw.close()

        assert (await (await game.mover()).choose())["table"]["version"] > 0


async def test_a_message_that_does_not_leave_ends_the_socket(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SEND_TIMEOUT", 0.05)
    async with duel(site) as game:
        raw = never_reading(site.port, game.table)
        try:
            await present(site, game.table, watching=1)
            await play_on(game.players, random.Random(3), choices=30)
            await present(site, game.table, watching=0)
        finally:
            raw.close()


async def test_a_socket_that_never_reads_does_not_keep_the_site_from_stopping(tmp_path: Path) -> None:
    raw = None
    try:
        with serving(tmp_path / "data", send_buffer=4096) as site:
            async with duel(site) as game:
                raw = never_reading(site.port, game.table)
                await present(site, game.table, watching=1)
                await play_on(game.players, random.Random(3), choices=10)
    finally:
        if raw is not None:
            raw.close()


async def test_a_slow_reader_gets_the_newest_state_not_all_of_them() -> None:
    sent: list[str] = []
    may_send = asyncio.Event()

    async def send(data: bytes) -> None:
        await may_send.wait()
        sent.append(msgspec.json.decode(data)["is"])

    async def state() -> None:
        sent.append("state made")

    def presence() -> bytes:
        return msgspec.json.encode(m.Presence([], 0))

    connection = connections.Connection(send)
    writer = asyncio.create_task(connection.write(state, presence))
    connection.answer(m.Done(1, 1))
    await asyncio.sleep(0)
    for _ in range(100):
        connection.refresh_state()
        connection.refresh_presence()
        await asyncio.sleep(0)
    may_send.set()
    connection.close(m.Done(2, 2))
    await writer

    assert sent == ["done", "done"]


async def test_answers_beyond_the_queue_end_the_writer() -> None:
    async def send(_: bytes) -> None:
        await asyncio.Event().wait()

    async def nothing() -> None:
        return None

    connection = connections.Connection(send)
    writer = asyncio.create_task(connection.write(nothing, lambda: b""))
    await asyncio.sleep(0)
    for number in range(connections.MAX_QUEUED_ANSWERS + 2):
        connection.answer(m.Done(number, 0))
        await asyncio.sleep(0)
    (ended,) = await asyncio.gather(writer, return_exceptions=True)

    assert isinstance(ended, asyncio.CancelledError)
    assert connection.close_code == connections.TOO_SLOW
