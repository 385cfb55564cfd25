"""Greedy at the second edition: sensible in single positions, strong in whole games."""

from __future__ import annotations

import pytest

from tavola.games.carrara.second.game import SECOND_EDITION
from tavola.testing import Scenario, scenario
from tests.games.carrara_second.judging import answers, games_won, length
from tests.thorough import sample

FIVE = ("porta", "palazzo", "castello", "biblioteca", "cathedrale")


def table(seats: int = 2) -> Scenario:
    return scenario(SECOND_EDITION, seats)


def last_turn() -> Scenario:
    """The first seat has triggered the end; the second plays its last turn."""
    return table().stack().display("villa 5").types(0, *FIVE, "villa").ending("0").mover("1")


@pytest.mark.parametrize("seats", sample([3], [2, 3, 4]))
def test_greedy_plays_whole_games_at_every_table(seats: int) -> None:
    assert length(SECOND_EDITION, "normal", ["greedy"] * seats, seed=seats) < 150 * seats


def test_greedy_beats_random_in_every_one_of_six_games() -> None:
    assert games_won(SECOND_EDITION, "normal", 6) == 6


def test_greedy_keeps_its_dear_blocks_when_cheap_ones_pay() -> None:
    at = table().blocks(0, white=4, purple=4).display("villa 4", "porta 4")

    assert answers(at.chooses(0, "build villa 4 lerici"), 0) == "pay 4purple"


def test_greedy_builds_in_livorno_what_white_blocks_can_pay() -> None:
    at = table().blocks(0, white=5).coins(0, "0").display("villa 5").built(0, "villa 4 livorno")

    assert answers(at, 0) == "build villa 5 livorno"


def test_greedy_scores_a_city_before_a_rival_does() -> None:
    at = table().coins(0, "0").blocks(0).stack("porta 1")
    at.built(0, "villa 4 lucca", "porta 4 lucca").built(1, "villa 5 lucca", "porta 5 lucca")
    assert answers(at, 0).startswith("visit ")

    assert answers(at.chooses(0, "visit points 1"), 0) == "score-city lucca"


def test_greedy_follows_a_visit_with_much_to_score() -> None:
    at = table().marker("0 points 1").mover("1").built(1, "villa 5 livorno", "villa 4 livorno")

    assert answers(at, 1) == "visit points 1"


def test_greedy_forgoes_a_bonus_rather_than_waste_a_stone() -> None:
    at = table().marker("0 coins 1").mover("1").built(1, "villa 1 lerici").blocks(1, white=5)

    assert answers(at.display("villa 5"), 1) != "visit coins 1"


def test_greedy_improves_the_city_where_it_builds() -> None:
    at = table().blocks(0, white=4).built(0, "villa 4 livorno", "porta 5 livorno", "palazzo 1 massa")
    at.chooses(0, "upgrade villa 4 livorno 1", "pay 4white")

    assert answers(at, 0) == "improve livorno"


def test_in_its_last_turn_greedy_takes_the_scoring_that_brings_most() -> None:
    at = last_turn().built(1, "villa 2 livorno", "porta 1 livorno", "palazzo 5 massa")
    assert answers(at, 1).startswith("visit points")

    assert answers(at.chooses(1, "visit points 1"), 1) == "score-city livorno"


def test_in_its_last_turn_greedy_spends_nothing_on_blocks() -> None:
    at = last_turn().coins(1, "10").blocks(1)
    chosen = answers(at, 1)
    if chosen.startswith("buy"):
        at.chooses(1, chosen)
        at.chooses(1, answers(at, 1))

    assert at.points(1) == 2


def one_stone_left() -> Scenario:
    """The stack is empty; with its last stone the first seat would end the game."""
    return table().stack().display("porta 4").built(0, "villa 1 lerici").types(0, *FIVE)


def test_greedy_ends_the_game_that_it_wins_by_it() -> None:
    at = one_stone_left().points(0, 40).points(1, 10)

    assert answers(at, 0).startswith("visit ")


def test_greedy_does_not_end_a_game_that_it_would_lose() -> None:
    at = one_stone_left().points(1, 90).blocks(0, white=4)

    assert not answers(at, 0).startswith("visit ")


def test_without_stones_greedy_builds_for_points() -> None:
    at = table().types(0, *FIVE, "villa").blocks(0, purple=5).display("villa 5", "porta 2").coins(0, "0")

    assert answers(at, 0) == "build villa 5 lerici"
