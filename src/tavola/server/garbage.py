"""When Python looks for garbage that refers to itself.

A look stops all threads for as long as there are objects to look at, so it should come often and see
little. Python looks at new objects when there are so many more than the last time; where drawings are
replaced by others there are hardly ever more, and what had gathered by then took a tenth of a second. It
looks at everything whenever it holds a quarter more, which takes seconds with a thousand tables. So we look
ourselves, by the clock. What is made for a choice hardly ever refers to itself, and a table that leaves
memory goes at once, so everything is looked at only for what connections leave behind, when many have ended.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)

NEW, ALL = 0.05, 1_800.0
"""Seconds between looks at what is new, and at least between those at everything."""
MANY = 500
"""Connections that have ended since are worth such a look."""
_BY_ITSELF = 200_000, 5, 1_000_000
"""After how many more new objects Python looks by itself, should we not come to it."""


def settle() -> None:
    """What lives now, as modules and words do, lives for good and is looked at no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_BY_ITSELF)


class Looks:
    """Says, whenever it is asked, whether it is time to look, and looks."""

    def __init__(self, ended: Callable[[], int] = lambda: 0) -> None:
        """`ended` counts the connections that have come to an end."""
        self._ended = ended
        self._ended_by_then = 0
        self._new = self._all = time.monotonic()

    def look(self) -> None:
        """Look at what is new, and if need be at everything; what is found alive is not new any more."""
        now = time.monotonic()
        if now - self._all >= ALL and self._ended() - self._ended_by_then >= MANY:
            found = gc.collect()
            self._new = self._all = time.monotonic()
            self._ended_by_then = self._ended()
            _log.debug("%d objects of garbage found in %.2f s", found, self._all - now)
        elif now - self._new >= NEW:
            gc.collect(1)
            self._new = time.monotonic()


async def look_now_and_then(ended: Callable[[], int] = lambda: 0) -> None:
    """Look as often as is needed, beside what else the event loop does."""
    looks = Looks(ended)
    while True:
        await asyncio.sleep(NEW)
        looks.look()
