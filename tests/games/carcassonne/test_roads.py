"""Roads, and what holds for every scoring: when, for whom, and who comes home."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import figures, sums, supply, told


@rule("carcassonne.score.road")
@pytest.mark.parametrize("straights", [0, 1, 2, 5])
def test_a_road_gives_one_point_for_each_tile(straights: int) -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws("base.W").figures(0, "meeple 0,0 r1")
    table.laid(*(f"base.U {x},0 r0" for x in range(1, straights + 1)))

    table.chooses(0, f"place {straights + 1},0 r0", "skip")

    assert table.points(0) == straights + 2


@rule("carcassonne.score.road")
def test_the_award_of_a_road_is_a_sum_of_tiles() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").laid("base.U 1,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 2,0 r0", "skip")
    (item,) = table.award.items

    assert (item.what, item.count, item.value, item.rule) == ("road-tiles", 3, 1, "carcassonne.score.road")


@rule("carcassonne.score.road-ends")
@pytest.mark.parametrize(
    ("tile", "turn"), [("base.W", 0), ("base.T", 1), ("base.A", 1)], ids=["village", "city", "monastery"]
)
def test_a_road_ends_at_a_village_a_city_or_a_monastery(tile: str, turn: int) -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws(tile).figures(0, "meeple 0,0 r1")

    table.chooses(0, f"place 1,0 r{turn}", "skip")

    assert table.points(0) == 2


@rule("carcassonne.score.road-ends")
def test_a_ring_is_complete() -> None:
    table = scenario(CARCASSONNE).start("base.V 0,0 r0").laid("base.V -1,0 r3", "base.V -1,1 r2")
    table.figures(0, "meeple 0,0 r1").draws("base.V")

    table.chooses(0, "place 0,1 r1", "skip")

    assert table.points(0) == 4


@rule("carcassonne.score.road-ends")
def test_a_road_with_one_open_end_is_not_scored() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws("base.U").figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "skip")

    assert (table.awards, figures(table, 0)) == ([], ["meeple 0,0 r1"])


@rule("carcassonne.score.all")
def test_one_tile_scores_everything_that_it_completes_each_on_its_own() -> None:
    table = scenario(CARCASSONNE).laid("base.U 1,0 r0", "base.U -1,0 r0", "base.W 1,-1 r2", "base.W -1,-1 r2")
    table.figures(0, "meeple 0,0 c1").figures(1, "meeple 1,-1 r1").draws("base.D")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(0, 4), (1, 3)]


@rule("carcassonne.score.all")
def test_scoring_is_no_choice() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "put meeple f1")

    assert (table.points(1), figures(table, 1)) == (4, [])


@rule("carcassonne.score.at-end-of-turn")
def test_nothing_is_scored_before_the_meeple_is_put() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2")
    before = (table.points(1), figures(table, 1))
    table.chooses(0, "skip")

    assert (before, table.points(1)) == ((0, ["meeple 0,0 c1"]), 4)


@rule("carcassonne.score.at-end-of-turn")
def test_a_meeple_that_is_about_to_come_home_cannot_be_put_in_the_same_turn() -> None:
    table = scenario(CARCASSONNE, modules=("big-meeple",)).draws("base.E")
    table.figures(0, "meeple 0,0 c1", *["meeple 0,0 f2"] * 6)

    table.chooses(0, "place 0,-1 r2")

    assert table.refuses(0, "put meeple f1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.score.by-anyone")
def test_a_road_that_somebody_else_completes_brings_its_owner_the_points() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws("base.W").figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "skip")

    assert (table.points(0), table.points(1)) == (0, 2)


@rule("carcassonne.score.same-turn")
def test_a_meeple_is_put_scored_and_back_in_one_turn() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").laid("base.U 1,0 r0").draws("base.W")

    table.chooses(0, "place 2,0 r0", "put meeple r3")

    assert (table.points(0), supply(table, 0)["meeple"], figures(table, 0)) == (3, 7, [])


@rule("carcassonne.score.same-turn")
def test_a_completed_road_that_somebody_else_holds_cannot_be_taken() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws("base.W").figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put meeple r3").rule == "carcassonne.claim.unoccupied"


@rule("carcassonne.score.return")
def test_after_scoring_the_meeple_is_back_in_the_supply() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws("base.W").figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "skip")

    assert (supply(table, 1)["meeple"], figures(table, 1)) == (7, [])


@rule("carcassonne.score.return")
def test_meeples_on_other_features_stay() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").draws("base.L")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r2", "meeple 0,0 f1").figures(1, "meeple 0,0 r3")

    table.chooses(0, "place 1,0 r0", "put meeple c1")

    assert figures(table, 0) == ["meeple 0,0 r2", "meeple 0,0 f1", "meeple 1,0 c1"]
    assert figures(table, 1) == ["meeple 0,0 r3"]


@rule("carcassonne.score.track")
@pytest.mark.parametrize(("before", "after"), [(47, 50), (49, 52), (98, 101), (148, 151)])
def test_points_are_marked_at_once_and_go_on_lap_after_lap(before: int, after: int) -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").laid("base.U 1,0 r0").draws("base.W")
    table.points(0, before)

    table.chooses(0, "place 2,0 r0", "put meeple r3")

    assert (told(table, "scored").seat, table.points(0)) == (0, after)
