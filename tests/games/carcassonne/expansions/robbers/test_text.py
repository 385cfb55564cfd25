"""Robbers in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import printed, shown_in_hand, view_of


def test_a_robber_is_told_with_its_space_and_only_then_in_the_legend() -> None:
    at_home = printed(view_of(scenario(CARCASSONNE, modules=("robbers",))))
    outside = printed(view_of(scenario(CARCASSONNE, modules=("robbers",)).points(1, 7).robber(0, 7)))

    assert ("R7" in outside, "R robber" in outside, "R robber" in at_home) == (True, True, False)


def test_the_tile_in_hand_says_that_it_has_robbers() -> None:
    assert "with robbers" in shown_in_hand("robbers.A")
