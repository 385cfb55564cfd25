"""Several meeples on one feature: who gets the points."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, offered, seen, sums, supply

PARTS = ("base.U -1,0 r0", "base.E -1,-1 r1", "base.U 1,0 r0", "base.E 1,-1 r3")
"""Three parts of a city around 0,-1, the start tile's included; base.R r2 joins and closes them."""


def parts_of_a_city(seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats).laid(*PARTS).draws("base.R")


@rule("carcassonne.score.majority")
def test_who_has_more_knights_gets_all_the_points() -> None:
    table = parts_of_a_city().figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 c1", "meeple 1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(1, 8)]


@rule("carcassonne.score.majority")
def test_without_meeples_nobody_gets_points() -> None:
    table = parts_of_a_city()

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.awards, table.points(0), table.points(1)) == ([], 0, 0)


@rule("carcassonne.score.majority")
def test_two_against_one_and_one() -> None:
    table = parts_of_a_city(3).figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 c1")
    table.figures(2, "meeple 1,-1 c1", "meeple 1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(2, 8)]


@rule("carcassonne.score.tie")
def test_equally_many_knights_bring_everybody_the_full_points() -> None:
    table = parts_of_a_city().figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(0, 8), (1, 8)]


@rule("carcassonne.score.tie")
def test_three_can_tie() -> None:
    table = parts_of_a_city(3).figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 c1")
    table.figures(2, "meeple 1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(0, 8), (1, 8), (2, 8)]


@rule("carcassonne.score.tie")
def test_a_tie_of_those_with_fewer_meeples_is_worth_nothing() -> None:
    table = parts_of_a_city(3).figures(0, "meeple 0,0 c1", "meeple 0,0 c1").figures(1, "meeple -1,-1 c1")
    table.figures(2, "meeple 1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert [table.points(seat) for seat in range(3)] == [8, 0, 0]


@rule("carcassonne.score.return")
def test_who_gets_nothing_takes_the_meeple_back_all_the_same() -> None:
    table = parts_of_a_city().figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 c1", "meeple 1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (supply(table, 0)["meeple"], supply(table, 1)["meeple"]) == (7, 7)


@rule("carcassonne.score.several-meeples")
def test_a_part_that_is_not_joined_yet_may_be_claimed_beside_another_players_city() -> None:
    table = scenario(CARCASSONNE).laid(*PARTS[:3]).figures(1, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 1,-1 r3")

    assert "c1" in offered(table, 0, "meeple")


@rule("carcassonne.score.several-meeples")
def test_meeples_of_joined_features_stand_on_one_feature() -> None:
    table = scenario(CARCASSONNE).laid(*PARTS[:2]).draws("base.R")
    table.figures(0, "meeple 0,0 c1").figures(1, "meeple -1,-1 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (figures(table, 0), figures(table, 1)) == (["meeple 0,0 c1"], ["meeple -1,-1 c1"])
    assert [(region.on, region.owners) for region in seen(table).regions] == [("city", (0, 1))]
