"""A real server in a thread of its own, on a free port, with a real database file."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from litestar import Litestar

from tavola.server.absences import GRACE
from tavola.server.app import make_app
from tavola.server.kept_records import KeptRecords
from tavola.server.limits import Limits
from tavola.server.rooms import Corrections, Rooms
from tavola.server.serve import SiteServer, listen, site_config
from tavola.store import open_store
from tavola.table import Journal

GUARD = 120.0
"""Seconds after which something is surely wrong; nothing is expected to take any time in particular."""
WIDE = 1_000_000.0
"""Limits that no test reaches by being quick."""

Result = TypeVar("Result")


class FakeClock:
    """A clock that stands still until it is told how much time has passed."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self._now + seconds, woken))
        await woken.wait()

    def advance(self, seconds: float) -> None:
        self._now += seconds
        for until, woken in self._sleepers:
            if until <= self._now:
                woken.set()
        self._sleepers = [(until, woken) for until, woken in self._sleepers if not woken.is_set()]


@dataclass
class Site:
    """A running server, and the way into its loop."""

    port: int
    app: Litestar
    server: SiteServer
    loop: asyncio.AbstractEventLoop
    clock: FakeClock

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(GUARD)

    def call(self, work: Callable[[], Result]) -> Result:
        """Call something in the server's own loop."""

        async def called() -> Result:
            return work()

        return self.run(called())

    def pass_time(self, seconds: float) -> None:
        """So many seconds go by, for the site."""
        self.call(lambda: self.clock.advance(seconds))

    def stop(self) -> None:
        self.server.should_exit = True


@contextmanager
def serving(
    data: Path,
    *,
    limits: Limits | None = None,
    idle_tables: int = 32,
    bot_workers: int = 1,
    send_buffer: int | None = None,
    listens_on: str = "127.0.0.1",
    names: Sequence[str] = (),
    corrections: Corrections | None = None,
    base_path: str = "",
    around: Callable[[Journal], Journal] = lambda journal: journal,
) -> Iterator[Site]:
    """Serve games kept in `data`; `around` may put something between the site and its journal.

    With a small send buffer, what a client does not read is soon stuck in the server. It always listens on
    the loopback, whatever it believes to listen on.
    """
    listener = listen("127.0.0.1", 0)
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    ready = threading.Event()
    made: list[Site] = []
    failed: list[BaseException] = []

    async def main() -> None:
        journal = around(await open_store(data))
        clock = FakeClock()
        app = make_app(
            journal,
            bot_workers=bot_workers,
            idle_tables=idle_tables,
            limits=limits or Limits(WIDE),
            listens_on=listens_on,
            grace=GRACE,
            clock=clock,
            names=names,
            corrections=corrections,
            kept_records=KeptRecords(data / "records"),
            base_path=base_path,
        )
        server = SiteServer(site_config(app), ready.set)
        port: int = listener.getsockname()[1]
        made.append(Site(port, app, server, asyncio.get_running_loop(), clock))
        await server.serve(sockets=[listener])

    def run() -> None:
        try:
            asyncio.run(main())
        except BaseException as error:
            failed.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=run, name="site")
    thread.start()
    try:
        assert ready.wait(GUARD)
        if failed:
            raise failed[0]
        yield made[0]
    finally:
        if made:
            made[0].stop()
        thread.join(GUARD)
        listener.close()
    assert not thread.is_alive(), "the server did not stop"
    assert failed == []
