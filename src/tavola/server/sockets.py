"""One browser's socket: what it may see, what it was sent, and a bounded queue with a writer of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from tavola.kernel import Seat
from tavola.server import messages as m
from tavola.table import Keyring

QUEUE = 64
"""Answers that may wait for a slow reader; with more, the socket is given up."""


class TokenBucket:
    """Lets so many through per second, with some in reserve; time comes from outside."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = burst, now()

    def take(self, count: float = 1.0) -> bool:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Connection:
    """What is known of one socket. States are not queued: a slow reader just gets the newest one later."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.keys = Keyring()
        self.language = "en"
        self.look: Seat | None = None
        self.sent_panels: dict[str, int] = {}
        self.sent_log: list[m.LogLine] = []
        self._send = send
        self._answers: deque[m.ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._stale = False
        self._presence = False
        self.closed = False

    def answer(self, message: m.ServerMessage) -> None:
        """Queue an answer."""
        if len(self._answers) >= QUEUE:
            self.closed = True
        else:
            self._answers.append(message)
        self._wake.set()

    def refresh(self) -> None:
        """The newest state is to be sent."""
        self._stale = True
        self._wake.set()

    def greet(self) -> None:
        """Who is here is to be sent."""
        self._presence = True
        self._wake.set()

    def close(self) -> None:
        """Say goodbye, then no more."""
        self.answer(m.Closing(""))
        self.closed = True

    def forget_sent(self) -> None:
        """Send everything again, as if it were a new socket."""
        self.sent_panels.clear()
        self.sent_log.clear()

    async def write(
        self, state: Callable[[], Awaitable[m.State | None]], presence: Callable[[], m.Presence]
    ) -> None:
        """The writer: sends what is due until the socket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._send(msgspec.json.encode(self._answers.popleft()))
            if self.closed:
                return
            if self._stale:
                self._stale = False
                message = await state()
                if message is not None:
                    await self._send(msgspec.json.encode(message))
            if self._presence:
                self._presence = False
                await self._send(msgspec.json.encode(presence()))
