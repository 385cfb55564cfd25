"""Crop circles in the terminal."""

from __future__ import annotations

from tests.games.carcassonne.text_board import shown_in_hand


def test_the_tile_in_hand_says_that_it_has_a_crop_circle() -> None:
    assert "with a crop circle: " in shown_in_hand("cropcircles.A")
