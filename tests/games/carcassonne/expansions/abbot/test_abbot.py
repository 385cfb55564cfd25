"""The abbot and the gardens."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import RING, figures, offered, seen, sums, supply, told

GARDEN_RING = (
    "base.U 1,0 r0", "base.U -1,0 r0", "base.B 0,-1 r0", "base.B 1,-1 r0", "base.B -1,-1 r0", "base.B 0,1 r0",
    "base.E 1,1 r2",
)  # fmt: skip
"""Around a start tile base.Ug: only -1,1 is still empty."""


def with_abbot() -> Scenario:
    return scenario(CARCASSONNE, modules=("abbot",))


@rule("carcassonne.abbot.figure")
def test_everybody_has_an_abbot_beside_the_meeples() -> None:
    table = scenario(CARCASSONNE, seats=6, modules=("abbot",))

    assert [supply(table, seat) for seat in range(6)] == [{"meeple": 7, "abbot": 1}] * 6


@rule("carcassonne.abbot.figure")
def test_there_is_only_one_abbot_for_each_player() -> None:
    table = with_abbot().figures(0, "abbot 0,0 g1").start("base.Ug 0,0 r0").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.refuses(0, "put abbot m1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.abbot.where")
@pytest.mark.parametrize("part", ["r1", "f1"])
def test_the_abbot_does_not_go_onto_a_road_or_a_field(part: str) -> None:
    table = with_abbot().draws("base.A")

    table.chooses(0, "place 1,0 r1")

    assert table.refuses(0, f"put abbot {part}").rule == "carcassonne.abbot.where"


@rule("carcassonne.abbot.where")
def test_the_abbot_may_go_onto_a_monastery() -> None:
    table = with_abbot().draws("base.A")

    table.chooses(0, "place 1,0 r1")

    assert offered(table, 0, "abbot") == ["m1"]


@rule("carcassonne.abbot.where")
def test_the_abbot_goes_onto_the_tile_just_laid() -> None:
    table = with_abbot().start("base.B 0,0 r0").draws("base.E")

    table.chooses(0, "place 0,1 r2")

    assert table.refuses(0, "put abbot m1").rule == "carcassonne.claim.this-tile"


@rule("carcassonne.abbot.where")
def test_the_abbot_does_not_go_into_a_city() -> None:
    table = with_abbot().draws("base.E")

    table.chooses(0, "place 0,-1 r2")

    assert table.refuses(0, "put abbot c1").rule == "carcassonne.abbot.where"


@rule("carcassonne.abbot.instead")
def test_meeple_and_abbot_are_not_both_put() -> None:
    table = with_abbot().draws("base.B")

    table.chooses(0, "place 0,1 r0", "put abbot m1")

    assert not table.may(0, "put meeple f1")
    assert (figures(table, 0), seen(table).waiting_for) == (["abbot 0,1 m1"], (1,))


@rule("carcassonne.abbot.instead")
def test_a_monk_or_the_abbot_may_be_put_on_a_monastery() -> None:
    table = with_abbot().draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert (table.may(0, "put meeple m1"), table.may(0, "put abbot m1")) == (True, True)


@rule("carcassonne.abbot.garden")
def test_a_garden_with_eight_tiles_around_gives_nine_points() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").laid(*GARDEN_RING).figures(0, "abbot 0,0 g1").draws("base.E")

    table.chooses(0, "place -1,1 r2", "skip")
    (item,) = table.award.items

    assert (item.what, item.count, item.rule, table.points(0)) == (
        "garden-tiles",
        9,
        "carcassonne.abbot.garden",
        9,
    )
    assert supply(table, 0)["abbot"] == 1


@rule("carcassonne.abbot.garden")
def test_an_abbot_on_a_complete_monastery_gives_nine_points() -> None:
    table = with_abbot().laid(*RING).figures(1, "abbot 0,1 m1").draws("base.E")

    table.chooses(0, "place 1,2 r2", "skip")

    assert (table.points(1), supply(table, 1)["abbot"]) == (9, 1)


@rule("carcassonne.abbot.take-back")
def test_who_puts_no_figure_may_take_the_abbot_back() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").figures(0, "abbot 0,0 g1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert (figures(table, 0), supply(table, 0)["abbot"], seen(table).waiting_for) == ([], 1, (1,))


@rule("carcassonne.abbot.take-back")
def test_the_abbot_may_stay_where_he_is() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").figures(0, "abbot 0,0 g1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip")

    assert (figures(table, 0), table.points(0)) == (["abbot 0,0 g1"], 0)


@rule("carcassonne.abbot.take-back")
def test_who_puts_a_meeple_does_not_take_the_abbot_back() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").figures(0, "abbot 0,0 g1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert not table.may(0, "take abbot")
    assert figures(table, 0) == ["abbot 0,0 g1", "meeple 1,0 r1"]


@rule("carcassonne.abbot.take-back")
def test_who_puts_the_builder_does_not_take_the_abbot_back_either() -> None:
    table = scenario(CARCASSONNE, modules=("abbot", "builder")).start("base.Ug 0,0 r0").draws("base.U")
    table.figures(0, "abbot 0,0 g1", "meeple 0,0 r1")

    table.chooses(0, "place 1,0 r0", "put builder r1")

    assert not table.may(0, "take abbot")
    assert (figures(table, 0)[0], table.points(0)) == ("abbot 0,0 g1", 0)


@rule("carcassonne.abbot.take-back")
def test_an_abbot_that_is_in_the_supply_cannot_be_taken_back() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").figures(1, "abbot 0,0 g1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "take abbot").rule == "carcassonne.abbot.take-back"


@rule("carcassonne.abbot.take-back")
def test_who_has_no_meeple_left_may_still_take_the_abbot_back() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").draws("base.U")
    table.figures(0, "abbot 0,0 g1", *["meeple 0,0 f1"] * 7)

    table.chooses(0, "place 1,0 r0")

    assert table.options(0) == ["take abbot", "skip"]


@rule("carcassonne.abbot.take-back-value")
@pytest.mark.parametrize(("around", "points"), [(0, 2), (1, 3), (5, 7), (6, 8)])
def test_the_abbot_brings_what_his_place_is_worth_now_with_the_tile_just_laid(
    around: int, points: int
) -> None:
    table = with_abbot().start("base.Ug 0,0 r0").laid(*GARDEN_RING[1 : around + 1]).draws("base.U")
    table.figures(0, "abbot 0,0 g1")

    table.chooses(0, "place 1,0 r0", "take abbot")

    assert (table.points(0), told(table, "abbot").rule) == (points, "carcassonne.abbot.take-back-value")


@rule("carcassonne.abbot.take-back-value")
def test_an_abbot_on_a_monastery_can_be_taken_back_too() -> None:
    table = with_abbot().laid(*RING[:5]).figures(0, "abbot 0,1 m1").draws("base.B")

    table.chooses(0, "place 0,2 r0", "take abbot")

    assert table.points(0) == 1 + 6


@rule("carcassonne.abbot.final")
def test_an_abbot_who_still_stands_at_the_end_counts_like_a_monk() -> None:
    table = with_abbot().start("base.Ug 0,0 r0").laid("base.B 0,1 r0", "base.B 0,-1 r0").left("base.C")
    table.figures(0, "abbot 0,0 g1").figures(1, "abbot 0,1 m1")

    assert sums(table) == [(0, 3), (1, 2)]
