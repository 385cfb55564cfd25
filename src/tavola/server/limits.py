"""Limits for addresses and sockets: how often, how many at once, and how much work."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from tavola.server.addresses import client_block
from tavola.table import TableError

AnyConnection = ASGIConnection[Any, Any, Any, Any]

_MOST_ADDRESSES = 10_000

SOCKETS_PER_ADDRESS = 200
"""How many sockets one address may have open at a time."""
SOCKET_RATE, SOCKET_BURST = 20, 60
"""How many messages a second one socket may send, steadily and in one burst."""
ADDRESS_RATE, ADDRESS_BURST = 200, 1000
"""The same for all sockets of an address together."""
REPEAT_RATE, REPEAT_BURST = 1, 20
"""How often an address is sent a whole state again because something was refused."""
WORK_RATE, WORK_BURST = 0.25, 5.0
"""Seconds of our work on scenes, previews and records that an address may cause a second, and at once."""


class TooManyRequests(TableError):
    """Somebody asked too often."""

    def __init__(self, key: str = "too-much", text: str = "too many requests") -> None:
        super().__init__(key, text)


class Busy(TableError):
    """There is too much to do just now; asking again a little later helps."""

    def __init__(self, text: str = "busy, try again") -> None:
        super().__init__("busy", text)


class TokenBucket:
    """A token bucket that is told the time from outside."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = burst, now()

    def has(self, count: float = 1.0) -> bool:
        """Whether so much is left."""
        return self._refilled() >= count

    def take(self, count: float = 1.0) -> bool:
        if not self.has(count):
            return False
        self._left -= count
        return True

    @property
    def empty(self) -> bool:
        """Whether nothing is left, or more was spent than there was."""
        return self._refilled() <= 0

    def spend(self, count: float) -> None:
        """Take so much, even if there is less: what is known only afterwards is paid back in time."""
        self._left = self._refilled() - count

    def _refilled(self) -> float:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left


@dataclass(frozen=True, slots=True)
class Allowance:
    """What one socket may still do, alone and together with the others of its address."""

    client: str
    """Whose it is; see `client_block`."""
    messages: TokenBucket
    messages_of_all: TokenBucket
    repeats: TokenBucket

    def may_speak(self) -> bool:
        """Whether another message is welcome."""
        return self.messages.take() and self.messages_of_all.take()


class Limits:
    """The limits of one site; `scale` widens them all, for tests and measurements."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.scale, self._now = scale, now
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def bucket(self, rate: float, burst: float) -> TokenBucket:
        """A new bucket for one socket."""
        return TokenBucket(rate * self.scale, burst * self.scale, self._now)

    def bucket_of(self, what: str, client: str, rate: float, burst: float) -> TokenBucket:
        """The bucket of an address for something; that of whoever was away longest is forgotten first."""
        at = (what, client)
        if at not in self._buckets:
            self._buckets[at] = self.bucket(rate, burst)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(at)
        return self._buckets[at]

    def check(self, what: str, client: str, per_minute: int) -> None:
        """Raise TooManyRequests if this address did so too often; a minute's worth may come in one burst."""
        if not self.bucket_of(what, client, per_minute / 60, per_minute).take():
            raise TooManyRequests

    def work(self, client: str) -> TokenBucket:
        """The seconds of our work that this address may still cause."""
        return self.bucket_of("work", client, WORK_RATE, WORK_BURST)

    def allowance(self, client: str) -> Allowance:
        """What a new socket of this address may do."""
        return Allowance(
            client,
            self.bucket(SOCKET_RATE, SOCKET_BURST),
            self.bucket_of("messages", client, ADDRESS_RATE, ADDRESS_BURST),
            self.bucket_of("repeats", client, REPEAT_RATE, REPEAT_BURST),
        )

    @contextmanager
    def open_socket(self, client: str) -> Iterator[None]:
        """Count a socket of this address for the length of a block; raises TooManyRequests."""
        if self._open[client] >= SOCKETS_PER_ADDRESS * self.scale:
            raise TooManyRequests("too-many-sockets", "too many sockets of one address are open")
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def client_of(connection: AnyConnection) -> str:
    """Whose connection this is."""
    return client_block(connection.client.host) if connection.client else ""


def limited(what: str, *, per_minute: int) -> Guard:
    """A guard that limits how often an address may use a route."""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        limits.check(what, client_of(connection), per_minute)

    return guard
