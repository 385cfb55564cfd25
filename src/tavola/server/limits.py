"""Rate limits for addresses and sockets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from tavola.table import TableError

AnyConnection = ASGIConnection[Any, Any, Any, Any]

_MOST_ADDRESSES = 10_000


class TooManyRequests(TableError):
    """Somebody asked too often."""

    def __init__(self, key: str = "too-much", text: str = "too many requests") -> None:
        super().__init__(key, text)


class TokenBucket:
    """A token bucket that is told the time from outside."""

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


class Limits:
    """The limits of one site; `scale` widens them all, for tests and measurements."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._scale, self._now = scale, now
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def bucket(self, rate: float, burst: float) -> TokenBucket:
        """A new bucket for one socket."""
        return TokenBucket(rate * self._scale, burst * self._scale, self._now)

    def check(self, what: str, connection: AnyConnection, per_minute: int) -> None:
        """Raise TooManyRequests if this address did so too often; a minute's worth may come in one burst."""
        at = (what, connection.client.host if connection.client else "")
        if at not in self._buckets:
            self._buckets[at] = self.bucket(per_minute / 60, per_minute)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(at)
        if not self._buckets[at].take():
            raise TooManyRequests


def limited(what: str, *, per_minute: int) -> Guard:
    """A guard that limits how often an address may use a route."""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        limits.check(what, connection, per_minute)

    return guard
