"""What belongs to an expansion is named in its folder: no shared file of any ring knows its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tavola.games.carcassonne import catalog

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src/tavola"
CORE = SOURCE / "games/carcassonne/core"

NAMES: dict[str, str] = {
    "farmers": "farmer farmers",
    "river": "river",
    "abbot": "abbot abbots",
    "inns": "inn inns",
    "cathedrals": "cathedral cathedrals",
    "big-meeple": "big-meeple big-meeples",
    "traders": "trader traders goods wine grain cloth",
    "builder": "builder builders double-turn second-turn",
    "pig": "pig pigs",
    "flyers": "flyer flyers",
    "messages": "message messages messenger messengers",
    "ferries": "ferry ferries pier piers",
    "gold": "gold",
    "mage-and-witch": "mage mages witch witches",
    "robbers": "robber robbers robbery ambush",
    "crop-circles": "crop crops crop-circle crop-circles",
    "inns-tiles": "",
    "traders-tiles": "",
}
"""The words of each expansion and of its pieces."""

OTHER_MEANINGS = {
    "builder": "what puts something together",
    "crop": "what grows on fields, and its colour",
    "gold": "a colour, and what other games pay with",
    "goods": "what other games trade in",
    "message": "what a socket carries and what a form says",
    "messages": "what sockets carry, and the entries of Fluent files",
    "river": "a landscape that other games have too",
}
"""Words that mean something else outside of Carcassonne."""

ALLOWED: dict[str, dict[str, str]] = {
    "core": {"river": "a kind of ground, which the core knows like roads and fields"},
}
"""What the core may name, by folder or file, each with its reason."""


def _files(folder: Path, *suffixes: str) -> Iterator[Path]:
    return (file for suffix in suffixes for file in folder.rglob(f"*.{suffix}"))


def shared_files() -> Iterator[Path]:
    """The core of Carcassonne, everything that serves all games, and the page."""
    yield from SOURCE.glob("*.py")
    for ring in (CORE, *(path for path in SOURCE.iterdir() if path.is_dir() and path.name != "games")):
        yield from _files(ring, "py", "ftl", "toml")
    yield from _files(ROOT / "web/src", "ts", "svelte", "css")


SHARED = sorted(shared_files())


# -- what a file says ------------------------------------------------------------------------------------


def said_in_python(text: str) -> Iterator[str]:
    """Identifiers and texts; docstrings and comments may say more."""
    tree = ast.parse(text)
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(said)) if id(node) not in explained:
                yield said
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.keyword(arg=str(name)) | ast.MatchAs(name=str(name)):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name


class _Said(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_Identifier(self, node: fluent.Identifier) -> None:  # noqa: N802 (Fluent's own name)
        self.texts.append(node.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (Fluent's own name)
        self.texts.append(node.value)


def said_in_fluent(text: str) -> Iterator[str]:
    """Keys, facts and sentences; only the names of boxes may tell what is in them."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message) and "-setup-box-" not in entry.id.name:
            said = _Said()
            said.visit(entry)
            yield from said.texts


COMMENTS = {
    ".toml": r"#[^\n]*",
    ".ts": r"/\*.*?\*/|//.*?$",
    ".svelte": r"<!--.*?-->|/\*.*?\*/|//.*?$",
    ".css": r"/\*.*?\*/",
}


def said(file: Path) -> Iterable[str]:
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return said_in_python(text)
    if file.suffix == ".ftl":
        return said_in_fluent(text)
    return [re.sub(COMMENTS[file.suffix], "", text, flags=re.MULTILINE | re.DOTALL)]


def plain(text: str) -> str:
    """`BigMeeple`, `big_meeple` and "the big-meeple" as words between dashes: `-big-meeple-`."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", text)
    return f"-{re.sub(r'[^a-z]+', '-', apart.lower())}-"


EVERY_NAME = tuple(dict.fromkeys(word for words in NAMES.values() for word in words.split()))


def named(file: Path) -> set[str]:
    """The words of expansions that a file says."""
    texts = [plain(text) for text in said(file)]
    return {name for name in EVERY_NAME if any(f"-{name}-" in text for text in texts)}


def leaks(file: Path) -> set[str]:
    """Those of them that it must not say."""
    if not file.is_relative_to(CORE):
        return named(file) - set(OTHER_MEANINGS)
    inside = file.relative_to(CORE.parent).as_posix()
    allowed = {name for place, names in ALLOWED.items() if inside.startswith(place) for name in names}
    return named(file) - allowed


# -- the tests -------------------------------------------------------------------------------------------


def test_every_module_has_its_words() -> None:
    assert set(NAMES) == set(catalog.CATALOG.names)


def test_the_rings_are_there() -> None:
    rings = {file.relative_to(SOURCE).parts[0] for file in SHARED if file.is_relative_to(SOURCE)}
    of_the_core = {file.relative_to(CORE).parts[0] for file in SHARED if file.is_relative_to(CORE)}

    assert rings >= {
        "bots",
        "terminal",
        "server",
        "words",
        "drawing",
        "text",
        "table",
        "kernel",
        "library.py",
    }
    assert of_the_core >= {"rules", "picture", "judgement", "text", "words", "tiles.toml", "rulebook.toml"}
    assert any(file.suffix == ".svelte" for file in SHARED)


def test_a_shared_file_names_no_expansion() -> None:
    found = {file.relative_to(ROOT).as_posix(): leaks(file) for file in SHARED}

    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", 'x = "abbot"'),
        ("a.py", 'x = f"carcassonne.farmers.{kind}"'),
        ("a.py", "big_meeple = 1"),
        ("a.py", "class BigMeeple: ..."),
        ("a.py", "x = y.pig"),
        ("a.py", "def f(builder): ..."),
        ("a.py", "f(gold=1)"),
        ("a.py", "from tavola.games.carcassonne.expansions.ferries import rules"),
        ("a.ftl", "carcassonne-ask-robber = Where?"),
        ("a.ftl", "carcassonne-option-put = { $figure_key ->\n    [abbot] Him\n   *[other] Them\n}"),
        ("a.ftl", "carcassonne-item-x = Field with a pig"),
        ("a.toml", 'tiles = ["c1 city n cathedral=1"]'),
        ("a.toml", '[[rule]]\nid = "carcassonne.inns.double"'),
        ("a.ts", 'const colour = { wine: "#800" };'),
        ("a.svelte", "<p class='crop-circle'>!</p>"),
    ],
)
def test_a_name_that_leaks_is_found(name: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")

    assert named(file)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""The abbot is known elsewhere."""\n# and so is the pig'),
        ("a.py", "inner = begin(golden)"),
        ("a.ftl", "# Gold is told of elsewhere.\ncarcassonne-setup-box-x = With Inns & Cathedrals"),
        ("a.toml", '# gold\nx = "inner"'),
        ("a.ts", "// a ferry\nconst inner = 1; /* a pig */"),
    ],
)
def test_explanations_and_longer_words_are_no_leaks(name: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")

    assert named(file) == set()
