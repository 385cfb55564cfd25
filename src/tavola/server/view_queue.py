"""Who waits to see one table: drawn in one go for all who wait at the same time, whoever is asked last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from tavola.server.connection import Connection
from tavola.server.view_maker import Made, Makings

MOST_AT_A_TIME = 8
"""How many views are drawn in one go; who comes after them need not hold them up."""
_LOOK_AGAIN = 0.01
"""Seconds between looks at whether others still have to hear of a change before whoever is asked."""

Draw: TypeAlias = Callable[[Sequence[Connection]], Awaitable[Makings]]
"""Makes the newest views for these viewers; tells for each what came of it."""


class Viewers(Protocol):
    """What the queue needs to know of those who wait."""

    def is_asked(self, viewer: Connection) -> bool:
        """Whether something is asked of this viewer."""
        ...

    def plays(self, viewer: Connection) -> bool:
        """Whether this viewer holds a seat."""
        ...

    def uninformed(self) -> set[Connection]:
        """Who is not asked, has not heard of the last change, and is about to ask for it."""
        ...


@dataclass(slots=True, eq=False)
class _Request:
    viewer: Connection
    drawn: asyncio.Future[Made]


class ViewQueue:
    """Draws the views of one table in the order of asking, but players' first, and last who is asked.

    What whoever is asked sees is drawn after the others have theirs, even if they were busy when the table
    changed: the time at which they hear of it must not tell how much there is to choose from.
    """

    def __init__(self, viewers: Viewers, draw: Draw) -> None:
        self._viewers = viewers
        self._draw = draw
        self._waiting: list[_Request] = []
        self._arrived = asyncio.Event()
        self._drawing: asyncio.Task[None] | None = None

    async def drawn(self, viewer: Connection) -> Made:
        """What this viewer gets; it is not begun for somebody who is gone."""
        request = _Request(viewer, asyncio.get_running_loop().create_future())
        self._waiting.append(request)
        self._arrived.set()
        if self._drawing is None:
            self._drawing = asyncio.create_task(self._draw_all())
        return await request.drawn

    async def close(self) -> None:
        """Wait for what is being drawn, and draw nothing more."""
        for request in self._waiting:
            request.drawn.cancel()
        if self._drawing is not None:
            await asyncio.wait((self._drawing,))

    async def _draw_all(self) -> None:
        try:
            while self._still_wanted():
                if some := self._next():
                    await self._draw_some(some)
                else:
                    await self._arrival()
        finally:
            self._drawing = None

    def _still_wanted(self) -> bool:
        self._waiting = [request for request in self._waiting if not request.drawn.done()]
        return bool(self._waiting)

    def _next(self) -> list[_Request]:
        """Those whose turn it is; nobody, while only those wait who must let others go first."""
        asked = [one for one in self._waiting if self._viewers.is_asked(one.viewer)]
        if others := [one for one in self._waiting if one not in asked]:
            others.sort(key=lambda one: not self._viewers.plays(one.viewer))
            return others[:MOST_AT_A_TIME]
        return [] if self._viewers.uninformed() - {one.viewer for one in asked} else asked

    async def _arrival(self) -> None:
        self._arrived.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_AGAIN):
                await self._arrived.wait()

    async def _draw_some(self, some: Sequence[_Request]) -> None:
        try:
            drawn = await self._draw([request.viewer for request in some])
        except Exception as error:
            drawn = [error] * len(some)
        for request, one in zip(some, drawn, strict=True):
            if request.drawn.done():
                continue
            if isinstance(one, Exception):
                request.drawn.set_exception(one)
            else:
                request.drawn.set_result(one)
        await asyncio.sleep(0)  # they are told before anything else is drawn
