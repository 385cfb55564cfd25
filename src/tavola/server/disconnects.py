"""Work for a request that ends with it: whoever is gone is not worked for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from tavola.server.limits import Busy

Result = TypeVar("Result")


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Result]) -> Result:
    """What the work brings; it is cancelled if the client goes away, and then there is nobody to answer."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Busy("the client is gone")
        return await task
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _disconnected(request: Request[Any, Any, Any]) -> None:
    """Returns when the client has gone away; its body has been read already."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
