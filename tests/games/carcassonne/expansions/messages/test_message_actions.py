"""What each of the eight messages brings."""

from __future__ import annotations

import pytest

from tavola.testing import rule
from tests.games.carcassonne.looking import figures, seen, sums, supply, told
from tests.games.carcassonne.messaging import (
    CLOSE_THE_CITY,
    MONASTERIES,
    before,
    counters,
    lands,
    stack,
    with_messages,
)

ROADS = ("base.U 1,0 r0", "base.U 2,0 r0", "base.W 1,1 r0", "base.U 2,1 r0")
"""A road of three tiles from the usual start tile on, and one of two tiles from 1,1 on."""
CITIES = ("base.E 0,1 r2", "base.U 1,0 r0", "base.M 1,1 r2")
"""Two open cities: 0,1 without and 1,1 with a coat of arms."""


@rule("carcassonne.messages.road")
def test_message_1_gives_the_points_of_the_smallest_road_without_a_majority() -> None:
    table = before(1, "meeple 0,0 r1", "meeple 1,1 r1").laid(*ROADS)
    lands(table.figures(1, "meeple 2,1 r1", "meeple 2,1 r1")).chooses(0, "message")

    assert (sums(table), "meeple 1,1 r1" in figures(table, 0)) == ([(0, 2)], True)


@rule("carcassonne.messages.road")
def test_a_road_without_an_own_meeple_does_not_count_for_message_1() -> None:
    table = before(1, "meeple 0,0 r1").laid(*ROADS).figures(1, "meeple 1,1 r1")
    lands(table).chooses(0, "message")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.messages.city")
def test_message_2_gives_the_points_of_the_smallest_city_without_a_majority() -> None:
    table = before(2, "meeple 0,1 c1", "meeple 1,1 c1").laid(*CITIES)
    lands(table.figures(1, "meeple 0,1 c1", "meeple 0,1 c1")).chooses(0, "message")

    assert (sums(table), "meeple 0,1 c1" in figures(table, 0)) == ([(0, 1)], True)


@rule("carcassonne.messages.monastery")
def test_message_3_gives_the_points_of_the_smallest_monastery() -> None:
    table = lands(before(3, "meeple 0,1 m1", "meeple 0,2 m1").laid(*MONASTERIES)).chooses(0, "message")

    assert (sums(table), "meeple 0,2 m1" in figures(table, 0)) == ([(0, 3)], True)


@rule("carcassonne.figures.meeples", "carcassonne.messages.monastery")
def test_the_abbot_is_a_meeple_for_message_3() -> None:
    table = before(3, "abbot 0,2 m1", modules=("abbot",)).laid(*MONASTERIES)
    lands(table).chooses(0, "message")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.ruling.messages-garden")
def test_gardens_do_not_count_for_message_3() -> None:
    around = ("base.Ug 1,0 r0", "base.B 0,1 r0", "base.B -1,1 r0", "base.B 0,2 r0")
    table = before(3, "abbot 1,0 g1", "meeple 0,1 m1", modules=("abbot",)).laid(*around)
    lands(table).chooses(0, "message")

    assert sums(table) == [(0, 5)]


@rule("carcassonne.messages.tile")
def test_message_4_brings_another_tile_at_once_and_a_figure_on_it() -> None:
    table = lands(before(4, draws=("base.U",))).chooses(0, "message")
    asked = (table.asked(0), seen(table).tile)
    table.chooses(0, "place 1,0 r0", "put meeple r1")

    assert (asked, figures(table, 0)) == (("carcassonne.lay", "base.U"), ["meeple 1,0 r1"])
    assert seen(table).waiting_for == (1,)


@rule("carcassonne.messages.tile")
def test_who_takes_two_points_lays_no_other_tile() -> None:
    table = lands(before(4, draws=("base.U",))).chooses(0, "message-points", "count messenger")

    assert (seen(table).tile, seen(table).waiting_for) == ("base.U", (1,))


@rule("carcassonne.ruling.messages-no-tile")
def test_message_4_does_nothing_when_no_tile_is_left() -> None:
    table = before(4).left("base.E")
    lands(table).chooses(0, "message")

    assert (told(table, "one_more_tile").rule, table.over) == ("carcassonne.ruling.messages-no-tile", True)


@rule("carcassonne.ruling.messages-no-tile", "carcassonne.ruling.messages-tile")
def test_message_4_does_nothing_when_none_of_the_tiles_left_fits() -> None:
    table = before(4).left("base.E", "base.C")
    lands(table).chooses(0, "message")

    assert (table.over, table.points(0)) == (True, 5)


@rule("carcassonne.ruling.messages-tile")
def test_what_the_tile_of_message_4_completes_is_scored() -> None:
    table = before(4, "meeple 0,0 r1", draws=("base.W",)).laid("base.W -1,0 r0")

    lands(table).chooses(0, "message", "place 1,0 r0", "skip")

    assert sums(table) == [(0, 3)]


@rule("carcassonne.ruling.messages-tile")
def test_the_symbol_on_the_tile_of_message_4_takes_effect() -> None:
    table = before(4, modules=("gold",), draws=("gold.H",))

    lands(table).chooses(0, "message", "place -1,0 r0")

    assert table.asked(0) == "carcassonne.gold"


@rule("carcassonne.ruling.messages-tile")
def test_a_tile_of_message_4_that_fits_nowhere_is_drawn_anew() -> None:
    table = lands(before(4, draws=("base.C", "base.U"))).chooses(0, "message")

    assert (told(table, "aside").seat, seen(table).tile, seen(table).waiting_for) == (0, "base.U", (0,))


@rule("carcassonne.ruling.messages-tile")
def test_the_tile_of_message_4_can_bring_a_double_turn() -> None:
    table = before(4, "meeple 0,0 r1", "builder 0,0 r1", modules=("builder",), draws=("base.U", "base.B"))

    lands(table).chooses(0, "message", "place 1,0 r0", "skip")

    assert table.asked(0) == "carcassonne.second"


@rule("carcassonne.ruling.messages-tile")
def test_there_is_no_second_double_turn_by_message_4() -> None:
    table = with_messages("builder").points(0, 1).draws("base.U", "base.E", "4", "base.U")
    table.figures(0, "meeple 0,0 c1", "meeple 0,0 r1", "builder 0,0 r1")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn", *CLOSE_THE_CITY, "count meeple", "message")
    table.chooses(0, "place 2,0 r0", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.messages.pennants")
def test_message_5_gives_two_points_for_each_coat_of_arms_beside_an_own_knight() -> None:
    cities = ("base.B 0,1 r0", "base.U 1,0 r0", "base.M 1,1 r2", "base.Mg -1,1 r3")
    table = before(5, "meeple 1,1 c1").laid(*cities)
    table.figures(1, "meeple 1,1 c1", "meeple 1,1 c1", "meeple -1,1 c1")

    lands(table).chooses(0, "message")

    assert (sums(table), figures(table, 0)) == ([(0, 2)], ["meeple 1,1 c1"])


@rule("carcassonne.messages.pennants")
def test_message_5_adds_the_coats_of_arms_of_several_cities() -> None:
    cities = ("base.B 0,1 r0", "base.U 1,0 r0", "base.M 1,1 r2", "base.Mg -1,1 r3")
    table = before(5, "meeple 1,1 c1", "meeple 1,1 c1", "meeple -1,1 c1").laid(*cities)

    lands(table).chooses(0, "message")

    assert sums(table) == [(0, 4)]


@rule("carcassonne.messages.knights", "carcassonne.messages.big-meeple", "carcassonne.figures.special")
def test_message_6_gives_two_points_for_each_own_knight_however_big_but_not_for_the_builder() -> None:
    knights = ("meeple 0,1 c1", "meeple 1,1 c1", "big-meeple 1,1 c1")
    table = before(6, *knights, "builder 1,1 c1", "meeple 1,0 r1", modules=("big-meeple", "builder"))
    table.laid(*CITIES).figures(1, "meeple 0,1 c1")

    lands(table).chooses(0, "message")

    assert (sums(table), figures(table, 0)[:3]) == ([(0, 6)], list(knights))


@rule("carcassonne.messages.farmers", "carcassonne.messages.big-meeple", "carcassonne.figures.special")
def test_message_7_gives_two_points_for_each_own_farmer_however_big_but_not_for_the_pig() -> None:
    farmers = ("meeple 0,0 f1", "big-meeple 0,0 f2")
    table = before(7, *farmers, "pig 0,0 f2", "meeple 0,0 r1", modules=("farmers", "big-meeple", "pig"))
    table.figures(1, "meeple 0,0 f2")

    lands(table).chooses(0, "message")

    assert (sums(table), figures(table, 0)[:2]) == ([(0, 4)], list(farmers))


@rule("carcassonne.messages.score-meeple")
def test_message_8_is_not_for_the_meeples_of_others() -> None:
    table = before(8, "meeple 0,0 r1").figures(1, "meeple 0,0 f1")
    lands(table).chooses(0, "message")

    assert table.refuses(0, "recall meeple 0,0 f1").rule == "carcassonne.messages.score-meeple"


@rule("carcassonne.messages.score-meeple")
def test_message_8_scores_a_meeple_as_at_the_end_and_takes_it_back() -> None:
    table = before(8, "meeple 1,1 c1").laid(*CITIES)

    lands(table).chooses(0, "message", "recall meeple 1,1 c1")

    assert (sums(table), figures(table, 0), supply(table, 0)["meeple"]) == ([(0, 2)], [], 7)


@rule("carcassonne.messages.score-meeple")
def test_message_8_scores_a_farmer_too() -> None:
    table = lands(before(8, "meeple 0,0 f1", modules=("farmers",)))

    table.chooses(0, "message", "recall meeple 0,0 f1")

    assert (sums(table), figures(table, 0)) == ([(0, 3)], [])


@rule("carcassonne.messages.score-meeple")
def test_without_the_majority_message_8_takes_the_meeple_back_for_nothing() -> None:
    table = before(8, "meeple 1,1 c1").laid(*CITIES).figures(1, "meeple 1,1 c1", "meeple 1,1 c1")

    lands(table).chooses(0, "message", "recall meeple 1,1 c1")

    assert (counters(table, 0), figures(table, 0), counters(table, 1)) == ((5, 0), [], (0, 0))


@rule("carcassonne.ruling.messages-majority", "carcassonne.messages.score-meeple")
def test_a_shared_majority_is_enough_for_message_8_and_only_the_mover_gets_points() -> None:
    table = before(8, "meeple 1,1 c1").laid(*CITIES).figures(1, "meeple 1,1 c1")

    lands(table).chooses(0, "message", "recall meeple 1,1 c1")

    assert (sums(table), figures(table, 1)) == ([(0, 2)], ["meeple 1,1 c1"])


@rule("carcassonne.figures.meeples", "carcassonne.figures.special", "carcassonne.messages.score-meeple")
def test_message_8_is_for_all_own_meeples_but_not_for_builder_and_pig() -> None:
    own = ("abbot 0,2 m1", "big-meeple 0,0 f2", "meeple 0,0 r1", "builder 0,0 r1", "pig 0,0 f2")
    modules = ("farmers", "abbot", "big-meeple", "builder", "pig")
    table = before(8, *own, modules=modules).laid(*MONASTERIES).figures(1, "meeple 1,1 m1")

    lands(table).chooses(0, "message")

    assert sorted(table.options(0)) == [
        "recall abbot 0,2 m1",
        "recall big-meeple 0,0 f2",
        "recall meeple 0,0 r1",
    ]


@rule("carcassonne.builder.lonely", "carcassonne.messages.score-meeple")
def test_a_builder_left_alone_by_message_8_comes_back() -> None:
    table = lands(before(8, "meeple 0,0 r1", "builder 0,0 r1", modules=("builder",)))

    table.chooses(0, "message", "recall meeple 0,0 r1")

    assert figures(table, 0) == []


# -- with inns and cathedrals ----------------------------------------------------------------------


@rule("carcassonne.messages.inn")
def test_a_road_with_an_inn_is_worth_nothing_for_message_1() -> None:
    table = before(1, "meeple 0,0 r1", "meeple 1,1 r1", modules=("inns",))
    table.laid("inns.B 1,0 r0", *ROADS[1:])

    lands(table).chooses(0, "message")

    assert sums(table) == [(0, 0)]


@rule("carcassonne.messages.cathedral")
def test_a_city_with_a_cathedral_is_worth_nothing_for_message_2() -> None:
    table = before(2, "meeple 0,2 c1", "meeple 1,1 c1", modules=("cathedrals",))
    table.laid(*CITIES, "inns.K 0,2 r0")

    lands(table).chooses(0, "message")

    assert sums(table) == [(0, 0)]


# -- rulings ---------------------------------------------------------------------------------------


@rule("carcassonne.ruling.messages-none", "carcassonne.ruling.messages-zero")
@pytest.mark.parametrize("message", [1, 2, 3])
def test_without_a_fitting_feature_there_are_no_points_and_no_further_message(message: int) -> None:
    table = lands(before(message)).chooses(0, "message")

    assert (counters(table, 0), seen(table).waiting_for, stack(table)) == ((5, 0), (1,), (7, (message,)))


@rule("carcassonne.ruling.messages-zero")
def test_a_feature_worth_nothing_brings_no_message_to_figures_on_dark_spaces() -> None:
    table = before(8, "meeple 0,0 r1", modules=("inns",)).laid("inns.B 1,0 r0").messenger(0, 5)

    lands(table).chooses(0, "message", "recall meeple 0,0 r1")

    assert (counters(table, 0), seen(table).waiting_for, stack(table)) == ((5, 5), (1,), (7, (8,)))
