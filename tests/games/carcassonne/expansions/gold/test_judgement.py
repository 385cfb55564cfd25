"""Gold as a bot judges it."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, scenario
from tests.games.carcassonne.judging import totals


def with_gold(bars: int) -> Scenario:
    table = scenario(CARCASSONNE, modules=("gold",)).figures(0, "meeple 0,0 c1")
    return table.prepare("bars 0,0", str(bars)) if bars else table


def test_bars_on_a_feature_are_worth_something_to_its_owner_alone() -> None:
    without, one, two = totals(with_gold(0)), totals(with_gold(1)), totals(with_gold(2))

    assert without[0] < one[0] < two[0]
    assert without[1] == one[1] == two[1]
