"""The application: routes, pages, headers and errors put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from tavola.kernel import TavolaError
from tavola.server import api, gate, learning, presenter, records, socket_session, tables
from tavola.server import messages as m
from tavola.server.absences import GRACE
from tavola.server.base_path import UnderBasePath, placed
from tavola.server.clock import Clock
from tavola.server.gate import Gate
from tavola.server.kept_records import KeptRecords
from tavola.server.limits import Limits
from tavola.server.logs import RequestLog
from tavola.server.pool import BotPool
from tavola.server.protocols import Doorkeeper
from tavola.server.refusals import malformed, refusal, status_of, trouble
from tavola.server.rooms import IDLE_TABLES, Corrections, Rooms
from tavola.table.ports import Journal

_log = logging.getLogger(__name__)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SECURE_ONLY = "Strict-Transport-Security"
"""The header that answers over TLS have besides: the browser comes by TLS from now on."""

LARGEST_BODY = 1_000_000
A_YEAR = 31_536_000

AnyRequest = Request[Any, Any, Any]
AnyResponse = Response[Any]


def page_folder() -> Path:
    """Where the built page lies."""
    return Path(str(files("tavola.server").joinpath("page")))


def make_app(
    journal: Journal,
    *,
    bot_pause: float = 0.0,
    bot_workers: int = 2,
    idle_tables: int = IDLE_TABLES,
    listens_on: str = "127.0.0.1",
    limits: Limits | None = None,
    names: Iterable[str] = (),
    grace: float = GRACE,
    clock: Clock | None = None,
    corrections: Corrections | None = None,
    doorkeeper: Doorkeeper | None = None,
    archive_after: float | None = None,
    kept_records: KeptRecords | None = None,
    study_process: bool = False,
    view_processes: int = 0,
    base_path: str = "",
) -> Litestar:
    """The site over a journal, which it closes at the end; besides its addresses, it goes by these names."""
    limits = limits or Limits()
    rooms = Rooms(
        journal,
        BotPool(bot_workers),
        bot_pause=bot_pause,
        idle_tables=idle_tables,
        grace=grace,
        clock=clock,
        corrections=corrections,
        limits=limits,
        study_process=study_process,
        view_processes=view_processes,
    )

    rooms.kept_records = kept_records

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.rooms, app.state.limits = rooms, limits
        app.state.listens_on, app.state.doorkeeper = listens_on, door
        rooms.load.start()
        rooms.archive_after = archive_after
        tasks = [
            asyncio.create_task(work) for work in (rooms.resume(), rooms.keep_house(), rooms.open_dozing())
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await rooms.load.stop()
            await rooms.close()

    door = doorkeeper or Doorkeeper()
    _gauges(rooms, door)
    app = Litestar(
        route_handlers=[
            index, table_page, setup_page, replay_page, kept_replay_page, rules_page,
            api.games, api.module_picture, api.plain_picture, api.definitions, api.rules, api.examples,
            api.qr, api.reach, api.health, api.metrics,
            records.show_record, records.kept_record, records.play_on,
            learning.learn, tables.make_table, tables.table_info, tables.join, tables.another_key,
            tables.revoke, tables.rules_in_play, tables.rematch, tables.record,
            socket_session.table_socket, *_assets(),
        ],
        dependencies={"rooms": Provide(lambda: rooms, sync_to_thread=False, use_cache=True)},
        exception_handlers={TavolaError: _refused, HTTPException: _http_error, Exception: _failed},
        before_send=[_add_headers],
        lifespan=[life],
        openapi_config=_schema(base_path),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )  # fmt: skip
    app.state.base_path = base_path
    app.asgi_handler = RequestLog(
        UnderBasePath(Gate(app.asgi_handler, names, listens_on, _http_error), base_path)
    )
    return app


def _gauges(rooms: Rooms, door: Doorkeeper) -> None:
    """What can be read at any time, by its name in Prometheus."""
    gauge, work = rooms.metrics.gauge, rooms.workshop
    gauge("tavola_tables", "Tables in memory.", lambda: len(rooms.live))
    gauge("tavola_sockets", "Sockets at tables.", lambda: sum(len(room.connections) for room in rooms.live))
    gauge("tavola_sockets_dozing", "Sockets that need nothing of their tables.", lambda: rooms.dozing.count)
    gauge("tavola_connections", "Connections, also those without a request.", lambda: door.open)
    gauge("tavola_views_waiting", "Views that wait for a thread.", lambda: work.views_waiting)
    gauge("tavola_studies_waiting", "Scenes and the like that wait.", lambda: work.studies_waiting)
    gauge("tavola_loop_delay_seconds", "How late the site is with what is due.", lambda: rooms.load.delay)
    gauge("tavola_shed_total", "Scenes and the like that were refused.", lambda: work.shed, kind="counter")
    gauge("tavola_turned_away_total", "Connections not let in.", lambda: door.turned_away, kind="counter")


def _schema(base_path: str) -> OpenAPIConfig:
    """The schema as JSON, and nothing else."""
    router = Router("/api/schema", route_handlers=[], include_in_schema=False, after_request=_no_page)
    return OpenAPIConfig(
        title="Tavola",
        version="1",
        servers=[Server(url=base_path or "/")],
        openapi_router=router,
        render_plugins=[JsonRenderPlugin()],
    )


def _no_page(answer: AnyResponse) -> AnyResponse:
    """What is not the schema is not found as anywhere else, instead of by a page of the framework."""
    if answer.status_code == 404:
        raise NotFoundException
    return answer


# -- pages ---------------------------------------------------------------------------------------------


def _assets() -> list[Any]:
    """What the page loads; names change with contents, so browsers may keep it."""
    folder = page_folder() / "assets"
    if not folder.is_dir():
        return []
    keep = CacheControlHeader(max_age=A_YEAR, immutable=True)
    return [create_static_files_router(path="/assets", directories=[folder], cache_control=keep)]


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index(state: AppState) -> Response[bytes]:
    """The start page; all pages are one, told apart by the browser."""
    return _page(state)


@get("/t/{ident:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def table_page(state: AppState) -> Response[bytes]:
    return _page(state)


@get("/new/{name:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def setup_page(state: AppState) -> Response[bytes]:
    return _page(state)


@get("/replay", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def replay_page(state: AppState) -> Response[bytes]:
    return _page(state)


@get("/replay/{name:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def kept_replay_page(state: AppState) -> Response[bytes]:
    return _page(state)


@get("/rules/{name:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def rules_page(state: AppState) -> Response[bytes]:
    return _page(state)


def _page(state: AppState, status: int = 200) -> Response[bytes]:
    if not _page_is_built():
        return Response(b"The page is not built: run ./run once.", status_code=503, media_type="text/plain")
    text = placed((page_folder() / "index.html").read_bytes(), state.base_path)
    headers = {"Cache-Control": "no-cache"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def _page_is_built() -> bool:
    return (page_folder() / "index.html").is_file()


def _is_lost(request: AnyRequest) -> bool:
    """Whether a browser, looking for a page, asks for one that there is not."""
    api = f"{request.scope['path']}/".startswith("/api/")
    return not api and request.method == "GET" and "text/html" in request.headers.get("accept", "")


async def _add_headers(message: Message, scope: Scope) -> None:
    """Every answer, errors too, says what a browser may do with it; answers of the API are not kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["scheme"] == "https":
        headers[SECURE_ONLY] = f"max-age={A_YEAR}"
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


# -- errors --------------------------------------------------------------------------------------------


def _language(request: AnyRequest) -> str:
    return presenter.preferred_language(request.headers.get("accept-language", ""))


def _refused(request: AnyRequest, error: TavolaError) -> Response[bytes]:
    refused = refusal(error, 0, _language(request))
    return _answer(refused, status_of(refused))


_OUTSIDE = {
    gate.FOREIGN_PAGE: ("not-allowed", "table-foreign-page"),
    gate.FOREIGN_NAME: ("not-allowed", "table-foreign-name"),
    gate.NOT_JSON: ("malformed", "table-not-json"),
}


def _http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in our own form."""
    language = _language(request)
    if error.status_code >= 500:
        return _failed(request, error)
    if error.status_code == 404:
        if _is_lost(request) and _page_is_built():
            return _page(request.app.state, 404)  # says so itself, and shows the way
        text = presenter.common_words(language).say("table-nothing-here")
        return _answer(m.Refused(0, "not-found", text), 404)
    if error.status_code == 413:
        text = presenter.common_words(language).say("table-too-large", most=LARGEST_BODY)
        return _answer(m.Refused(0, "malformed", text), 413)
    if error.status_code in _OUTSIDE:
        kind, key = _OUTSIDE[error.status_code]
        return _answer(m.Refused(0, kind, presenter.common_words(language).say(key)), error.status_code)
    return _answer(malformed(language, _why(error)), error.status_code)


def _why(error: HTTPException) -> str:
    """What exactly was wrong with a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts) or error.detail


def _failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    if isinstance(error, RecursionError | UnicodeError):  # the framework lets these through from bad bodies
        return _answer(malformed(_language(request)), 400)
    _log.error("%s %r failed", request.method, request.scope["path"], exc_info=error)
    return _answer(trouble(0, _language(request)), 500)


def _answer(refused: m.Refused, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(refused), status_code=status, media_type=MediaType.JSON)
