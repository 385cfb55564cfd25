"""How much the site has to do, measured by how late its own alarm rings, or something else that was due."""

from __future__ import annotations

import asyncio
import time

_PERIOD = 0.1
"""Seconds between alarms."""
_MEMORY = 0.8
"""How much of what was measured before counts on."""
LATE = 0.25
"""Seconds of delay from which on only choices and views are served."""


class Load:
    """The usual delay of what is due, by default of whatever the event loop is to do, as a moving average."""

    def __init__(self, late: float = LATE) -> None:
        self.delay = 0.0
        self._late = late
        self._task: asyncio.Task[None] | None = None

    @property
    def high(self) -> bool:
        """Whether the site can hardly keep up."""
        return self.delay > self._late

    def note(self, late: float) -> None:
        """Something was so many seconds late; a long delay counts at once, its end only in time."""
        self.delay = max(late / 2, _MEMORY * self.delay + (1 - _MEMORY) * late)

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(_PERIOD)
            self.note(max(0.0, time.monotonic() - before - _PERIOD))
