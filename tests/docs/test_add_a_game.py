"""The template of docs/add-a-game.md is a game like any other, once its package is installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
TEMPLATE = ROOT / "docs" / "examples" / "nim"
PROJECT = tomllib.loads((TEMPLATE / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that tells Python of the package as an installer does."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / f"tavola_nim-{PROJECT['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n"
    (info / "METADATA").write_text(metadata, "utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {where}" for name, where in points.items())])
        for group, points in PROJECT["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n\n".join(groups), "utf-8")
    return folder


def run(site: Path, *arguments: str, typed: str = "", package: Path = TEMPLATE / "src") -> str:
    """What a command prints, in a Python that finds the package."""
    path = os.pathsep.join(map(str, (site, package, ROOT / "src", ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=site,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_game_is_listed_and_its_bot_is_offered_for_it_alone(site: Path) -> None:
    text = run(site, "tavola", "games", "--lang", "en")
    titles, bots = re.findall(r"^([\w-]+)  \S", text, re.MULTILINE), re.findall(r"  bots: (.+)", text)

    assert titles[-1] == "nim"
    assert bots[-1] == "random, greedy, mathematician"
    assert len(bots) == len(titles)
    assert all("mathematician" not in offered for offered in bots[:-1])


def test_the_bots_play_it(site: Path) -> None:
    text = run(
        site, "tavola", "simulate", "nim", "--seats", "mathematician,greedy", "--games", "50", "--json"
    )
    result = json.loads(text.splitlines()[0])

    assert result["wins"][0] > result["wins"][1]


def test_a_person_plays_it_in_the_terminal(site: Path) -> None:
    command = ("tavola", "play", "nim", "--seats", "human,human", "--lang", "de", "--seed", "1")
    text = run(site, *command, typed="\ntake 4\ntake 2\nq\n")

    assert "Du darfst 1 bis 3 der 21 Steine nehmen. (Seite 1)" in text
    assert "nimmt 2 Steine; 19 bleiben." in text


def test_it_is_drawn(site: Path) -> None:
    code = "import tavola; print(tavola.new('nim', seed=1).svg())"
    (site / "draw_it.py").write_text(code, "utf-8")

    assert "count=3" in run(site, "draw_it")


def test_its_own_tests_pass(site: Path) -> None:
    assert "3 passed" in run(site, "pytest", "-q", "-p", "no:cacheprovider", str(TEMPLATE / "tests"))


def test_a_package_that_cannot_be_loaded_is_told_in_one_line(site: Path) -> None:
    text = run(site, "tavola", "play", "nim", package=site)

    assert text == (
        "tavola: the game 'nim' cannot be loaded from tavola_nim.kit:KIT: No module named 'tavola_nim'\n"
    )


def test_the_page_shows_the_entry_points_and_names_every_file_of_the_template() -> None:
    files = {path.name for path in (TEMPLATE / "src" / "tavola_nim").iterdir() if path.is_file()}

    assert [file for file in files - {"__init__.py", "kit.py", "bots.py"} if f"`{file}`" not in PAGE] == []
    for group, points in PROJECT["entry-points"].items():
        for name, where in points.items():
            assert f'[project.entry-points."{group}"]\n{name} = "{where}"' in PAGE
