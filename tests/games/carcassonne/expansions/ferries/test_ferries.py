"""The ferries: they join two roads at a lake, and can be laid anew."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.expansions.ferries.rules import FerriesView, LyingFerry
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, offered, part, seen, sums, supply, told


def with_ferries(*modules: str, seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("ferries", *modules))


def at_the_lake(ferry: str, *modules: str) -> Scenario:
    """The start tile is a lake with roads to the west (r1), south (r2) and east (r3)."""
    return with_ferries(*modules).start("ferries.2 0,0 r0").prepare("ferry 0,0", ferry)


def lying(table: Scenario) -> list[str]:
    """Where ferries lie: cell and piers."""
    return [f"{ferry.cell} {ferry.first} {ferry.second}" for ferry in part(table, FerriesView).lying]


# -- lakes and new ferries -------------------------------------------------------------------------


@rule("carcassonne.ferries.tiles")
def test_eight_tiles_with_a_lake_come_to_the_others_and_a_ferry_for_each() -> None:
    table, without = with_ferries(), scenario(CARCASSONNE, modules=())

    assert seen(table).left - seen(without).left == 8
    assert part(table, FerriesView) == FerriesView((), left=8)


@rule("carcassonne.ferries.where")
def test_each_of_the_roads_of_a_lake_may_be_chosen() -> None:
    table = with_ferries().draws("ferries.2").chooses(0, "place 1,0 r0")

    assert [part for part in offered(table, 0, "meeple") if part[0] == "r"] == ["r1", "r2", "r3"]


@rule("carcassonne.ferries.where")
def test_roads_that_no_ferry_joins_yet_are_claimed_apart() -> None:
    table = with_ferries().figures(1, "meeple 0,0 r1").draws("ferries.2").chooses(0, "place 1,0 r0")

    assert [part for part in offered(table, 0, "meeple") if part[0] == "r"] == ["r2", "r3"]


@rule("carcassonne.ferries.lay", "carcassonne.ferries.order")
def test_the_new_ferry_comes_after_the_figure_and_joins_any_two_piers() -> None:
    table = with_ferries().draws("ferries.2").chooses(0, "place 1,0 r0", "put meeple r3")

    assert table.options(0) == ["ferry 1,0 r1-r2", "ferry 1,0 r1-r3", "ferry 1,0 r2-r3"]


@rule("carcassonne.ferries.lay")
def test_on_a_lake_with_four_piers_there_are_six_ways() -> None:
    table = with_ferries().draws("ferries.3").chooses(0, "place 1,0 r0", "skip")

    assert len(table.options(0)) == 6


@rule("carcassonne.ferries.lay")
def test_the_new_ferry_is_a_duty() -> None:
    table = with_ferries().draws("ferries.2").chooses(0, "place 1,0 r0", "skip")

    assert table.refuses(0, "skip").rule == "carcassonne.ferries.lay"


@rule("carcassonne.ferries.lay")
def test_the_ferry_lies_where_it_was_laid_and_is_no_longer_ready() -> None:
    table = with_ferries().draws("ferries.2").chooses(0, "place 1,0 r0", "skip", "ferry 1,0 r1-r2")

    assert part(table, FerriesView) == FerriesView((LyingFerry("1,0", "r1", "r2"),), left=7)


@rule("carcassonne.ferries.joins")
def test_a_road_over_a_ferry_counts_the_lake_once() -> None:
    table = at_the_lake("r1 r3").laid("base.W -1,0 r0").figures(0, "meeple -1,0 r1").draws("base.W")

    table.chooses(0, "place 1,0 r0", "skip", "keep-ferries")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.ferries.joins")
def test_what_a_ferry_joins_is_one_road_for_claiming_too() -> None:
    table = at_the_lake("r1 r3").figures(1, "meeple 0,0 r1").draws("base.U").chooses(0, "place 1,0 r0")

    assert "r1" not in offered(table, 0, "meeple")


@rule("carcassonne.ferries.pier-ends")
def test_a_pier_without_a_ferry_is_the_end_of_a_road() -> None:
    table = at_the_lake("r1 r2").figures(0, "meeple 0,0 r3").draws("base.W")

    table.chooses(0, "place 1,0 r0", "skip")

    assert sums(table) == [(0, 2)]


@rule("carcassonne.ferries.score", "carcassonne.order.score")
def test_nothing_is_scored_before_the_ferry_lies() -> None:
    table = with_ferries().laid("base.W -1,0 r0").figures(0, "meeple 0,0 r1").draws("ferries.2")

    table.chooses(0, "place 1,0 r0", "skip")
    before = table.points(0)
    table.chooses(0, "ferry 1,0 r2-r3")

    assert (before, sums(table)) == (0, [(0, 3)])


@rule("carcassonne.ferries.score")
def test_a_road_that_the_new_ferry_leads_on_is_not_complete() -> None:
    table = with_ferries().laid("base.W -1,0 r0").figures(0, "meeple 0,0 r1").draws("ferries.2")

    table.chooses(0, "place 1,0 r0", "skip", "ferry 1,0 r1-r3")

    assert (table.awards, figures(table, 0)) == ([], ["meeple 0,0 r1"])


# -- laying ferries anew ---------------------------------------------------------------------------


@rule("carcassonne.ferries.relay", "carcassonne.ferries.order")
def test_who_extends_a_road_with_a_ferry_may_lay_it_anew_after_putting_a_figure() -> None:
    table = at_the_lake("r1 r3").draws("base.U").chooses(0, "place 1,0 r0")
    first = table.asked(0)
    table.chooses(0, "put meeple f1")

    assert (first, table.options(0)) == (
        "carcassonne.claim",
        ["turn-ferry 0,0 r1-r2", "turn-ferry 0,0 r2-r3", "keep-ferries"],
    )


@rule("carcassonne.ferries.relay")
@pytest.mark.parametrize(
    ("choice", "after"), [("turn-ferry 0,0 r2-r3", "0,0 r2 r3"), ("keep-ferries", "0,0 r1 r3")]
)
def test_the_ferry_lies_as_chosen(choice: str, after: str) -> None:
    table = at_the_lake("r1 r3").draws("base.U").chooses(0, "place 1,0 r0", "skip", choice)

    assert (lying(table), seen(table).waiting_for) == ([after], (1,))


@rule("carcassonne.ferries.relay")
def test_who_extends_no_road_with_a_ferry_lays_none_anew() -> None:
    table = at_the_lake("r1 r3").draws("base.B").chooses(0, "place 0,-1 r0", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.ferries.relay", "carcassonne.ferries.pier-ends")
def test_a_road_that_ends_at_a_pier_without_a_ferry_moves_no_ferry() -> None:
    table = at_the_lake("r1 r2").draws("base.U").chooses(0, "place 1,0 r0", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.ferries.relay")
def test_any_number_of_tiles_may_lie_between_the_new_one_and_the_ferry() -> None:
    table = at_the_lake("r1 r3").laid(*(f"base.U {x},0 r0" for x in range(1, 5))).draws("base.V")

    table.chooses(0, "place 5,0 r0", "skip")

    assert table.asked(0) == "carcassonne.ferries"


@rule("carcassonne.ferries.relay-may-cut")
def test_the_ferry_may_cut_off_the_road_just_extended_and_each_figure_stays_on_its_part() -> None:
    table = at_the_lake("r1 r3").laid("base.W -1,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r3").figures(1, "meeple -1,0 r1")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r1-r2")

    assert (sums(table), figures(table, 1)) == ([(0, 2)], ["meeple -1,0 r1"])


TWO_LAKES = ("base.U 1,0 r0", "ferries.2 2,0 r0")


def two_lakes(*modules: str) -> Scenario:
    """Lakes on 0,0 and 2,0 with a road tile between; both ferries lead from west to east."""
    return at_the_lake("r1 r3", *modules).laid(*TWO_LAKES).prepare("ferry 2,0", "r1 r3")


@rule("carcassonne.ferries.first")
def test_only_the_first_ferry_along_the_road_may_be_laid_anew() -> None:
    table = two_lakes().draws("base.U").chooses(0, "place 3,0 r0", "skip")

    assert table.refuses(0, "turn-ferry 0,0 r1-r2").rule == "carcassonne.ferries.first"
    assert table.may(0, "turn-ferry 2,0 r1-r2")


@rule("carcassonne.ferries.first")
def test_a_ferry_behind_the_new_one_is_not_the_first_on_its_side_of_the_lake() -> None:
    table = at_the_lake("r1 r3").laid("base.U 1,0 r0").draws("ferries.2")

    table.chooses(0, "place 2,0 r0", "skip", "ferry 2,0 r2-r3")

    assert table.options(0) == ["turn-ferry 0,0 r1-r2", "turn-ferry 0,0 r2-r3", "keep-ferries"]


@rule("carcassonne.ferries.first")
def test_the_ferry_just_laid_is_not_laid_anew_at_once() -> None:
    table = at_the_lake("r1 r3").laid("base.U 1,0 r0").draws("ferries.2")

    table.chooses(0, "place 2,0 r0", "skip", "ferry 2,0 r2-r3")

    assert not table.may(0, "turn-ferry 2,0 r1-r2")


@rule("carcassonne.ferries.each-direction")
def test_in_each_direction_the_first_ferry_may_be_laid_anew() -> None:
    lakes = ("base.B 0,-1 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "ferries.2 2,0 r0")
    table = at_the_lake("r1 r3").laid(*lakes).prepare("ferry 2,0", "r1 r3").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r1-r2", "turn-ferry 2,0 r1-r2")

    assert lying(table) == ["0,0 r1 r2", "2,0 r1 r2"]


@rule("carcassonne.ferries.each-direction")
def test_who_has_laid_one_anew_may_keep_the_other() -> None:
    lakes = ("base.B 0,-1 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "ferries.2 2,0 r0")
    table = at_the_lake("r1 r3").laid(*lakes).prepare("ferry 2,0", "r1 r3").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r1-r2", "keep-ferries")

    assert (lying(table), seen(table).waiting_for) == (["0,0 r1 r2", "2,0 r1 r3"], (1,))


@rule("carcassonne.ferries.once")
def test_a_ferry_is_laid_anew_only_once() -> None:
    lakes = ("base.B 0,-1 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "ferries.2 2,0 r0")
    table = at_the_lake("r1 r3").laid(*lakes).prepare("ferry 2,0", "r1 r3").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r2-r3")

    assert table.options(0) == ["turn-ferry 2,0 r1-r2", "turn-ferry 2,0 r2-r3", "keep-ferries"]
    assert not table.may(0, "turn-ferry 0,0 r1-r3")


@rule("carcassonne.ferries.once")
def test_in_the_next_turn_it_may_be_laid_anew_again() -> None:
    table = at_the_lake("r1 r3").draws("base.U", "base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r2-r3").chooses(1, "place 2,0 r0", "skip")

    assert table.may(1, "turn-ferry 0,0 r1-r3")


@rule("carcassonne.ferries.order", "carcassonne.order.figure")
def test_figure_then_new_ferry_then_other_ferries_then_scoring() -> None:
    table = at_the_lake("r1 r3").laid("base.W -1,0 r0").figures(0, "meeple -1,0 r1").draws("ferries.2")

    asked = []
    for choice in ("place 1,0 r0", "put meeple f1", "ferry 1,0 r2-r3", "keep-ferries"):
        asked.append(table.asked(0))
        table.chooses(0, choice)

    assert [ask and ask.removeprefix("carcassonne.") for ask in asked] == ["lay", "claim", "ferry", "ferries"]
    assert sums(table) == [(0, 3)]


@rule("carcassonne.ferries.order")
def test_figures_are_not_put_after_the_ferry() -> None:
    table = with_ferries().draws("ferries.2").chooses(0, "place 1,0 r0")

    assert not table.may(0, "ferry 1,0 r1-r2")


# -- with other expansions -------------------------------------------------------------------------


@rule("carcassonne.ferries.inn")
def test_the_lake_of_a_ferry_is_no_inn() -> None:
    table = at_the_lake("r1 r3", "inns").laid("base.W -1,0 r0").figures(0, "meeple -1,0 r1").draws("base.W")

    table.chooses(0, "place 1,0 r0", "skip", "keep-ferries")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.inns.double", "carcassonne.ferries.joins")
def test_an_inn_on_the_other_side_of_the_ferry_doubles_the_whole_road() -> None:
    table = at_the_lake("r1 r3", "inns").laid("inns.B -1,0 r0", "base.W -2,0 r0").draws("base.W")
    table.figures(0, "meeple -1,0 r1")

    table.chooses(0, "place 1,0 r0", "skip", "keep-ferries")

    assert sums(table) == [(0, 8)]


@rule("carcassonne.ferries.builder")
def test_a_road_made_longer_only_by_a_ferry_laid_anew_brings_no_double_turn() -> None:
    table = at_the_lake("r1 r3", "builder").figures(0, "meeple 0,0 r2", "builder 0,0 r2").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r2-r3")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.double-turn", "carcassonne.ferries.joins")
def test_a_tile_on_the_far_side_of_the_ferry_extends_the_road_of_the_builder() -> None:
    table = at_the_lake("r1 r3", "builder").figures(0, "meeple 0,0 r1", "builder 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "keep-ferries")

    assert table.asked(0) == "carcassonne.second"


@rule("carcassonne.ruling.ferries-new-builder")
def test_a_lake_tile_at_the_road_of_the_builder_brings_a_double_turn_however_its_ferry_lies() -> None:
    table = with_ferries("builder").figures(0, "meeple 0,0 r1", "builder 0,0 r1").draws("ferries.2")

    table.chooses(0, "place 1,0 r0", "skip", "ferry 1,0 r2-r3")

    assert table.asked(0) == "carcassonne.second"


@rule("carcassonne.ruling.ferries-new-builder")
def test_a_lake_tile_at_another_road_brings_none() -> None:
    """Its road ends at the lake on 0,0, whose ferry leads from the builder to another pier."""
    table = at_the_lake("r1 r2", "builder").figures(0, "meeple 0,0 r1", "builder 0,0 r1").draws("ferries.2")

    table.chooses(0, "place 1,0 r0", "skip", "ferry 1,0 r1-r3")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.ruling.ferries-far")
def test_a_road_far_away_that_is_complete_by_a_ferry_laid_anew_is_scored() -> None:
    far = ("base.U -1,0 r0", "base.W -2,0 r0", "base.U 1,0 r0", "base.U 2,0 r0")
    table = at_the_lake("r1 r3").laid(*far).figures(1, "meeple -2,0 r1").draws("base.U")

    table.chooses(0, "place 3,0 r0", "skip", "turn-ferry 0,0 r2-r3")

    assert (sums(table), figures(table, 1)) == ([(1, 3)], [])


@rule("carcassonne.ruling.ferries-far")
def test_a_road_that_a_ferry_laid_anew_joins_to_its_end_is_scored() -> None:
    far = ("base.W -1,0 r0", "base.A 0,1 r2", "base.U 1,0 r0")
    table = at_the_lake("r1 r3").laid(*far).figures(1, "meeple -1,0 r1").draws("base.U")

    table.chooses(0, "place 2,0 r0", "skip", "turn-ferry 0,0 r1-r2")

    assert sums(table) == [(1, 3)]


@rule("carcassonne.ruling.ferries-lonely")
def test_a_builder_that_a_ferry_cuts_off_from_all_own_meeples_comes_back() -> None:
    table = at_the_lake("r1 r3", "builder").figures(0, "meeple 0,0 r1", "builder 0,0 r3").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r1-r2")

    assert (figures(table, 0), supply(table, 0)["builder"]) == (["meeple 0,0 r1"], 1)
    assert told(table, "lonely").details["figure"] == "builder"


@rule("carcassonne.ruling.ferries-lonely")
def test_a_builder_with_an_own_meeple_on_its_part_stays() -> None:
    table = at_the_lake("r1 r3", "builder").draws("base.U")
    table.figures(0, "meeple 0,0 r1", "meeple 0,0 r3", "builder 0,0 r3")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r1-r2")

    assert "builder 0,0 r3" in figures(table, 0)


@rule("carcassonne.ruling.ferries-half-turn")
def test_in_each_part_of_a_double_turn_the_same_ferry_may_be_laid_anew() -> None:
    table = at_the_lake("r1 r3", "builder").figures(0, "meeple 0,0 r3", "builder 0,0 r3")
    table.draws("base.U", "base.U")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r2-r3", "second-turn")
    table.chooses(0, "place 2,0 r0", "skip", "turn-ferry 0,0 r1-r3")

    assert lying(table) == ["0,0 r1 r3"]


# -- the examples on page 17 -----------------------------------------------------------------------


@rule("carcassonne.ferries.lay", "carcassonne.ferries.joins")
def test_p17_the_ferry_joins_your_road_with_that_of_blue() -> None:
    table = with_ferries().laid("base.W -1,0 r0").figures(1, "meeple 0,0 r1").draws("ferries.2", "base.W")

    table.chooses(0, "place 1,0 r0", "put meeple r3", "ferry 1,0 r1-r3")
    table.chooses(1, "place 2,0 r0", "skip", "keep-ferries")

    assert sums(table) == [(0, 4), (1, 4)]


@rule("carcassonne.ferries.score", "carcassonne.score.return")
def test_p17_blue_gets_three_points_for_the_road_and_you_eight_for_the_city() -> None:
    city = ("base.N 0,-1 r2", "base.E 1,-1 r3", "base.B -1,0 r0", "base.B 1,0 r0")
    roads = ("base.A -1,1 r3", "base.A 1,1 r1")
    table = with_ferries().start("base.G 0,0 r1").laid(*city, *roads).draws("ferries.1")
    table.figures(1, "meeple -1,1 r1")

    table.chooses(0, "place 0,1 r0", "put meeple c1", "ferry 0,1 r1-r3")

    assert sorted(sums(table)) == [(0, 8), (1, 3)]
    assert (figures(table, 0), figures(table, 1)) == ([], [])


@rule("carcassonne.ferries.relay", "carcassonne.ferries.relay-may-cut", "carcassonne.ferries.first")
@pytest.mark.parametrize(
    ("choice", "points"),
    [("keep-ferries", [4, 4]), ("turn-ferry 2,0 r2-r3", [2, 3])],
    ids=["before", "after"],
)
def test_p17_you_turn_the_first_ferry_and_no_longer_share_a_road_with_yellow(
    choice: str, points: list[int]
) -> None:
    table = two_lakes().figures(0, "meeple 2,0 r3").figures(1, "meeple 1,0 r1").left("base.W")

    table.chooses(0, "place 3,0 r0", "skip", choice)

    assert (table.over, [table.points(seat) for seat in range(2)]) == (True, points)


@rule("carcassonne.ferries.order")
def test_once_ferries_are_turned_no_figure_is_put_any_more() -> None:
    table = at_the_lake("r1 r3").draws("base.U").chooses(0, "place 1,0 r0", "skip")

    assert table.refuses(0, "put meeple f1").rule == "carcassonne.ferries.order"
