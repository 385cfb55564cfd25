"""When Python looks for garbage that refers to itself.

A look stops all threads for as long as there are objects to look at, so it should come often and see
little. Python looks at new objects when there are so many more than the last time; where drawings are
replaced by others there are hardly ever more, and what had gathered by then took a tenth of a second. It
looks at everything whenever it holds a quarter more, which takes seconds with a thousand tables. So we look
ourselves, by the clock. What is made for a choice hardly ever refers to itself, so everything else can wait
for the look at all.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

_log = logging.getLogger(__name__)

NEW, ALL = 0.05, 1_800.0
"""Seconds between looks at what is new, and at everything."""
_BY_ITSELF = 200_000, 5, 1_000_000
"""After how many more new objects Python looks by itself, should we not come to it."""


def settle() -> None:
    """What lives now, as modules and words do, lives for good and is looked at no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_BY_ITSELF)


class Looks:
    """Says, whenever it is asked, whether it is time to look, and looks."""

    def __init__(self) -> None:
        self._new = self._all = time.monotonic()

    def look(self) -> None:
        """Look at what is new, and once in a while at everything; what is found alive is not new any more."""
        now = time.monotonic()
        if now - self._all >= ALL:
            found = gc.collect()
            self._new = self._all = time.monotonic()
            _log.debug("%d objects of garbage found in %.2f s", found, self._all - now)
        elif now - self._new >= NEW:
            gc.collect(1)
            self._new = time.monotonic()


async def look_now_and_then() -> None:
    """Look as often as is needed, beside what else the event loop does."""
    looks = Looks()
    while True:
        await asyncio.sleep(NEW)
        looks.look()
