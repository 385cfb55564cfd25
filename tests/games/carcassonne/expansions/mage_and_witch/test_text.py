"""Mage and witch in the terminal."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import on_the_map, shown_in_hand


@pytest.mark.parametrize(("piece", "part", "shown"), [("mage", "r1", "☼"), ("witch", "r2", "☾")])
def test_they_stand_on_their_part_of_the_tile(piece: str, part: str, shown: str) -> None:
    table = scenario(CARCASSONNE, box="big-box").start("ferries.2 0,0 r0").prepare(piece, f"0,0 {part}")

    assert shown in on_the_map(table)


def test_the_tile_in_hand_says_that_it_has_mage_and_witch() -> None:
    assert "with mage and witch" in shown_in_hand("mage.A")
