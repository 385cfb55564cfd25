"""One live table and its viewers, with a single writer: a change is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol, TypeVar

import msgspec

from tavola.kernel import Seat, TavolaError
from tavola.server import messages as m
from tavola.server.absences import Absences, ConsentWaiver
from tavola.server.bot_runner import BotRunner
from tavola.server.clock import Clock
from tavola.server.connection import Connection
from tavola.server.metrics import Metrics
from tavola.server.pool import BotPool
from tavola.server.render_cache import RenderCache
from tavola.server.turn_pause import TurnPause
from tavola.server.view_maker import Made, Makings, Order, OutOfStep, Wanted, portable
from tavola.server.view_process import ViewsLost
from tavola.server.view_queue import ViewQueue
from tavola.server.workshop import Workshop
from tavola.table import Conflict, Entry, Snapshot, Table, snapshot_of
from tavola.table.ports import Journal

Command = Callable[[Table], list[Entry]]
"""Changes a table and returns the entries to journal, or raises; it may run again on a reloaded table."""

_Rendered = TypeVar("_Rendered")

PRESENCE_PAUSE = 0.1
"""Seconds for which comings and goings are collected before they are told."""
_MAX_TRIES = 3
"""How often a change is tried before giving up because others keep coming first, and views that are lost."""
_MOST_UNTOLD = 500
"""How many entries are kept for whoever makes views; more are read from the journal when they are needed."""


class Site(Protocol):
    """What a room needs of the site."""

    journal: Journal
    pool: BotPool
    workshop: Workshop
    metrics: Metrics
    bot_pause: float
    clock: Clock
    grace: float

    async def read(self, ident: str) -> Table:
        """Load a table from the journal."""
        ...

    def changed(self, room: Room) -> None:
        """The room's table is as it is on disk."""
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

    def __init__(self, table: Table, site: Site, entries: Sequence[Entry] | None = None) -> None:
        """A table as these entries have made it; without them, they are read when they are needed."""
        self.table = table
        self.connections: set[Connection] = set()
        self.rematching = asyncio.Lock()
        """Held while a rematch is set up, so that there is only one."""
        self.bot_runner = BotRunner(self, site.pool, site.bot_pause)
        self.metrics = site.metrics
        self._site = site
        self._lock = asyncio.Lock()
        self._stale = False
        self._snapshot: Snapshot | None = None
        self._studying = asyncio.Lock()
        """Held by whoever uses the cache."""
        self._cache = RenderCache()
        """What was worded for studies."""
        self._maker: object | None = None
        """Who was told of this table to make its views."""
        self._told = 0
        """How many entries that was."""
        self._untold: list[Entry] | None = None if entries is None else list(entries)
        """The entries since; None if they have to be read."""
        self._queue = ViewQueue(self, self._make_views)
        self._put_off: set[Connection] = set()
        """Who lets players of all tables go first just now."""
        self._keys = _keys_of(table)
        """The keys of every seat as journaled, so that presence can be told without waiting for the lock."""
        self.absences = Absences(site.grace, site.clock.now)
        self.absences.update(self._held(), ())
        self.waiver = ConsentWaiver(self, site.clock)
        self._seats: dict[Connection, tuple[Seat, ...]] = {}
        """Of everybody here: the seats that their keys open."""
        self._here: Counter[Seat] = Counter()
        self._uninformed: set[Connection] = set()
        """Who is not asked and has not been told of the last change."""
        self._asked: frozenset[Seat] = frozenset()
        """Who was asked something after the last change."""
        self._flushing: asyncio.TimerHandle | None = None
        self._presence: tuple[float, bytes] | None = None
        self._clock = site.clock
        self.turn_pause = TurnPause(self, site.clock)
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

    def retire(self) -> None:
        """Leave memory at once, without a look for garbage: nothing refers back to the room any more."""
        del self.bot_runner, self.turn_pause, self.waiver, self._queue

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

    async def view(self, viewer: Connection) -> Made:
        """The newest state as this viewer gets it, made together with what others wait for.

        Nobody's choice waits for it. A room's views are made in the order of asking, so that nobody gets an
        older version after a newer one. What whoever is asked sees is made after what the others see; who
        only looks on lets players of all tables go first.
        """
        began = time.monotonic()
        if not self.plays(viewer):
            self._put_off.add(viewer)
            try:
                await self._site.workshop.players_first()
            finally:
                self._put_off.discard(viewer)
        made = await self._queue.drawn(viewer)
        self.metrics.views.observe(time.monotonic() - began)
        return made

    async def _make_views(self, viewers: Sequence[Connection]) -> Makings:
        self._uninformed.difference_update(viewers)
        for tries in range(1, _MAX_TRIES + 1):
            order = await self._order(viewers)
            try:
                return await self._site.workshop.make(order, urgent=self.has_players)
            except (OutOfStep, ViewsLost):
                self._untold = None
                if tries == _MAX_TRIES:
                    raise
        raise AssertionError("unreachable")

    async def _order(self, viewers: Sequence[Connection]) -> Order:
        """The views of these viewers, with all entries on disk that whoever makes views does not know."""
        maker = self._site.workshop.maker(self.table.id)
        if self._stale:
            async with self.reading():
                pass
        if self._untold is None or (maker is not self._maker and self._told):
            async with self.reading():
                kept = await self._site.journal.read(self.table.id)
                self._told, self._untold = 0, [one.entry for one in kept]
        entries = self._untold or []
        order = Order(
            table=self.table.id,
            since=self._told,
            entries=tuple(map(portable, entries)),
            wanted=tuple(map(self._wanted, viewers)),
            in_use=frozenset(connection.sent for connection in self.connections),
        )
        self._maker, self._told, self._untold = maker, self._told + len(entries), []
        return order

    def _wanted(self, viewer: Connection) -> Wanted:
        return Wanted(viewer.viewer, viewer.sent, tuple(self.connected()), self.turn_pause.left())

    def is_asked(self, viewer: Connection) -> bool:
        """Whether something was asked of this viewer after the last change."""
        return not self._asked.isdisjoint(self._seats.get(viewer, ()))

    def uninformed(self) -> set[Connection]:
        """Who is not asked, has not heard of the last change, and is about to ask for it.

        Whoever is put off while players go first is not waited for.
        """
        return {one for one in self._uninformed if one.hears_soon and one not in self._put_off}

    async def study(
        self, client: str, work: Callable[[Snapshot, RenderCache], Callable[[], _Rendered]]
    ) -> _Rendered:
        """The same for what this address looks up besides; raises Busy if there is too much to do.

        The work returns what is left to do without the table and is done by the process for studies.
        """
        workshop = self._site.workshop
        async with workshop.turn(client):
            async with self._studying:
                snapshot = await self.snapshot()
                rest = await workshop.study(client, lambda: work(snapshot, self._cache))
            return await workshop.apart(client, rest)

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
                began = time.monotonic()
                await self._site.journal.append(table.id, before, entries, status=table.status)
                self.metrics.journal.observe(time.monotonic() - began)
            except Conflict:
                self._stale = True
                if tries == _MAX_TRIES:
                    raise
            except BaseException as error:
                # A command that is refused as a whole leaves no trace; otherwise what is on disk counts.
                self._stale = table.version != before or not isinstance(error, TavolaError)
                raise
            else:
                self._tell_later(entries)
                self._after_journaling()
                return table.version
        raise AssertionError("unreachable")

    async def _fresh_table(self) -> Table:
        """The table, reloaded if memory and disk may differ. Needs the lock."""
        if self._stale:
            self.table = await self._site.read(self.table.id)
            self._stale, self._untold = False, None
            self._after_journaling()
            self.notify()
            self.wake()
        return self.table

    @property
    def rests(self) -> bool:
        """Whether the table waits for people alone, so that it need not be in memory to go on."""
        table = self.table
        if table.broken is not None or table.waits_for_confirmation is not None:
            return False  # a turn that is over is ended by us
        return not any(table.chairs[seat].bot for seat in table.waiting_for)

    def wake(self) -> None:
        """Start what goes on by itself: bots, the end of a turn, and that of waiting for the absent."""
        self.bot_runner.wake()
        self.turn_pause.wake()
        self.waiver.wake()

    def _tell_later(self, entries: Sequence[Entry]) -> None:
        """Keep these for whoever makes views, unless nobody has looked for long."""
        if self._untold is not None:
            self._untold = [*self._untold, *entries] if len(self._untold) < _MOST_UNTOLD else None

    def _after_journaling(self) -> None:
        """Memory equals disk again, and the seats may have new keys."""
        self._snapshot = None
        self._site.changed(self)
        before, self._keys = self._keys, _keys_of(self.table)
        if self._keys != before:
            self._keys_changed()

    # -- who is here --------------------------------------------------------------------------------

    def notify(self) -> None:
        """Send everybody the new state, each at their own pace.

        Whoever is asked next comes last: the time at which the others hear of a choice must not tell how
        much there is to choose from.
        """
        self._asked = frozenset(self.table.waiting_for)
        asked = {one for one in self.connections if not self._asked.isdisjoint(self._seats[one])}
        self._uninformed = self.connections - asked
        for connection in (*self._uninformed, *asked):
            connection.refresh_state()

    def enter(self, connection: Connection) -> None:
        """Somebody is here, perhaps with other keys than before."""
        self._forget_seats(connection)
        self.connections.add(connection)
        self._note_seats(connection)
        self._presence_changed()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self._uninformed.discard(connection)
            self._forget_seats(connection)
            self._presence_changed()

    def _note_seats(self, connection: Connection) -> None:
        seats = tuple(seat for seat, keys in enumerate(self._keys) if any(map(connection.keys.opens, keys)))
        self._seats[connection] = seats
        self._here.update(seats)

    def _forget_seats(self, connection: Connection) -> None:
        self._here -= Counter(self._seats.pop(connection, ()))

    def _keys_changed(self) -> None:
        self._here.clear()
        self._seats.clear()
        for connection in self.connections:
            self._note_seats(connection)
        self._presence_changed()

    def _presence_changed(self) -> None:
        """Who is here is noted at once, and told to all in one go a little later."""
        self.absences.update(self._held(), self.connected())
        self.waiver.wake()
        if self._flushing is None and self.connections:
            self._flushing = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._flushing = self._presence = None
        for connection in self.connections:
            connection.refresh_presence()

    def presence(self) -> bytes:
        """Who is here, as it is told to everybody; made once for all who are told at the same time."""
        now = self._clock.now()
        if self._presence is None or now - self._presence[0] > PRESENCE_PAUSE:
            grace = {seat: math.ceil(left) for seat, left in self.absences.grace_left().items()}
            told = m.Presence(self.connected(), self.watching(), grace)
            self._presence = (now, msgspec.json.encode(told))
        return self._presence[1]

    def connected(self) -> list[Seat]:
        """Seats whose holder is here."""
        return sorted(self._here)

    @property
    def has_players(self) -> bool:
        """Whether somebody is here who holds a seat."""
        return bool(self._here)

    def plays(self, connection: Connection) -> bool:
        """Whether this connection holds a seat."""
        return bool(self._seats.get(connection))

    def _held(self) -> list[Seat]:
        """Seats that have a holder."""
        return [seat for seat, keys in enumerate(self._keys) if keys]

    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not seats for seats in self._seats.values())

    # -- the end ------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop what goes on by itself and finish what is being written."""
        if self._flushing is not None:
            self._flushing.cancel()
        await self.bot_runner.stop()
        await self.turn_pause.stop()
        await self.waiver.stop()
        await self._queue.close()
        if self._changes:
            await asyncio.wait(self._changes)


def _keys_of(table: Table) -> list[tuple[str, ...]]:
    return [tuple(chair.keys) for chair in table.chairs]
