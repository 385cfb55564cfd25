"""The application: routes, pages, headers and errors put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from tavola.kernel import RecordError, TavolaError
from tavola.server import api, talking, telling
from tavola.server import messages as m
from tavola.server.limits import TooMuch
from tavola.server.pool import BotPool
from tavola.server.rooms import Rooms
from tavola.table.ports import Journal

_log = logging.getLogger(__name__)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def page_folder() -> Path:
    """Where the built page lies."""
    return Path(str(files("tavola.server").joinpath("page")))


def make_app(journal: Journal, *, bot_pause: float = 0.0, bot_workers: int = 2) -> Litestar:
    """The site over a journal, which it closes at the end."""
    rooms = Rooms(journal, BotPool(bot_workers), bot_pause=bot_pause)

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.rooms = rooms
        resuming = asyncio.create_task(rooms.resume())
        try:
            yield
        finally:
            resuming.cancel()
            await asyncio.gather(resuming, return_exceptions=True)
            await rooms.close()

    page = page_folder()
    assets = (
        [create_static_files_router(path="/assets", directories=[page / "assets"], cache_control=None)]
        if (page / "assets").is_dir()
        else []
    )
    return Litestar(
        route_handlers=[
            index, table_page, replay_page, rules_page,
            api.games, api.rules, api.make_table, api.table_info, api.join, api.another_key, api.revoke,
            api.rematch, api.record, api.show_record, api.qr, api.health,
            talking.table_socket, *assets,
        ],
        dependencies={"rooms": Provide(lambda: rooms, sync_to_thread=False, use_cache=True)},
        exception_handlers={TavolaError: _refused, HTTPException: _http_error},
        after_request=_add_headers,
        lifespan=[life],
        openapi_config=OpenAPIConfig(title="Tavola", version="1", path="/api/schema", render_plugins=[]),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=1_000_000,
        logging_config=None,
        debug=False,
    )  # fmt: skip


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    """The start page; all pages are one, told apart by the browser."""
    return _page()


@get("/t/{ident:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def table_page(ident: str) -> Response[bytes]:  # noqa: ARG001 (the browser reads it)
    return _page()


@get("/replay", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def replay_page() -> Response[bytes]:
    return _page()


@get("/rules/{name:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def rules_page(name: str) -> Response[bytes]:  # noqa: ARG001 (the browser reads it)
    return _page()


def _page() -> Response[bytes]:
    found = page_folder() / "index.html"
    if not found.is_file():
        return Response(b"The page is not built: run ./run once.", status_code=503, media_type="text/plain")
    return Response(found.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def _add_headers(response: Response[bytes]) -> Response[bytes]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _language(request: Request) -> str:  # type: ignore[type-arg]
    return telling.language_of(request.headers.get("accept-language", "en")[:2])


def _refused(request: Request, error: TavolaError) -> Response[bytes]:  # type: ignore[type-arg]
    refused = talking.refusal(error, 0, None, _language(request))
    if isinstance(error, TooMuch):
        refused.kind = "too-much"
    status = {"not-allowed": 403, "not-found": 404, "too-much": 429}.get(refused.kind, 409)
    if isinstance(error, RecordError):
        status = 422
    return _with_headers(refused, status)


def _http_error(request: Request, error: HTTPException) -> Response[bytes]:  # type: ignore[type-arg]
    if error.status_code >= 500:
        _log.error("%s %s: %s", request.method, request.url.path, error)
    kind = "not-found" if error.status_code == 404 else "malformed"
    return _with_headers(m.Refused(0, kind, error.detail), error.status_code)


def _with_headers(refused: m.Refused, status: int) -> Response[bytes]:
    body = msgspec.json.encode(refused)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=dict(HEADERS))
