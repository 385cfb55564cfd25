"""A real server, a real database file and a real Chromium for the tests in this folder."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.sight import listen

CALM = {"reduced_motion": "reduce", "locale": "en-GB"}
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 1024, "height": 768}}
CAREFUL = {"careful": True}
"""Previews and confirms every choice, and ends turns oneself."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

BROWSER = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The first is the same browser without windows of its own, which take half of its processor time."""

_BE_CAREFUL = """{
    const settings = JSON.parse(localStorage.getItem("tavola.settings") ?? "{}");
    localStorage.setItem("tavola.settings", JSON.stringify({ ...settings, careful: true }));
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are left out, and it is said; ./test installs one where it may."""
    if BROWSER is None and os.environ.get("TAVOLA_WITHOUT_BROWSER"):
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


class Site:
    """A running server; can be killed and started again over the same data."""

    options: tuple[str, ...] = ()

    def __init__(self, data: Path, command: Sequence[str | Path] = (sys.executable, "-m", "tavola")) -> None:
        self._data = data
        self._command = command
        self._port = 0
        self.start()

    def start(self) -> None:
        options = ["--data", str(self._data), "--port", str(self._port), *self.options]
        command = [*self._command, "serve", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self._port = int(found[1])
                return
        raise AssertionError("the server did not start")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def kill(self) -> None:
        self._process.kill()
        self._close()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._close()

    def _close(self) -> None:
        self._process.wait(timeout=30)
        if self._process.stdout is not None:
            self._process.stdout.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    arguments = [*sandbox, "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=BROWSER, args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture
def people(browser: Browser) -> Iterator[Any]:
    """Makes a new person with a browser of their own: `people(**PHONE)`; may play the careful way."""
    made: list[BrowserContext] = []

    def person(*, careful: bool = False, **how: Any) -> BrowserContext:
        made.append(browser.new_context(**{**CALM, **DESK, **how}))
        if careful:
            made[-1].add_init_script(_BE_CAREFUL)
        made[-1].set_default_timeout(60_000)
        made[-1].on("page", listen)
        return made[-1]

    yield person
    for context in made:
        context.close()
