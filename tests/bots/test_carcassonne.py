"""Greedy at Carcassonne: sensible in single positions, strong in whole games."""

from __future__ import annotations

import pytest

from tavola.bots import bot
from tavola.testing import scenario
from tests.bots.tables import answer

GREEDY = bot("greedy", "carcassonne")


@pytest.mark.parametrize("tile", ["base.B", "base.U", "base.V", "base.E", "base.K", "base.H"])
def test_no_farmer_lies_down_in_the_first_turn(tile: str) -> None:
    table = scenario("carcassonne").draws(tile)
    table.chooses(0, answer(GREEDY, table, 0))

    assert not answer(GREEDY, table, 0).startswith("put meeple f")
