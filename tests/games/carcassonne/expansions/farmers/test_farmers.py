"""Farmers: they lie on fields until the end and count the complete cities along them."""

from __future__ import annotations

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import THREE_CITIES, figures, offered, seen, sums, supply


@rule("carcassonne.farmers.optional")
def test_the_base_game_has_farmers() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert offered(table, 0, "meeple") == ["r1", "f1", "f2"]


@rule("carcassonne.farmers.optional")
def test_farmers_can_be_left_out_for_a_first_game() -> None:
    table = scenario(CARCASSONNE, box="first-game").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert offered(table, 0, "meeple") == ["r1"]


@rule("carcassonne.farmers.lie")
def test_a_farmer_is_seen_on_the_field_and_not_on_the_road_beside_it() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple f2")
    (farmer,) = seen(table).figures

    assert (farmer.on, farmer.part) == ("field", "f2")


@rule("carcassonne.farmers.stay")
def test_a_farmer_stays_when_the_city_beside_him_is_scored() -> None:
    table = scenario(CARCASSONNE).figures(0, "meeple 0,0 f1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "put meeple c1")

    assert (figures(table, 0), supply(table, 0)["meeple"]) == (["meeple 0,0 f1"], 6)
    assert [(award.points, award.items[0].what) for award in table.awards] == [(4, "city-tiles")]


@rule("carcassonne.farmers.stay")
def test_a_field_is_scored_only_at_the_end() -> None:
    table = scenario(CARCASSONNE).figures(0, "meeple 0,0 f1").left("base.E", "base.C").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.over, sums(table)) == (True, [(0, 3)])


@rule("carcassonne.farmers.fields")
def test_roads_from_a_village_and_a_city_part_three_fields() -> None:
    table = scenario(CARCASSONNE).draws("base.L")

    table.chooses(0, "place 1,0 r0")

    assert [part for part in offered(table, 0, "meeple") if part.startswith("f")] == ["f1", "f2", "f3"]


@rule("carcassonne.farmers.fields")
def test_a_road_separates_the_field_north_of_it_from_the_field_south_of_it() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 f1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert (table.may(0, "put meeple f2"), table.may(0, "put meeple f1")) == (True, False)


@rule("carcassonne.farmers.fields")
def test_a_city_separates_fields() -> None:
    table = scenario(CARCASSONNE).start("base.G 0,0 r0").figures(1, "meeple 0,0 f1").draws("base.F")

    table.chooses(0, "place 1,0 r0")

    assert [part for part in offered(table, 0, "meeple") if part.startswith("f")] == ["f1", "f2"]


@rule("carcassonne.farmers.fields")
def test_a_road_that_ends_in_a_field_does_not_part_it() -> None:
    table = scenario(CARCASSONNE).draws("base.A")

    table.chooses(0, "place 0,1 r0")

    assert offered(table, 0, "meeple") == ["r1", "f1", "m1"]


@rule("carcassonne.farmers.unoccupied")
def test_no_farmer_is_laid_where_one_lies_already() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.refuses(0, "put meeple f1").rule == "carcassonne.claim.unoccupied"


@rule("carcassonne.farmers.unoccupied")
def test_a_farmer_far_away_on_the_same_field_counts_too() -> None:
    table = scenario(CARCASSONNE).laid("base.B 0,1 r0", "base.B 0,2 r0").figures(1, "meeple 0,0 f2")
    table.draws("base.B")

    table.chooses(0, "place 0,3 r0")

    assert offered(table, 0, "meeple") == ["m1"]


@rule("carcassonne.farmers.cities")
def test_each_complete_city_along_the_field_gives_three_points() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*THREE_CITIES).left("base.C")
    table.figures(0, "meeple 0,0 f1")
    (item,) = table.award.items

    assert (item.what, item.count, item.value, table.points(0)) == ("field-cities", 3, 3, 9)


@rule("carcassonne.farmers.cities")
def test_an_unfinished_city_does_not_count() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*THREE_CITIES, "base.E 0,1 r2").left("base.X")
    table.figures(0, "meeple 0,0 f1").draws("base.X")

    table.chooses(0, "place 1,-2 r0", "skip")

    assert table.points(0) == 9


@rule("carcassonne.farmers.cities")
def test_a_city_along_the_field_on_several_tiles_counts_once() -> None:
    column = ("base.B 1,0 r0", "base.B 1,-1 r0", "base.B 1,-2 r0")
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*column, "base.E 0,-1 r0", "base.E 0,-2 r2")
    table.left("base.C").figures(0, "meeple 0,0 f1")

    assert table.points(0) == 3


@rule("carcassonne.farmers.cities")
def test_a_city_counts_for_every_field_that_it_borders() -> None:
    table = (
        scenario(CARCASSONNE).start("base.G 0,0 r0").laid("base.E 1,0 r3", "base.E -1,0 r1").left("base.C")
    )
    table.figures(0, "meeple 0,0 f1").figures(1, "meeple 0,0 f2")

    assert sums(table) == [(0, 3), (1, 3)]


@rule("carcassonne.farmers.cities")
def test_a_city_on_the_far_side_of_a_road_does_not_count() -> None:
    table = scenario(CARCASSONNE).laid("base.E 0,-1 r2").left("base.C").figures(0, "meeple 0,0 f2")

    assert (table.over, table.points(0)) == (True, 0)


@rule("carcassonne.farmers.cities")
def test_a_large_field_without_cities_gives_nothing() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid("base.B 0,1 r0", "base.B 1,1 r0").left("base.X")
    table.figures(0, "meeple 0,0 f1")

    assert (table.over, table.points(0)) == (True, 0)


@rule("carcassonne.farmers.cities")
def test_what_a_field_would_bring_is_told_before_the_end() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*THREE_CITIES).figures(0, "meeple 0,0 f1")
    (field,) = seen(table).regions

    assert (field.on, field.points) == ("field", (9,))


@rule("carcassonne.farmers.majority")
def test_more_farmers_get_all_the_points_of_the_field() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*THREE_CITIES).left("base.C")
    table.figures(0, "meeple 0,0 f1").figures(1, "meeple 1,0 f1", "meeple -1,0 f1")

    assert sums(table) == [(1, 9)]


@rule("carcassonne.farmers.majority")
def test_equally_many_farmers_each_get_all_the_points() -> None:
    table = scenario(CARCASSONNE).start("base.B 0,0 r0").laid(*THREE_CITIES).left("base.C")
    table.figures(0, "meeple 0,0 f1").figures(1, "meeple 1,0 f1")

    assert sums(table) == [(0, 9), (1, 9)]


@rule("carcassonne.farmers.joined")
def test_a_tile_that_joins_two_fields_brings_their_farmers_together() -> None:
    table = scenario(CARCASSONNE).figures(0, "meeple 0,0 f1").figures(1, "meeple 0,0 f2").draws("base.A")
    before = [region.owners for region in seen(table).regions]

    table.chooses(0, "place 1,0 r1", "skip")

    assert (before, [region.owners for region in seen(table).regions]) == ([(0,), (1,)], [(0, 1)])


@rule("carcassonne.farmers.joined")
def test_farmers_that_were_brought_together_share_the_points() -> None:
    table = (
        scenario(CARCASSONNE).figures(0, "meeple 0,0 f1").figures(1, "meeple 0,0 f2").laid("base.E 0,-1 r2")
    )
    table.left("base.A").draws("base.A")

    table.chooses(0, "place 1,0 r1", "skip")

    assert sums(table) == [(0, 3), (1, 3)]
