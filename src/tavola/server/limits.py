"""Limits: how often one address or one socket may ask for what costs something."""

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


class TooMuch(TableError):
    """Somebody asked too often."""

    def __init__(self, key: str = "too-much", text: str = "too many requests") -> None:
        super().__init__(key, text)


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


class Limits:
    """What one site lets through; `scale` makes all limits wider, for tests and measurements."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._scale, self._now = scale, now
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def bucket(self, rate: float, burst: float) -> TokenBucket:
        """A bucket of its own, for one socket."""
        return TokenBucket(rate * self._scale, burst * self._scale, self._now)

    def check(self, what: str, connection: AnyConnection, per_minute: int) -> None:
        """Raise TooMuch if this address did so too often; it has a minute's worth in reserve."""
        at = (what, connection.client.host if connection.client else "")
        if at not in self._buckets:
            self._buckets[at] = self.bucket(per_minute / 60, per_minute)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(at)
        if not self._buckets[at].take():
            raise TooMuch


def limited(what: str, *, per_minute: int) -> Guard:
    """A guard that lets an address through so often."""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        limits.check(what, connection, per_minute)

    return guard
