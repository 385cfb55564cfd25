"""What viewers get is made beside the game: no choice waits for a drawing or is lost by one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from tavola.server import presenter
from tavola.server.connection import Connection
from tavola.server.limits import Limits
from tavola.server.pool import BotPool
from tavola.server.room import Room
from tavola.server.rooms import Rooms
from tavola.server.socket_session import SocketSession
from tavola.server.view_queue import MOST_AT_A_TIME
from tavola.server.workshop import Workshop
from tavola.store.memory import MemoryJournal
from tavola.testing.wire import Message, told
from tests.server.serving import GUARD
from tests.server.test_rooms import buy, made

pytestmark = pytest.mark.anyio


class Viewing:
    """A socket at a table, without a network."""

    def __init__(self, room: Room) -> None:
        self.heard: list[Message] = []
        self.state: Message | None = None
        self.versions: list[int] = []
        self._news = asyncio.Event()
        self.session = SocketSession(room, Connection(self._send), Limits().allowance(""))

    async def _send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.heard.append(message)
        if message["is"] == "state":
            self.state = told(self.state, message)
            self.versions.append(self.state["table"]["version"])
        self._news.set()

    async def say(self, **message: object) -> None:
        await self.session.handle(msgspec.json.encode(message).decode())

    async def until(self, found: Callable[[], bool]) -> None:
        async with asyncio.timeout(GUARD):
            while not found():
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def viewing(room: Room, *keys: str) -> AsyncIterator[Viewing]:
    """Somebody who looks at this table."""
    viewer = Viewing(room)
    writing = asyncio.create_task(viewer.session._write())
    await viewer.say(**{"is": "hello", "keys": keys})
    try:
        yield viewer
    finally:
        room.leave(viewer.session.me)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _nowhere(_: bytes) -> None:
    """Where nobody listens."""


@asynccontextmanager
async def a_room() -> AsyncIterator[Room]:
    rooms = Rooms(MemoryJournal(), BotPool(1))
    async with rooms.visit(await made(rooms)) as room:
        yield room
    await rooms.close()


class Pencil:
    """Draws as usual, but can be held, broken and counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._draw = presenter.draw_panels
        self.free = threading.Event()
        self.free.set()
        self.started = threading.Event()
        self.broken = False
        self.drawn = 0
        self.busy = 0
        self.most_busy = 0
        self.thread: threading.Thread | None = None
        monkeypatch.setattr(presenter, "draw_panels", self)

    def __call__(self, *args: Any) -> Any:
        self.drawn += 1
        self.busy += 1
        self.most_busy = max(self.busy, self.most_busy)
        self.thread = threading.current_thread()
        self.started.set()
        try:
            self.free.wait(GUARD)
            if self.broken:
                raise ZeroDivisionError("no lead")
            return self._draw(*args)
        finally:
            self.busy -= 1

    async def drawing(self) -> None:
        """Wait until something is being drawn."""
        await asyncio.to_thread(self.started.wait, GUARD)


@pytest.fixture
def pencil(monkeypatch: pytest.MonkeyPatch) -> Pencil:
    return Pencil(monkeypatch)


async def test_a_choice_does_not_wait_for_a_drawing(pencil: Pencil) -> None:
    async with a_room() as room:
        pencil.free.clear()
        async with viewing(room) as viewer:
            await pencil.drawing()
            async with asyncio.timeout(GUARD):
                version = await room.change(buy)
            seen = viewer.versions[:]
            pencil.free.set()
            await viewer.until(lambda: version in viewer.versions)

    assert seen == []
    assert pencil.thread is not threading.current_thread()


async def test_nobody_gets_an_older_version_after_a_newer_one(pencil: Pencil) -> None:
    async with a_room() as room:
        pencil.free.clear()
        async with viewing(room, "0") as viewer, viewing(room) as other:
            await pencil.drawing()
            for number in range(3):
                await room.change(lambda table, key=str(number): table.add_key(1, key))  # type: ignore[misc]
            version = await room.change(buy)
            pencil.free.set()
            for one in (viewer, other):
                await one.until(lambda one=one: version in one.versions)  # type: ignore[misc]

    for one in (viewer, other):
        assert one.versions == sorted(one.versions)
        assert len(one.versions) <= 2  # what came and went meanwhile is not drawn at all


async def test_an_error_in_drawing_loses_neither_the_choice_nor_the_socket(pencil: Pencil) -> None:
    async with a_room() as room, viewing(room, "0") as viewer:
        await viewer.until(lambda: bool(viewer.versions))
        pencil.broken = True
        asked = viewer.versions[-1]
        await viewer.say(**{"is": "choose", "id": 7, "seat": 0, "version": asked, "option": "buy"})
        await viewer.until(lambda: {"done", "refused"} <= {message["is"] for message in viewer.heard})
        pencil.broken = False
        await viewer.say(**{"is": "speak", "id": 8, "language": "de"})
        await viewer.until(lambda: viewer.versions[-1] > asked)
        (done,) = (message for message in viewer.heard if message.get("id") == 7)
        (refused,) = (message for message in viewer.heard if message["is"] == "refused")

        assert done == {"is": "done", "id": 7, "version": viewer.versions[-1]}
        assert refused["kind"] == "trouble"
        assert room.table.running.log


async def test_who_sees_the_same_in_the_same_language_shares_one_drawing(pencil: Pencil) -> None:
    async with a_room() as room, viewing(room) as one, viewing(room) as two:
        for viewer in (one, two):
            await viewer.until(lambda viewer=viewer: bool(viewer.versions))  # type: ignore[misc]

    assert pencil.drawn == 1


async def test_a_viewer_who_goes_away_does_not_disturb_the_next(pencil: Pencil) -> None:
    async with a_room() as room:
        pencil.free.clear()
        leaving = asyncio.create_task(room.view(Connection(_nowhere)))
        await pencil.drawing()
        leaving.cancel()
        staying = asyncio.create_task(room.view(Connection(_nowhere, "de")))
        for _ in range(3):
            await asyncio.sleep(0)
            leaving.cancel()
        pencil.free.set()
        async with asyncio.timeout(GUARD):
            made = await staying

        assert leaving.cancelled()
        assert msgspec.json.decode(made.data)["panels"]
        assert pencil.most_busy == 1


async def test_what_was_forgotten_while_it_was_drawn_is_sent_again(pencil: Pencil) -> None:
    async with a_room() as room:
        pencil.free.clear()
        async with viewing(room) as viewer:
            await pencil.drawing()
            await viewer.say(**{"is": "hello", "keys": []})
            pencil.free.set()
            await viewer.until(lambda: len(viewer.versions) == 2)
            states = [message for message in viewer.heard if message["is"] == "state"]

    assert states[0]["panels"] == states[1]["panels"]
    assert states[1]["log_from"] == 0


async def test_whoever_is_asked_next_is_served_last() -> None:
    async with a_room() as room, viewing(room, "0") as asked, viewing(room, "1") as other:
        for viewer in (asked, other):
            await viewer.until(lambda viewer=viewer: bool(viewer.versions))  # type: ignore[misc]
        order: list[str] = []
        for name, viewer in (("asked", asked), ("other", other)):
            monitor = viewer.session.me
            refresh = monitor.refresh_state

            def noted(name: str = name, refresh: Callable[[], None] = refresh) -> None:
                order.append(name)
                refresh()

            monitor.refresh_state = noted  # type: ignore[method-assign]
        await room.change(buy)

    assert order == ["other", "asked"]
    assert room.table.waiting_for == (0,)


async def test_others_hear_of_a_choice_before_the_next_question_is_worded(
    pencil: Pencil, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room() as room, viewing(room, "0") as asked, viewing(room, "1") as other:
        for viewer in (asked, other):
            await viewer.until(lambda viewer=viewer: bool(viewer.versions))  # type: ignore[misc]
        heard: list[list[int]] = []
        word = presenter.question

        def noted(*args: Any) -> Any:
            heard.append(other.versions[:])
            return word(*args)

        monkeypatch.setattr(presenter, "question", noted)
        pencil.started.clear()
        pencil.free.clear()
        await other.say(**{"is": "speak", "id": 1, "language": "de"})
        await pencil.drawing()  # what was before the choice: the other is busy when it is made
        version = await room.change(buy)
        pencil.free.set()
        await asked.until(lambda: version in asked.versions)

    assert room.table.waiting_for == (0,)
    assert [version in versions for versions in heard] == [True]


async def test_who_does_not_read_keeps_no_question_back() -> None:
    async with a_room() as room, viewing(room, "0") as asked, viewing(room, "1") as other:
        for viewer in (asked, other):
            await viewer.until(lambda viewer=viewer: bool(viewer.versions))  # type: ignore[misc]
        stuck = asyncio.Event()

        async def never(_: bytes) -> None:
            stuck.set()
            await asyncio.Event().wait()

        other.session.me._send = never
        await other.say(**{"is": "speak", "id": 1, "language": "de"})
        async with asyncio.timeout(GUARD):
            await stuck.wait()
        version = await room.change(buy)
        await asked.until(lambda: version in asked.versions)

        assert version not in other.versions


async def test_who_looks_on_and_lets_players_go_first_keeps_no_question_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    busy = asyncio.Event()
    monkeypatch.setattr(Workshop, "players_first", lambda _: busy.wait())
    async with a_room() as room, viewing(room, "0") as asked, viewing(room) as onlooker:
        await asked.until(lambda: bool(asked.versions))
        version = await room.change(buy)
        await asked.until(lambda: version in asked.versions)
        seen = onlooker.versions[:]
        busy.set()
        await onlooker.until(lambda: version in onlooker.versions)

    assert room.table.waiting_for == (0,)
    assert seen == []


async def test_many_who_look_on_are_shown_the_table_a_few_at_a_time(pencil: Pencil) -> None:
    async with a_room() as room, AsyncExitStack() as crowd:
        pencil.free.clear()
        first = await crowd.enter_async_context(viewing(room))
        await pencil.drawing()
        many = [await crowd.enter_async_context(viewing(room)) for _ in range(2 * MOST_AT_A_TIME)]
        player = await crowd.enter_async_context(viewing(room, "1"))
        told: list[Viewing] = []
        for one in (*many, player):
            send = one.session.me._send

            async def noted(
                data: bytes, one: Viewing = one, send: Callable[[bytes], Awaitable[None]] = send
            ) -> None:
                told.append(one)
                await send(data)

            one.session.me._send = noted
        pencil.free.set()
        for one in (first, *many, player):
            await one.until(lambda one=one: bool(one.versions))  # type: ignore[misc]

    assert player in told[:MOST_AT_A_TIME]


async def test_what_a_socket_has_looked_up_ends_with_it() -> None:
    async with a_room() as room:
        viewer = Viewing(room)
        gone = asyncio.Event()

        class Silent:
            async def receive_data(self, **_: str) -> str:
                if not viewer.session._greeted:
                    return '{"is":"hello","keys":[]}'
                if not viewer.session._studies:
                    return '{"is":"show-scene","id":1,"step":0}'
                await gone.wait()
                raise WebSocketDisconnect(detail="", code=1000)

        running = asyncio.create_task(viewer.session.run(Silent()))  # type: ignore[arg-type]
        async with asyncio.timeout(GUARD):
            while not viewer.session._studies:
                await asyncio.sleep(0)
            gone.set()
            await running
            while viewer.session._studies:
                await asyncio.sleep(0)

    assert [message for message in viewer.heard if message["is"] == "scene"] == []
