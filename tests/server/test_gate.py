"""Pages of other sites: whatever they send, and under whatever name, is not let in."""

from __future__ import annotations

import socket
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tavola.server import gate
from tavola.server import messages as m
from tests.server.clients import Api
from tests.server.serving import Site, serving
from tests.server.test_http import assert_safe, refused

pytestmark = pytest.mark.anyio

TABLE = {"game": "carrara", "seats": [{"who": "me"}, {"who": "me"}]}


async def asked(site: Site, method: str = "GET", path: str = "/api/health", **headers: str) -> int:
    """How a request with these headers is answered."""
    async with Api(site) as api:
        body = TABLE if method == "POST" else None
        answer = await api.http.request(method, path, headers=headers, json=body)
    assert_safe(answer)
    return answer.status_code


async def opened(site: Site, name: str = "127.0.0.1", **headers: str) -> int:
    """How the wish for a socket, of a site by this name and with these headers, is answered."""
    async with Api(site) as api:
        made = await api.make("me", "me")
    address = f"ws://{name}:{site.port}/api/tables/{made['table']}/socket"
    try:
        async with connect(address, additional_headers=headers, proxy=None, host="127.0.0.1") as it:
            await it.close()
    except InvalidStatus as answer:
        return answer.response.status_code
    return 101


# -- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables/x", "/assets/x.js", "/nowhere", "/api/schema"]
)
async def test_a_name_that_somebody_made_point_here_gets_nothing(site: Site, path: str) -> None:
    assert await asked(site, path=path, Host="rebound.example.org") == 421


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1.example.org", "localhost.example.org:80", "192.0.2.7", "[2001:db8::7]:80", "", "a b", "[::1"],
)
async def test_names_and_addresses_of_others_are_refused(site: Site, host: str) -> None:
    assert await asked(site, Host=host) == 421


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost",
        "LOCALHOST:8000",
        "games.localhost",
        "[::1]:8000",
        "localhost.",
    ],
)
async def test_this_machine_is_known_by_its_own_names(site: Site, host: str) -> None:
    assert await asked(site, Host=host) == 200


async def test_this_machine_is_known_by_its_addresses_in_the_network(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.gate.own_addresses", lambda: ("192.0.2.7", "2001:db8::7"))

    assert await asked(site, Host="192.0.2.7:8000") == 200
    assert await asked(site, Host="[2001:db8:0::7]:8000") == 200


async def test_this_machine_is_known_by_what_it_is_called(site: Site) -> None:
    name = socket.gethostname()

    assert [await asked(site, Host=host) for host in (f"{name}:8000", f"{name}.local")] == [200, 200]


async def test_a_name_that_was_given_is_known(tmp_path: Path) -> None:
    with serving(tmp_path, names=["Games.example.org"]) as site:
        assert await asked(site, Host="games.example.org:8443") == 200
        assert await asked(site, Host="other.example.org") == 421


async def test_a_refused_name_is_explained_without_repeating_it(site: Site) -> None:
    async with Api(site, **{"Accept-Language": "de"}) as api:
        answer = await api.http.get("/", headers={"Host": "rebound.example.org"})

    assert "--name" in refused(answer).text
    assert "rebound" not in answer.text


async def test_a_request_without_a_name_or_with_two_is_refused(site: Site) -> None:
    async def status(*lines: str) -> bytes:
        with socket.create_connection(("127.0.0.1", site.port)) as raw:
            raw.sendall(
                "\r\n".join(("GET /api/health HTTP/1.1", *lines, "Connection: close", "", "")).encode()
            )
            return raw.makefile("rb").readline().split()[1]

    assert await status("Host: localhost") == b"200"
    assert await status() in (b"400", b"421")
    assert await status("Host: localhost", "Host: rebound.example.org") in (b"400", b"421")


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("games.example.org", True),
        ("192.0.2.7", True),
        ("[::1]", True),
        ("a:80", False),
        ("https://a", False),
        ("", False),
    ],
)
def test_what_a_name_is(text: str, *, good: bool) -> None:
    assert gate.is_name(text) is good


# -- pages of others ---------------------------------------------------------------------------------

FOREIGN = [
    "https://example.org",
    "null",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "file://",
    "nonsense",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_what_a_page_of_another_site_sends_is_not_done(site: Site, origin: str) -> None:
    before = site.run(site.rooms.journal.tables())
    status = await asked(site, "POST", "/api/tables", Origin=origin.format(port=site.port))

    assert status == 403
    assert site.run(site.rooms.journal.tables()) == before


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_of_another_site_gets_no_socket(site: Site, origin: str) -> None:
    assert await opened(site, Origin=origin.format(port=site.port)) == 403


async def test_a_rebound_name_gets_no_socket(site: Site) -> None:
    name = "rebound.example.org"

    assert await opened(site, name, Origin=f"http://{name}:{site.port}") == 403


async def test_our_own_page_may_send_and_open_sockets(site: Site) -> None:
    assert await asked(site, "POST", "/api/tables", Origin=site.url) == 201
    assert await opened(site, Origin=site.url) == 101


async def test_who_is_no_page_may_send_and_open_sockets(site: Site) -> None:
    assert await asked(site, "POST", "/api/tables") == 201
    assert await opened(site) == 101


async def test_our_own_page_behind_a_proxy_may_send(tmp_path: Path) -> None:
    with serving(tmp_path, names=["games.example.org"]) as site:
        kept = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        lost = {"Origin": "https://games.example.org:8443"}  # the proxy says its own address instead

        assert await asked(site, "POST", "/api/tables", **kept) == 201
        assert await asked(site, "POST", "/api/tables", **lost) == 201
        assert await opened(site, **lost) == 101


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/json",
        "application/jsonp",
        "",
    ],
)
async def test_what_a_form_can_send_is_refused(site: Site, kind: str) -> None:
    async with Api(site) as api:
        body = msgspec.json.encode(TABLE)
        answer = await api.http.post("/api/tables", content=body, headers={"Content-Type": kind})

    assert answer.status_code == 415
    assert refused(answer) == m.Refused(
        0, "malformed", "Only JSON is understood here (Content-Type: application/json)."
    )


async def test_a_body_that_says_nothing_of_itself_is_refused(site: Site) -> None:
    async with Api(site) as api:
        assert (await api.http.post("/api/tables", content=msgspec.json.encode(TABLE))).status_code == 415


async def test_json_may_name_its_letters(site: Site) -> None:
    async with Api(site) as api:
        body, kind = msgspec.json.encode(TABLE), {"Content-Type": "Application/JSON; charset=utf-8"}
        answer = await api.http.post("/api/tables", content=body, headers=kind)

    assert answer.status_code == 201


# -- TLS ---------------------------------------------------------------------------------------------


async def test_behind_a_proxy_with_tls_the_browser_comes_by_tls_from_now_on(site: Site) -> None:
    async with Api(site) as api:
        secure = await api.http.get("/api/health", headers={"X-Forwarded-Proto": "https"})
        plain = await api.http.get("/api/health")

    assert secure.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in plain.headers
