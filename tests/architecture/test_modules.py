"""Carcassonne's modules: the core names none, none knows another, and only the catalog lists them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.games.carcassonne import catalog
from tavola.games.carcassonne.core.rules import faces
from tavola.games.carcassonne.core.rules.module import Module, TileSet
from tavola.games.carcassonne.core.rules.tasks import STEPS
from tavola.games.carcassonne.order import TURN

ROOT = Path(__file__).parent.parent.parent
GAME = ROOT / "src/tavola/games/carcassonne"
CORE = GAME / "core/rules"
TESTS = ROOT / "tests/games/carcassonne"
PACKAGE = "tavola.games.carcassonne"
MODULES = tuple(module.name for module in catalog.MODULES)
GROUND = frozenset(faces.KIND_NAMES)
"""Rivers are also a kind of ground, which the core knows like roads and fields."""

core = pytest.mark.parametrize("file", sorted(CORE.glob("*.py")), ids=lambda file: file.stem)
expansion = pytest.mark.parametrize(
    "file", sorted((GAME / "expansions").glob("*/rules.py")), ids=lambda file: file.parent.name
)
module = pytest.mark.parametrize("name", MODULES)


def imports(file: Path) -> set[str]:
    """The packages inside Carcassonne's rules that a file imports from: core, expansions, catalog …"""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    inside = {name.removeprefix(PACKAGE + ".") for name in found if name.startswith(PACKAGE + ".")}
    return {name.partition(".")[0] for name in inside}


def named(file: Path) -> Iterator[str]:
    """Modules that a file names in a text or in its code, as a whole word; explanations may say more."""
    tree = ast.parse(file.read_text("utf-8"))
    explained = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield from (word for word in re.split(r"[^a-z-]+", node.value) if word in MODULES)
        elif isinstance(node, ast.Name | ast.arg | ast.Attribute):
            name = (
                node.id
                if isinstance(node, ast.Name)
                else node.arg
                if isinstance(node, ast.arg)
                else node.attr
            )
            yield from (word for word in [name.lower().replace("_", "-")] if word in MODULES)


@core
def test_the_core_names_no_module(file: Path) -> None:
    assert set(named(file)) - {"river"} == set()


@pytest.mark.parametrize(
    "line",
    [
        'x = "abbot"',
        'x = f"carcassonne.farmers.{kind}"',
        "big_meeple = 1",
        "x = y.pig",
        "def f(builder): ...",
    ],
)
def test_a_core_that_names_a_module_is_found(line: str, tmp_path: Path) -> None:
    file = tmp_path / "core.py"
    file.write_text(line, "utf-8")

    assert len(list(named(file))) == 1


def test_the_river_is_named_as_a_kind_of_ground_only() -> None:
    assert set(MODULES) & GROUND == {"river"}
    assert {"river"} == {name for file in CORE.glob("*.py") for name in named(file)}


@core
def test_the_core_imports_the_core_only(file: Path) -> None:
    assert imports(file) <= {"core"}


@expansion
def test_a_module_imports_the_core_only(file: Path) -> None:
    assert imports(file) <= {"core"}


def test_an_interaction_imports_no_interaction_and_no_catalog() -> None:
    for file in (GAME / "interactions").glob("[!_]*.py"):
        assert imports(file) <= {"core", "expansions"}


def test_only_the_catalog_lists_the_modules() -> None:
    allowed = {GAME / "catalog.py", *(GAME / "interactions").glob("*.py")}
    files = [*GAME.glob("*.py"), *GAME.rglob("rules/*.py"), *GAME.rglob("rules.py")]
    importing = {file for file in files if "expansions" in imports(file)}

    assert importing <= allowed


def test_every_file_of_an_expansion_is_a_module_of_the_catalog() -> None:
    files = {file.parent.name.replace("_", "-") for file in (GAME / "expansions").glob("*/rules.py")}

    assert files == set(MODULES)


def test_every_step_of_a_turn_belongs_to_one_module() -> None:
    steps = [step.name for entry in catalog.MODULES for step in entry.steps]

    assert len(set(steps)) == len(steps)
    assert not set(steps) & {step.name for step in STEPS}


def test_every_step_of_a_module_has_its_place_in_the_turn() -> None:
    assert {step.name for entry in catalog.MODULES for step in entry.steps} <= set(TURN)


def private_of_the_state(file: Path) -> Iterator[str]:
    """What a file takes from a state, or gives it, that is the state's own."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and isinstance(node.value, ast.Name):
            yield from [node.attr] if node.value.id == "state" else []


def test_what_is_pending_is_kept_by_the_loop_alone() -> None:
    files = [*CORE.glob("*.py"), *(GAME / "expansions").rglob("*.py")]

    assert [(file.name, name) for file in files for name in private_of_the_state(file)] == []


def test_a_task_that_writes_what_is_pending_is_found(tmp_path: Path) -> None:
    file = tmp_path / "job.py"
    file.write_text("def run(self, state):\n    state._pending = ()\n", "utf-8")

    assert list(private_of_the_state(file)) == ["_pending"]


def test_every_figure_belongs_to_one_module() -> None:
    figures = [figure.name for entry in catalog.MODULES for figure in entry.figures]

    assert len(set(figures)) == len(figures)


@pytest.mark.parametrize(
    "entry", [m for m in catalog.MODULES if not isinstance(m, TileSet)], ids=lambda entry: entry.name
)
def test_a_module_has_a_folder_of_scenarios(entry: Module) -> None:
    assert list((TESTS / "expansions" / entry.name.replace("-", "_")).glob("test_*.py"))


@module
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_module_has_words_in_its_folder(name: str, language: str) -> None:
    words = (GAME / "expansions" / name.replace("-", "_") / f"words.{language}.ftl").read_text("utf-8")

    assert re.search(rf"^carcassonne-setup-module-{name} = \S", words, re.MULTILINE)
    assert re.search(rf"^carcassonne-setup-about-{name} = \S", words, re.MULTILINE)
