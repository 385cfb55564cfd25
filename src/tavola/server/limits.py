"""Limits: how often one address may ask for what costs something."""

from __future__ import annotations

import time
from collections import OrderedDict

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from tavola.server.sockets import TokenBucket
from tavola.table import TableError

_MOST_ADDRESSES = 10_000


class TooMuch(TableError):
    """Somebody asked too often."""


def limited(what: str, *, per_minute: int) -> Guard:
    """A guard that lets an address through so often, with as many in reserve."""
    buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def guard(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        address = connection.client.host if connection.client else ""
        bucket = buckets.get(address) or TokenBucket(per_minute / 60, per_minute, time.monotonic)
        buckets[address] = bucket
        buckets.move_to_end(address)
        if len(buckets) > _MOST_ADDRESSES:
            buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch("too-much", f"too many requests ({what})")

    return guard
