"""One browser's socket: what it may see, what it was sent, and a bounded queue with a writer of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from tavola.kernel import Seat
from tavola.server import messages as m
from tavola.table import Keyring

QUEUE = 64
"""Answers that may wait for a slow reader; with more, the socket is given up."""
PATIENCE = 30.0
"""Seconds that one message may take to leave; then the socket is given up."""

RESTART, TOO_SLOW, TROUBLE, NOT_FOUND = 1012, 1013, 1011, 4404
"""Codes that sockets are closed with."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: by what keys, in which language, and at which of their seats."""

    keys: Keyring
    language: str
    look: Seat | None


@dataclass(frozen=True, slots=True)
class Sent:
    """What a socket has been sent of the panels, by the hash of their drawing, and of the log."""

    panels: Mapping[str, int] = field(default_factory=dict)
    log: Sequence[m.LogLine] = ()


class Connection:
    """What is known of one socket. States are not queued: a slow reader just gets the newest one later."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], language: str = "en") -> None:
        self.keys = Keyring()
        self.language = language
        self.look: Seat | None = None
        self.sent = Sent()
        self.close_code: int | None = None
        """Set when it is to be closed from our side."""
        self._send = send
        self._answers: deque[m.ServerMessage | bytes] = deque()
        self._wake = asyncio.Event()
        self._stale = False
        self._presence = False
        self._writer: asyncio.Task[None] | None = None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.keys, self.language, self.look)

    def answer(self, message: m.ServerMessage | bytes) -> None:
        """Queue an answer, which may be encoded already."""
        if len(self._answers) < QUEUE:
            self._answers.append(message)
            self._wake.set()
        else:
            self.give_up()

    def refresh(self) -> None:
        """The newest state is to be sent."""
        self._stale = True
        self._wake.set()

    def greet(self) -> None:
        """Who is here is to be sent."""
        self._presence = True
        self._wake.set()

    def close(self, goodbye: m.ServerMessage) -> None:
        """Say goodbye, then no more."""
        self.answer(goodbye)
        self.close_code = self.close_code or RESTART

    def give_up(self) -> None:
        """Whoever is at the other end does not read: nothing more is sent, not even what is under way."""
        self.close_code = TOO_SLOW
        if self._writer is not None:
            self._writer.cancel()

    def forget_sent(self) -> None:
        """Send everything again, as if it were a new socket."""
        self.sent = Sent()

    async def write(
        self,
        state: Callable[[], Awaitable[bytes | None]],
        presence: Callable[[], m.Presence],
    ) -> None:
        """The writer: sends what is due until the socket is closed."""
        self._writer = asyncio.current_task()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._write(self._answers.popleft())
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

    async def _write(self, message: m.ServerMessage | bytes) -> None:
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(data)
        except TimeoutError:
            self.close_code = TOO_SLOW
            raise
