"""One live table and its viewers, with a single writer: a change is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol, TypeVar

from tavola.kernel import Seat, TavolaError
from tavola.server.absences import Absences, ConsentWaiver
from tavola.server.bot_runner import BotRunner
from tavola.server.clock import Clock
from tavola.server.connection import Connection
from tavola.server.pool import BotPool
from tavola.server.render_cache import RenderCache
from tavola.table import Conflict, Entry, Snapshot, Table, snapshot_of
from tavola.table.ports import Journal

Command = Callable[[Table], list[Entry]]
"""Changes a table and returns the entries to journal, or raises; it may run again on a reloaded table."""

_Rendered = TypeVar("_Rendered")

_MAX_TRIES = 3
"""How often a change is tried before giving up because others keep coming first."""


class Site(Protocol):
    """What a room needs of the site."""

    journal: Journal
    pool: BotPool
    render_threads: ThreadPoolExecutor
    bot_pause: float
    clock: Clock
    grace: float

    async def read(self, ident: str) -> Table:
        """Load a table from the journal."""
        ...

    def acquired(self, room: Room) -> None:
        """The room is in use again."""
        ...

    def released(self, room: Room) -> None:
        """Nobody uses the room any more."""
        ...


class Room:
    """One table, its sockets and its bots.

    `table` may be ahead of the disk while a change is being written, so whoever tells of it uses `snapshot`
    or `reading`.
    """

    def __init__(self, table: Table, site: Site) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.rematching = asyncio.Lock()
        """Held while a rematch is set up, so that there is only one."""
        self.bot_runner = BotRunner(self, site.pool, site.bot_pause)
        self._site = site
        self._lock = asyncio.Lock()
        self._stale = False
        self._snapshot: Snapshot | None = None
        self._rendering = asyncio.Lock()
        """Held by whoever uses the cache."""
        self._cache = RenderCache()
        self._keys = _keys_of(table)
        """The keys of every seat as journaled, so that presence can be told without waiting for the lock."""
        self.absences = Absences(site.grace, site.clock.now)
        self.absences.update(self._held(), ())
        self.waiver = ConsentWaiver(self, site.clock)
        self._holders = 0
        self._changes: set[asyncio.Task[int]] = set()

    # -- who needs it in memory ---------------------------------------------------------------------

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep the room in memory for the length of a block, as the only one for its table."""
        release = self.hold()
        try:
            yield
        finally:
            release()

    def hold(self) -> Callable[[], None]:
        """Keep the room in memory until the returned function is called."""
        self._holders += 1
        if self._holders == 1:
            self._site.acquired(self)
        return self._let_go

    def _let_go(self) -> None:
        self._holders -= 1
        if not self._holders:
            self._site.released(self)

    # -- reading and changing -----------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """The table as it is on disk; it does not change inside the block."""
        async with self._lock:
            yield await self._fresh_table()

    async def snapshot(self) -> Snapshot:
        """The table as it is on disk, in a copy that stays as it is; made once for all who ask."""
        found = self._snapshot
        if found is None or self._stale:
            async with self.reading() as table:
                found = self._snapshot = self._snapshot or snapshot_of(table)
        return found

    async def render(self, work: Callable[[Snapshot, RenderCache], _Rendered]) -> _Rendered:
        """Do this with the newest snapshot in a worker thread.

        Nobody's choice waits for it. A room renders in the order of asking, so that nobody gets an older
        version after a newer one, and that the cache serves one thread at a time.
        """
        async with self._rendering:
            snapshot = await self.snapshot()
            loop = asyncio.get_running_loop()
            return await _finished(
                loop.run_in_executor(self._site.render_threads, work, snapshot, self._cache)
            )

    async def change(self, command: Command) -> int:
        """Apply a command, journal it, then notify everybody; returns the new version.

        It is finished even if whoever asked for it disconnects meanwhile.
        """
        let_go = self.hold()
        task = asyncio.create_task(self._change(command))
        self._changes.add(task)

        def changed(_: object) -> None:
            self._changes.discard(task)
            if not task.cancelled():
                task.exception()  # whoever asked may be gone; then nobody else looks at it
            let_go()

        task.add_done_callback(changed)
        return await asyncio.shield(task)

    async def _change(self, command: Command) -> int:
        async with self._lock:
            version = await self._apply_and_journal(command)
        self.notify()
        self.wake()
        return version

    async def _apply_and_journal(self, command: Command) -> int:
        for tries in range(1, _MAX_TRIES + 1):
            table = await self._fresh_table()
            before = table.version
            try:
                entries = command(table)
                if not entries:
                    return table.version
                await self._site.journal.append(table.id, before, entries, status=table.status)
            except Conflict:
                self._stale = True
                if tries == _MAX_TRIES:
                    raise
            except BaseException as error:
                # A command that is refused as a whole leaves no trace; otherwise what is on disk counts.
                self._stale = table.version != before or not isinstance(error, TavolaError)
                raise
            else:
                self._after_journaling()
                return table.version
        raise AssertionError("unreachable")

    async def _fresh_table(self) -> Table:
        """The table, reloaded if memory and disk may differ. Needs the lock."""
        if self._stale:
            self.table = await self._site.read(self.table.id)
            self._stale = False
            self._after_journaling()
            self.notify()
            self.wake()
        return self.table

    def wake(self) -> None:
        """Start what goes on by itself: bots, and the end of waiting for the absent."""
        self.bot_runner.wake()
        self.waiver.wake()

    def _after_journaling(self) -> None:
        """Memory equals disk again, and the seats may have new keys."""
        self._snapshot = None
        before, self._keys = self._keys, _keys_of(self.table)
        if self._keys != before:
            self._presence_changed()

    # -- who is here --------------------------------------------------------------------------------

    def notify(self) -> None:
        """Send everybody the new state, each at their own pace."""
        for connection in self.connections:
            connection.refresh_state()

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
            connection.refresh_presence()

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


async def _finished(work: asyncio.Future[_Rendered]) -> _Rendered:
    """What a thread returns; as a thread cannot be stopped, being cancelled waits for its end, too."""
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait((work,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        work.exception()  # nobody is there to hear of it
        raise cancelled
    return work.result()


def _keys_of(table: Table) -> list[tuple[str, ...]]:
    return [tuple(chair.keys) for chair in table.chairs]
