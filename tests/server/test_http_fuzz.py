"""Every route of the schema, asked oddly: never a 500, and whatever is refused is refused in words."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

from tavola.server import messages as m
from tavola.server.app import make_app
from tavola.server.limits import Limits
from tavola.store.memory import MemoryJournal
from tests.server.serving import WIDE

pytestmark = pytest.mark.anyio

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW")

VALUES: tuple[bytes, ...] = (
    b"null", b"true", b"0", b"-1", b"7", b"1.5", b"1e400", b"-0.0", b"NaN", b"9" * 30, b"9" * 5000,
    b'""', b'"x"', b'"\\u0000"', b'"\\ud800"', b'"\\udfff\\ud800"', b'"\xff"', '"🎲\u202e"'.encode(),
    b'"' + b"x" * 200_000 + b'"', b"[]", b"[null]", b'["\\ud800"]', b"{}", b'{"": ""}', b'{"\\ud800": "x"}',
    b'[{"who": "me"}]', b"[" * 900 + b"]" * 900, b'{"a":' * 900 + b"1" + b"}" * 900, b"[" * 100_000,
)  # fmt: skip
"""What stands where something else should stand, as JSON or not quite."""

BODIES: tuple[bytes, ...] = (
    b"", b" ", b"{", b"}", b"{}", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf{}", b"game=carrara",
    b'{"a": 1, "a": 2}', "{}".encode("utf-16"), b"--x\r\n\r\n--x--", b"\x1f\x8b\x08\x00", b"x" * 2_000_000,
    b'{"record": "' + b"x" * 2_000_000 + b'"}', *VALUES,
)  # fmt: skip

IDENTS = (
    "nowhere", ".", "..", "...", "%", "a/b", "a\\b", "\x00", "\n", "é", "🎲", "\udcff", "x" * 5000, " ",
    "'--", "${7*7}", "socket", "-1",
)  # fmt: skip

HEADERS: tuple[dict[str, str | bytes], ...] = (
    {"Content-Type": ""}, {"Content-Type": "text/plain"}, {"Content-Type": "application/msgpack"},
    {"Content-Type": "multipart/form-data"}, {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/x-www-form-urlencoded"}, {"Content-Type": "text/json; charset=utf-16"},
    {"Content-Type": "application/json; charset=nonsense"}, {"Content-Type": b"\xff"}, {"Content-Type": "="},
    {"Content-Encoding": "gzip"}, {"Accept": "image/png"}, {"Accept": ";q=x,,/"}, {"Accept": "text/html"},
    {"Accept": b"\xff"}, {"Accept-Language": ",;q=,de"}, {"Accept-Language": b"\xff\xfe"},
    {"Accept-Language": "x" * 10_000}, {"Accept-Encoding": "gzip;q=x, br"}, {"Cookie": "=;=;\\;a"},
    {"Cookie": b"a=\xff"}, {"Range": "bytes=9-1"}, {"If-None-Match": "*"}, {"If-Modified-Since": "never"},
    {"Host": "elsewhere.invalid:x"}, {"Host": "[::1"}, {"Host": ""}, {"Host": b"\xff"}, {"Host": "a b/?#@"},
    {"Origin": "null"}, {"X-Forwarded-For": "nonsense, ,\x7f"},
    {"X-HTTP-Method-Override": "DELETE"}, {"Authorization": "Basic ="}, {"Upgrade": "websocket"},
    {"Expect": "100-continue"},
)  # fmt: skip

QUERIES = (
    "", "?", "?language", "?language=", "?language=%ff", "?language=de&language=en", "?language[]=de",
    "?language=" + "x" * 5000, "?%00=%00", "?nonsense=1", "?&&==", "?language=%F0%9F%8E%B2", "?language=%7f",
)  # fmt: skip


@dataclass(frozen=True)
class Fuzzed:
    """A site without sockets, a table of it, and what may be sent there."""

    http: httpx.AsyncClient
    paths: dict[str, str]
    """Every path of the schema, with the method that it takes."""
    table: str
    bodies: dict[str, dict[str, Any]]
    """A good body for every path that takes one, so that one thing in it can be odd."""


@pytest.fixture
async def fuzzed() -> AsyncIterator[Fuzzed]:
    app = make_app(MemoryJournal(), limits=Limits(WIDE), names=["site"])
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://site") as http:
        seats = {"game": "carrara", "seats": [{"who": "me"}, {"who": "friend"}]}
        made = (await http.post("/api/tables", json=seats)).json()
        seat, table = {"seat": 0, "key": made["keys"]["0"]}, "/api/tables/{ident}"
        yield Fuzzed(
            http,
            {
                path: "POST" if item.post is not None else "GET"
                for path, item in sorted((app.openapi_schema.paths or {}).items())
            },
            made["table"],
            {
                "/api/lessons/{name}": {"name": "Ada"},
                "/api/tables": {
                    **seats, "name": "", "box": None, "modules": [], "options": {}, "start": 0, "pieces": {},
                    "draws": [],
                },
                f"{table}/join": {"invite": "guessed", "name": "Ada"},
                f"{table}/keys": seat,
                f"{table}/revoke": seat,
                f"{table}/rematch": seat,
                "/api/replay": {"record": "tavola-record 1\n", "step": 0, "seat": 0, "language": "en"},
                "/api/tables/continued": {
                    "record": "tavola-record 1\n", "step": 0, "seats": seats["seats"], "name": "",
                },
                "/api/qr": {"text": "x"},
            },
        )  # fmt: skip


def at(path: str, ident: str, name: str = "carrara") -> str:
    """A path of the schema, with these instead of its parameters."""
    ident, name = (quote(text, safe="", errors="surrogateescape") for text in (ident, name))
    return path.replace("{ident}", ident).replace("{name}", name)


def with_one_odd_value(body: dict[str, Any]) -> Iterator[bytes]:
    """The body, with each of its fields odd in each way; with one too many; with one too few."""
    for name in body:
        rest = {other: value for other, value in body.items() if other != name}
        yield json.dumps(rest).encode()
        head = json.dumps(rest)[:-1] + (", " if rest else "")
        for value in VALUES:
            yield head.encode() + json.dumps(name).encode() + b": " + value + b"}"
    yield json.dumps({**body, "\ud800": 1}).encode()


def trouble(answer: httpx.Response) -> str:
    """What is wrong with an answer, if anything."""
    if answer.status_code < 400:
        return ""
    if answer.status_code >= 500:
        return f"{answer.status_code}: {answer.text[:200]}"
    if answer.request.method == "HEAD":
        return ""
    try:
        refused = msgspec.json.decode(answer.content, type=m.Refused)
    except msgspec.DecodeError as error:
        return f"{answer.status_code}, but {error}: {answer.content[:200]!r}"
    return "" if refused.text.strip() and answer.headers["content-type"] == "application/json" else "no words"


class Asking:
    """Asks, and collects what was wrong with the answers."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self.wrong: list[str] = []

    async def ask(self, method: str, path: str, body: bytes | None = None, **headers: str | bytes) -> None:
        said = headers if body is None else {"Content-Type": "application/json", **headers}
        raw = {n.encode(): v if isinstance(v, bytes) else v.encode() for n, v in said.items()}
        answer = await self._http.request(method, path, content=body, headers=raw)
        if found := trouble(answer):
            self.wrong.append(f"{method} {path[:80]} {(body or b'')[:80]!r} {headers}: {found}")


async def test_odd_methods(fuzzed: Fuzzed) -> None:
    asking = Asking(fuzzed.http)
    for path in fuzzed.paths:
        for method in METHODS:
            await asking.ask(method, at(path, fuzzed.table))
            await asking.ask(method, at(path, "nowhere", "chess"), b"{")

    assert asking.wrong == []


async def test_odd_bodies(fuzzed: Fuzzed) -> None:
    asking = Asking(fuzzed.http)
    for path, method in fuzzed.paths.items():
        for body in BODIES if method == "POST" else BODIES[:12]:
            await asking.ask(method, at(path, fuzzed.table), body)

    assert asking.wrong == []


async def test_good_bodies_with_one_odd_value(fuzzed: Fuzzed) -> None:
    asking = Asking(fuzzed.http)
    for path, good in fuzzed.bodies.items():
        for body in with_one_odd_value(good):
            await asking.ask("POST", at(path, fuzzed.table), body)

    assert asking.wrong == []
    assert set(fuzzed.bodies) == {path for path, method in fuzzed.paths.items() if method == "POST"}


async def test_odd_ids_and_queries(fuzzed: Fuzzed) -> None:
    asking = Asking(fuzzed.http)
    for path, method in fuzzed.paths.items():
        body = json.dumps(fuzzed.bodies.get(path, {})).encode()
        for ident in IDENTS:
            await asking.ask(method, at(path, ident, ident), body)
        for query in QUERIES:
            await asking.ask(method, at(path, fuzzed.table) + query, body)

    assert asking.wrong == []


async def test_odd_headers(fuzzed: Fuzzed) -> None:
    asking = Asking(fuzzed.http)
    for path, method in fuzzed.paths.items():
        body = json.dumps(fuzzed.bodies.get(path, {})).encode()
        for headers in HEADERS:
            await asking.ask(method, at(path, fuzzed.table), body, **headers)
            await asking.ask(method, at(path, fuzzed.table), b"[]", **headers)

    assert asking.wrong == []


async def test_everything_odd_at_once(fuzzed: Fuzzed) -> None:
    asking, chance, paths = Asking(fuzzed.http), random.Random(20), list(fuzzed.paths)
    for _ in range(300):
        path = at(chance.choice(paths), chance.choice((fuzzed.table, *IDENTS))) + chance.choice(QUERIES)
        headers = {**chance.choice(HEADERS), **chance.choice(HEADERS)}
        await asking.ask(chance.choice(METHODS), path, chance.choice(BODIES), **headers)

    assert asking.wrong == []
