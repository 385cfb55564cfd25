"""Rooms: live tables with whoever watches them. One writer each; a change is on disk before it is heard."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from random import SystemRandom

from tavola import library
from tavola.kernel import Seat, TavolaError
from tavola.server.gallery import Gallery
from tavola.server.pool import BotPool
from tavola.server.sockets import Connection
from tavola.table import Entry, Table
from tavola.table.ports import Journal

_log = logging.getLogger(__name__)
_CHANCE = SystemRandom()

Act = Callable[[Table], list[Entry]]


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


class Room:
    """One table, its sockets and its bots."""

    def __init__(self, table: Table, rooms: Rooms) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.gallery = Gallery()
        self._rooms = rooms
        self._bots: asyncio.Task[None] | None = None

    async def change(self, act: Act) -> int:
        """Let `act` change the table, write it down, then tell everybody; returns the new version."""
        async with self.lock:
            before = self.table.version
            entries = act(self.table)
            try:
                await self._rooms.journal.append(self.table.id, before, entries, status=self.table.status)
            except BaseException:
                self.table = await self._rooms.read(self.table.id)
                raise
            version = self.table.version
        self.tell()
        self.wake_bots()
        return version

    def tell(self) -> None:
        """Everybody gets the new state, each at their own pace."""
        for connection in self.connections:
            connection.refresh()

    def presence_changed(self) -> None:
        for connection in self.connections:
            connection.greet()

    def connected(self) -> list[Seat]:
        """Seats whose holder is here."""
        return sorted({seat for c in self.connections for seat in self.table.seats_of(c.keys)})

    # -- bots ---------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """See to it that bots move while it is their turn."""
        if self._bots is None or self._bots.done():
            if self._bot_to_move() is None:
                return
            self._bots = asyncio.create_task(self._let_bots_move())

    def _bot_to_move(self) -> Seat | None:
        if self.table.broken is not None:
            return None
        return next((seat for seat in self.table.waiting_for if self.table.chairs[seat].bot), None)

    async def _let_bots_move(self) -> None:
        while (seat := self._bot_to_move()) is not None:
            if self.connections and self._rooms.bot_pause:
                await asyncio.sleep(self._rooms.bot_pause)
            await self._let_bot_move(seat)

    async def _let_bot_move(self, seat: Seat) -> None:
        async with self.lock:
            if self._bot_to_move() != seat:
                return
            version, name = self.table.version, self.table.chairs[seat].bot
            perspective = self.table.perspective(seat, _CHANCE.randrange)
            game = self.table.setup.game
        try:
            text = await self._rooms.pool.choose(name, game, perspective, _CHANCE.getrandbits(64))
        except Exception:
            _log.exception("the bot on seat %s of table %s failed; chance moves for it", seat, self.table.id)
            text = str(_CHANCE.choice(perspective.options))

        def act(table: Table) -> list[Entry]:
            still = table.chairs[seat].bot == name and table.asked_at(seat) is not None
            if not still or (table.asked_at(seat) or 0) > version:
                raise TavolaError("the question changed while the bot was thinking")
            return table.choose(seat, table.version, text)

        try:
            await self.change(act)
        except TavolaError as error:
            _log.info("a bot's choice came too late: %s", error)
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        bots = self._bots is not None and not self._bots.done()
        return not self.connections and not bots and not self.lock.locked()


class Rooms:
    """All live tables of this process."""

    def __init__(self, journal: Journal, pool: BotPool, *, bot_pause: float = 0.0) -> None:
        self.journal = journal
        self.pool = pool
        self.bot_pause = bot_pause
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}

    async def new(self, *acts: Act) -> Room:
        """A new table, set up by these acts and written down as one."""
        table = self._blank(new_table_id())
        entries = [entry for act in acts for entry in act(table)]
        await self.journal.create(
            table.id, entries, game=table.setup.game, name=table.name, status=table.status
        )
        room = self._rooms[table.id] = Room(table, self)
        room.wake_bots()
        return room

    async def room(self, ident: str) -> Room:
        """The live table of this id; read from the journal if it is not at hand. Raises NoSuchTable."""
        if ident in self._rooms:
            return self._rooms[ident]
        if ident not in self._opening:
            self._opening[ident] = asyncio.ensure_future(self._open(ident))
        return await asyncio.shield(self._opening[ident])

    async def _open(self, ident: str) -> Room:
        try:
            room = Room(await self.read(ident), self)
            self._rooms[ident] = room
            room.wake_bots()
            return room
        finally:
            del self._opening[ident]

    async def read(self, ident: str) -> Table:
        """A table as its journal says."""
        table = self._blank(ident)
        table.replayed(await self.journal.read(ident))
        if table.broken is not None:
            _log.error("table %s is read-only: %s", ident, table.broken)
        return table

    async def resume(self) -> None:
        """Open the tables where something is still to be done without anybody's asking."""
        for ident in await self.journal.unfinished():
            room = await self.room(ident)
            self.forget_if_idle(room)

    def forget_if_idle(self, room: Room) -> None:
        """Nobody needs it in memory; the journal has it."""
        if room.idle and room._bot_to_move() is None:
            self._rooms.pop(room.table.id, None)

    @property
    def live(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    async def say_goodbye(self) -> None:
        """Tell all clients that the server stops."""
        for room in self.live:
            for connection in tuple(room.connections):
                connection.close()
        await asyncio.sleep(0)

    async def close(self) -> None:
        for room in self.live:
            await room.close()
        self.pool.close()
        await self.journal.close()

    @staticmethod
    def _blank(ident: str) -> Table:
        return Table(ident, library.game, _CHANCE.randrange)
