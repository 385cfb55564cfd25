"""Goods in the terminal."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.text_board import printed, view_of


def test_goods_are_shown_by_their_letters_in_each_language() -> None:
    table = scenario(CARCASSONNE, modules=("traders",)).start("traders.E 0,0 r0").goods(0, grain=2)
    english, german = printed(view_of(table)), printed(view_of(table), "de")

    assert ("▒G▒" in english, "▒K▒" in german, "7 G2" in english, "7 K2" in german) == (True,) * 4


def test_goods_are_printed_on_tiles_where_nobody_trades_with_them() -> None:
    table = scenario(CARCASSONNE, modules=("traders-tiles",)).start("traders.E 0,0 r0")

    assert "▒G▒" in printed(view_of(table))
