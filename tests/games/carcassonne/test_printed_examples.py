"""Every example that the rulebook prints for the base game and the farmers, played through.

Their pictures are lost; the tiles here are chosen so that the printed sentences and points come out.
"""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import RING, figures, offered, seen, sums, supply


@rule("carcassonne.lay.fits")
def test_p4_the_village_tile_fits_road_to_road_and_field_to_field() -> None:
    table = scenario(CARCASSONNE).draws("base.W")

    assert table.may(0, "place -1,0 r0")


@rule("carcassonne.claim.road", "carcassonne.claim.unoccupied", "carcassonne.score.road-ends")
def test_p4_a_highwayman_stands_on_the_road_and_nothing_is_scored_yet() -> None:
    table = scenario(CARCASSONNE).draws("base.W")

    table.chooses(0, "place -1,0 r0", "put meeple r1")

    assert (figures(table, 0), table.awards, seen(table).waiting_for) == (["meeple -1,0 r1"], [], (1,))


@rule("carcassonne.claim.unoccupied", "carcassonne.claim.city")
def test_p4_blue_cannot_join_the_road_and_puts_a_knight_into_the_city() -> None:
    table = scenario(CARCASSONNE).draws("base.W", "base.L")

    table.chooses(0, "place -1,0 r0", "put meeple r1").chooses(1, "place 1,0 r0")

    assert (table.may(1, "put meeple r3"), table.may(1, "put meeple c1")) == (False, True)


@rule("carcassonne.score.road", "carcassonne.score.by-anyone", "carcassonne.score.return")
def test_p5_blue_completes_the_road_of_three_tiles_for_three_points_and_his_knight_stays() -> None:
    table = scenario(CARCASSONNE).draws("base.W", "base.L")

    table.chooses(0, "place -1,0 r0", "put meeple r1").chooses(1, "place 1,0 r0", "put meeple c1")

    assert (table.points(0), supply(table, 0)["meeple"], figures(table, 1)) == (3, 7, ["meeple 1,0 c1"])


@rule("carcassonne.claim.city", "carcassonne.score.city-closed")
def test_p5_a_knight_enters_the_open_city_that_was_extended_by_a_tile() -> None:
    table = scenario(CARCASSONNE).draws("base.F")

    table.chooses(0, "place 0,-1 r1", "put meeple c1")

    assert (figures(table, 0), table.awards) == (["meeple 0,-1 c1"], [])


@rule("carcassonne.score.city", "carcassonne.score.pennants", "carcassonne.score.return")
def test_p5_the_city_is_closed_for_eight_points() -> None:
    table = scenario(CARCASSONNE).draws("base.F", "base.U", "base.E")

    table.chooses(0, "place 0,-1 r1", "put meeple c1").chooses(1, "place 1,0 r0", "skip")
    table.chooses(0, "place 0,-2 r2", "skip")

    assert (table.points(0), supply(table, 0)["meeple"]) == (8, 7)


@rule("carcassonne.claim.monastery")
def test_p5_a_monk_stands_on_the_monastery_that_was_laid_field_to_field() -> None:
    table = scenario(CARCASSONNE).draws("base.B")

    table.chooses(0, "place 0,1 r0", "put meeple m1")

    assert figures(table, 0) == ["meeple 0,1 m1"]


@rule("carcassonne.score.monastery")
def test_p6_the_monastery_is_surrounded_for_nine_points() -> None:
    table = scenario(CARCASSONNE).laid(*RING).figures(0, "meeple 0,1 m1").draws("base.E")

    table.chooses(0, "place 1,2 r2", "skip")

    assert (table.points(0), supply(table, 0)["meeple"]) == (9, 7)


@rule("carcassonne.score.same-turn")
def test_p6_a_road_is_completed_claimed_and_scored_for_three_points_in_one_turn() -> None:
    table = scenario(CARCASSONNE).laid("base.W -1,0 r0").draws("base.L")

    table.chooses(0, "place 1,0 r0", "put meeple r3")

    assert (table.points(0), supply(table, 0)["meeple"]) == (3, 7)


BESIDE = ("base.U 1,0 r0", "base.B 0,-1 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "base.B 3,-1 r0")
"""North of a road of blue's that runs from a village on 0,0 to the east."""


@rule("carcassonne.score.several-meeples", "carcassonne.claim.unoccupied")
def test_p7_1a_you_lay_your_tile_apart_from_the_road_of_blue_and_may_claim_it() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").laid(*BESIDE).draws("base.W")
    table.figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 3,0 r0", "put meeple r3")

    assert figures(table, 0) == ["meeple 3,0 r3"]


@rule("carcassonne.score.several-meeples", "carcassonne.score.tie", "carcassonne.score.road")
def test_p7_1b_the_roads_are_joined_and_both_highwaymen_score_four() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").laid(*BESIDE).draws("base.W", "base.V", "base.U")
    table.figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 3,0 r0", "put meeple r3").chooses(1, "place 4,0 r0", "skip")
    table.chooses(0, "place 2,0 r0", "skip")

    assert sums(table) == [(0, 4), (1, 4)]


@rule("carcassonne.score.several-meeples")
def test_p7_2a_you_claim_a_part_that_is_not_joined_to_the_city_of_blue() -> None:
    table = scenario(CARCASSONNE).laid("base.U -1,0 r0", "base.E -1,-1 r1", "base.U 1,0 r0").draws("base.E")
    table.figures(0, "meeple -1,-1 c1").figures(1, "meeple 0,0 c1")

    table.chooses(0, "place 1,-1 r3")

    assert "c1" in offered(table, 0, "meeple")


@rule("carcassonne.score.majority", "carcassonne.score.city", "carcassonne.score.return")
def test_p7_2b_you_join_the_parts_and_alone_get_ten_points() -> None:
    table = scenario(CARCASSONNE).laid("base.U -1,0 r0", "base.E -1,-1 r1", "base.U 1,0 r0")
    table.figures(0, "meeple -1,-1 c1").figures(1, "meeple 0,0 c1").draws("base.E", "base.V", "base.Q")

    table.chooses(0, "place 1,-1 r3", "put meeple c1").chooses(1, "place 2,0 r0", "skip")
    table.chooses(0, "place 0,-1 r2", "skip")

    assert (sums(table), supply(table, 0)["meeple"], supply(table, 1)["meeple"]) == ([(0, 10)], 7, 7)


@rule("carcassonne.final.city", "carcassonne.final.all", "carcassonne.score.majority")
def test_p7_final_scoring_green_gets_eight_for_an_open_city_of_five_tiles_with_three_coats_of_arms() -> None:
    city = ("base.F 1,0 r0", "base.Q -1,0 r0", "base.E 2,0 r3", "base.E -1,-1 r2")
    table = scenario(CARCASSONNE).start("base.F 0,0 r0").laid(*city).left("base.X")
    table.figures(0, "meeple 0,0 c1", "meeple 2,0 c1").figures(1, "meeple -1,-1 c1")
    tiles, pennants = table.award.items

    assert (tiles.count, pennants.count, sums(table)) == (5, 3, [(0, 8)])


@rule("carcassonne.final.monastery")
def test_p7_final_scoring_yellow_gets_four_for_an_open_monastery_with_three_tiles_around() -> None:
    table = scenario(CARCASSONNE).laid("base.B 0,1 r0", "base.U 1,0 r0", "base.U -1,0 r0").left("base.C")
    table.figures(0, "meeple 0,1 m1")

    table.chooses(0, "place 0,-1 r0", "skip")

    assert table.points(0) == 4


@rule("carcassonne.final.road")
def test_p7_final_scoring_you_get_three_for_an_open_road_of_three_tiles() -> None:
    table = scenario(CARCASSONNE).start("base.W 0,0 r0").laid("base.U 1,0 r0", "base.U 2,0 r0").left("base.C")
    table.figures(0, "meeple 0,0 r1")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.farmers.fields")
def test_p8_the_village_tile_beside_a_road_parts_three_fields() -> None:
    table = scenario(CARCASSONNE).draws("base.W")

    table.chooses(0, "place 1,0 r0")

    assert [part for part in offered(table, 0, "meeple") if part.startswith("f")] == ["f1", "f2", "f3"]


@rule("carcassonne.farmers.cities", "carcassonne.farmers.majority")
def test_p8_red_and_blue_get_nine_for_a_b_and_c_and_black_six_for_a_and_b() -> None:
    city_a = ("base.E -1,0 r1", "base.E 1,0 r3")
    city_b = ("base.F 0,-1 r0", "base.E -1,-1 r1", "base.E 1,-1 r3")
    city_c, open_city_d = ("base.Eg -1,1 r2", "base.H -1,2 r0"), ("base.I -2,0 r0",)
    table = scenario(CARCASSONNE, seats=3).start("base.G 0,0 r0").left("base.X")
    table.laid(*city_a, *city_b, *city_c, *open_city_d)
    table.figures(0, "meeple -1,0 f1").figures(1, "meeple -2,0 f1").figures(2, "meeple 0,0 f1")

    assert sums(table) == [(0, 9), (1, 9), (2, 6)]


@rule("carcassonne.farmers.cities", "carcassonne.farmers.majority")
def test_p8_yellow_with_one_farmer_more_than_black_gets_twelve_for_four_cities() -> None:
    cities = (
        "base.E 0,-1 r0", "base.D 0,-2 r2", "base.E 1,0 r1", "base.D 2,0 r3",
        "base.E -1,0 r3", "base.D -2,0 r1", "base.E 0,1 r2", "base.Eg 0,2 r0",
    )  # fmt: skip
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*cities).left("base.C")
    table.figures(0, "meeple 0,0 f1", "meeple 0,-1 f1").figures(1, "meeple 0,1 f1")

    assert sums(table) == [(0, 12)]
