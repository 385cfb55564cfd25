"""What is in the packages, and what it takes to build them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.build_page import MADE_FROM, PAGE
from tests.package.building import ROOT, build, building, unpack

NPM_IS_NEEDED = "needs node with npm"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture
def tree(sdist: Path, tmp_path: Path) -> Path:
    """An unpacked sdist."""
    return unpack(sdist, tmp_path / "tree")


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def files_of_the_package() -> Iterator[str]:
    """Sources, data, words, migrations, the mark of typed packages and the page."""
    package = ROOT / "src" / "tavola"
    for path in package.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path != ROOT / PAGE / MADE_FROM:
            yield f"tavola/{path.relative_to(package).as_posix()}"


def test_the_wheel_holds_the_whole_package_with_its_page(wheel: Path) -> None:
    names = {name for name in contents(wheel) if ".dist-info/" not in name}

    assert names == set(files_of_the_package())
    assert "tavola/server/page/index.html" in names


def test_what_others_made_comes_with_its_licence(wheel: Path) -> None:
    texts = contents(wheel)
    licences = texts["tavola/server/page/licences.md"] + texts["tavola/server/page/licences-of-fonts.md"]
    others = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]

    assert [name for name in others if name.rpartition("/")[2].encode() not in licences] == []


def test_an_sdist_makes_the_same_wheel_without_npm(wheel: Path, tree: Path, tmp_path: Path) -> None:
    again = build("wheel", tmp_path / "again", tree, npm=False)

    assert contents(again) == contents(wheel)


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "src/tavola/words/ui.de.ftl",
        "src/tavola/drawing/palette.py",
    ],
)
def test_a_page_made_from_something_else_is_not_taken(tree: Path, tmp_path: Path, changed: str) -> None:
    with (tree / changed).open("a") as file:
        file.write("\n")
    done = building("wheel", tmp_path / "built", tree, npm=False)

    assert done.returncode != 0
    assert NPM_IS_NEEDED in done.stderr


def test_without_page_and_npm_there_is_no_package(tree: Path, tmp_path: Path) -> None:
    shutil.rmtree(tree / PAGE)
    done = building("wheel", tmp_path / "built", tree, npm=False)

    assert done.returncode != 0
    assert NPM_IS_NEEDED in done.stderr


def test_an_editable_install_builds_no_page(tree: Path, tmp_path: Path) -> None:
    shutil.rmtree(tree / PAGE)
    (tmp_path / "built").mkdir()
    program = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    command = [sys.executable, "-c", program, str(tmp_path / "built")]
    done = subprocess.run(command, cwd=tree, env={"PATH": ""}, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert not (tree / PAGE).exists()
