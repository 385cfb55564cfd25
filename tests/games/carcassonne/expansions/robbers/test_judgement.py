"""Robbers as a bot judges them."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.judging import totals


def worth_with_a_robber_at(space: int) -> float:
    table = scenario(CARCASSONNE, seats=3, modules=("robbers",)).points(1, 7).points(2, 7)
    return totals(table.robber(0, space))[0]


def test_a_robber_beside_the_figures_of_others_is_worth_more_than_one_alone() -> None:
    assert worth_with_a_robber_at(7) > worth_with_a_robber_at(20)
