"""`tavola serve`: one process, one file, one address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import ssl
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import uvicorn

from tavola.kernel import TavolaError
from tavola.server import garbage
from tavola.server.absences import GRACE
from tavola.server.app import make_app, page_folder
from tavola.server.door import MOST_AT_ONCE, Door
from tavola.server.kept_records import KeptRecords
from tavola.server.limits import Limits
from tavola.server.logs import log_to_stderr
from tavola.server.protocols import (
    MOST_CONNECTIONS,
    Doorkeeper,
    HttpConnection,
    SiteConfig,
    SocketConnection,
    cut_off,
    doorkeeper_of,
)
from tavola.server.rooms import GOODBYE_SECONDS, Corrections, Rooms
from tavola.store import open_store

BOT_PAUSE = 0.35
"""Seconds before a bot's move when somebody watches, so that it can be followed."""
LARGEST_MESSAGE = 70_000
"""Bytes; a socket that sends more at once is closed."""
PING_SECONDS = 40.0
"""Seconds between asking a socket whether it is there; proxies close those that are silent for a minute."""
SWITCH_SECONDS = 0.001
"""After how long a thread that draws lets the event loop run, which has little to do and is waited for."""
MOST_FILES, FILES_OF_OUR_OWN = 65_536, 200
"""How many files we ask the system for, and how many of them are not connections."""
_LAST_WORDS = 0.2
"""Seconds for what was still said when the time for goodbyes was over."""


class ServeError(TavolaError):
    """The site cannot be started like this."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """What a site is served by TLS with: files in PEM form; the key may stand in the first one."""

    chain: Path
    key: Path | None = None

    def __post_init__(self) -> None:
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(self.chain, self.key)
        except (OSError, ValueError) as error:  # ssl.SSLError is an OSError
            files = " and ".join(str(file) for file in (self.chain, self.key) if file is not None)
            why = error.strerror or str(error) if isinstance(error, OSError) else str(error)
            raise ServeError(f"{files} cannot be used for TLS: {why}") from error


@dataclass(frozen=True, slots=True)
class Operation:
    """How the site is run: trusted proxies, the number of connections, what is logged."""

    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Whose word on the client's address is taken; `*`: everybody's."""
    connections: int = MOST_CONNECTIONS
    log_requests: bool = False
    archive_after: float | None = None
    """Seconds after which a table that nobody has changed is packed away; None: never."""
    keep_records: int = 0
    """How many records that people open are kept, so that their positions have addresses."""
    base_path: str = ""
    """Under which path of its host the site lies, as `/games`; empty: at its root."""
    view_processes: int = 0
    """How many processes make what viewers get, each for some of the tables; 0: one less than cores."""


class SiteServer(uvicorn.Server):
    """Says when it is ready, tells clients before their sockets are closed, and ends without a fuss."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or ():
            if isinstance(listener, Door):
                listener.admits = doorkeeper_of(self.config).admits
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms: Rooms | None = getattr(getattr(self.config.app, "state", None), "rooms", None)
        dropping = asyncio.get_running_loop().call_later(GOODBYE_SECONDS + _LAST_WORDS, self._drop_the_deaf)
        try:
            if rooms is not None:
                await rooms.say_goodbye()
            await super().shutdown(sockets)
        finally:
            dropping.cancel()

    def _drop_the_deaf(self) -> None:
        """Whoever has still not read what was sent does not keep the site from ending."""
        for connection in tuple(self.server_state.connections):
            if connection.transport.get_write_buffer_size():
                cut_off(connection.transport)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM are wishes to stop; once fulfilled, they are not passed on."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def stop(number: int, frame: FrameType | None) -> None:
            self.handle_exit(number, frame)

        before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    say: Callable[[str], None],
    names: Iterable[str] = (),
    certificate: Certificate | None = None,
    bot_pause: float = BOT_PAUSE,
    limits: Limits | None = None,
    grace: float = GRACE,
    corrections: Corrections | None = None,
    operation: Operation | None = None,
) -> None:
    """Serve until interrupted; raises TavolaError with one clear line if that is impossible."""
    operation = operation or Operation()
    log_to_stderr(requests=operation.log_requests)
    sys.setswitchinterval(SWITCH_SECONDS)
    if not (page_folder() / "index.html").is_file():
        say("The page is not built, so only the API is served; ./run builds it.")
    with contextlib.closing(listen(host, port)) as listener, contextlib.suppress(KeyboardInterrupt):
        address, bound = listener.getsockname()[:2]
        shown = f"[{address}]" if ":" in address else address
        scheme = "http" if certificate is None else "https"
        ready = f"Tavola is at {scheme}://{shown}:{bound}{operation.base_path} (games are kept in {data})"
        asyncio.run(
            run_site(
                listener,
                data,
                lambda: say(ready),
                names=names,
                certificate=certificate,
                bot_pause=bot_pause,
                limits=limits,
                grace=grace,
                corrections=corrections,
                operation=operation,
            )
        )


def _kept_records(data: Path, most: int) -> KeptRecords | None:
    return KeptRecords(data / "records", most) if most else None


def listen(host: str, port: int) -> Door:
    """A door bound to this address; raises ServeError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Said to be TCP in so many words, or asyncio would let small answers wait for the client's receipt.
    listener = Door(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        listener.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServeError(f"cannot listen on {host} port {port}: {why.lower()}; try --port") from error
    return listener


async def run_site(
    listener: socket.socket,
    data: Path,
    on_ready: Callable[[], None],
    *,
    names: Iterable[str] = (),
    certificate: Certificate | None = None,
    bot_pause: float = BOT_PAUSE,
    limits: Limits | None = None,
    grace: float = GRACE,
    corrections: Corrections | None = None,
    operation: Operation | None = None,
) -> None:
    """Serve on this socket until a signal comes."""
    operation = operation or Operation()
    doorkeeper = Doorkeeper(min(operation.connections, room_for_connections()), operation.proxies)
    journal = await open_store(data)
    try:
        workers = max(1, (os.cpu_count() or 2) - 1)
        app = make_app(
            journal,
            bot_pause=bot_pause,
            bot_workers=workers,
            limits=limits,
            listens_on=listener.getsockname()[0],
            grace=grace,
            names=names,
            corrections=corrections,
            doorkeeper=doorkeeper,
            archive_after=operation.archive_after,
            kept_records=_kept_records(data, operation.keep_records),
            study_process=True,
            view_processes=operation.view_processes or workers,
            base_path=operation.base_path,
        )

        def ready() -> None:
            on_ready()
            rooms: Rooms = app.state.rooms
            rooms.pool.warm_up()
            rooms.workshop.warm_up()
            garbage.settle()

        config = site_config(app, certificate, doorkeeper, operation.proxies)
        async with asyncio.TaskGroup() as beside:
            looking = beside.create_task(garbage.look_now_and_then(lambda: doorkeeper.ended))
            try:
                await SiteServer(config, ready).serve(sockets=[listener])
            finally:
                looking.cancel()
    finally:
        await journal.close()  # the site has done so already, unless it never began


def room_for_connections() -> int:
    """How many connections the system lets us have; we ask for as many as it may give."""
    try:
        import resource
    except ImportError:  # there is no such thing on Windows
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(16, soft - FILES_OF_OUR_OWN)


def site_config(
    app: object,
    certificate: Certificate | None = None,
    doorkeeper: Doorkeeper | None = None,
    proxies: Sequence[str] = ("127.0.0.1", "::1"),
) -> uvicorn.Config:
    """How uvicorn serves the site."""
    config = SiteConfig(
        app,  # type: ignore[arg-type]
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ssl_certfile=None if certificate is None else certificate.chain,
        ssl_keyfile=None if certificate is None else certificate.key,
        log_config=None,
        log_level="warning",
        access_log=False,
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
        backlog=MOST_AT_ONCE,
        server_header=False,
    )
    config.doorkeeper = doorkeeper or Doorkeeper()
    return config
