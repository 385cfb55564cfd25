"""When Python looks for garbage that refers to itself.

Looking at everything that lives stops all threads: a quarter of a second with sixty tables, seconds with a
thousand. Python does so whenever it holds a quarter more than the last time. What is young is still looked at
as it comes, and there most of it is found; the whole, only so often.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

_log = logging.getLogger(__name__)

EVERY = 1_800.0
"""Seconds between looks at everything."""
_YOUNG, _MIDDLE, _NEVER = 2_000, 5, 1_000_000
"""After how many new objects the young are looked at, after how many such looks the middle-aged, and all.

Each look at the middle-aged stops everything for some microseconds an object, so there are few of them.
"""


def settle() -> None:
    """What lives now, as modules and words do, lives for good and is looked at no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def look_now_and_then() -> None:
    """Look at everything once in a while."""
    while True:
        await asyncio.sleep(EVERY)
        began = time.perf_counter()
        found = gc.collect()
        _log.debug("%d objects of garbage found in %.2f s", found, time.perf_counter() - began)
