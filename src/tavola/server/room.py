"""A room: one live table and whoever is there. One writer; a change is on disk before it is heard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol

from tavola.kernel import Seat, TavolaError
from tavola.server.absences import Absences, ConsentWaiver
from tavola.server.bot_runner import BotRunner
from tavola.server.clock import Clock
from tavola.server.pool import BotPool
from tavola.server.render_cache import RenderCache
from tavola.server.sockets import Connection
from tavola.table import Conflict, Entry, Table
from tavola.table.ports import Journal

Act = Callable[[Table], list[Entry]]
"""Changes a table and returns the entries to be kept, or raises. May be called again on a reloaded table."""

_TRIES = 3
"""So often a change is tried when somebody else was first each time."""


class House(Protocol):
    """What a room needs of the site."""

    journal: Journal
    pool: BotPool
    bot_pause: float
    clock: Clock
    grace: float

    async def read(self, ident: str) -> Table:
        """A table as its journal says."""
        ...

    def needed(self, room: Room) -> None:
        """Somebody holds the room again."""
        ...

    def left(self, room: Room) -> None:
        """Nobody holds the room any more."""
        ...


class Room:
    """One table, its sockets and its bots.

    `table` may be ahead of the disk while a change is being written, so whoever tells of it uses `reading`.
    """

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.cache = RenderCache()
        self.rematching = asyncio.Lock()
        """Held while a rematch is set up, so that there is only one."""
        self.bot_runner = BotRunner(self, house.pool, house.bot_pause)
        self._house = house
        self._lock = asyncio.Lock()
        self._spoilt = False
        self._keys = _keys_of(table)
        """The keys of every seat as they are on disk, so that who is here can be told at any time."""
        self.absences = Absences(house.grace, house.clock.now)
        self.absences.update(self._held(), ())
        self.waiver = ConsentWaiver(self, house.clock)
        self._holders = 0
        self._changes: set[asyncio.Task[int]] = set()

    # -- who needs it in memory ---------------------------------------------------------------------

    @contextmanager
    def held(self) -> Iterator[None]:
        """As long as somebody holds it, the site has this room and no other for the table."""
        release = self.hold()
        try:
            yield
        finally:
            release()

    def hold(self) -> Callable[[], None]:
        """The same for whoever ends elsewhere; returns how to let go."""
        self._holders += 1
        if self._holders == 1:
            self._house.needed(self)
        return self._let_go

    def _let_go(self) -> None:
        self._holders -= 1
        if not self._holders:
            self._house.left(self)

    # -- reading and changing -----------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """The table as it is on disk, unchanged meanwhile."""
        async with self._lock:
            yield await self._sound()

    async def change(self, act: Act) -> int:
        """Let `act` change the table, write it down, then tell everybody; returns the new version.

        It is carried through even when whoever asked for it goes away meanwhile.
        """
        let_go = self.hold()
        task = asyncio.create_task(self._change(act))
        self._changes.add(task)

        def changed(_: object) -> None:
            self._changes.discard(task)
            if not task.cancelled():
                task.exception()  # whoever asked may be gone; then nobody else looks at it
            let_go()

        task.add_done_callback(changed)
        return await asyncio.shield(task)

    async def _change(self, act: Act) -> int:
        async with self._lock:
            version = await self._written(act)
        self.tell()
        self.wake()
        return version

    async def _written(self, act: Act) -> int:
        for tries in range(1, _TRIES + 1):
            table = await self._sound()
            before = table.version
            try:
                entries = act(table)
                if not entries:
                    return table.version
                await self._house.journal.append(table.id, before, entries, status=table.status)
            except Conflict:
                self._spoilt = True
                if tries == _TRIES:
                    raise
            except BaseException as error:
                # Refused as a whole, an act leaves no trace; otherwise what is on disk counts.
                self._spoilt = table.version != before or not isinstance(error, TavolaError)
                raise
            else:
                self._kept()
                return table.version
        raise AssertionError("unreachable")

    async def _sound(self) -> Table:
        """The table; read anew if what is here is not what is on disk. Needs the lock."""
        if self._spoilt:
            self.table = await self._house.read(self.table.id)
            self._spoilt = False
            self._kept()
            self.tell()
            self.wake()
        return self.table

    def wake(self) -> None:
        """See to what goes on without anybody's asking: bots, and the end of waiting for the absent."""
        self.bot_runner.wake()
        self.waiver.wake()

    def _kept(self) -> None:
        """The table is as it is on disk, now; who is here may sit elsewhere."""
        before, self._keys = self._keys, _keys_of(self.table)
        if self._keys != before:
            self._presence_changed()

    # -- who is here --------------------------------------------------------------------------------

    def tell(self) -> None:
        """Everybody gets the new state, each at their own pace."""
        for connection in self.connections:
            connection.refresh()

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._presence_changed()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self._presence_changed()

    def _presence_changed(self) -> None:
        self.absences.update(self._held(), self.connected())
        self.waiver.wake()
        for connection in self.connections:
            connection.greet()

    def connected(self) -> list[Seat]:
        """Seats whose holder is here."""
        return sorted({seat for c in self.connections for seat in self._seats_of(c)})

    def _held(self) -> list[Seat]:
        """Seats that have a holder."""
        return [seat for seat, keys in enumerate(self._keys) if keys]

    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not self._seats_of(c) for c in self.connections)

    def _seats_of(self, connection: Connection) -> list[Seat]:
        return [seat for seat, keys in enumerate(self._keys) if any(map(connection.keys.opens, keys))]

    # -- the end ------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop what goes on by itself and finish what is being written."""
        await self.bot_runner.stop()
        await self.waiver.stop()
        if self._changes:
            await asyncio.wait(self._changes)


def _keys_of(table: Table) -> list[tuple[str, ...]]:
    return [tuple(chair.keys) for chair in table.chairs]
