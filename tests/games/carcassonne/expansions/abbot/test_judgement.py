"""The abbot as a bot judges him."""

from __future__ import annotations

from tavola.bots import bot
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.bots.tables import answer

GREEDY = bot("greedy", "carcassonne")


def test_the_abbot_goes_where_a_meeple_would_be_dearer() -> None:
    table = scenario(CARCASSONNE, modules=("abbot",)).draws("base.B").chooses(0, "place 0,1 r0")

    assert table.may(0, "put meeple m1")
    assert "put abbot m1" == answer(GREEDY, table, 0)
