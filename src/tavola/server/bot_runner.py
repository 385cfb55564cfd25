"""Plays the bots of one table for as long as it is their turn."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING

from tavola.kernel import IllegalChoice, Perspective, Seat, TavolaError, UnknownOption
from tavola.server.lessons import reply
from tavola.server.pool import Advised, BotPool
from tavola.server.turn_pause import TURN_PAUSE
from tavola.table import Entry, Table

if TYPE_CHECKING:
    from tavola.server.room import Room

_log = logging.getLogger(__name__)
_CHANCE = SystemRandom()

_FIRST_RETRY, _LONGEST_RETRY = 0.1, 30.0
"""Seconds between a bot's attempts while something such as a full disk prevents its move."""


class QuestionChanged(TavolaError):
    """The bot's question changed while it was thinking."""


class BotRunner:
    """A task that plays the bots of a room; it ends when no bot is to move and restarts after changes."""

    def __init__(self, room: Room, pool: BotPool, pause: float) -> None:
        self._room = room
        self._pool = pool
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def wake(self) -> None:
        """Start the task unless it runs already or no bot is to move."""
        idle = self._task is None or self._task.done()
        if idle and not self._stopped and self._next_bot() is not None:
            let_go = self._room.hold()
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(lambda _: let_go())

    async def stop(self) -> None:
        """Stop for good; later changes do not start it again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next_bot(self) -> Seat | None:
        table = self._room.table
        return next((seat for seat in table.waiting_for if table.chairs[seat].bot), None)

    def _follows_a_person(self) -> bool:
        """Whether a person may still take back what the bot is to answer to."""
        table = self._room.table
        return any(chair.is_person and table.undoable(chair.seat) for chair in table.chairs)

    async def _run(self) -> None:
        wait = _FIRST_RETRY
        seat = self._next_bot()
        while seat is not None:
            if self._room.connections and self._pause:
                await asyncio.sleep(TURN_PAUSE if self._follows_a_person() else self._pause)
            try:
                await self._move(seat)
            except QuestionChanged:
                pass
            except Exception as error:
                _log.error("a bot at table %s cannot move: %r", self._room.table.id, error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_RETRY)
                continue  # with the same seat: in memory, its move may look as if it had been made
            wait = _FIRST_RETRY
            seat = self._next_bot()

    async def _move(self, seat: Seat) -> None:
        async with self._room.reading() as table:
            if self._next_bot() != seat:
                return
            asked, name, game = table.asked_at(seat), table.chairs[seat].bot, table.setup.game
            perspective, by_lesson = table.perspective(seat, _CHANCE.randrange), reply(table, seat)
        text = by_lesson or await self.ask(name, game, perspective)

        def command(table: Table) -> list[Entry]:
            if asked is None or table.asked_at(seat) != asked or table.chairs[seat].bot != name:
                raise QuestionChanged("the question changed while the bot was thinking")
            return table.choose(seat, asked, text)

        try:
            await self._room.change(command)
        except (IllegalChoice, UnknownOption) as error:
            _log.error("the bot %s is mistaken, so chance moves for it: %s", name, error)
            text = _random_choice(perspective)
            await self._room.change(command)

    async def ask(self, name: str, game: str, perspective: Perspective) -> str:
        """What this bot answers, or chance where it fails."""
        urgent = bool(self._room.connections)
        try:
            return await self._pool.choose(name, game, perspective, _CHANCE.getrandbits(64), urgent=urgent)
        except Exception:
            _log.exception("the bot %s failed at table %s; chance moves for it", name, self._room.table.id)
            return _random_choice(perspective)

    async def advise(self, name: str, game: str, perspective: Perspective) -> Advised:
        """What this bot would choose and why; a choice by chance, without a reason, where it fails."""
        try:
            return await self._pool.advise(name, game, perspective, _CHANCE.getrandbits(64))
        except Exception:
            _log.exception("the bot %s failed at table %s; chance advises", name, self._room.table.id)
            return _random_choice(perspective), ()


def _random_choice(perspective: Perspective) -> str:
    return str(_CHANCE.choice(perspective.options))
