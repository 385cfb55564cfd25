"""Bots are found by name; errors say which there are."""

from __future__ import annotations

import pytest

from tavola.bots import BOTS, bot, bots_for
from tavola.kernel import Perspective, TavolaError
from tavola.testing import scenario
from tests.bots.tables import pick_of


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_carrara(name: str) -> None:
    table = scenario("carrara")
    perspective = Perspective(table.state, 0, pick_of(1))

    assert bot(name, "carrara").choose(perspective, pick_of(2)) in perspective.options


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(TavolaError, match="no bot 'clever'; carrara is played by random, greedy"):
        bot("clever", "carrara")


def test_a_bot_without_judgement_for_a_game_says_so() -> None:
    with pytest.raises(TavolaError, match="'greedy' cannot judge 'toy' yet; toy is played by random"):
        bot("greedy", "toy")


def test_random_plays_any_game() -> None:
    table = scenario("toy", seats=3)
    seat = table.view(None).waiting_for[0]
    perspective = Perspective(table.state, seat, pick_of(1))

    assert bot("random", "toy").choose(perspective, pick_of(2)) in perspective.options


def test_the_bots_of_a_game_are_those_that_can_be_made() -> None:
    assert (("random", "greedy"), ("random",)) == (bots_for("carrara"), bots_for("toy"))
