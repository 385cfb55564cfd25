"""How long the people of a table have been away, and when others may go on without them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from tavola.kernel import Seat, TavolaError
from tavola.server.clock import Clock

if TYPE_CHECKING:
    from tavola.server.room import Room

_log = logging.getLogger(__name__)

GRACE = 60.0
"""Seconds that somebody may be away before others decide without them."""
_RETRY = 1.0
"""Seconds between attempts while something such as a full disk prevents it."""


class Absences:
    """Which seats have a holder who is away, and since when."""

    def __init__(self, grace: float, now: Callable[[], float]) -> None:
        self._grace, self._now = grace, now
        self._since: dict[Seat, float] = {}

    def update(self, held: Iterable[Seat], here: Collection[Seat]) -> None:
        """These seats have holders, and of those these are here now."""
        now = self._now()
        self._since = {seat: self._since.get(seat, now) for seat in held if seat not in here}

    def grace_left(self) -> dict[Seat, float]:
        """For everybody who is away: seconds until others may go on without them."""
        now = self._now()
        return {seat: max(0.0, since + self._grace - now) for seat, since in self._since.items()}

    def long_absent(self) -> frozenset[Seat]:
        """The seats whose holders have been away for longer than others have to wait."""
        return frozenset(seat for seat, left in self.grace_left().items() if left == 0)


class ConsentWaiver:
    """Ends a take-back's waiting for people who stay away; woken by changes, like the bots."""

    def __init__(self, room: Room, clock: Clock) -> None:
        self._room = room
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._stopped = False

    def wake(self) -> None:
        """Start waiting anew, as who is awaited or who is here may have changed."""
        if self._task is not None and not self._task.done():
            if not self._asleep:
                return  # it looks again by itself
            self._task.cancel()
        if not self._stopped and self._wait() is not None:
            let_go = self._room.hold()
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(lambda _: let_go())

    async def stop(self) -> None:
        """Stop for good; later changes do not start it again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _wait(self) -> float | None:
        """Seconds until the next consent is waived; None: nobody is waited for who is away."""
        table, left = self._room.table, self._room.absences.grace_left()
        awaited = () if table.broken is not None else table.consent_awaited
        return min((left[seat] for seat in awaited if seat in left), default=None)

    async def _run(self) -> None:
        while (left := self._wait()) is not None:
            if left > 0:
                await self._sleep(left)
                continue
            try:
                await self._room.change(lambda table: table.waive_consent(self._room.absences.long_absent()))
            except TavolaError as error:
                _log.error("a take-back at table %s cannot go on: %s", self._room.table.id, error)
                await self._sleep(_RETRY)

    async def _sleep(self, seconds: float) -> None:
        self._asleep = True
        try:
            await self._clock.sleep(seconds)
        finally:
            self._asleep = False
