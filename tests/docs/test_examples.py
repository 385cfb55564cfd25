"""What the pages for readers show runs and prints what they say, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_run(page: Path) -> None:
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert results.failed == 0


def test_the_library_is_shown_by_examples() -> None:
    assert {"README.md", "docs/bots.md", "docs/setups.md"} <= {name_of(page) for page in WITH_EXAMPLES}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_what_there_is(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []
