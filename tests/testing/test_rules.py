"""Finding which test shows which rule."""

from pathlib import Path

import pytest

from tavola.kernel import Rulebook, parse_book
from tavola.testing.rules import Found, find_scenarios, gaps, rule

TESTS = """
import pytest
from tavola.testing import rule, scenario

def table():
    return scenario("toy")

@rule("toy.one", "toy.two")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("toy.three"))])
def test_marked_inside(n): ...

def test_a_scenario_without_rule():
    assert scenario("toy")

def test_by_a_helper():
    assert table().over

def test_by_a_fixture(table): ...

def test_something_else(): ...
"""

BOOK = """
[book]
id = "toy"
title.en = "Toy"
source = "toy.txt"
source_lines = 3

[[rule]]
id = "toy.one"
page = 1
lines = ["1"]
de = "Eins."
en = "One."

[[rule]]
id = "toy.four"
page = 1
lines = ["2"]
de = "Vier."
en = "Four."

[[aside]]
lines = ["2"]
reason = "example"
of = ["toy.none"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    (tmp_path / "picture").mkdir()
    (tmp_path / "picture" / "test_board.py").write_text("def test_board(): scenario('toy')\n", "utf-8")
    (tmp_path / "test_judgement.py").write_text("def test_worth(): scenario('toy')\n", "utf-8")
    return tmp_path


def test_scenarios_are_found_without_running_them(folder: Path) -> None:
    assert find_scenarios(folder) == [
        Found("test_it.py::test_one", ("toy.one", "toy.two"), False),
        Found("test_it.py::test_marked_inside", ("toy.three",), False),
        Found("test_it.py::test_a_scenario_without_rule", (), True),
        Found("test_it.py::test_by_a_helper", (), True),
        Found("test_it.py::test_by_a_fixture", (), True),
    ]


def test_every_gap_is_one_line(folder: Path) -> None:
    assert gaps(Rulebook([parse_book(BOOK)]), find_scenarios(folder)) == [
        "toy.four: no scenario shows this rule",
        "test_it.py::test_a_scenario_without_rule: cites no rule",
        "test_it.py::test_by_a_helper: cites no rule",
        "test_it.py::test_by_a_fixture: cites no rule",
        "test_it.py::test_one: toy.two is not in the rulebook",
        "test_it.py::test_marked_inside: toy.three is not in the rulebook",
        "toy, line 3: covered by neither a rule nor a stated reason",
        "toy: toy.none is named by an aside, but is not in the rulebook",
    ]


def test_rules_that_cannot_be_read_off_are_refused(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@rule(NAME)\ndef test_it(): ...\n", "utf-8")

    with pytest.raises(ValueError, match="test_it: rules are cited by plain strings"):
        find_scenarios(tmp_path)


def test_a_scenario_shows_at_least_one_rule() -> None:
    with pytest.raises(ValueError, match="at least one rule"):
        rule()


@rule("toy.one", "toy.two")
def test_the_rules_are_a_marker_of_pytest(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("rule")

    assert marker.args == ("toy.one", "toy.two")
