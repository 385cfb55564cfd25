"""`tavola serve`: one process, one file, one address."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tavola.kernel import TavolaError
from tavola.server.app import make_app, page_folder
from tavola.server.rooms import Rooms
from tavola.store import open_store

BOT_PAUSE = 0.35
"""Seconds before a bot's move when somebody watches, so that it can be followed."""


class ServeError(TavolaError):
    """The site cannot be started like this."""


class _Server(uvicorn.Server):
    """Tells clients before their sockets are closed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms: Rooms | None = getattr(getattr(self.config.app, "state", None), "rooms", None)
        if rooms is not None:
            await rooms.say_goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(
    host: str, port: int, data: Path, *, say: Callable[[str], None], bot_pause: float = BOT_PAUSE
) -> None:
    """Serve until interrupted; raises TavolaError with one clear line if that is impossible."""
    if not (page_folder() / "index.html").is_file():
        say("The page is not built, so only the API is served; ./run builds it.")
    listener = _listen(host, port)
    try:
        asyncio.run(_serve(listener, data, say, bot_pause))
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServeError(f"cannot listen on {host} port {port}: {why.lower()}; try --port") from error
    listener.set_inheritable(True)
    return listener


async def _serve(listener: socket.socket, data: Path, say: Callable[[str], None], bot_pause: float) -> None:
    journal = await open_store(data)
    app = make_app(journal, bot_pause=bot_pause, bot_workers=max(1, (os.cpu_count() or 2) - 1))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=1_000_000,
        ws_max_queue=16,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    server = _Server(config, lambda: say(f"Tavola is at http://{shown}:{port} (games are kept in {data})"))
    await server.serve(sockets=[listener])
