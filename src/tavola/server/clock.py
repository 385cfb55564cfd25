"""Time, as it comes to the site from outside."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits; a test brings its own."""

    def now(self) -> float:
        """Seconds since any moment; never goes back."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        ...


class SystemClock:
    """This machine's clock."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
