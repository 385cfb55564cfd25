"""The pause after a person's turn, in which it can still be taken back; the server ends it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tavola.kernel import Seat, TavolaError
from tavola.server.clock import Clock
from tavola.table import Entry, Table

if TYPE_CHECKING:
    from tavola.server.room import Room

_log = logging.getLogger(__name__)

TURN_PAUSE = 2.5
"""Seconds between the end of a person's turn and the next one."""
PAUSE_AFTER_GUESS = 8.0
"""Seconds, where the last choice was in part a guess that the person may want to change."""
_RETRY = 1.0
"""Seconds between attempts while something such as a full disk prevents it."""


class TurnPause:
    """Lets the next turn begin when its time has come, whether or not the mover is still here.

    Whoever plays the careful way ends their turns themselves. How somebody plays is remembered while the
    table is in memory, also when they are gone.
    """

    def __init__(self, room: Room, clock: Clock) -> None:
        self._room = room
        self._clock = clock
        self._careful: set[Seat] = set()
        self._guessed: set[Seat] = set()
        self._awaited: tuple[Seat, int] | None = None
        """Who may still take back the turn, and since which version of the table."""
        self._ends = 0.0
        self._task: asyncio.Task[None] | None = None
        self._runs_for: tuple[Seat, int] | None = None
        self._stopped = False

    def set_careful(self, seat: Seat, *, careful: bool) -> None:
        """This seat ends its turns itself, or no longer does."""
        if careful:
            self._careful.add(seat)
        else:
            self._careful.discard(seat)
        self._awaited = None
        self.wake()

    def chosen(self, seat: Seat, *, guess: bool) -> None:
        """The seat chooses now; a guess gets a longer pause."""
        if guess:
            self._guessed.add(seat)
        else:
            self._guessed.discard(seat)

    def left(self) -> float | None:
        """Seconds until the turn ends by itself; None: it does not."""
        self._look()
        return None if self._awaited is None else max(0.0, self._ends - self._clock.now())

    def wake(self) -> None:
        """Start waiting anew if there is something else to wait for."""
        self._look()
        if self._task is not None and not self._task.done():
            if self._runs_for == self._awaited:
                return
            self._task.cancel()
        if self._awaited is not None and not self._stopped:
            let_go = self._room.hold()
            self._runs_for = self._awaited
            self._task = asyncio.create_task(self._run(*self._awaited))
            self._task.add_done_callback(lambda _: let_go())

    async def stop(self) -> None:
        """Stop for good; later changes do not start it again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _look(self) -> None:
        """See whose turn is to end; the pause begins when that has changed."""
        table = self._room.table
        seat = table.waits_for_confirmation
        if seat is None or seat in self._careful or table.broken is not None:
            self._awaited = None
        elif self._awaited != (seat, table.version):
            self._awaited = seat, table.version
            pause = PAUSE_AFTER_GUESS if seat in self._guessed else TURN_PAUSE
            self._ends = self._clock.now() + pause

    async def _run(self, seat: Seat, version: int) -> None:
        def end(table: Table) -> list[Entry]:
            is_same = table.waits_for_confirmation == seat and table.version == version
            return table.confirm(seat) if is_same else []

        await self._clock.sleep(max(0.0, self._ends - self._clock.now()))
        while not self._stopped:
            try:
                await self._room.change(end)
            except TavolaError as error:
                _log.error("the turn at table %s cannot end: %s", self._room.table.id, error)
                await self._clock.sleep(_RETRY)
            else:
                return
