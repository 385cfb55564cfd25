"""The base game of Carrara's first edition, and what editions share, know no word of the expansion game."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.test_expansion_names import SOURCE, plain, said

CARRARA = SOURCE / "games/carrara"
WORDS = ("expansion", "upgrade", "upgrades", "upgraded", "eight", "eights", "raising", "unturned", "specials")
FILES = sorted(
    file
    for folder in (CARRARA / "first", CARRARA / "parts")
    for suffix in ("py", "ftl", "toml")
    for file in folder.rglob(f"*.{suffix}")
    if "expansion" not in file.relative_to(CARRARA).parts
    # Here the edition is put together, and a rule list is prose.
    and file != CARRARA / "first/game.py"
    and not file.name.startswith("rulebook")
)


def test_no_file_of_the_base_game_names_anything_of_the_expansion_game() -> None:
    texts = {file.relative_to(CARRARA).as_posix(): "".join(map(plain, said(file))) for file in FILES}

    assert [(file, word) for file, text in texts.items() for word in WORDS if f"-{word}-" in text] == []


def test_a_file_that_names_something_of_it_is_found(tmp_path: Path) -> None:
    file = tmp_path / "mat.py"
    file.write_text("def draw(upgrades): ...", "utf-8")
    text = "".join(map(plain, said(file)))

    assert "-upgrades-" in text
