"""Mage & Witch: where they stand, when they must move, and what they do to roads and cities."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.expansions.mage_and_witch.rules import MagicView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import part, sums, told

BETWEEN = ("base.B 1,0 r0", "base.B 2,0 r0")


def with_magic(seats: int = 2, *more: str) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("mage-and-witch", *more))


def magic(table: Scenario) -> object:
    """Where the mage and the witch stand."""
    shown = part(table, MagicView)
    return shown.mage, shown.witch


def one_symbol() -> Scenario:
    """A tile with a mage symbol for 0,-1: it closes one city; a road and another city are open then."""
    return with_magic().draws("mage.D")


def all_closed() -> Scenario:
    """A tile with a mage symbol for 0,1 that closes the last two open places, the cities of 0,0 and 0,2."""
    table = with_magic().start("base.E 0,0 r2").draws("mage.D")
    return table.laid("base.B 1,0 r0", "base.B 1,1 r0", "base.B 1,2 r0", "base.E 0,2 r0")


def two_roads(west: str, east: str) -> Scenario:
    """Roads of the mage and of the witch on 0,-1 and 2,-1; base.U joins them on 1,-1."""
    table = with_magic().start("base.B 0,0 r0").laid(west, *BETWEEN, east).draws("base.U")
    return table.mage("0,-1 r1").witch("2,-1 r1")


def two_villages() -> Scenario:
    """The same, and the road is complete then: three tiles with a highwayman of seat 0."""
    table = two_roads("base.W 0,-1 r2", "base.W 2,-1 r2").mage("0,-1 r3")
    return table.figures(0, "meeple 0,-1 r3")


@rule("carcassonne.mage.tiles")
def test_8_tiles_with_the_symbol_are_shuffled_in() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("mage-and-witch",))).pending

    assert isinstance(chance, Chance)
    assert sum(n for tile, n in chance.pool.items() if tile.startswith("mage.")) == 8
    assert sum(chance.pool.values()) == 71 + 8


@rule("carcassonne.mage.tiles")
def test_mage_and_witch_are_not_on_the_board_at_first() -> None:
    assert magic(with_magic()) == (None, None)


@rule("carcassonne.mage.put", "carcassonne.mage.open")
def test_either_of_them_goes_onto_any_open_road_or_city() -> None:
    table = one_symbol()

    table.chooses(0, "place 0,-1 r0")

    assert table.asked(0) == "carcassonne.magic"
    assert sorted(table.options(0)) == [
        "conjure mage 0,-1 c1", "conjure mage 0,0 r1", "conjure witch 0,-1 c1", "conjure witch 0,0 r1",
    ]  # fmt: skip


@rule("carcassonne.mage.put")
@pytest.mark.parametrize(
    ("figure", "where"), [("mage", ("0,0/r1", None)), ("witch", (None, "0,0/r1"))], ids=["mage", "witch"]
)
def test_the_chosen_one_stands_there_before_an_own_figure_is_put(
    figure: str, where: tuple[str | None, str | None]
) -> None:
    table = one_symbol()

    table.chooses(0, "place 0,-1 r0", f"conjure {figure} 0,0 r1")

    assert (magic(table), table.asked(0)) == (where, "carcassonne.claim")


@rule("carcassonne.mage.put")
def test_a_tile_without_the_symbol_brings_neither() -> None:
    table = with_magic().draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.asked(0) == "carcassonne.claim"


@rule("carcassonne.figures.neutral")
def test_they_do_not_occupy_the_road_they_stand_on() -> None:
    table = with_magic().mage("0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.may(0, "put meeple r1")


@rule("carcassonne.mage.open")
@pytest.mark.parametrize("part", ["0,0 c1", "0,-1 c2", "0,0 f1"], ids=["closed", "closed too", "field"])
def test_they_go_neither_into_a_city_that_this_tile_closes_nor_onto_a_field(part: str) -> None:
    table = one_symbol()

    table.chooses(0, "place 0,-1 r0")

    assert table.refuses(0, f"conjure mage {part}").rule == "carcassonne.mage.open"


@rule("carcassonne.mage.apart")
def test_the_mage_does_not_go_to_the_witch() -> None:
    table = one_symbol().witch("0,0 r1")

    table.chooses(0, "place 0,-1 r0")

    assert table.refuses(0, "conjure mage 0,0 r1").rule == "carcassonne.mage.apart"


@rule("carcassonne.mage.apart")
def test_the_witch_does_not_go_onto_another_tile_of_the_road_of_the_mage() -> None:
    table = one_symbol().laid("base.U 1,0 r0").mage("0,0 r1")

    table.chooses(0, "place 0,-1 r0")

    assert table.refuses(0, "conjure witch 1,0 r1").rule == "carcassonne.mage.apart"


@rule("carcassonne.mage.move")
def test_with_one_on_the_board_it_may_move_or_the_other_may_come() -> None:
    table = one_symbol().mage("0,0 r1")

    table.chooses(0, "place 0,-1 r0")

    assert sorted(table.options(0)) == ["conjure mage 0,-1 c1", "conjure witch 0,-1 c1"]


@rule("carcassonne.mage.move")
def test_with_both_on_the_board_one_moves_and_the_other_stays() -> None:
    table = one_symbol().laid("base.E 0,1 r2").mage("0,0 r1").witch("0,1 c1")

    table.chooses(0, "place 0,-1 r0", "conjure witch 0,-1 c1")

    assert magic(table) == ("0,0/r1", "0,-1/c1")


@rule("carcassonne.mage.must")
@pytest.mark.parametrize("instead", ["skip", "dismiss mage", "put meeple f1"])
def test_one_of_them_must_be_put_or_moved_where_it_is_possible(instead: str) -> None:
    table = one_symbol().mage("0,0 r1")

    table.chooses(0, "place 0,-1 r0")

    assert table.refuses(0, instead).rule == "carcassonne.mage.must"


@rule("carcassonne.mage.none")
def test_with_nothing_open_one_on_the_board_is_taken_off_before_scoring() -> None:
    table = all_closed().mage("0,0 c1").witch("0,2 c1").figures(0, "meeple 0,0 c1")

    table.chooses(0, "place 0,1 r0")
    options = table.options(0)
    table.chooses(0, "dismiss mage", "skip")

    assert (options, table.points(0)) == (["dismiss mage", "dismiss witch"], 4)


@rule("carcassonne.mage.none")
def test_with_nothing_open_the_only_one_on_the_board_is_the_one_that_goes() -> None:
    table = all_closed().witch("0,0 c1")

    table.chooses(0, "place 0,1 r0")

    assert table.options(0) == ["dismiss witch"]


@rule("carcassonne.mage.none")
def test_with_nothing_open_and_neither_on_the_board_nothing_happens() -> None:
    table = all_closed()

    table.chooses(0, "place 0,1 r0")

    assert (table.asked(0), magic(table)) == ("carcassonne.claim", (None, None))


@rule("carcassonne.mage.none")
def test_with_nothing_open_and_no_figure_to_put_either_the_next_player_goes_on() -> None:
    tiles = "base.A base.A base.E base.B base.E base.B base.B base.E mage.D base.U"
    table = with_magic(2, "farmers").draws(*tiles.split())
    table.chooses(0, "place 1,0 r1", "skip").chooses(1, "place -1,0 r3", "skip")
    table.chooses(0, "place 0,-1 r2", "skip").chooses(1, "place 0,1 r0", "put meeple f1")
    table.chooses(0, "place 1,1 r2", "put meeple c1").chooses(1, "place 0,2 r0", "skip")
    table.chooses(0, "place 0,3 r0", "skip").chooses(1, "place 1,3 r0", "put meeple c1")

    table.chooses(0, "place 1,2 r0")

    assert (table.asked(0), table.asked(1)) == (None, "carcassonne.lay")


@rule("carcassonne.mage.joined")
def test_a_tile_that_brings_them_together_makes_one_move_at_once() -> None:
    table = two_roads("base.U 0,-1 r0", "base.U 2,-1 r0")
    table.laid("base.U 0,-1 r0", *BETWEEN, "base.U 2,-1 r0", "base.E -1,0 r3")

    table.chooses(0, "place 1,-1 r0")
    options = sorted(table.options(0))
    table.chooses(0, "conjure witch -1,0 c1")

    assert options == ["conjure mage -1,0 c1", "conjure witch -1,0 c1"]
    assert (magic(table), table.asked(0)) == (("0,-1/r1", "-1,0/c1"), "carcassonne.claim")


@rule("carcassonne.mage.joined")
def test_moving_along_the_common_road_does_not_part_them() -> None:
    table = two_roads("base.U 0,-1 r0", "base.U 2,-1 r0")

    table.chooses(0, "place 1,-1 r0")

    assert table.refuses(0, "conjure witch 1,-1 r1").rule == "carcassonne.mage.apart"


@rule("carcassonne.mage.joined", "carcassonne.mage.none")
def test_together_and_without_another_place_one_of_them_is_taken_off() -> None:
    table = two_roads("base.U 0,-1 r0", "base.U 2,-1 r0")

    table.chooses(0, "place 1,-1 r0")
    options = table.options(0)
    table.chooses(0, "dismiss witch")

    assert (options, magic(table)) == (["dismiss mage", "dismiss witch"], ("0,-1/r1", None))


@rule("carcassonne.mage.before-scoring")
@pytest.mark.parametrize(("moves", "points"), [("witch", 6), ("mage", 2)])
def test_if_the_common_road_is_complete_only_the_one_that_stayed_counts(moves: str, points: int) -> None:
    table = two_villages()

    table.chooses(0, "place 1,-1 r0", f"conjure {moves} 0,-1 r1", "skip")

    assert table.points(0) == points


@rule("carcassonne.mage.mage", "carcassonne.score.pennants")
def test_p19_the_city_of_eight_tiles_with_two_coats_of_arms_gives_28_points_each() -> None:
    city = (
        "base.E 0,-1 r2", "base.E 0,1 r0", "base.F 1,0 r0", "base.G 2,0 r0", "mage.G -1,0 r0",
        "base.E -2,0 r1",
    )  # fmt: skip
    table = with_magic().start("base.C 0,0 r0").laid(*city).draws("base.E").mage("2,0 c1")
    table.figures(0, "meeple 0,0 c1").figures(1, "meeple 1,0 c1")

    table.chooses(0, "place 3,0 r3", "skip")

    assert sums(table) == [(0, 28), (1, 28)]


@rule("carcassonne.mage.mage", "carcassonne.mage.witch")
def test_p19_blue_gets_three_for_five_tiles_with_the_witch_and_you_six_for_three_with_the_mage() -> None:
    blue = ("base.U 1,0 r0", "base.U 2,0 r0", "base.U 3,0 r0")
    yours = ("base.B 3,-1 r0", "base.B 4,-1 r0", "base.B 5,-1 r0", "base.U 5,0 r0", "base.W 6,0 r0")
    table = with_magic().start("base.W 0,0 r0").laid(*blue, *yours).draws("base.W")
    table.figures(1, "meeple 1,0 r1").witch("1,0 r1").figures(0, "meeple 5,0 r1").mage("5,0 r1")

    table.chooses(0, "place 4,0 r0", "skip")

    assert sorted(sums(table)) == [(0, 6), (1, 3)]


@rule("carcassonne.mage.mage")
def test_the_mage_on_another_road_changes_nothing() -> None:
    table = with_magic().mage("0,0 r1").figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.points(0), magic(table)) == (4, ("0,0/r1", None))


@rule("carcassonne.mage.witch")
def test_the_witch_halves_a_city_with_its_coats_of_arms() -> None:
    table = with_magic().laid("base.F 0,-1 r1").witch("0,0 c1").figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-2 r2", "skip")

    assert table.points(0) == (3 + 1) * 2 / 2


@rule("carcassonne.mage.witch-after")
def test_the_witch_halves_the_value_that_the_inn_has_doubled() -> None:
    table = with_magic(2, "inns").start("base.W 0,0 r0").laid("inns.B 1,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r1").witch("1,0 r1")

    table.chooses(0, "place 2,0 r0", "skip")

    assert table.points(0) == 3 * 2 / 2


CATHEDRAL = ("base.F 0,-1 r1", "base.E 0,-2 r2", "base.F 1,0 r0", "base.E 2,0 r3", "base.E 0,1 r0")
"""Around a cathedral: six tiles and two coats of arms; base.E closes the city on -1,0."""


def cathedral() -> Scenario:
    table = with_magic(2, "cathedrals", "inns").start("inns.K 0,0 r0").laid(*CATHEDRAL)
    return table.figures(0, "meeple 0,0 c1")


@rule("carcassonne.mage.witch-after")
def test_the_witch_halves_the_value_that_the_cathedral_has_raised() -> None:
    table = cathedral().witch("0,0 c1").draws("base.E")

    table.chooses(0, "place -1,0 r1", "skip")

    assert table.points(0) == 14  # half of 27


@rule("carcassonne.mage.leaves")
@pytest.mark.parametrize("figure", ["mage", "witch"])
def test_after_its_city_is_scored_the_figure_leaves_the_board(figure: str) -> None:
    table = with_magic().prepare(figure, "0,0 c1").figures(0, "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (magic(table), told(table, "magic_gone").rule) == ((None, None), "carcassonne.mage.leaves")


@rule("carcassonne.mage.leaves")
def test_a_later_symbol_brings_it_back() -> None:
    table = with_magic().mage("0,0 c1").figures(0, "meeple 0,0 c1").draws("base.E", "mage.D")

    table.chooses(0, "place 0,-1 r2", "skip").chooses(1, "place 0,1 r1", "conjure mage 0,0 r1")

    assert magic(table) == ("0,0/r1", None)


@rule("carcassonne.mage.final")
@pytest.mark.parametrize(("figure", "points"), [("mage", 3 + 3), ("witch", 2)])
def test_at_the_end_they_change_the_value_of_an_open_road(figure: str, points: int) -> None:
    table = with_magic().start("base.U 0,0 r0").laid("base.U 1,0 r0", "base.U 2,0 r0").left("base.C")
    table.prepare(figure, "1,0 r1").figures(0, "meeple 0,0 r1")

    assert (table.over, table.points(0)) == (True, points)


@rule("carcassonne.mage.final")
@pytest.mark.parametrize(("figure", "points"), [("mage", 3 + 2), ("witch", 2)])
def test_at_the_end_they_change_the_value_of_an_open_city(figure: str, points: int) -> None:
    table = (
        with_magic().start("base.E 0,0 r0").laid("base.F 0,-1 r1").prepare(figure, "0,0 c1").left("base.X")
    )
    table.figures(0, "meeple 0,0 c1")

    assert (table.over, table.points(0)) == (True, points)


@rule("carcassonne.mage.final-inn")
@pytest.mark.parametrize(("figure", "points"), [("mage", 3), ("witch", 0)])
def test_an_open_road_with_an_inn_gives_one_point_for_each_tile_with_the_mage(
    figure: str, points: int
) -> None:
    table = with_magic(2, "inns").start("base.U 0,0 r0").laid("inns.B 1,0 r0", "base.U 2,0 r0")
    table.prepare(figure, "0,0 r1").figures(0, "meeple 0,0 r1").left("base.C")

    assert (table.over, table.points(0)) == (True, points)


@rule("carcassonne.mage.final-inn")
@pytest.mark.parametrize(("figure", "points"), [("mage", 6), ("witch", 0)])
def test_an_open_city_with_a_cathedral_gives_one_point_for_each_tile_and_none_for_coats_of_arms(
    figure: str, points: int
) -> None:
    table = cathedral().prepare(figure, "0,0 c1").left("base.X")

    assert (table.over, table.points(0)) == (True, points)


@rule("carcassonne.ruling.mage-other-place")
@pytest.mark.parametrize("part", ["0,0 r1", "1,0 r1"], ids=["same tile", "same road"])
def test_who_moves_the_mage_chooses_another_road_or_city(part: str) -> None:
    table = one_symbol().laid("base.U 1,0 r0").mage("0,0 r1")

    table.chooses(0, "place 0,-1 r0")

    assert table.refuses(0, f"conjure mage {part}").rule == "carcassonne.ruling.mage-other-place"


@rule("carcassonne.ruling.mage-one-place")
def test_a_road_has_one_place_for_them_on_its_newest_tile() -> None:
    table = one_symbol().laid("base.U 1,0 r0", "base.U 2,0 r0")

    table.chooses(0, "place 0,-1 r0")

    assert table.may(0, "conjure mage 2,0 r1")
    assert table.refuses(0, "conjure mage 0,0 r1").rule == "carcassonne.ruling.mage-one-place"


@rule("carcassonne.ruling.mage-unoccupied")
def test_the_witch_leaves_a_complete_city_even_if_nobody_stands_there() -> None:
    table = with_magic().witch("0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert magic(table) == (None, None)
    assert told(table, "magic_gone").rule == "carcassonne.ruling.mage-unoccupied"


@rule("carcassonne.ruling.mage-one-move")
def test_a_symbol_that_brings_them_together_moves_a_figure_only_once() -> None:
    table = with_magic().start("base.B 0,0 r0").laid("base.E 1,0 r2", "base.E 0,1 r1").draws("mage.F")
    table.mage("1,0 c1").witch("0,1 c1").figures(0, "meeple 1,0 c1")

    table.chooses(0, "place 1,1 r0", "conjure witch 1,1 r1")
    question = table.asked(0)
    table.chooses(0, "skip")

    assert (question, table.points(0)) == ("carcassonne.claim", 3 * 2 + 3)


def lake() -> Scenario:
    """A lake that is drawn for 2,0, between the road of the mage on 0,0 and that of the witch on 3,0."""
    around = ("base.U 1,0 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "base.B 3,-1 r0", "base.W 3,0 r0")
    table = with_magic(2, "ferries").start("base.W 0,0 r0").laid(*around).draws("ferries.2")
    return table.mage("0,0 r1").witch("3,0 r3").figures(0, "meeple 0,0 r1")


@rule("carcassonne.ruling.mage-ferry")
@pytest.mark.parametrize(("moves", "points"), [("witch", 4 + 4), ("mage", 2)])
def test_a_new_ferry_that_brings_them_together_makes_one_move_before_scoring(moves: str, points: int) -> None:
    table = lake()

    table.chooses(0, "place 2,0 r0", "skip", "ferry 2,0 r1-r3")
    question = table.asked(0)
    table.chooses(0, f"conjure {moves} 0,0 r3")

    assert (question, table.points(0)) == ("carcassonne.magic", points)


@rule("carcassonne.ruling.mage-ferry")
def test_a_ferry_that_leaves_them_apart_moves_neither() -> None:
    table = lake()

    table.chooses(0, "place 2,0 r0", "skip", "ferry 2,0 r1-r2")

    assert (magic(table), table.asked(0)) == (("0,0/r1", None), None)


@rule("carcassonne.ruling.mage-ferry")
def test_a_ferry_that_is_laid_anew_and_brings_them_together_makes_one_move() -> None:
    table = with_magic(2, "ferries").start("ferries.2 0,0 r0").laid("base.U 1,0 r0", "base.U -1,0 r0")
    table.prepare("ferry 0,0", "r1 r2").mage("-1,0 r1").witch("1,0 r1").draws("base.U")

    table.chooses(0, "place -2,0 r0", "skip", "turn-ferry 0,0 r1-r3")

    assert (table.asked(0), sorted(table.options(0))) == (
        "carcassonne.magic",
        ["conjure mage 0,0 r2", "conjure witch 0,0 r2"],
    )
