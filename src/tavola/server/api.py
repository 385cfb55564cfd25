"""The API but for tables and records: games, rules, and odds and ends."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from tavola import library
from tavola.bots import bots_for
from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.addresses import is_loopback, own_addresses, reached_at
from tavola.server.examples import examples_of
from tavola.server.limits import limited
from tavola.server.protocols import Doorkeeper
from tavola.server.refusals import ERRORS, known_game
from tavola.server.rooms import Rooms
from tavola.table import NotAllowed, StoreError, TableError

_log = logging.getLogger(__name__)

LONGEST_QR = 500

AnyRequest = Request[Any, Any, Any]


# -- games -----------------------------------------------------------------------------------------


@get("/api/games", responses=ERRORS, guards=[limited("lists", per_minute=600)], sync_to_thread=False)
def games(rooms: NamedDependency[Rooms], language: FromQuery[str] = "en") -> list[m.GameInfo]:
    """Every game, with what can be set up."""
    spoken = presenter.language_of(language)
    return [_game_info(name, spoken, rooms.corrections.get(name, {})) for name in library.game_names()]


def _game_info(name: str, language: str, corrected: Mapping[str, str]) -> m.GameInfo:
    components = presenter.components(library.game(name).setups, corrected, language)
    return msgspec.structs.replace(_game_without_components(name, language), components=components)


@lru_cache(maxsize=64)
def _game_without_components(name: str, language: str) -> m.GameInfo:
    setups, words = library.game(name).setups, presenter.lexicon(name, language)
    return m.GameInfo(
        name=name,
        title=words.say(f"{words.game}-title"),
        sentence=words.say(f"{words.game}-sentence"),
        picture=presenter.emblem(name),
        seats=list(setups.seats),
        bots=list(bots_for(name)),
        boxes=presenter.boxes(setups, words),
        modules=presenter.modules(name, setups, words),
        options=presenter.switches(setups, words),
        components=[],
        plain=f"/api/games/{name}/plain.svg" if presenter.plain_emblem(name) else "",
        lesson=library.kit(name).lesson is not None,
    )


@get(
    "/api/games/{name:str}/modules/{file:str}",
    responses=ERRORS,
    guards=[limited("pictures", per_minute=1200)],
    media_type="image/svg+xml",
    sync_to_thread=True,
)
def module_picture(name: FromPath[str], file: FromPath[str]) -> Response[str]:
    """A small picture of a module."""
    return _picture(presenter.module_emblem(known_game(name).name, file.removesuffix(".svg")))


@get(
    "/api/games/{name:str}/plain.svg",
    responses=ERRORS,
    guards=[limited("pictures", per_minute=1200)],
    media_type="image/svg+xml",
    sync_to_thread=True,
)
def plain_picture(name: FromPath[str]) -> Response[str]:
    """A small picture of the game without any module."""
    return _picture(presenter.plain_emblem(known_game(name).name))


def _picture(drawn: str) -> Response[str]:
    if not drawn:
        raise NotFoundException
    return Response(drawn, headers={"Cache-Control": "max-age=3600"})


@get(
    "/api/games/{name:str}/definitions/{file:str}",
    responses=ERRORS,
    guards=[limited("pictures", per_minute=1200)],
    media_type="image/svg+xml",
    sync_to_thread=True,
)
def definitions(name: FromPath[str], file: FromPath[str], v: FromQuery[str] = "") -> Response[str]:
    """What drawings of a game use by id; with its version in the address it stays the same for ever."""
    found = presenter.definitions(known_game(name).name, file.removesuffix(".svg"))
    if found is None:
        raise NotFoundException
    kept = "public, max-age=31536000, immutable" if v == found.digest else "no-cache"
    return Response(found.svg, headers={"Cache-Control": kept})


@get(
    "/api/rules/{name:str}", responses=ERRORS, guards=[limited("lists", per_minute=600)], sync_to_thread=False
)
def rules(name: FromPath[str], language: FromQuery[str] = "en") -> list[m.RuleText]:
    """A game's rule list."""
    return presenter.rule_texts(known_game(name), language)


@get(
    "/api/rules/{name:str}/examples",
    responses=ERRORS,
    guards=[limited("lists", per_minute=600)],
    sync_to_thread=True,
)
def examples(name: FromPath[str], language: FromQuery[str] = "en") -> list[m.ExampleText]:
    """Examples of a game's rules, drawn."""
    return examples_of(known_game(name).name, presenter.language_of(language))


# -- odds and ends -------------------------------------------------------------------------------------


@post(
    "/api/qr",
    responses=ERRORS,
    guards=[limited("qr", per_minute=120)],
    status_code=200,
    media_type="image/svg+xml",
)
async def qr(data: JSONBody[m.QrAsked]) -> Response[bytes]:
    """A text as a QR code."""
    if not 0 < len(data.text) <= LONGEST_QR:
        raise TableError("qr", f"a QR code holds 1 to {LONGEST_QR} characters here")
    out = io.BytesIO()
    segno.make(data.text, error="m").save(out, kind="svg", scale=4, border=2, light="#fff")
    return Response(out.getvalue())


@get("/api/reach", responses=ERRORS, guards=[limited("look", per_minute=600)], sync_to_thread=False)
def reach(request: AnyRequest, state: AppState) -> m.Reach:
    """How other machines get here: what an invitation that says 127.0.0.1 ought to say."""
    _only_here(request)  # what our networks look like from inside is nobody else's business
    answering = reached_at(state.listens_on)
    return m.Reach(list(answering or own_addresses()), bool(answering))


@get("/api/health", responses={**ERRORS, 503: ResponseSpec(m.Health, description="It is not well.")})
async def health(state: AppState, rooms: NamedDependency[Rooms]) -> Response[m.Health]:
    """Whether the site is well: the disk can be written, and what is asked is answered in time."""
    disk = ""
    try:
        await rooms.journal.probe()
    except StoreError as error:
        _log.error("%s", error)  # it names files, which are the host's business
        disk = "cannot be written"
    doorkeeper: Doorkeeper = state.doorkeeper
    well = not disk and not rooms.overloaded and not doorkeeper.crowded
    answer = m.Health(
        ok=well,
        tables=len(rooms.live),
        connections=doorkeeper.open,
        overloaded=rooms.overloaded,
        disk=disk or "ok",
    )
    return Response(answer, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, rooms: NamedDependency[Rooms]) -> Response[str]:
    """What the site counts and measures, for Prometheus on the same machine."""
    _only_here(request)
    return Response(rooms.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _only_here(request: AnyRequest) -> None:
    """Refuse whoever is not on this machine; a proxy's client is elsewhere."""
    client = request.client.host if request.client else ""
    if not (is_loopback(client) and is_loopback(request.url.hostname or "")):
        raise NotAllowed("not-here", "this is told only on the machine itself")
