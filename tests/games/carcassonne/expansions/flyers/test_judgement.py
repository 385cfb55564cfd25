"""Flights as a bot judges them."""

from __future__ import annotations

from tavola.bots import bot
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.bots.tables import answer

GREEDY = bot("greedy", "carcassonne")


def test_a_flight_that_cannot_land_anywhere_is_not_tried() -> None:
    table = scenario(CARCASSONNE, modules=("flyers",)).draws("flyers.A")
    table.chooses(0, next(option for option in table.options(0) if option.startswith("place")))

    assert table.may(0, "fly meeple")
    assert not answer(GREEDY, table, 0).startswith("fly")
