"""Whatever is asked over HTTP: a refusal in our own form, and never a 500."""

import re
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.app import HEADERS
from tests.server.clients import Api, duel
from tests.server.serving import Site

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}
SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
GOOD: dict[str, Any] = {"game": "carrara", "seats": SEATS}
PREPARED: dict[str, Any] = {**GOOD, "start": 0}
SIX_OF_EACH = "6white,6yellow,6red,6green,6blue,6black"

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "no UTF-8": b'{"game": "\xff\xfe"}',
    "half a letter": b'{"record": "\\ud800", "text": "\\ud800", "invite": "\\ud800", "game": "\\ud800"}',
    "null": b"null",
    "a list": b"[]",
    "a number": b"12",
    "nested too deep": b'{"seats":' + b"[" * 100_000,
    "a long number": b'{"seat":' + b"9" * 5000 + b',"key":"x"}',
    "an unknown field": b'{"nonsense": 1}',
    "wrong types": b'{"game": 1, "seats": 2, "record": 3, "text": 4, "invite": 5, "seat": "6", "key": 7}',
}

SETUPS: dict[str, dict[str, Any]] = {
    "no such game": {**GOOD, "game": "chess"},
    "no seats": {**GOOD, "seats": []},
    "too many seats": {**GOOD, "seats": [{"who": "me"}] * 50},
    "nobody": {**GOOD, "seats": [{"who": "nobody"}, {"who": "me"}]},
    "no such bot": {**GOOD, "seats": [{"who": "me"}, {"who": "bot", "bot": "deep"}]},
    "the same colour twice": {**GOOD, "seats": [{"who": "me", "colour": 1}, {"who": "friend", "colour": 1}]},
    "no such colour": {**GOOD, "seats": [{"who": "me", "colour": 6}, {"who": "friend"}]},
    "a colour below all": {**GOOD, "seats": [{"who": "me", "colour": -1}, {"who": "friend"}]},
    "no such box": {**GOOD, "box": "big"},
    "no such module": {**GOOD, "modules": ["river"]},
    "no such option": {**GOOD, "options": {"speed": "fast"}},
    "no such value": {**GOOD, "options": {"screens": "ajar"}},
    "no such start player": {**GOOD, "start": 2},
    "a start player below all": {**GOOD, "start": -1},
    "a huge start player": {**GOOD, "start": 10**30},
    "pieces without a start player": {**GOOD, "pieces": {"coins 0": "3"}},
    "no such piece": {**PREPARED, "pieces": {"dragons 0": "1"}},
    "pieces of nobody": {**PREPARED, "pieces": {"coins 9": "1"}},
    "a long number": {**PREPARED, "pieces": {"coins 0": "9" * 5000}},
    "a big number": {**PREPARED, "pieces": {"points 0": "9" * 30}},
    "a piece's name with a long number": {**PREPARED, "pieces": {"coins " + "9" * 5000: "1"}},
    "no number": {**PREPARED, "pieces": {"coins 0": "²"}},
    "another number": {**PREPARED, "pieces": {"coins 0": "-1"}},
    "a bag of nonsense": {**PREPARED, "pieces": {"blocks 0": "2gold"}},
    "more than there are": {**PREPARED, "pieces": {"blocks 0": "99white"}},
    "more coins than can be earned": {**PREPARED, "pieces": {"coins 0": "9999"}},
    "a wheel with too many blocks": {**PREPARED, "pieces": {"wheel I": SIX_OF_EACH}},
    "the same building twice": {**PREPARED, "pieces": {"display": "villa 1, villa 1"}},
    "a building nowhere": {**PREPARED, "pieces": {"built 0": "villa 1 berlin"}},
    "very many pieces": {**PREPARED, "pieces": {f"coins {n}": "1" for n in range(1000)}},
    "a draw that cannot be": {**PREPARED, "draws": ["villa 99"]},
}

RECORDS = {
    "nothing": "",
    "nonsense": "<script>alert(1)</script>",
    "only a first line": "tavola-record 1\n",
    "no such game": "tavola-record 1\ngame chess\nrules 1\nseats 2\nstart 0\n",
    "no such seats": "tavola-record 1\ngame carrara\nrules 1\nseats 99\nstart 0\noption screens closed\n",
    "a newer version": "tavola-record 1\ngame carrara\nrules 99\nseats 2\nstart 0\noption screens closed\n",
    "an illegal choice": (
        "tavola-record 1\ngame carrara\nrules 1\nseats 2\nstart 0\noption screens closed\n\n0 end\n"
    ),
    "a big number": (
        "tavola-record 1\ngame carrara\nrules 1\nseats 2\nstart 0\noption screens closed\n"
        "prepared points 0 = 99999999999999999999999999\n\n"
    ),
    "a wheel with too many blocks": (
        "tavola-record 1\ngame carrara\nrules 1\nseats 2\nstart 0\noption screens closed\n"
        f"prepared coins 0 = 560\nprepared wheel I = {SIX_OF_EACH}\nprepared display = villa 3\n\n0 buy\n"
    ),
    "zero bytes": "tavola-record 1\n\x00\x00",
    "too long": "tavola-record 1\n" + "#" * 600_000,
}


def refused(answer: httpx.Response) -> m.Refused:
    """The refusal that this answer is."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    found = msgspec.json.decode(answer.content, type=m.Refused)
    assert found.text.strip()
    assert_safe(answer)
    return found


def assert_safe(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_no_script_but_our_own_is_allowed() -> None:
    policy = dict(part.split(maxsplit=1) for part in HEADERS["Content-Security-Policy"].split("; "))

    assert (policy["default-src"], policy["script-src"]) == ("'self'", "'self'")


def endpoints(site: Site, method: str) -> list[str]:
    """Every path of the API that takes this method, with a table that there is not."""
    paths = site.app.openapi_schema.paths or {}
    return [
        path.replace("{ident}", "nowhere").replace("{name}", "carrara")
        for path, item in paths.items()
        if getattr(item, method) is not None
    ]


async def test_every_endpoint_that_takes_a_body_refuses_bad_ones(site: Site) -> None:
    paths = endpoints(site, "post")
    assert len(paths) >= 7
    async with Api(site) as api:
        for path in paths:
            for body in BODIES.values():
                refused(await api.http.post(path, content=body, headers=JSON))


async def test_a_real_table_refuses_bad_bodies_too_and_does_not_change(site: Site) -> None:
    async with duel(site) as game:
        version = await game.version()
        for path in endpoints(site, "post"):
            for body in BODIES.values():
                at = path.replace("nowhere", game.table)
                refused(await game.api.http.post(at, content=body, headers=JSON))

        assert await game.version() == version


async def test_bad_bodies_are_explained(site: Site) -> None:
    async with Api(site, **{"Accept-Language": "de-DE,de;q=0.9"}) as api:
        answer = refused(await api.post("/api/tables", {"game": "carrara", "seats": [{"who": 5}]}))

    assert answer.kind == "malformed"
    assert answer.text == "Das ist nicht zu verstehen: seats[0].who: Expected `str`, got `int`"


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
async def test_a_setup_that_cannot_be_is_refused(site: Site, setup: dict[str, Any]) -> None:
    async with Api(site) as api:
        refused(await api.post("/api/tables", setup))


async def test_refused_setups_leave_nothing_behind(site: Site) -> None:
    before = (site.run(site.rooms.journal.tables()), site.rooms.live)
    async with Api(site) as api:
        for setup in SETUPS.values():
            await api.post("/api/tables", setup)

    assert (site.run(site.rooms.journal.tables()), site.rooms.live) == before


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
async def test_a_record_that_cannot_be_replayed_is_refused(site: Site, record: str) -> None:
    async with Api(site) as api:
        answer = refused(await api.post("/api/replay", {"record": record}))

    assert answer.kind == "record"


async def test_a_table_that_there_is_not_is_not_found(site: Site) -> None:
    async with Api(site) as api:
        for path in (
            "/api/tables/nowhere",
            "/api/tables/nowhere/record",
            "/api/tables/%00",
            "/api/tables/" + "x" * 5000,
        ):
            assert refused(await api.get(path)).kind == "not-found"
        for path, body in (
            ("join", {"invite": "x"}),
            ("keys", {"seat": 0, "key": "x"}),
            ("revoke", {"seat": 0, "key": "x"}),
            ("rematch", {"seat": 0, "key": "x"}),
        ):
            assert refused(await api.post(f"/api/tables/nowhere/{path}", body)).kind == "not-found"


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere", "/api/nowhere", "/assets/nowhere.js", "/assets/../../app.py", "/assets/%00",
        "/assets/a%0ab", "/assets/%7f", "/api/rules/chess", "/api", "/api/schema/swagger",
    ],
)  # fmt: skip
async def test_what_there_is_not_is_not_found(site: Site, path: str) -> None:
    async with Api(site) as api:
        assert refused(await api.get(path)).kind == "not-found"


BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What a built page is, whether it is built here or not."""
    text = b"<!doctype html><title>Tavola</title>"
    (tmp_path / "index.html").write_bytes(text)
    monkeypatch.setattr("tavola.server.app.page_folder", lambda: tmp_path)
    return text


@pytest.mark.parametrize("path", ["/nowhere", "/t/a/b", "/t", "/apiary", "/%00", "/nowhere?language=de"])
async def test_a_browser_that_is_lost_gets_the_page_which_says_so(site: Site, page: bytes, path: str) -> None:
    async with Api(site, **BROWSER) as api:
        answer = await api.get(path)

    assert (answer.status_code, answer.content) == (404, page)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert_safe(answer)


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/tables/nowhere", "/api/rules/chess"])
async def test_a_browser_that_is_lost_in_the_api_gets_a_refusal(site: Site, path: str) -> None:
    async with Api(site, **BROWSER) as api:
        assert refused(await api.get(path)).kind == "not-found"


async def test_where_no_page_is_built_a_lost_browser_gets_a_refusal(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.app.page_folder", lambda: tmp_path)
    async with Api(site, **BROWSER) as api:
        assert refused(await api.get("/nowhere")).kind == "not-found"


@pytest.mark.usefixtures("page")
async def test_what_is_sent_to_nowhere_is_refused(site: Site) -> None:
    async with Api(site, **BROWSER) as api:
        assert refused(await api.post("/nowhere", {})).kind == "not-found"


async def test_methods_that_there_are_not_are_refused(site: Site) -> None:
    async with Api(site) as api:
        for method, path in (
            ("DELETE", "/api/tables"),
            ("PUT", "/api/qr"),
            ("POST", "/"),
            ("GET", "/api/replay"),
        ):
            assert refused(await api.http.request(method, path)).kind == "malformed"


async def test_a_body_of_more_than_a_megabyte_is_refused(site: Site) -> None:
    async with Api(site) as api:
        body = b'{"name":"' + b"x" * 1_100_000 + b'"}'
        answer = await api.http.post("/api/tables", content=body, headers=JSON)

    assert (answer.status_code, refused(answer).kind) == (413, "malformed")


@pytest.mark.parametrize("text", ["", "x" * 501], ids=["none", "too many"])
async def test_texts_that_no_code_holds_are_refused(site: Site, text: str) -> None:
    async with Api(site) as api:
        refused(await api.post("/api/qr", {"text": text}))


@pytest.mark.parametrize(
    "text", ["https://example.org/t/abc#key", "🎲" * 500, "Grüße\n\x00 <svg>"], ids=["link", "dice", "odd"]
)
async def test_a_code_is_a_drawing(site: Site, text: str) -> None:
    async with Api(site) as api:
        answer = await api.post("/api/qr", {"text": text})

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert_safe(answer)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/x",
        "/replay",
        "/new/carrara",
        "/rules/carrara",
        "/api/games",
        "/api/rules/carrara",
        "/api/schema",
        "/api/schema/openapi.json",
    ],
)
async def test_every_answer_says_what_the_browser_may_do(site: Site, path: str) -> None:
    async with Api(site) as api:
        answer = await api.get(path)

        assert answer.status_code in (200, 503)  # 503: the page is not built
        assert_safe(answer)


@pytest.mark.parametrize("path", ["/api/schema", "/api/schema/openapi.json"])
async def test_the_schema_is_json_and_names_no_other_host(site: Site, path: str) -> None:
    async with Api(site, **BROWSER) as api:
        answer = await api.get(path)

    assert answer.headers["content-type"].startswith("application/")
    assert "/api/tables" in answer.json()["paths"]
    assert "://" not in answer.text


@pytest.mark.parametrize(
    "path", ["/", "/t/x", "/replay", "/api/games", "/api/health", "/api/schema", "/nowhere"]
)
async def test_head_says_what_get_would_but_for_the_body(site: Site, path: str) -> None:
    async with Api(site) as api:
        got, head = await api.get(path), await api.http.head(path)

    assert (head.status_code, head.content) == (got.status_code, b"")
    assert head.headers["content-type"] == got.headers["content-type"]
    assert_safe(head)


async def test_answers_without_a_body_say_it_too(site: Site) -> None:
    async with Api(site) as api:
        assert_safe(await api.http.options("/api/tables"))
        assert_safe(await api.http.head("/"))


async def test_what_is_wrong_on_our_side_says_nothing_of_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret of ours")

    monkeypatch.setattr("tavola.server.presenter.rule_texts", fail)
    async with Api(site) as api:
        answer = await api.get("/api/rules/carrara")

    assert answer.status_code == 500
    assert msgspec.json.decode(answer.content, type=m.Refused).kind == "trouble"
    assert "secret" not in answer.text
    assert_safe(answer)


async def test_answers_of_the_api_are_not_kept(site: Site) -> None:
    async with Api(site) as api:
        assert (await api.get("/api/games")).headers["cache-control"] == "no-store"


async def test_an_unknown_language_costs_no_memory(site: Site) -> None:
    async with duel(site) as game:
        before = presenter._words.cache_info().currsize
        for number in range(20):
            await game.api.get(f"/api/tables/{game.table}?language=x{number}")

    assert presenter._words.cache_info().currsize == before


async def test_what_drawings_use_is_loaded_once_under_an_address_that_stays(site: Site) -> None:
    async with duel(site, game="carcassonne", box="base") as game:
        state = await game.one.until(lambda: game.one.state)
        used = set(re.findall(r'href=\\?"#(face-[^"\\]+)', str(state["panels"])))
        answers = [await game.api.get(address) for address in state["definitions"]]

    defined = "".join(answer.text for answer in answers)

    assert used
    assert all(f'id="{name}"' in defined for name in used)
    assert all("immutable" in answer.headers["cache-control"] for answer in answers)


@pytest.mark.parametrize("name", ["carcassonne/definitions/os", "carrara/definitions/core"])
async def test_no_other_definitions_are_served(site: Site, name: str) -> None:
    async with Api(site) as api:
        assert (await api.get(f"/api/games/{name}.svg")).status_code == 404


async def test_answers_do_not_wait_to_be_sent(site: Site) -> None:
    def prompt() -> set[bool]:
        sockets = [c.transport.get_extra_info("socket") for c in site.server.server_state.connections]
        return {bool(s.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)) for s in sockets}

    async with Api(site) as api:
        await api.get("/api/health")

        assert site.call(prompt) == {True}


def test_the_schema_says_how_every_route_refuses(site: Site) -> None:
    for path, item in (site.app.openapi_schema.paths or {}).items():
        for operation in filter(None, (item.get, item.post)):
            answers = operation.responses or {}

            assert {"400", "404", "422", "429", "500"} <= set(answers), path
