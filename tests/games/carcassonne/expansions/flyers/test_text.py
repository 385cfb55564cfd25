"""Flying machines in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.catalog import tile_set
from tavola.games.carcassonne.core.text.module import Texts
from tavola.games.carcassonne.core.text.tiles import sketch
from tavola.games.carcassonne.expansions.flyers.text import TEXT
from tests.games.carcassonne.text_board import shown_in_hand


def test_a_flyer_is_an_arrow_that_turns_with_its_tile() -> None:
    flyer, texts = next(tile for tile in tile_set("flyers") if tile.id == "flyers.D"), Texts([TEXT])
    shown = ["".join("".join(row) for row in sketch(flyer, turn, 7, 3, texts).rows) for turn in range(4)]

    assert [next(sign for sign in rows if sign in "↖↗↘↙") for rows in shown] == ["↖", "↗", "↘", "↙"]


def test_the_tile_in_hand_says_that_it_has_a_flyer() -> None:
    assert "with a flyer" in shown_in_hand("flyers.A")
