"""Every example that the rulebook prints for the River, the abbot and the two large expansions."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import THREE_CITIES, figures, goods, offered, seen, sums, supply

ROAD = ("inns.B 1,0 r0", "base.U 2,0 r0", "base.U 3,0 r0")
TWO_INNS = ("inns.B 1,0 r0", "inns.A 2,0 r0", "base.U 2,1 r1")


@rule("carcassonne.river.no-u-turn")
def test_p9_two_bends_to_the_same_side_may_not_be_laid_in_a_row() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).laid("river.G 1,0 r0").draws("river.J")

    assert table.refuses(0, "place 1,1 r1").rule == "carcassonne.river.no-u-turn"


@rule("carcassonne.abbot.take-back", "carcassonne.abbot.take-back-value")
def test_p9_the_abbot_is_taken_back_for_six_points() -> None:
    around = ("base.U 1,0 r0", "base.U -1,0 r0", "base.B 0,-1 r0", "base.B 1,-1 r0")
    table = scenario(CARCASSONNE, modules=("abbot",)).start("base.Ug 0,0 r0").laid(*around).draws("base.B")
    table.figures(0, "abbot 0,0 g1")

    table.chooses(0, "place 0,1 r0", "take abbot")

    assert (table.points(0), supply(table, 0)["abbot"]) == (6, 1)


@rule("carcassonne.inns.double", "carcassonne.inns.several")
@pytest.mark.parametrize(
    ("road", "last"), [(ROAD, "place 4,0 r0"), (TWO_INNS, "place 2,2 r1")], ids=["one inn", "two inns"]
)
def test_p10_a_road_of_five_tiles_with_one_inn_or_two_gives_ten_points(
    road: tuple[str, ...], last: str
) -> None:
    table = scenario(CARCASSONNE, modules=("inns",)).start("base.W 0,0 r0").laid(*road).draws("base.W")
    table.figures(0, "meeple 0,0 r1")

    table.chooses(0, last, "skip")

    assert table.points(0) == 10


@rule("carcassonne.inns.unfinished")
def test_p10_the_road_with_an_inn_that_is_not_complete_gives_no_points() -> None:
    table = scenario(CARCASSONNE, modules=("inns",)).start("base.W 0,0 r0").laid(*ROAD).left("base.C")
    table.figures(0, "meeple 0,0 r1")

    assert (table.over, table.points(0)) == (True, 0)


CATHEDRAL = ("base.F 0,-1 r1", "base.E 0,-2 r2", "base.F 1,0 r0", "base.E 2,0 r3", "base.E 0,1 r0")


@rule("carcassonne.cathedrals.three")
def test_p10_the_city_of_seven_tiles_with_two_coats_of_arms_gives_27_points() -> None:
    table = scenario(CARCASSONNE, modules=("cathedrals",)).start("inns.K 0,0 r0").laid(*CATHEDRAL)
    table.figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place -1,0 r1", "skip")

    assert table.points(0) == 27


@rule("carcassonne.cathedrals.unfinished")
def test_p10_the_city_with_a_cathedral_that_is_not_complete_gives_no_points() -> None:
    table = scenario(CARCASSONNE, modules=("cathedrals",)).start("inns.K 0,0 r0").laid(*CATHEDRAL)
    table.figures(0, "meeple 0,0 c1").left("base.X")

    assert (table.over, table.points(0)) == (True, 0)


@rule("carcassonne.big-meeple.strength", "carcassonne.score.majority")
def test_p11_the_big_meeple_beats_an_ordinary_one_for_eight_points() -> None:
    table = scenario(CARCASSONNE, modules=("big-meeple",)).laid("base.U 1,0 r0", "base.E 1,-1 r3")
    table.figures(0, "big-meeple 1,-1 c1").figures(1, "meeple 0,0 c1").draws("base.M")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(0, 8)]


@rule("carcassonne.big-meeple.strength", "carcassonne.score.tie")
def test_p11_the_big_meeple_ties_with_two_ordinary_ones_for_twelve_points_each() -> None:
    parts = ("base.U -1,0 r0", "base.E -1,-1 r1", "base.U 1,0 r0", "base.E 1,-1 r3", "base.B 1,-2 r0")
    table = scenario(CARCASSONNE, modules=("big-meeple",)).laid(*parts, "base.E 0,-2 r2").mover("1")
    table.figures(0, "big-meeple 0,0 c1").figures(1, "meeple -1,-1 c1", "meeple 1,-1 c1").draws("base.C")

    table.chooses(1, "place 0,-1 r0")

    assert sums(table) == [(0, 12), (1, 12)]


@rule("carcassonne.big-meeple.farmer")
def test_p11_the_big_farmer_beats_the_ordinary_one_of_blue_for_nine_points() -> None:
    table = scenario(CARCASSONNE, modules=("big-meeple",)).start("base.B 0,0 r0").laid(*THREE_CITIES)
    table.figures(0, "big-meeple 0,0 f1").figures(1, "meeple 1,0 f1").left("base.C")

    assert sums(table) == [(0, 9)]


@rule("carcassonne.traders.closer", "carcassonne.traders.always")
def test_p12_you_close_the_city_blue_gets_ten_points_and_you_one_wine_and_two_grain() -> None:
    city = ("base.E -1,0 r1", "traders.E 1,0 r0", "traders.G 2,0 r0")
    table = scenario(CARCASSONNE, modules=("traders",)).start("traders.Q 0,0 r0").laid(*city).draws("base.E")
    table.figures(1, "meeple 0,0 c1")

    table.chooses(0, "place 2,-1 r2", "skip")

    assert (sums(table), goods(table, 0)) == ([(1, 10)], {"wine": 1, "grain": 2})


@rule("carcassonne.traders.majority")
def test_p12_red_gets_20_points_for_goods_and_blue_30() -> None:
    table = scenario(CARCASSONNE, modules=("traders",)).start("base.B 0,0 r0").left("base.X")
    table.goods(0, wine=3, grain=2, cloth=2).goods(1, wine=4, grain=2, cloth=2)

    assert [table.points(seat) for seat in range(2)] == [20, 30]


@rule("carcassonne.builder.own-meeple")
def test_p13_the_builder_may_go_onto_the_road_where_your_highwayman_stands() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert offered(table, 0, "builder") == ["r1"]


@rule("carcassonne.builder.double-turn")
def test_p13_you_lengthen_the_road_of_your_builder_then_lay_another_tile_and_put_a_meeple_on_it() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).figures(0, "meeple 0,0 r1", "builder 0,0 r1")
    table.draws("base.U", "base.B")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn", "place 0,1 r0", "put meeple m1")

    assert (figures(table, 0)[-1], seen(table).waiting_for) == ("meeple 0,1 m1", (1,))


@rule("carcassonne.builder.both-figures", "carcassonne.builder.returns", "carcassonne.builder.double-turn")
def test_p13_turns_one_to_three_b_of_the_long_example() -> None:
    table = scenario(CARCASSONNE, modules=("builder",)).laid("base.W -1,0 r0")
    table.draws("base.U", "base.B", "base.U", "base.B", "base.L", "base.R")

    table.chooses(0, "place 1,0 r0", "put meeple r1").chooses(1, "place 0,1 r0", "skip")
    table.chooses(0, "place 2,0 r0", "put builder r1").chooses(1, "place 0,2 r0", "skip")
    table.chooses(0, "place 3,0 r0", "put meeple c1")
    after_3a = (table.points(0), figures(table, 0), supply(table, 0)["builder"])
    table.chooses(0, "second-turn", "place 3,-1 r2", "put builder c1")

    assert after_3a == (5, ["meeple 3,0 c1"], 1)
    assert (figures(table, 0), seen(table).waiting_for) == (["meeple 3,0 c1", "builder 3,-1 c1"], (1,))


@rule("carcassonne.pig.own-farmer")
def test_p14_the_pig_may_go_onto_the_field_where_your_farmer_lies() -> None:
    table = scenario(CARCASSONNE, modules=("pig",)).figures(0, "meeple 0,0 f1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert offered(table, 0, "pig") == ["f1"]


@rule("carcassonne.pig.four", "carcassonne.score.majority")
def test_p14_with_the_majority_and_your_pig_two_cities_give_eight_points_and_blue_gets_none() -> None:
    table = scenario(CARCASSONNE, modules=("pig",)).start("base.B 0,0 r0").laid(*THREE_CITIES[:4])
    table.figures(0, "meeple 0,0 f1", "meeple 0,-1 f1", "pig 0,0 f1").figures(1, "meeple 1,0 f1").left(
        "base.C"
    )

    assert [table.points(seat) for seat in range(2)] == [8, 0]


@rule("carcassonne.pig.shared", "carcassonne.pig.own-only")
def test_p14_you_and_blue_with_pigs_get_eight_points_each_and_green_without_gets_six() -> None:
    table = scenario(CARCASSONNE, seats=3, modules=("pig",)).start("base.B 0,0 r0").laid(*THREE_CITIES[:4])
    table.figures(0, "meeple 0,0 f1", "pig 0,0 f1").figures(1, "meeple 1,0 f1", "pig 1,0 f1")
    table.figures(2, "meeple 0,-1 f1").left("base.C")

    assert [table.points(seat) for seat in range(3)] == [8, 8, 6]
