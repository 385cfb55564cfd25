"""What tests of the server share."""

from collections.abc import Iterator

import pytest

from tavola import registry
from tests.server.serving import Site, serving
from tests.server.toy.parts import KIT


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A real server on a free port with a real database file; tests use tables of their own."""
    with serving(tmp_path_factory.mktemp("data")) as site:
        yield site


@pytest.fixture
def toy_site(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """The same, with the toy game among the games."""
    monkeypatch.setitem(registry.REGISTRY, "toy", KIT)
    return site
