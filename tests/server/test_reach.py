"""How other machines get to this one, as a browser on it is told."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tavola.server import addresses
from tests.server.clients import Api
from tests.server.serving import Site, serving

pytestmark = pytest.mark.anyio

HOME = ("192.168.0.7", "fd00::7")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is in a network of its own."""
    monkeypatch.setattr(addresses, "_sources", lambda: iter(HOME))


async def asked(site: Site, **headers: str) -> httpx.Response:
    async with Api(site, **headers) as api:
        return await api.get("/api/reach")


async def test_who_listens_on_the_loopback_alone_is_not_reached(site: Site) -> None:
    assert (await asked(site)).json() == {"addresses": list(HOME), "listening": False}


@pytest.mark.parametrize(("listens_on", "answering"), [("0.0.0.0", HOME[:1]), ("::", HOME)])
async def test_who_listens_everywhere_is_reached_by_the_addresses_of_that_kind(
    tmp_path: Path, listens_on: str, answering: tuple[str, ...]
) -> None:
    with serving(tmp_path, listens_on=listens_on) as site:
        assert (await asked(site)).json() == {"addresses": list(answering), "listening": True}


async def test_without_a_network_nobody_else_gets_here(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_sources", lambda: iter(()))

    assert (await asked(site)).json() == {"addresses": [], "listening": False}


async def test_nobody_else_is_told(site: Site) -> None:
    through_a_proxy = await asked(site, **{"X-Forwarded-For": "203.0.113.9"})

    assert through_a_proxy.status_code == 403
    assert through_a_proxy.json()["text"] == "This is told only on the machine itself."
