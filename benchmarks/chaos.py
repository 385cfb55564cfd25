"""A proxy before the site that drops, doubles and reorders messages, as no network would but a bad day does.

It understands WebSockets, so whole messages are spoilt. No client would wait for ever for the answer to what
was dropped, so the line is cut a moment later, as a real one would be.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.site import HOST, SiteProcess

_LINGERING = 0.2
"""Seconds after which a line that has lost something is cut."""


class ChaosProxy:
    """Passes sockets on to a site, and spoils some of what the clients say."""

    def __init__(self, site: SiteProcess, share: float, chance: random.Random) -> None:
        self._site = site
        self._share = share
        self._chance = chance
        self._server: Server | None = None
        self.spoilt = 0

    async def start(self) -> int:
        """Returns the port that it listens on."""
        self._server = await serve(self._pass_on, HOST, 0, max_size=None, compression=None)
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        return port

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        address = f"ws://{HOST}:{self._site.port}{client.request.path}"
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
            async with connect(address, max_size=None, proxy=None, compression=None) as site:
                ways = [
                    asyncio.create_task(self._forward(client, site, spoil=True)),
                    asyncio.create_task(self._forward(site, client, spoil=False)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _forward(self, source: object, target: object, *, spoil: bool) -> None:
        held: str | bytes | None = None
        first = True
        async for message in source:  # type: ignore[attr-defined]
            how = self._chance.random() / self._share if spoil and not first else 1.0
            first = False
            if how >= 1:
                await target.send(message)  # type: ignore[attr-defined]
                if held is not None:
                    await target.send(held)  # type: ignore[attr-defined]
                    held = None
                continue
            self.spoilt += 1
            if how < 1 / 3:  # dropped, and soon the line with it
                await asyncio.sleep(_LINGERING)
                return
            if how < 2 / 3:  # doubled
                await target.send(message)  # type: ignore[attr-defined]
                await target.send(message)  # type: ignore[attr-defined]
            else:  # kept back until the next one, or until the line is cut
                held = message
                await asyncio.sleep(_LINGERING)
                await target.send(held)  # type: ignore[attr-defined]
                held = None
