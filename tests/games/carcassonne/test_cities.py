"""Cities: complete when the wall is closed and no gap is left."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, seen, supply

WALL = (
    "base.N 1,0 r3", "base.R 1,1 r3", "base.N 1,2 r0", "base.Rg 0,2 r0", "base.Ng -1,2 r1", "base.Q -1,1 r1",
)  # fmt: skip
"""With base.R r2 in the north: a ring of city around 0,1. Only the corner -1,0 is missing."""


def ring_city() -> Scenario:
    return scenario(CARCASSONNE).start("base.R 0,0 r2").laid(*WALL).figures(1, "meeple 0,0 c1")


@rule("carcassonne.score.city")
def test_a_city_of_two_tiles_gives_four_points() -> None:
    table = scenario(CARCASSONNE).draws("base.E")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert table.points(0) == 4


@rule("carcassonne.score.city")
@pytest.mark.parametrize(
    ("long", "points"), [(("base.G 0,-1 r1",), 6), (("base.G 0,-1 r1", "base.R 0,-2 r1"), 10)]
)
def test_a_city_gives_two_points_for_each_tile(long: tuple[str, ...], points: int) -> None:
    table = scenario(CARCASSONNE).laid(*long).figures(0, "meeple 0,0 c1").draws("base.E", "base.U", "base.E")
    top = f"0,{-1 - len(long)}"

    table.chooses(0, f"place {top} r2", "skip")
    if len(long) == 2:
        table.chooses(1, "place 1,0 r0", "skip").chooses(0, "place 1,-2 r3", "skip")

    assert table.points(0) == points


@rule("carcassonne.score.pennants")
def test_each_coat_of_arms_adds_two_points() -> None:
    table = scenario(CARCASSONNE).laid("base.F 0,-1 r1", "base.F 0,-2 r1").figures(0, "meeple 0,0 c1")
    table.draws("base.E")

    table.chooses(0, "place 0,-3 r2", "skip")
    tiles, pennants = table.award.items

    assert (tiles.total, pennants.count, pennants.total, table.points(0)) == (8, 2, 4, 12)
    assert pennants.rule == "carcassonne.score.pennants"


@rule("carcassonne.score.pennants")
def test_a_city_without_a_coat_of_arms_has_no_such_line() -> None:
    table = scenario(CARCASSONNE).draws("base.E")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert [item.what for item in table.award.items] == ["city-tiles"]


@rule("carcassonne.score.city-closed")
def test_a_city_with_an_open_side_is_not_scored() -> None:
    table = scenario(CARCASSONNE).draws("base.R").figures(1, "meeple 0,0 c1")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.awards, figures(table, 1)) == ([], ["meeple 0,0 c1"])


@rule("carcassonne.score.city-closed")
def test_a_city_with_a_gap_inside_is_not_complete() -> None:
    table = ring_city().draws("base.P")

    table.chooses(0, "place -1,0 r2", "skip")

    assert (table.awards, figures(table, 1)) == ([], ["meeple 0,0 c1"])


@rule("carcassonne.score.city-closed", "carcassonne.score.pennants")
def test_a_city_is_complete_when_its_gap_is_filled() -> None:
    table = ring_city().draws("base.P", "base.C")

    table.chooses(0, "place -1,0 r2", "skip").chooses(1, "place 0,1 r0")

    assert (table.points(1), seen(table).tiles[-1].tile) == (9 * 2 + 2 * 2, "base.C")


@rule("carcassonne.score.by-anyone", "carcassonne.score.return")
def test_a_city_that_somebody_else_closes_scores_for_its_knight() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.points(0), table.points(1), supply(table, 1)["meeple"]) == (0, 4, 7)


@rule("carcassonne.score.same-turn")
def test_a_knight_may_enter_a_city_that_his_tile_closes() -> None:
    table = scenario(CARCASSONNE).laid("base.F 0,-1 r1").draws("base.E")

    table.chooses(0, "place 0,-2 r2", "put meeple c1")

    assert (table.points(0), figures(table, 0)) == (8, [])
