"""The compiled rules and the plain ones play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tavola
from tests.compiled.trace import digest

CASES = {
    "carcassonne": ["carcassonne:1:", "carcassonne:2:all", "carcassonne:3:all"],
    "carrara": ["carrara:1:", "carrara:2:all", "carrara:3:all"],
    "carrara-second": ["carrara-second:1:", "carrara-second:2:all"],
    "tuscany": ["tuscany:1:", "tuscany:2:"],
}


def plain(*arguments: str) -> str:
    """What a program prints that runs without the build."""
    environment = {name: value for name, value in os.environ.items() if name != "TAVOLA_COMPILED"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE, text=True).stdout


def test_these_tests_run_on_compiled_rules() -> None:
    assert tavola.compiled
    assert plain("-c", "import tavola; print(tavola.compiled)") == "False\n"


@pytest.mark.parametrize("game", CASES)
def test_questions_events_and_checksums_are_the_same(game: str) -> None:
    expected = plain("-m", "tests.compiled.trace", *CASES[game]).splitlines()

    assert expected == [line for case in CASES[game] for line in digest(case).splitlines()]
