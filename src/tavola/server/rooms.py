"""All tables of this site that are in memory; the journal has the others."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from random import SystemRandom
from typing import TypeAlias

from tavola import library
from tavola.bots import BOTS, bots_for
from tavola.kernel import TavolaError
from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.absences import GRACE
from tavola.server.clock import Clock, SystemClock
from tavola.server.dozing import Dozing
from tavola.server.edition import edition_of
from tavola.server.kept_records import KeptRecords
from tavola.server.limits import Limits
from tavola.server.load import LATE, Load
from tavola.server.metrics import Metrics
from tavola.server.pool import BotPool
from tavola.server.room import Command, Room
from tavola.server.workshop import Workshop
from tavola.table import DamagedTable, Entry, Table
from tavola.table.ports import Journal

_log = logging.getLogger(__name__)
_CHANCE = SystemRandom()

Corrections: TypeAlias = Mapping[str, Mapping[str, str]]
"""Component values as the host's boxes have them, by game and name."""

IDLE_TABLES = 32
"""How many idle tables stay in memory, in case somebody comes back."""
HOUSEKEEPING_SECONDS = 30.0
"""How often it is noted which tables rest."""
WAKING_PAUSE = 0.05
"""Seconds between tables that are opened because somebody dozes there."""
GOODBYE_SECONDS = 1.0
"""How long a closing site waits for clients to hear of it."""


def new_key() -> str:
    """A new unguessable key."""
    return secrets.token_urlsafe(18)


def derived_key(key: str, purpose: str) -> str:
    """The key for a purpose that only the holder of `key` can work out."""
    made = hmac.digest(key.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:18]).decode()


def strongest_bot(game: str) -> str:
    """The best of our own bots for a game."""
    return [name for name in BOTS if name in bots_for(game)][-1]


def _must_be_showable(table: Table) -> None:
    """Raise DamagedTable if not even the game is known that is played at a table."""
    if table.setup.game not in library.game_names():
        game = table.setup.game
        why = f"the game {game!r} is not known here" if game else str(table.broken)
        raise DamagedTable(table.id, why)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


class Rooms:
    """The tables in this process's memory, at most one room for each."""

    def __init__(
        self,
        journal: Journal,
        pool: BotPool,
        *,
        bot_pause: float = 0.0,
        idle_tables: int = IDLE_TABLES,
        grace: float = GRACE,
        clock: Clock | None = None,
        corrections: Corrections | None = None,
        limits: Limits | None = None,
        study_process: bool = False,
        view_processes: int = 0,
    ) -> None:
        self.journal = journal
        self.pool = pool
        self.workshop = Workshop(limits, has_process=study_process, view_processes=view_processes)
        self.load = Load(LATE * self.workshop.limits.scale)
        self.workshop.overloaded = lambda: self.overloaded
        self.metrics = Metrics()
        self.bot_pause = bot_pause
        self.grace = grace
        self.clock: Clock = clock or SystemClock()
        self.corrections: Corrections = corrections or {}
        self._max_idle = idle_tables
        self._rooms: dict[str, Room] = {}
        self._idle: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._resting: dict[str, int] = {}
        self.dozing = Dozing()
        self.edition = edition_of(self.corrections)
        """What everything is drawn and worded by."""
        self.archive_after: float | None = None
        self.kept_records: KeptRecords | None = None
        """Seconds after which a table that nobody has changed is packed away; None: never."""
        self.closing = False

    @property
    def overloaded(self) -> bool:
        """Whether choices or views can hardly keep up."""
        return self.load.high or self.workshop.views_are_late

    async def new(self, *commands: Command) -> Room:
        """Make a table with these commands, journaled as one change."""
        table = self._blank(new_table_id())
        entries = [entry for command in commands for entry in command(table)]
        await self.journal.create(
            table.id, entries, game=table.setup.game, name=table.name, status=table.status
        )
        return self._add(table, entries)

    @contextlib.asynccontextmanager
    async def visit(self, ident: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory for the length of the block. Raises NoSuchTable."""
        room = self._rooms.get(ident) or await self._open_once(ident)
        with room.held():
            yield room

    async def _open_once(self, ident: str) -> Room:
        # The first visitor opens it for all, and leaving early does not stop that.
        if ident not in self._opening:
            opening = self._opening[ident] = asyncio.ensure_future(self._open(ident))
            opening.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._opening[ident])
        # Before this visitor's turn it may have been dropped from memory again.
        return self._rooms.get(ident) or await self._open_once(ident)

    async def _open(self, ident: str) -> Room:
        try:
            return self._add(*await self._read(ident))
        finally:
            del self._opening[ident]

    def _add(self, table: Table, entries: Sequence[Entry]) -> Room:
        room = self._rooms[table.id] = Room(table, self, entries)
        self.dozing.wake(table.id)
        self.changed(room)
        if not self.closing:
            with room.held():
                room.wake()
        return room

    def acquired(self, room: Room) -> None:
        """The room is in use again."""
        self._idle.pop(room.table.id, None)

    def released(self, room: Room) -> None:
        """The room is idle now; the longest idle ones beyond the limit leave memory."""
        self._idle[room.table.id] = room
        while len(self._idle) > self._max_idle and not self.closing:
            ident, idle = self._idle.popitem(last=False)
            del self._rooms[ident]
            idle.retire()
            self.workshop.forget(ident)

    # -- who comes back ----------------------------------------------------------------------------

    async def asleep_at(self, ident: str) -> int | None:
        """The version of a table that is on disk alone; None if it is in memory, or not to be found."""
        if ident in self._rooms:
            return None
        try:
            version = await self.journal.version(ident)
        except TavolaError:
            return None  # whoever visits it is told what is wrong
        return None if ident in self._rooms else version

    async def doze(self, ident: str) -> None:
        """Return when the table is in memory, or the site stops."""
        if ident not in self._rooms and not self.closing:
            await self.dozing.sleep(ident)

    async def open_dozing(self) -> None:
        """Open the tables of those who doze, one at a time, whenever nobody waits for anything else."""
        while True:
            ident = await self.dozing.longest()
            while self.workshop.views_waiting or self.overloaded:
                await asyncio.sleep(WAKING_PAUSE)
            try:
                async with self.visit(ident):
                    pass  # that woke them up
            except TavolaError:
                self.dozing.wake(ident)  # they will be told what is wrong with it
            await asyncio.sleep(WAKING_PAUSE)

    async def read(self, ident: str) -> Table:
        """Load a table from the journal."""
        return (await self._read(ident))[0]

    async def _read(self, ident: str) -> tuple[Table, Sequence[Entry]]:
        """A table, and the entries that made it."""
        entries = [kept.entry for kept in await self.journal.read(ident)]
        table = self._blank(ident)
        await self.workshop.view(lambda: table.replayed(entries))
        if table.broken is not None:
            _log.error("table %s is read-only: %s", ident, table.broken)
            _must_be_showable(table)
        return table, entries

    async def resume(self) -> None:
        """Open the tables that may go on by themselves, so that their bots play on."""
        for ident in await self.journal.unfinished():
            try:
                async with self.visit(ident):
                    pass  # once open, its bots move by themselves
            except TavolaError as error:
                _log.error("table %s cannot be resumed: %s", ident, error)

    # -- housekeeping -------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """The room's table is as it is on disk; if it waits for people alone, that will be noted."""
        self._resting.pop(room.table.id, None)
        if room.rests:
            self._resting[room.table.id] = room.table.version

    async def keep_house(self) -> None:
        """Note from time to time which tables rest, and pack away those that nobody comes back to."""
        while True:
            await self.clock.sleep(HOUSEKEEPING_SECONDS)
            try:
                await self.tidy()
            except TavolaError as error:
                _log.error("housekeeping failed: %s", error)

    async def tidy(self) -> None:
        """Note which tables rest, and pack some of the abandoned ones away."""
        resting, self._resting = self._resting, {}
        await self.journal.rest(resting)
        if self.archive_after is not None:
            packed = await self.journal.archive(time.time() - self.archive_after)
            if packed:
                _log.info("%s abandoned tables were archived", len(packed))

    @property
    def live(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    async def say_goodbye(self) -> None:
        """Tell all clients that the site stops, and give them a moment to hear it."""
        self.closing = True
        self.dozing.wake_all()
        for room in self.live:
            for connection in tuple(room.connections):
                connection.close(m.Closing(presenter.common_words(connection.language).say("table-closing")))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(room.connections for room in self.live):
                    await asyncio.sleep(0.01)
        for room in self.live:
            for connection in tuple(room.connections):
                connection.abandon()

    async def close(self) -> None:
        self.closing = True
        await asyncio.gather(*(room.close() for room in self.live))
        self.pool.close()
        self.workshop.close()
        with contextlib.suppress(TavolaError):
            await self.journal.rest(self._resting)
        await self.journal.close()

    @staticmethod
    def _blank(ident: str) -> Table:
        return Table(ident, library.game, _CHANCE.randrange, strongest_bot)
