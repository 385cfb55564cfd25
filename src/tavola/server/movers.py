"""Movers: the bots of one table, moving as long as it is their turn."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING

from tavola.kernel import IllegalChoice, Perspective, Seat, TavolaError, UnknownOption
from tavola.server.pool import BotPool
from tavola.table import Entry, Table

if TYPE_CHECKING:
    from tavola.server.room import Room

_log = logging.getLogger(__name__)
_CHANCE = SystemRandom()

_FIRST_WAIT, _LONGEST_WAIT = 0.1, 30.0
"""Seconds until a bot tries again when something stood in the way, such as a full disk."""


class Overtaken(TavolaError):
    """While the bot was thinking, its question went away."""


class Movers:
    """One task that moves the bots of a room; it ends when no bot is to move, and is woken by changes."""

    def __init__(self, room: Room, pool: BotPool, pause: float) -> None:
        self._room = room
        self._pool = pool
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def wake(self) -> None:
        """See to it that bots move while it is their turn."""
        idle = self._task is None or self._task.done()
        if idle and not self._stopped and self._to_move() is not None:
            let_go = self._room.hold()
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(lambda _: let_go())

    async def stop(self) -> None:
        """For good: what is still being written wakes nobody."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _to_move(self) -> Seat | None:
        table = self._room.table
        return next((seat for seat in table.waiting_for if table.chairs[seat].bot), None)

    async def _run(self) -> None:
        wait = _FIRST_WAIT
        seat = self._to_move()
        while seat is not None:
            if self._room.connections and self._pause:
                await asyncio.sleep(self._pause)
            try:
                await self._move(seat)
            except Overtaken:
                pass
            except Exception as error:
                _log.error("a bot at table %s cannot move: %r", self._room.table.id, error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
                continue  # with the same seat: in memory, its move may look as if it had been made
            wait = _FIRST_WAIT
            seat = self._to_move()

    async def _move(self, seat: Seat) -> None:
        async with self._room.reading() as table:
            if self._to_move() != seat:
                return
            asked, name, game = table.asked_at(seat), table.chairs[seat].bot, table.setup.game
            perspective = table.perspective(seat, _CHANCE.randrange)
        text = await self._chosen(name, game, perspective)

        def act(table: Table) -> list[Entry]:
            if asked is None or table.asked_at(seat) != asked or table.chairs[seat].bot != name:
                raise Overtaken("the question changed while the bot was thinking")
            return table.choose(seat, asked, text)

        try:
            await self._room.change(act)
        except (IllegalChoice, UnknownOption) as error:
            _log.error("the bot %s is mistaken, so chance moves for it: %s", name, error)
            text = _by_chance(perspective)
            await self._room.change(act)

    async def _chosen(self, name: str, game: str, perspective: Perspective) -> str:
        urgent = bool(self._room.connections)
        try:
            return await self._pool.choose(name, game, perspective, _CHANCE.getrandbits(64), urgent=urgent)
        except Exception:
            _log.exception("the bot %s failed at table %s; chance moves for it", name, self._room.table.id)
            return _by_chance(perspective)


def _by_chance(perspective: Perspective) -> str:
    return str(_CHANCE.choice(perspective.options))
