"""What holds for every test of the terminal."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tavola.terminal.main import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are saved in the current folder, so each test has its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command; returns its status, what it printed, and what it complained about."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(arguments)
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run
