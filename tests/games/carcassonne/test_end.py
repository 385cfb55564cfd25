"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import figures, seen, sums, told


@rule("carcassonne.end.when")
def test_the_game_is_over_when_the_last_tile_lies_and_is_scored() -> None:
    table = scenario(CARCASSONNE).left("base.E").draws("base.E")

    table.chooses(0, "place 0,-1 r2")
    before = table.over
    table.chooses(0, "put meeple c1")

    assert (before, table.over, table.points(0)) == (False, True, 4)


@rule("carcassonne.end.when")
def test_the_game_goes_on_while_a_tile_is_left() -> None:
    table = scenario(CARCASSONNE).left("base.E", "base.U").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.over, seen(table).waiting_for) == (False, (1,))


@rule("carcassonne.end.when")
def test_tiles_that_cannot_be_laid_do_not_keep_the_game_going() -> None:
    table = scenario(CARCASSONNE).left("base.E", "base.X").start("base.B 0,0 r0").draws("base.E")

    table.chooses(0, "place 0,1 r3", "skip")

    assert (table.over, seen(table).aside) == (True, ("base.X",))


@rule("carcassonne.end.over")
@pytest.mark.parametrize("text", ["place 0,1 r0", "skip", "put meeple r1"])
def test_after_the_end_nothing_more_can_be_done(text: str) -> None:
    table = scenario(CARCASSONNE).left("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert table.refuses(1, text).rule == "carcassonne.end.over"


@rule("carcassonne.end.winner")
def test_most_points_after_the_final_scoring_win() -> None:
    table = scenario(CARCASSONNE, seats=3).left("base.E").points(0, 5).points(1, 5).points(2, 4)
    table.figures(2, "meeple 0,0 r1", "meeple 0,0 f2")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert [(place.seat, place.rank, place.score) for place in table.standing] == [
        (0, 1, 9),
        (1, 2, 5),
        (2, 2, 5),
    ]
    assert told(table, "over").details == {"seats": (0,)}


@rule("carcassonne.end.winner")
def test_there_is_no_standing_before_the_end() -> None:
    table = scenario(CARCASSONNE).points(0, 99)

    assert table.standing == ()


@rule("carcassonne.final.all")
def test_at_the_end_every_feature_with_meeples_is_scored() -> None:
    table = scenario(CARCASSONNE).left("base.X").laid("base.B 0,1 r0", "base.T 1,0 r1", "base.S -1,0 r3")
    table.figures(0, "meeple 0,0 c1", "meeple 0,1 m1").figures(1, "meeple -1,0 c1")

    assert (table.over, sorted(sums(table))) == (True, [(0, 1), (0, 4), (1, 2)])


@rule("carcassonne.final.all")
def test_at_the_end_the_majority_decides_as_during_the_game() -> None:
    table = scenario(CARCASSONNE, seats=3).left("base.X").start("base.F 0,0 r0")
    table.figures(0, "meeple 0,0 c1", "meeple 0,0 c1").figures(1, "meeple 0,0 c1", "meeple 0,0 c1")
    table.figures(2, "meeple 0,0 c1")

    assert [table.points(seat) for seat in range(3)] == [2, 2, 0]


@rule("carcassonne.final.all")
def test_at_the_end_features_without_meeples_give_nothing() -> None:
    table = scenario(CARCASSONNE).left("base.X").start("base.F 0,0 r0")

    assert (table.over, table.awards) == (True, [])


@rule("carcassonne.final.road")
@pytest.mark.parametrize("tiles", [1, 2, 4])
def test_an_unfinished_road_gives_one_point_for_each_tile(tiles: int) -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").left("base.C").figures(0, "meeple 0,0 r1")
    table.laid(*(f"base.U {x},0 r0" for x in range(1, tiles)))
    (item,) = table.award.items

    assert (item.count, item.value, item.rule, table.points(0)) == (tiles, 1, "carcassonne.final.road", tiles)


@rule("carcassonne.final.city")
def test_an_unfinished_city_gives_one_point_for_each_tile_and_coat_of_arms() -> None:
    table = scenario(CARCASSONNE).start("base.F 0,0 r0").laid("base.F 1,0 r0", "base.R 2,0 r0").left("base.X")
    table.figures(1, "meeple 0,0 c1")

    assert [(item.what, item.count, item.value) for item in table.award.items] == [
        ("city-tiles", 3, 1),
        ("pennants", 2, 1),
    ]
    assert table.points(1) == 5


@rule("carcassonne.final.monastery")
@pytest.mark.parametrize("around", [0, 1, 2])
def test_an_unfinished_monastery_gives_one_point_for_itself_and_each_tile_around(around: int) -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").left("base.X").figures(0, "meeple 0,0 m1")
    table.laid(*("base.B 0,1 r0", "base.B 1,1 r0")[:around])

    assert table.points(0) == 1 + around


@rule("carcassonne.final.monastery")
def test_a_tile_two_steps_away_does_not_count_for_a_monastery() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").left("base.X").figures(0, "meeple 0,0 m1")
    table.laid("base.B 0,1 r0", "base.B 0,2 r0")

    assert table.points(0) == 2


@rule("carcassonne.final.once")
def test_several_meeples_of_one_player_on_a_feature_score_it_once() -> None:
    table = scenario(CARCASSONNE).start("base.F 0,0 r0").left("base.X")
    table.figures(0, "meeple 0,0 c1", "meeple 0,0 c1", "meeple 0,0 c1")

    assert sums(table) == [(0, 2)]


@rule("carcassonne.final.once")
def test_after_the_final_scoring_the_figures_still_stand_and_count_no_more() -> None:
    table = scenario(CARCASSONNE, options={"aids": "teaching"}).start("base.F 0,0 r0").left("base.X")
    table.figures(0, "meeple 0,0 c1")

    assert (figures(table, 0), table.points(0)) == (["meeple 0,0 c1"], 2)
    assert seen(table).if_ended_now == (2, 0)
