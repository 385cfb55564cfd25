"""No rule without a scenario, no scenario without a rule, no line of a source without either."""

from pathlib import Path

import pytest

from tavola import library
from tavola.testing.rules import find_scenarios, gaps
from tavola.testing.toy import TOY

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("name", library.game_names())
def test_the_rule_list_of_the_game_has_no_gap(name: str) -> None:
    assert gaps(library.game(name).rulebook(), find_scenarios(TESTS / "games" / name.replace("-", "_"))) == []


def test_the_rule_list_of_the_toy_game_has_no_gap() -> None:
    assert gaps(TOY.rulebook(), find_scenarios(TESTS / "testing" / "toy")) == []
