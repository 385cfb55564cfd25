"""The second counting figure in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import printed, view_of


def test_points_are_told_as_both_counting_figures_show_them() -> None:
    table = scenario(CARCASSONNE, modules=("messages",)).points(0, 12).messenger(0, 5)

    assert "● 12+5" in printed(view_of(table))
