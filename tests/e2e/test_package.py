"""The package as a host installs it: `pip install 'tavola[server]'`, then `tavola serve`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tavola
from tests.e2e.conftest import Site
from tests.package.building import build, install


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Site]:
    command = install(build("wheel", tmp_path / "wheel"), tmp_path / "environment")
    running = Site(tmp_path / "data", [command])
    yield running
    running.stop()


def test_an_installed_package_shows_its_games(installed: Site, people: Any) -> None:
    page = people().new_page()
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(installed.url)
    page.locator("[data-game]").first.wait_for()
    shown = page.locator("[data-game]").evaluate_all("cards => cards.map(card => card.dataset.game)")

    assert sorted(shown) == sorted(tavola.game_names())
    assert failed == []
