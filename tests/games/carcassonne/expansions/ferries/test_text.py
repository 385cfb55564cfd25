"""Lakes and ferries in the terminal."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import on_the_map


@pytest.mark.parametrize(("roads", "shown"), [("r1 r3", "───═───"), ("r1 r2", "───╗───")])
def test_a_ferry_joins_its_two_roads(roads: str, shown: str) -> None:
    table = scenario(CARCASSONNE, box="big-box").start("ferries.2 0,0 r0").prepare("ferry 0,0", roads)

    assert shown in on_the_map(table)


def test_a_lake_without_a_ferry_is_water() -> None:
    assert "───~───" in on_the_map(scenario(CARCASSONNE, modules=("ferries",)).start("ferries.2 0,0 r0"))
