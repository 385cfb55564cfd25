"""What holds for every test of the terminal."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are saved in the current folder, so each test has its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
