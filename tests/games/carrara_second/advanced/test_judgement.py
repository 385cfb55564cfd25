"""Greedy at the advanced game: pieces, money and statues are used as a player would use them."""

from __future__ import annotations

import pytest

from tavola.games.carrara.second.game import SECOND_EDITION
from tavola.testing import Scenario, scenario
from tests.games.carrara_second.judging import answers, games_won, length
from tests.thorough import sample

SEVEN = ("porta", "palazzo", "castello", "biblioteca", "cathedrale", "villa")


def table(seats: int = 2) -> Scenario:
    return scenario(SECOND_EDITION, seats, box="advanced").outer("flag")


def last_turn() -> Scenario:
    """The first seat has used its eight stones and triggered the end; the second plays its last turn."""
    at = table().stack().display("porta 5").types(0, *SEVEN).landscapes(0, "urban", "rural")
    return at.ending("0").mover("1").coins(1, "0")


@pytest.mark.parametrize("seats", sample([3], [2, 3, 4]))
def test_greedy_plays_whole_games_at_every_table(seats: int) -> None:
    assert length(SECOND_EDITION, "advanced", ["greedy"] * seats, seed=seats) < 250 * seats


def test_greedy_beats_random_in_both_of_two_games() -> None:
    assert games_won(SECOND_EDITION, "advanced", 2) == 2


def test_greedy_moves_a_statue_out_before_it_is_scored() -> None:
    at = last_turn().built(1, "villa 5 lucca").warehouses(1, "red").chooses(1, "visit points 1")

    assert answers(at, 1) == "move red lucca 1"


def test_greedy_buys_the_decoration_that_makes_a_set_grow() -> None:
    at = last_turn().coins(1, "10").built(1, "villa 5 lucca", "villa 4 lucca", "villa 2 lerici")
    at.decorated(1, "lucca 1", "lucca 2").statues(1, "gold lucca 1", "gold lucca 2", "gold lerici 1")
    at.chooses(1, "pass")

    assert answers(at, 1) == "purchase coat lerici 1"


def test_greedy_buys_the_statue_that_wins_a_majority() -> None:
    at = last_turn().coins(1, "10").built(0, "porta 1 livorno").built(1, "porta 2 livorno", "porta 4 lucca")
    at.decorated(1, "livorno 1", "lucca 1").statues(0, "gold livorno 1").statues(1, "gold lucca 1")
    at.chooses(1, "pass")

    assert answers(at, 1) == "purchase white livorno 1"


def test_in_its_last_turn_greedy_claims_a_money_field_for_a_fortune() -> None:
    at = (
        last_turn()
        .coins(1, "70")
        .built(1, "villa 1 massa")
        .decorated(1, "massa 1")
        .statues(1, "blue massa 1")
    )

    assert answers(at.chooses(1, "visit points 1"), 1) == "score-money 2"


def test_greedy_takes_a_piece_that_it_can_use_from_an_emptied_segment() -> None:
    at = table().wheel("I", blue=1).built(0, "castello 5 lucca", "castello 4 lucca").decorated(0, "lucca 1")
    at.statues(0, "gold lucca 1", "gold lucca 2").chooses(0, "buy inner", "take I blue")

    assert answers(at, 0) == "gain flag"


def test_greedy_puts_a_decoration_where_it_counts_most() -> None:
    at = (
        table()
        .built(0, "villa 2 lerici", "villa 5 livorno")
        .types(0, "porta")
        .chooses(0, "visit decoration 1")
    )

    assert answers(at.chooses(0, "gain coat"), 0) == "place livorno 1"
