"""The page about our reading of the rulebook says what the rule list, the data and the tests say."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.library import game

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "carrara-second.md").read_text("utf-8")


def test_every_ruling_is_explained_and_none_that_is_not_in_the_list() -> None:
    rulings = [rule.id for rule in game("carrara-second").rulebook() if rule.ruling]

    assert sorted(rulings) == sorted(re.findall(r"^### .*: `(.+)`$", PAGE, re.MULTILINE))


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = Path(__file__).parent.rglob("test_*.py")
    there = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}

    assert named - there == set()


def test_every_assumed_value_is_listed() -> None:
    values = {component.name: component.value for component in game("carrara-second").setups.components}

    assert dict(re.findall(r"^\| `([a-z.]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)) == values
