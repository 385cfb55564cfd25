"""Inns in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import printed, view_of


def test_an_inn_has_its_sign_and_its_line_in_the_legend() -> None:
    text = printed(view_of(scenario(CARCASSONNE, modules=("inns",)).start("inns.A 0,0 r0")))

    assert "I inn" in text
