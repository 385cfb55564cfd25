"""The page knows no game: whatever is special to one comes over the wire, drawn and in words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tavola import library

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
GAMES = ROOT / "src/tavola/games"
NOT_OURS = {"node_modules", "package-lock.json"}

ORDINARY = {
    "what every game has, and so the protocol too": (
        "assumed base card colour component count display field final group hand item kind message name "
        "number object part piece place player point region round rule ruling score scored scoring set "
        "start table type value"
    ),
    "what every page has: colours, shapes, layout, a mouse with a wheel": (
        "accept bar black block blue circle dark decoration end flag green red room size source space "
        "storage top track unit wheel white yellow"
    ),
    "what every sentence has": (
        "alike along and any book each extra five good instead most need own pair replace second three two "
        "yield"
    ),
}
"""Words of the games, in the singular, that are not theirs alone."""

PROSE = {"meaning", "why"}
"""Where records explain assumed values, in whole sentences."""

FILES = sorted(
    path
    for path in WEB.rglob("*")
    if path.is_file() and not NOT_OURS.intersection(path.relative_to(WEB).parts)
)


def words_in(text: str) -> set[str]:
    """The words of a text in the singular, those inside of names such as `bigMeeple` or `big_meeple` too."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {_singular(word) for word in re.findall(r"[a-z]{3,}", apart.lower())}


def _singular(word: str) -> str:
    return f"{word[:-3]}y" if word.endswith("ies") else word.removesuffix("s")


def texts(record: object) -> Iterator[str]:
    """The keys and texts of a record of data, but not what explains it to people."""
    match record:
        case str():
            yield record
        case dict():
            for key, value in record.items():
                if key not in PROSE:
                    yield key
                    yield from texts(value)
        case list():
            for value in record:
                yield from texts(value)


def ordinary() -> set[str]:
    return {word for words in ORDINARY.values() for word in words.split()}


@cache
def all_words_of_games() -> frozenset[str]:
    """What games, their modules and what is in their boxes are called; the rest is prose."""
    found = set[str]()
    for name in library.game_names():
        found |= words_in(" ".join([name, *library.game(name).setups.modules]))
    for path in GAMES.rglob("*.toml"):
        if not path.name.startswith(("rulebook", "assumed", "lesson", "examples")):
            found |= words_in(" ".join(texts(tomllib.loads(path.read_text("utf-8")))))
    return frozenset(found)


def words_of_games() -> frozenset[str]:
    """Those that are theirs alone."""
    return all_words_of_games() - ordinary()


def leaks(path: Path) -> set[str]:
    """The words of games that a file's name or text says."""
    return words_in(f"{path.name} {path.read_text('utf-8')}") & words_of_games()


@pytest.mark.parametrize(
    "word", ["carcassonne", "meeple", "abbot", "carrara", "villa", "lucca", "tile", "city"]
)
def test_games_have_words_of_their_own(word: str) -> None:
    assert word in words_of_games()


def test_no_word_is_let_through_that_the_page_does_not_need() -> None:
    said = set[str]().union(*(words_in(f"{path.name} {path.read_text('utf-8')}") for path in FILES))

    assert ordinary() <= said


def test_the_page_names_nothing_of_a_game() -> None:
    found = {path.relative_to(WEB).as_posix(): leaks(path) for path in FILES}

    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ('if (game.name === "carrara") return;', "carrara"),
        ("const bigMeeples = 1;", "meeple"),
        ("// Cities are drawn first.", "city"),
        (".crop-circle { color: red }", "crop"),
        ('pick["tile"]', "tile"),
    ],
)
def test_a_page_that_names_something_of_a_game_is_found(line: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "Board.svelte"
    file.write_text(line, "utf-8")

    assert word in leaks(file)
