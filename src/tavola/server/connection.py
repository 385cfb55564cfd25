"""A browser's connection: who looks, what was sent, and a bounded queue of answers with its own writer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from tavola.drawing import Panel
from tavola.kernel import Seat
from tavola.server import messages as m
from tavola.table import Keyring

MAX_QUEUED_ANSWERS, MAX_QUEUED_BYTES = 64, 2_000_000
"""How many answers, and how much of them, may wait for a slow reader before the socket is closed."""
STUDIED_BYTES = 400_000
"""While so much waits to be read, nothing more is looked up for a socket."""
SEND_TIMEOUT = 30.0
"""Seconds that sending one message may take before the socket is closed."""

RESTART, TOO_SLOW, TROUBLE, NOT_FOUND = 1012, 1013, 1011, 4404
"""Codes that sockets are closed with."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: by what keys, in which language, at which of their seats, and whether they want a coach."""

    keys: Keyring
    language: str
    look: Seat | None
    coached: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """What a socket was sent last; those who were sent the same share it."""

    state: m.State | None = None
    panels: Mapping[str, Panel] = field(default_factory=dict)
    log: Sequence[m.LogLine] = ()


NOTHING_SENT = Sent()


class Connection:
    """One socket's sending side. States are not queued: a slow reader gets the newest one, later."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], language: str = "en") -> None:
        self.keys = Keyring()
        self.language = language
        self.look: Seat | None = None
        self.coached = True
        self.sent = 0
        """The number of what was sent last, as whoever makes views counts; 0: nothing."""
        self.greetings = 0
        """How often everything had to be sent anew."""
        self.close_code: int | None = None
        """Set when our side closes the socket."""
        self._send = send
        self._answers: deque[bytes] = deque()
        self._queued_bytes = 0
        self._wake = asyncio.Event()
        self._stale = False
        self._presence = False
        self._sending = False
        self._sending_since = 0.0
        self._deadline: asyncio.TimerHandle | None = None
        self._writer: asyncio.Task[None] | None = None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.keys, self.language, self.look, self.coached)

    def answer(self, message: m.ServerMessage | bytes) -> None:
        """Queue an answer, which may be encoded already."""
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        if len(self._answers) < MAX_QUEUED_ANSWERS and self._queued_bytes < MAX_QUEUED_BYTES:
            self._answers.append(data)
            self._queued_bytes += len(data)
            self._wake.set()
        else:
            self.abandon()

    @property
    def reads_slowly(self) -> bool:
        """Whether so much waits to be read that nothing more should be looked up."""
        return self._queued_bytes > STUDIED_BYTES

    def refresh_state(self) -> None:
        """Have the newest state sent."""
        self._stale = True
        self._wake.set()

    @property
    def hears_soon(self) -> bool:
        """Whether the newest state is about to be made for it; not while the client does not read."""
        return self._stale and not self._sending and self._writer is not None and not self._writer.done()

    def refresh_presence(self) -> None:
        """Have it sent who is here."""
        self._presence = True
        self._wake.set()

    def close(self, goodbye: m.ServerMessage) -> None:
        """Send a last message, then close."""
        self.answer(goodbye)
        self.close_code = self.close_code or RESTART

    def abandon(self) -> None:
        """Close at once because the client does not read; not even what is under way is sent."""
        self.close_code = TOO_SLOW
        if self._writer is not None:
            self._writer.cancel()

    def forget_sent(self) -> None:
        """Send everything again next time, as to a new socket."""
        self.sent = 0
        self.greetings += 1

    async def write(
        self,
        state: Callable[[], Awaitable[bytes | None]],
        presence: Callable[[], bytes],
    ) -> None:
        """Send whatever is due until the socket is closed."""
        self._writer = asyncio.current_task()
        try:
            await self._write_on(state, presence)
        finally:
            if self._deadline is not None:
                self._deadline.cancel()

    async def _write_on(
        self, state: Callable[[], Awaitable[bytes | None]], presence: Callable[[], bytes]
    ) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                data = self._answers.popleft()
                self._queued_bytes -= len(data)
                await self._write(data)
            if self.close_code is not None:
                return
            if self._stale:
                self._stale = False
                message = await state()
                if message is not None:
                    await self._write(message)
            if self._presence:
                self._presence = False
                await self._write(presence())

    async def _write(self, data: bytes) -> None:
        self._sending = True
        loop = asyncio.get_running_loop()
        self._sending_since = loop.time()
        if self._deadline is None:  # mostly there is one, of a message that has left long since
            self._deadline = loop.call_later(SEND_TIMEOUT, self._look_at_deadline, loop)
        try:
            await self._send(data)
        finally:
            self._sending = False

    def _look_at_deadline(self, loop: asyncio.AbstractEventLoop) -> None:
        self._deadline = None
        if not self._sending:
            return
        left = self._sending_since + SEND_TIMEOUT - loop.time()
        if left <= 0:
            self.abandon()
        else:
            self._deadline = loop.call_later(left, self._look_at_deadline, loop)
