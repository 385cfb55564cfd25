"""Gold in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import on_the_map, printed, shown_in_hand, view_of


def test_bars_on_a_tile_are_counted_in_its_corner() -> None:
    table = scenario(CARCASSONNE, box="big-box").start("ferries.2 0,0 r0").prepare("bars 0,0", "2")

    assert "2$" in on_the_map(table)


def test_beside_the_map_stand_both_counting_figures_the_robber_and_the_gold() -> None:
    table = scenario(CARCASSONNE, box="big-box").points(0, 12).messenger(0, 5).robber(0, 7).gold(0, 3)

    assert "● 12+5 R7 3$" in printed(view_of(table))


def test_the_tile_in_hand_says_that_it_has_gold() -> None:
    assert "with gold" in shown_in_hand("gold.A")
