"""Putting a meeple: at most one, from the own supply, onto the tile just laid, where nobody is yet."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import rule, scenario
from tests.games.carcassonne.looking import figures, offered, seen, supply, told


@rule("carcassonne.claim.may")
def test_nobody_has_to_put_a_meeple() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip")

    assert (figures(table, 0), supply(table, 0)["meeple"], seen(table).waiting_for) == ([], 7, (1,))


@rule("carcassonne.claim.may")
def test_every_free_part_of_the_tile_is_offered_and_going_without() -> None:
    table = scenario(CARCASSONNE).draws("base.L")

    table.chooses(0, "place 1,0 r0")

    assert table.options(0) == [
        "put meeple c1", "put meeple r1", "put meeple r2", "put meeple r3",
        "put meeple f1", "put meeple f2", "put meeple f3", "skip",
    ]  # fmt: skip


@rule("carcassonne.claim.one")
def test_after_one_meeple_the_turn_is_over() -> None:
    table = scenario(CARCASSONNE).draws("base.L")

    table.chooses(0, "place 1,0 r0", "put meeple c1")

    assert not table.may(0, "put meeple r1")
    assert figures(table, 0) == ["meeple 1,0 c1"]


@rule("carcassonne.claim.one")
def test_with_every_kind_of_figure_it_is_still_one() -> None:
    table = scenario(CARCASSONNE, modules=("abbot", "big-meeple", "builder", "pig")).draws("base.A")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 f2")

    table.chooses(0, "place 1,0 r1", "put big-meeple m1")

    assert figures(table, 0) == ["meeple 0,0 r1", "meeple 0,0 f2", "big-meeple 1,0 m1"]
    assert seen(table).waiting_for == (1,)


@rule("carcassonne.claim.this-tile")
def test_a_meeple_goes_onto_the_tile_just_laid() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert figures(table, 0) == ["meeple 1,0 r1"]


@rule("carcassonne.claim.this-tile")
def test_the_city_of_a_tile_that_lay_before_cannot_be_claimed() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put meeple c1").rule == "carcassonne.claim.this-tile"


@rule("carcassonne.claim.own-supply")
def test_a_meeple_that_is_put_leaves_the_supply() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert (supply(table, 0), supply(table, 1)) == ({"meeple": 6}, {"meeple": 7})


@rule("carcassonne.claim.own-supply")
def test_who_has_no_meeple_left_is_not_asked() -> None:
    table = scenario(CARCASSONNE).figures(0, *["meeple 0,0 f2"] * 7).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.claim.own-supply")
def test_a_meeple_that_is_not_in_the_supply_cannot_be_put() -> None:
    table = scenario(CARCASSONNE, modules=("big-meeple",)).draws("base.U")
    table.figures(0, *["meeple 0,0 f2"] * 7)

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put meeple r1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.claim.own-supply")
def test_a_figure_that_is_not_in_play_cannot_be_put() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put big-meeple r1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.claim.unoccupied")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_road_with_a_highwayman_is_taken_even_if_it_is_the_own_one(owner: int) -> None:
    table = scenario(CARCASSONNE).figures(owner, "meeple 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put meeple r1").rule == "carcassonne.claim.unoccupied"


@rule("carcassonne.claim.unoccupied")
def test_a_meeple_far_away_on_the_same_road_counts_too() -> None:
    table = scenario(CARCASSONNE).laid("base.U 1,0 r0", "base.U 2,0 r0", "base.U 3,0 r0").draws("base.V")
    table.figures(1, "meeple 0,0 r1")

    table.chooses(0, "place 4,0 r0")

    assert offered(table, 0, "meeple") == ["f1", "f2"]


@rule("carcassonne.claim.unoccupied")
def test_what_the_tile_has_just_joined_counts_too() -> None:
    table = scenario(CARCASSONNE).laid("base.U 1,0 r0", "base.E 1,-1 r3").figures(1, "meeple 1,-1 c1")
    table.draws("base.N")

    table.chooses(0, "place 0,-1 r2")

    assert table.refuses(0, "put meeple c1").rule == "carcassonne.claim.unoccupied"


@rule("carcassonne.claim.unoccupied")
def test_a_meeple_on_another_feature_of_the_same_tile_does_not_matter() -> None:
    table = scenario(CARCASSONNE).figures(1, "meeple 0,0 c1", "meeple 0,0 f2").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert figures(table, 0) == ["meeple 1,0 r1"]


@rule("carcassonne.claim.road")
def test_on_a_road_stands_a_highwayman() -> None:
    table = scenario(CARCASSONNE).draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert (told(table, "put").rule, told(table, "put").details["on"]) == ("carcassonne.claim.road", "road")


@rule("carcassonne.claim.city")
def test_in_a_city_stands_a_knight() -> None:
    table = scenario(CARCASSONNE).draws("base.L")

    table.chooses(0, "place 1,0 r0", "put meeple c1")

    assert (told(table, "put").rule, told(table, "put").details["on"]) == ("carcassonne.claim.city", "city")


@rule("carcassonne.claim.monastery")
def test_on_a_monastery_stands_a_monk() -> None:
    table = scenario(CARCASSONNE).draws("base.B")

    table.chooses(0, "place 0,1 r0", "put meeple m1")
    put = told(table, "put")

    assert (put.rule, put.details["on"]) == ("carcassonne.claim.monastery", "monastery")


@rule("carcassonne.claim.field")
def test_on_a_field_lies_a_farmer() -> None:
    table = scenario(CARCASSONNE).draws("base.B")

    table.chooses(0, "place 0,1 r0", "put meeple f1")

    assert (told(table, "put").rule, told(table, "put").details["on"]) == ("carcassonne.claim.field", "field")


@rule("carcassonne.claim.no-field")
def test_without_farmers_nobody_goes_onto_a_field() -> None:
    table = scenario(CARCASSONNE, box="first-game").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert (offered(table, 0, "meeple"), table.refuses(0, "put meeple f1").rule) == (
        ["r1"],
        "carcassonne.claim.no-field",
    )


@rule("carcassonne.claim.no-garden")
@pytest.mark.parametrize("figure", ["meeple", "big-meeple"])
def test_no_meeple_goes_onto_a_garden(figure: str) -> None:
    table = scenario(CARCASSONNE, modules=("abbot", "big-meeple")).draws("base.Ug")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, f"put {figure} g1").rule == "carcassonne.claim.no-garden"


@rule("carcassonne.claim.garden")
def test_the_abbot_goes_onto_a_garden() -> None:
    table = scenario(CARCASSONNE, modules=("abbot",)).draws("base.Ug")

    table.chooses(0, "place 1,0 r0", "put abbot g1")

    assert (told(table, "put").rule, figures(table, 0)) == ("carcassonne.claim.garden", ["abbot 1,0 g1"])


@rule("carcassonne.claim.garden")
def test_nobody_but_the_abbot_is_offered_a_garden() -> None:
    table = scenario(CARCASSONNE, box="big-box").start("base.D 0,0 r0").draws("base.Ug")

    table.chooses(0, "place 1,0 r0")

    assert [option for option in table.options(0) if option.endswith("g1")] == ["put abbot g1"]


@rule("carcassonne.claim.no-river")
def test_no_figure_goes_onto_the_river() -> None:
    table = scenario(CARCASSONNE, modules=("river",)).draws("river.D")

    table.chooses(0, "place 1,0 r0")

    assert (offered(table, 0, "meeple"), table.refuses(0, "put meeple w1").rule) == (
        ["f1", "f2"],
        "carcassonne.claim.no-river",
    )
