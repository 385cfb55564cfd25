"""The page about our reading of the rulebook says what the rule list, the tests and the catalog say."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.games.carcassonne.rules import catalog
from tavola.games.carcassonne.rules.game import CARCASSONNE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "carcassonne.md").read_text("utf-8")


def test_every_ruling_is_explained_and_none_that_is_not_in_the_list() -> None:
    rulings = [rule.id for rule in CARCASSONNE.rulebook() if rule.ruling]

    assert sorted(rulings) == sorted(re.findall(r"^### .*: `(.+)`$", PAGE, re.MULTILINE))


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = (ROOT / "tests" / "games" / "carcassonne").glob("test_*.py")
    there = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}

    assert named - there == set()


def test_the_boxes_are_as_they_are_in_the_catalog() -> None:
    printed = dict(re.findall(r"^\| `([a-z-]+)`(?: \(usual\))? \| (.+) \|$", PAGE, re.MULTILINE))
    listed = {box: ", ".join(modules) or "none" for box, modules in catalog.BOXES.items()}

    assert {box: printed[box] for box in listed} == {**listed, "big-box": "all of them"}


def test_the_tile_sets_have_as_many_tiles_as_told() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \| (\d+) \|", PAGE, re.MULTILINE)
    printed = {name: int(count) for name, count in rows}

    assert printed == {name: sum(tile.count for tile in catalog.tile_set(name)) for name in printed}
    assert len(printed) == 10
