"""A site that lies under a path of its host, behind a proxy that passes the path on or takes it off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tavola.server.app import page_folder
from tavola.server.base_path import base_path_of, placed
from tests.server.clients import Client
from tests.server.prefix_proxy import prefix_proxy
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

BASE = "/games/tavola"


@pytest.fixture(params=[True, False], ids=["taken off", "passed on"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with (
        serving(tmp_path / "data", base_path=BASE) as site,
        prefix_proxy(site.port, BASE, strips=request.param) as address,
    ):
        yield address


async def test_a_table_is_set_up_and_played_at_under_the_path(address: str) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        me = {"who": "me"}
        body = {"game": "carrara", "seats": [me, me]}
        made = (await http.post(f"{address}/api/tables", json=body)).raise_for_status().json()
        told = (await http.get(f"{address}/api/tables/{made['table']}")).raise_for_status().json()
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    async with connect(where, proxy=None) as socket:
        state = await Client(socket).hello(*made["keys"].values())

    assert told["id"] == state["table"]["id"] == made["table"]


@pytest.mark.skipif(not (page_folder() / "index.html").is_file(), reason="the page is not built")
async def test_the_page_knows_the_path_and_loads_everything_from_there(address: str) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        pages = [(await http.get(f"{address}{path}")).text for path in ("/", "/t/x", "/rules/carrara")]
        wanted = re.findall(r'(?:src|href)="([^"]+)"', pages[0])
        host = address.removesuffix(BASE)
        loaded = [(await http.get(host + path)).status_code for path in wanted]

    assert f'data-base="{BASE}"' in pages[0]
    assert len(set(pages)) == 1
    assert wanted
    assert set(loaded) == {200}


async def test_the_schema_says_where_the_site_lies(address: str) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        schema = (await http.get(f"{address}/api/schema/openapi.json")).json()

    assert schema["servers"] == [{"url": BASE}]


def test_at_the_root_a_page_loads_from_there() -> None:
    page = b'<!doctype html><html lang="en"><script src="./assets/x.js"></script>'

    assert (
        placed(page, "")
        == b'<!doctype html><html data-base="" lang="en"><script src="/assets/x.js"></script>'
    )


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("", ""),
        ("/", ""),
        ("/games", "/games"),
        ("/games/tavola/", "/games/tavola"),
        ("games", None),
        ("/a//b", None),
        ("/a/../b", None),
        ('/a"b', None),
        ("/a?b", None),
        ("http://example.org/games", None),
    ],
)
def test_a_base_path_is_plain_names_between_slashes(text: str, base: str | None) -> None:
    assert base_path_of(text) == base
