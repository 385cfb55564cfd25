"""A process that makes views, so that neither the event loop nor another table waits for a drawing."""

from __future__ import annotations

import asyncio
import logging
import pickle
import select
import signal
import socket
import struct
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import TypeAlias, cast

from tavola import library
from tavola.kernel import Setup, TavolaError
from tavola.server import garbage, presenter
from tavola.server.view_maker import Makings, Order, ViewMaker, portable_error
from tavola.words import LANGUAGES

_log = logging.getLogger(__name__)

HUNG = 60.0
"""Seconds after which a process that does not answer is ended."""
_LENGTH = struct.Struct("!I")
_CHUNK = 1 << 18


class ViewsLost(TavolaError):
    """The process died before it answered."""


@dataclass(frozen=True, slots=True)
class Forget:
    """Nobody looks at this table any more."""

    table: str


@dataclass(frozen=True, slots=True)
class DrawAhead:
    """Games of this set-up will be looked at."""

    setup: Setup


Task: TypeAlias = Order | Forget | DrawAhead
_Answer: TypeAlias = Makings | Exception


class ViewProcess(asyncio.Protocol):
    """The site's end of it: orders go out, and are answered one after the other."""

    def __init__(self) -> None:
        self.ended = False
        self._transport: asyncio.WriteTransport | None = None
        self._process: SpawnProcess | None = None
        self._connecting: asyncio.Task[object] | None = None
        self._unsent: list[bytes] = []
        """What was to be said before there was a connection."""
        self._asked: deque[asyncio.Future[Makings]] = deque()
        self._heard = bytearray()
        self._deadline: asyncio.TimerHandle | None = None

    async def make(self, order: Order) -> Makings:
        """What was ordered; raises OutOfStep, and ViewsLost if the process dies before it answers."""
        if self.ended:
            raise ViewsLost("the process that makes views died")
        self.tell(order)
        answered: asyncio.Future[Makings] = asyncio.get_running_loop().create_future()
        self._asked.append(answered)
        self._watch()
        return await answered

    def tell(self, task: Task) -> None:
        """Have something done; what is no order is not answered."""
        if self.ended:
            return
        self.start()
        if self._transport is None:
            self._unsent.append(_framed(task))
        else:
            self._transport.write(_framed(task))

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process, if there is none; it takes orders at once, and carries them out once ready."""
        if self._process is not None:
            return
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = get_context("spawn").Process(
                target=make_views, args=(theirs,), name="views", daemon=True
            )
            self._process.start()
        loop = asyncio.get_running_loop()
        self._connecting = loop.create_task(loop.create_connection(lambda: self, sock=ours))

    def close(self) -> None:
        """End the process; nobody is answered any more."""
        self.ended = True
        if self._transport is not None:
            self._transport.abort()
        elif self._process is not None:
            self._process.kill()

    def _watch(self) -> None:
        """End the process if nothing is heard of it for too long."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None
        if self._asked:
            self._deadline = asyncio.get_running_loop().call_later(HUNG, self._end_hung)

    def _end_hung(self) -> None:
        _log.error("the process that makes views has not answered for %d seconds; ending it", HUNG)
        if self._process is not None:
            self._process.kill()

    # -- what the event loop calls -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.writelines(self._unsent)
        self._unsent.clear()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        for answer in _taken(self._heard):
            asked = self._asked.popleft()
            if asked.done():
                continue
            if isinstance(answer, Exception):
                asked.set_exception(answer)
            else:
                asked.set_result(cast("Makings", answer))
        self._watch()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ended:
            _log.warning("a process that makes views died; starting a new one")
        self.ended = True
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(ViewsLost("the process that makes views died"))
        self._asked.clear()
        self._watch()


# -- the other end ---------------------------------------------------------------------------------


def make_views(end: socket.socket) -> None:
    """Do what is heard, one task after the other, until the site is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the site's
    made, ahead, looks = ViewMaker(), _preparations(), garbage.Looks()
    heard = bytearray()
    with end, suppress(OSError):
        while True:
            while not heard and not _has_news(end) and (prepare := next(ahead, None)) is not None:
                prepare()
            data = end.recv(_CHUNK)
            if not data:
                return
            heard += data
            for task in _taken(heard):
                answer = _done(made, cast("Task", task))
                if answer is not None:
                    end.sendall(_framed(answer))
            looks.look()


def _done(maker: ViewMaker, task: Task) -> _Answer | None:
    """What an order is answered with."""
    match task:
        case Order():
            try:
                return maker.make(task)
            except Exception as error:
                return portable_error(error)
        case Forget(table=table):
            maker.forget(table)
        case DrawAhead(setup=setup):
            presenter.draw_ahead(setup)
    return None


def _preparations() -> Iterator[Callable[[], object]]:
    """What views will need, done while there is nothing to do: words and drawings of every game."""
    for game in library.game_names():
        for language in LANGUAGES:
            yield partial(presenter.get_ready, game, language)
    yield garbage.settle


def _has_news(end: socket.socket) -> bool:
    return bool(select.select((end,), (), (), 0)[0])


# -- messages: their length, then themselves --------------------------------------------------------


def _framed(message: object) -> bytes:
    data = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(data)) + data


def _taken(heard: bytearray) -> Iterator[object]:
    """Take all messages that are complete."""
    while len(heard) >= _LENGTH.size:
        (length,) = _LENGTH.unpack_from(heard)
        end = _LENGTH.size + length
        if len(heard) < end:
            return
        message = pickle.loads(memoryview(heard)[_LENGTH.size : end].tobytes())
        del heard[:end]
        yield message
