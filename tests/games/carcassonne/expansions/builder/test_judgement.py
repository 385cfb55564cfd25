"""The builder as a bot judges it."""

from __future__ import annotations

from tavola.bots import bot
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.bots.tables import answer
from tests.games.carcassonne.judging import totals

GREEDY = bot("greedy", "carcassonne")


def test_a_builder_at_an_open_road_is_worth_more_than_one_at_home() -> None:
    at_home = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1")
    outside = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1", "builder 0,0 r1")

    assert totals(outside)[0] > totals(at_home)[0]


def test_a_second_turn_is_taken() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1", "builder 0,0 r1")
    table.draws("base.U").chooses(0, "place 1,0 r0")
    while not table.may(0, "second-turn"):
        table.chooses(0, "skip")

    assert "second-turn" == answer(GREEDY, table, 0)
