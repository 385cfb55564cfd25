"""Rooms: all live tables of this site. A table that nobody needs is forgotten; the journal has it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from random import SystemRandom

from tavola import library
from tavola.kernel import TavolaError
from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.absences import GRACE
from tavola.server.clock import Clock, SystemClock
from tavola.server.pool import BotPool
from tavola.server.room import Act, Room
from tavola.table import Table
from tavola.table.ports import Journal

_log = logging.getLogger(__name__)
_CHANCE = SystemRandom()

SPARE = 32
"""So many tables, at least one, stay at hand although nobody needs them now; somebody may come back."""
GOODBYE = 1.0
"""Seconds that goodbyes may take."""


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(18)


def derived_key(key: str, purpose: str) -> str:
    """A key that only the holder of another one could guess; the same for the same purpose."""
    made = hmac.digest(key.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:18]).decode()


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


class Rooms:
    """All live tables of this process, at most one room for each."""

    def __init__(
        self,
        journal: Journal,
        pool: BotPool,
        *,
        bot_pause: float = 0.0,
        spare: int = SPARE,
        grace: float = GRACE,
        clock: Clock | None = None,
    ) -> None:
        self.journal = journal
        self.pool = pool
        self.bot_pause = bot_pause
        self.grace = grace
        self.clock: Clock = clock or SystemClock()
        self._spare = spare
        self._rooms: dict[str, Room] = {}
        self._unneeded: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self.closing = False

    async def new(self, *acts: Act) -> Room:
        """A new table, set up by these acts and written down as one."""
        table = self._blank(new_table_id())
        entries = [entry for act in acts for entry in act(table)]
        await self.journal.create(
            table.id, entries, game=table.setup.game, name=table.name, status=table.status
        )
        return self._keep(table)

    @contextlib.asynccontextmanager
    async def visit(self, ident: str) -> AsyncIterator[Room]:
        """The live table of this id, kept as long as the visit lasts. Raises NoSuchTable."""
        room = self._rooms.get(ident) or await self._opened(ident)
        with room.held():
            yield room

    async def _opened(self, ident: str) -> Room:
        # Whoever comes first opens it for all, and goes on with that even if they go away.
        if ident not in self._opening:
            opening = self._opening[ident] = asyncio.ensure_future(self._open(ident))
            opening.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._opening[ident])
        # Between its opening and this visitor's turn it may have been forgotten again.
        return self._rooms.get(ident) or await self._opened(ident)

    async def _open(self, ident: str) -> Room:
        try:
            return self._keep(await self.read(ident))
        finally:
            del self._opening[ident]

    def _keep(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self)
        if not self.closing:
            with room.held():
                room.wake()
        return room

    def needed(self, room: Room) -> None:
        """Somebody holds this room again."""
        self._unneeded.pop(room.table.id, None)

    def left(self, room: Room) -> None:
        """Nobody holds this room any more: it becomes a spare one, and the oldest spare one is forgotten."""
        self._unneeded[room.table.id] = room
        while len(self._unneeded) > self._spare:
            ident, _ = self._unneeded.popitem(last=False)
            del self._rooms[ident]

    async def read(self, ident: str) -> Table:
        """A table as its journal says."""
        entries = await self.journal.read(ident)
        table = self._blank(ident)
        await asyncio.to_thread(table.replayed, entries)
        if table.broken is not None:
            _log.error("table %s is read-only: %s", ident, table.broken)
        return table

    async def resume(self) -> None:
        """Open the tables where something is still to be done without anybody's asking."""
        for ident in await self.journal.unfinished():
            try:
                async with self.visit(ident):
                    pass  # opened, its bots move by themselves
            except TavolaError as error:
                _log.error("table %s cannot be resumed: %s", ident, error)

    @property
    def live(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    async def say_goodbye(self) -> None:
        """Tell all clients that the site stops, and wait a moment until they have heard it."""
        self.closing = True
        for room in self.live:
            for connection in tuple(room.connections):
                connection.close(m.Closing(presenter.common_words(connection.language).say("table-closing")))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(room.connections for room in self.live):
                    await asyncio.sleep(0.01)
        for room in self.live:
            for connection in tuple(room.connections):
                connection.give_up()

    async def close(self) -> None:
        self.closing = True
        await asyncio.gather(*(room.close() for room in self.live))
        self.pool.close()
        await self.journal.close()

    @staticmethod
    def _blank(ident: str) -> Table:
        return Table(ident, library.game, _CHANCE.randrange)
