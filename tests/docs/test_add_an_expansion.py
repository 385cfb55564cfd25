"""Following docs/add-an-expansion.md to the letter makes the expansion that our own tests play with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/add-an-expansion.md").read_text("utf-8")
TOY = ROOT / "tests/games/carcassonne/toy_expansion"
FILES = dict(re.findall(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


def test_the_page_has_every_file_of_the_expansion() -> None:
    ours = {
        f"windmills/{file.name}": file.read_text("utf-8").replace(
            "from tests.games.carcassonne.toy_expansion.", "from windmills."
        )
        for file in TOY.iterdir()
        if file.is_file()
    }

    assert {name: text for name, text in FILES.items() if name != "play_windmills.py"} == ours


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """All files of the page, where the page says."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


def test_who_follows_the_page_plays_a_game_with_it(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "play_windmills.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert 6 == len(re.findall(r"builds a windmill on \S+\. Windmill: \d", done.stdout))
    assert "1. seat " in done.stdout
