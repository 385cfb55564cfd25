"""The examples in README.md run and print what they say."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_examples_run() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")

    assert results.attempted > 0, "README.md has no examples"
    assert results.failed == 0
