"""A wheel with compiled rules, installed where nothing else is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.package.building import build, install


def test_a_wheel_with_compiled_rules_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLA_COMPILE", "quick")
    wheel = build("wheel", tmp_path / "wheel")
    monkeypatch.delenv("TAVOLA_COMPILED")
    command = install(wheel, tmp_path / "environment")
    game = [str(command), "simulate", "carcassonne", "--seats", "random,random", "--games", "1"]

    assert "linux" in wheel.name
    assert (
        "(compiled)"
        in subprocess.run([command, "--version"], check=True, capture_output=True, text=True).stdout
    )
    assert subprocess.run(game, check=True, capture_output=True, text=True).stdout
