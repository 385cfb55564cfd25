"""The door turns away whoever is not let in, a few at a time."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest

from tavola.server.door import MOST_AT_ONCE, Door
from tavola.server.serve import listen
from tests.server.serving import GUARD

pytestmark = pytest.mark.anyio


@contextmanager
def a_door(*verdicts: bool) -> Iterator[Door]:
    """A door that lets in, or does not, one after the other; all of them already wait."""
    said = iter(verdicts)
    with ExitStack() as stack:
        door = stack.enter_context(closing(listen("127.0.0.1", 0)))
        door.listen(1)
        door.admits = lambda _: next(said)
        for _ in verdicts:
            stack.enter_context(socket.create_connection(door.getsockname(), timeout=GUARD))
        door.setblocking(False)
        yield door


def test_who_is_let_in_is_accepted_after_those_who_are_not() -> None:
    with a_door(False, False, True) as door:
        connection, address = door.accept()
        with connection:
            assert (connection.getpeername(), address[0]) == (address, "127.0.0.1")


def test_who_is_not_let_in_is_cut_off() -> None:
    with closing(listen("127.0.0.1", 0)) as door:
        door.listen()
        door.admits = lambda _: False
        with socket.create_connection(door.getsockname(), timeout=GUARD) as refused:
            door.setblocking(False)
            with pytest.raises(BlockingIOError):
                door.accept()
            with pytest.raises(ConnectionError):
                refused.recv(1)


def test_after_a_few_who_are_not_let_in_the_others_wait() -> None:
    with a_door(*[False] * MOST_AT_ONCE, True) as door:
        with pytest.raises(ConnectionAbortedError):
            door.accept()
        connection, _ = door.accept()
        connection.close()


async def test_a_crowd_at_the_door_holds_up_nobody_inside() -> None:
    with a_door(*[False] * 5 * MOST_AT_ONCE, True) as door:
        turns, entered = 0, asyncio.Event()

        async def enter(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.close()
            await writer.wait_closed()
            entered.set()

        server = await asyncio.start_server(enter, sock=door, backlog=MOST_AT_ONCE)
        async with server, asyncio.timeout(GUARD):
            while not entered.is_set():
                turns += 1
                await asyncio.sleep(0)

        assert turns > 5
