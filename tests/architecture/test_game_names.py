"""Only its own folder and the registry name a game: bots, terminal, server and all others serve any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.registry import REGISTRY
from tests.architecture.test_expansion_names import SOURCE, plain, said

GAMES = sorted({name.partition("-")[0] for name in REGISTRY})
SUFFIXES = {".py", ".ftl", ".toml"}


def shared_files() -> Iterator[Path]:
    """Every source outside the games' folders, but for the registry, which is the list of them."""
    for file in SOURCE.rglob("*"):
        room = file.relative_to(SOURCE).parts[0]
        if file.suffix in SUFFIXES and room not in {"games", "registry.py"}:
            yield file


def games_named(file: Path) -> list[str]:
    texts = [plain(text) for text in said(file)]
    return [name for name in GAMES if any(f"-{name}-" in text for text in texts)]


def test_the_registry_names_the_games() -> None:
    assert games_named(SOURCE / "registry.py") == GAMES


def test_every_room_is_read() -> None:
    rooms = {file.relative_to(SOURCE).parts[0] for file in shared_files()}

    assert rooms >= {"bots", "drawing", "kernel", "server", "store", "table", "terminal", "testing", "words"}


def test_no_shared_file_names_a_game() -> None:
    found = {file.relative_to(SOURCE).as_posix(): games_named(file) for file in shared_files()}

    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", 'GAME = "carrara"'),
        ("a.py", 'say(f"tavola play carcassonne --seats {seats}")'),
        ("a.py", "from tavola.games.tuscany import kit"),
        ("a.ftl", "carrara-title = Carrara"),
    ],
)
def test_a_game_that_is_named_is_found(name: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")

    assert games_named(file)
