"""The page about our reading of the rulebook says what the rule list, the tests and the setup say."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.games.tuscany.rules.game import TUSCANY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tuscany.md").read_text("utf-8")


def test_every_ruling_is_explained() -> None:
    rulings = {rule.id for rule in TUSCANY.rulebook() if rule.ruling}

    assert {rule for rule in rulings if f"`{rule}`" not in PAGE} == set()


def test_every_rule_that_is_named_exists() -> None:
    named = set(re.findall(r"`(tuscany\.[a-z-]+\.[a-z-]+)`", PAGE))

    assert {rule for rule in named if rule not in TUSCANY.rulebook()} == set()


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = (ROOT / "tests" / "games" / "tuscany").rglob("test_*.py")
    there = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}

    assert named - there == set()


def test_every_option_is_explained() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)

    assert {option.name for option in TUSCANY.setups.options} <= set(listed)
