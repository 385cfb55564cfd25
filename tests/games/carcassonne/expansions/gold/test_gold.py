"""The Gold Mines: where bars are laid, who gets them, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tavola.games.carcassonne.expansions.gold.rules import GoldView
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import RING, part, sums, told


def with_gold(seats: int = 2, *more: str) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("gold", *more))


def bars(table: Scenario, **cells: int) -> Scenario:
    """Prepare bars: `x0y1=2` are two on the tile 0,1; `n` stands for a minus."""
    for name, count in cells.items():
        x, y = name.removeprefix("x").replace("n", "-").split("y")
        table.prepare(f"bars {x},{y}", str(count))
    return table


def lying(table: Scenario) -> Mapping[str, int]:
    return part(table, GoldView).lying


def held(table: Scenario) -> list[int]:
    """How many bars each seat has."""
    return list(part(table, GoldView).held)


def beside_three() -> Scenario:
    """A gold tile that is drawn, with a place for it on 1,1: beside 1,0, diagonally beside 0,0 and 2,0."""
    return with_gold().laid("base.U 1,0 r0", "base.U 2,0 r0").draws("gold.H")


def road_of_three(*strong: int, seats: int = 2) -> Scenario:
    """A road that base.W completes on 2,0, with 3 bars and a highwayman of each of these seats."""
    table = with_gold(seats).start("base.W 0,0 r0").laid("base.U 1,0 r0").draws("base.W")
    for seat in strong:
        table.figures(seat, "meeple 1,0 r1")
    return bars(table, x0y0=1, x1y0=2)


def city_and_road() -> Scenario:
    """A gold tile for 0,1: it completes a city of seat 0, with a bar on 0,0, and a road of seat 1."""
    table = with_gold(3).start("base.E 0,0 r2")
    around = ("base.B -1,0 r0", "base.B 1,0 r0", "base.E -1,1 r1", "base.W 1,1 r0", "base.B -1,2 r0")
    table.laid(*around, "base.W 0,2 r3")
    table.figures(0, "meeple 0,0 c1").figures(1, "meeple 1,1 r3").draws("gold.B")
    return bars(table, x0y0=1)


@rule("carcassonne.gold.tiles")
def test_8_gold_tiles_are_shuffled_in() -> None:
    chance = CARCASSONNE.new(CARCASSONNE.setups.make(2, start=0, modules=("gold",))).pending

    assert isinstance(chance, Chance)
    assert sum(n for tile, n in chance.pool.items() if tile.startswith("gold.")) == 8
    assert sum(chance.pool.values()) == 71 + 8


@rule("carcassonne.gold.tiles", "carcassonne.gold.two-bars")
def test_the_last_gold_tile_brings_the_last_two_of_16_bars() -> None:
    table = bars(with_gold(), x0y0=7).gold(0, 7).draws("gold.H")

    table.chooses(0, "place 1,0 r1")

    assert (sum(held(table)), sum(lying(table).values())) == (7, 9)


@rule("carcassonne.gold.two-bars")
def test_p18_a_bar_goes_onto_the_new_tile_and_one_onto_the_tile_at_its_upper_left() -> None:
    table = beside_three()

    table.chooses(0, "place 1,1 r0", "gold 0,0")

    assert lying(table) == {"1,1": 1, "0,0": 1}


@rule("carcassonne.gold.two-bars")
def test_the_second_bar_goes_onto_any_tile_beside_or_diagonally_beside() -> None:
    table = beside_three()

    table.chooses(0, "place 1,1 r0")

    assert sorted(table.options(0)) == ["gold 0,0", "gold 1,0", "gold 2,0"]


@rule("carcassonne.gold.two-bars")
@pytest.mark.parametrize("other", ["gold 1,1", "gold 3,0", "skip"], ids=["new tile", "too far", "none"])
def test_the_second_bar_goes_nowhere_else(other: str) -> None:
    table = beside_three().laid("base.U 1,0 r0", "base.U 2,0 r0", "base.U 3,0 r0")

    table.chooses(0, "place 1,1 r0")

    assert table.refuses(0, other).rule == "carcassonne.gold.two-bars"


@rule("carcassonne.gold.two-bars")
def test_a_tile_without_the_symbol_brings_no_gold() -> None:
    table = with_gold().draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert (table.asked(0), lying(table)) == ("carcassonne.claim", {})


@rule("carcassonne.gold.stacking")
def test_a_bar_may_go_where_bars_already_lie() -> None:
    table = bars(beside_three(), x1y0=2)

    table.chooses(0, "place 1,1 r0", "gold 1,0")

    assert lying(table) == {"1,0": 3, "1,1": 1}


@rule("carcassonne.gold.all-features")
@pytest.mark.parametrize(
    ("part", "tile", "place"), [("r1", "base.W", "place 1,0 r0"), ("c1", "base.E", "place 0,-1 r2")]
)
def test_the_bar_of_a_tile_goes_with_its_road_as_well_as_with_its_city(
    part: str, tile: str, place: str
) -> None:
    table = bars(with_gold(), x0y0=1).laid("base.W -1,0 r0").figures(0, f"meeple 0,0 {part}").draws(tile)

    table.chooses(0, place, "skip")

    assert (held(table), lying(table)) == ([1, 0], {})


@rule("carcassonne.gold.majority", "carcassonne.gold.road-city")
def test_p18_you_close_your_city_and_take_the_three_bars_of_its_tiles() -> None:
    table = with_gold().laid("base.G 0,-1 r1", "base.U 1,0 r0").figures(0, "meeple 0,0 c1").draws("base.E")
    bars(table, x0y0=1, x0yn1=2, x1y0=1)

    table.chooses(0, "place 0,-2 r2", "skip")

    assert (held(table), lying(table)) == ([3, 0], {"1,0": 1})


@rule("carcassonne.gold.majority")
def test_whoever_has_the_majority_gets_all_the_gold_even_in_anothers_turn() -> None:
    table = road_of_three(0).figures(1, "meeple 0,0 r1", "meeple 1,0 r1")

    table.chooses(0, "place 2,0 r0", "skip")

    assert held(table) == [0, 3]


@rule("carcassonne.gold.majority")
def test_a_road_that_is_not_complete_brings_no_gold() -> None:
    table = bars(with_gold(), x0y0=1, x1y0=2).laid("base.U 1,0 r0").draws("base.W")
    table.figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 2,0 r0", "skip")

    assert (held(table), lying(table)) == ([0, 0], {"0,0": 1, "1,0": 2})


@rule("carcassonne.gold.road-city")
def test_gold_on_the_tile_that_completes_the_road_belongs_to_it() -> None:
    table = with_gold().start("base.W 0,0 r0").laid("base.V 1,0 r0", "base.V 0,1 r2").draws("gold.A")
    table.figures(0, "meeple 0,0 r1")

    table.chooses(0, "place 1,1 r0", "gold 0,1", "skip")

    assert (table.points(0), held(table), lying(table)) == (4, [2, 0], {})


@rule("carcassonne.gold.monastery")
def test_a_monastery_brings_the_gold_of_its_tile_and_the_eight_around() -> None:
    table = with_gold().laid(*RING, "base.U 2,0 r0").figures(0, "meeple 0,1 m1").draws("base.E")
    bars(table, x0y1=1, xn1y2=2, x1y0=1, x2y0=1)

    table.chooses(0, "place 1,2 r2", "skip")

    assert (held(table), lying(table)) == ([4, 0], {"2,0": 1})


@rule("carcassonne.gold.tie")
@pytest.mark.parametrize(("mover", "got"), [(0, [2, 1]), (1, [1, 2])])
def test_p18_of_three_bars_the_player_whose_turn_it_is_takes_first_and_last(
    mover: int, got: list[int]
) -> None:
    table = road_of_three(0, 1).mover(str(mover))

    table.chooses(mover, "place 2,0 r0", "skip")

    assert held(table) == got


@rule("carcassonne.gold.tie")
def test_whoever_has_no_share_is_passed_over_and_the_others_take_in_turn_order() -> None:
    table = road_of_three(0, 2, seats=4).mover("1")

    table.chooses(1, "place 2,0 r0", "skip")

    assert held(table) == [1, 0, 2, 0]


@rule("carcassonne.gold.tie", "carcassonne.ruling.gold-choice")
def test_each_takes_only_bars_of_what_they_are_entitled_to() -> None:
    table = city_and_road()

    table.chooses(0, "place 0,1 r0", "gold 1,1", "skip")

    assert sorted(table.options(0)) == ["take-gold 0,0", "take-gold 0,1"]
    assert table.refuses(0, "take-gold 1,1").rule == "carcassonne.gold.tie"


@rule("carcassonne.gold.tie", "carcassonne.ruling.gold-choice")
def test_who_takes_the_contested_bar_first_has_the_other_one_left() -> None:
    table = city_and_road()

    table.chooses(0, "place 0,1 r0", "gold 1,1", "skip", "take-gold 0,1")

    assert held(table) == [2, 1, 0]


@rule("carcassonne.ruling.gold-choice")
def test_who_leaves_the_contested_bar_loses_it_and_is_passed_over() -> None:
    table = city_and_road()

    table.chooses(0, "place 0,1 r0", "gold 1,1", "skip", "take-gold 0,0").chooses(1, "take-gold 0,1")

    assert (held(table), lying(table)) == ([1, 2, 0], {})


@rule("carcassonne.ruling.gold-choice", "carcassonne.gold.tie")
def test_a_player_at_turn_without_a_share_leaves_the_first_choice_to_the_next() -> None:
    table = city_and_road().mover("2")

    table.chooses(2, "place 0,1 r0", "gold 1,1", "skip")

    assert (table.asked(0), table.asked(1)) == ("carcassonne.gold_share", None)


@rule("carcassonne.gold.openly")
def test_everybody_sees_how_much_gold_each_has() -> None:
    table = with_gold().gold(0, 3).gold(1, 5)

    assert [part(table, GoldView, seat) for seat in (0, 1, None)] == [GoldView({}, held=(3, 5))] * 3


@rule("carcassonne.gold.order")
def test_gold_is_laid_out_then_a_figure_is_put_then_it_is_scored_then_gold_is_taken() -> None:
    table = with_gold().laid("base.U 1,0 r0", "base.E 1,-1 r3").draws("gold.B").figures(0, "meeple 0,0 c1")

    table.chooses(0, "place 0,-1 r2", "gold 0,0", "put meeple r1")

    order = ("gold_laid", "put", "scored", "gold_taken")
    kinds = [event.kind.removeprefix("carcassonne.") for event in table.events]
    assert [kind for kind in kinds if kind in order] == [
        "gold_laid",
        "put",
        "scored",
        "gold_taken",
        "gold_taken",
    ]


@rule("carcassonne.gold.order")
def test_no_figure_is_put_before_the_gold_lies() -> None:
    table = beside_three()

    table.chooses(0, "place 1,1 r0")

    assert not table.may(0, "put meeple m1")


@rule("carcassonne.gold.end-board")
def test_gold_that_still_lies_on_the_board_at_the_end_is_worth_nothing() -> None:
    table = bars(with_gold().start("base.U 0,0 r0"), x0y0=5).figures(0, "meeple 0,0 r1").left("base.C")

    assert (table.over, table.points(0)) == (True, 1)


@rule("carcassonne.gold.end-board")
def test_gold_goes_back_from_the_board_at_the_end() -> None:
    table = bars(with_gold().start("base.U 0,0 r0"), x0y0=5).figures(0, "meeple 0,0 r1").left("base.C")

    assert (table.over, lying(table)) == (True, {})


@rule("carcassonne.gold.no-farmers")
def test_the_farmer_beside_a_complete_city_gets_no_gold() -> None:
    table = bars(with_gold(), x0y0=2).figures(0, "meeple 0,0 c1").figures(1, "meeple 0,0 f1", "meeple 0,0 f1")
    table.draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert held(table) == [2, 0]


@rule("carcassonne.gold.no-farmers", "carcassonne.gold.end-board")
def test_a_farmer_gets_no_gold_at_the_end_either() -> None:
    table = bars(with_gold().laid("base.E 0,-1 r2"), x0y0=3).figures(1, "meeple 0,0 f1").left("base.C")

    assert (table.over, sums(table)) == (True, [(1, 3)])


@rule("carcassonne.gold.value")
@pytest.mark.parametrize(
    ("count", "worth"), [(1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)]
)
def test_the_more_gold_the_dearer_each_bar(count: int, worth: int) -> None:
    table = with_gold().start("base.B 0,0 r0").gold(1, count).left("base.X")

    assert [table.points(seat) for seat in range(2)] == [0, worth]


@rule("carcassonne.gold.value")
def test_p18_with_102_points_and_7_bars_you_end_with_123() -> None:
    table = with_gold().start("base.B 0,0 r0").points(0, 102).gold(0, 7).left("base.X")

    assert (table.points(0), table.award.points) == (123, 7 * 3)


@rule("carcassonne.gold.value")
def test_gold_is_counted_after_everything_else() -> None:
    table = with_gold().start("base.U 0,0 r0").gold(0, 1).figures(1, "meeple 0,0 r1").left("base.C")

    assert [award.source for award in table.awards] == ["carcassonne.final", "carcassonne.gold"]


@rule("carcassonne.ruling.gold-unoccupied")
def test_gold_on_a_complete_road_where_nobody_stands_stays() -> None:
    table = road_of_three()

    table.chooses(0, "place 2,0 r0", "skip")

    assert (held(table), lying(table)) == ([0, 0], {"0,0": 1, "1,0": 2})


@rule("carcassonne.ruling.gold-garden")
def test_a_complete_garden_brings_the_gold_of_its_tile_and_the_eight_around() -> None:
    around = (
        "base.U 1,0 r0", "base.U -1,0 r0", "base.U 2,0 r0", "base.B 0,-1 r0", "base.B 1,-1 r0",
        "base.B -1,-1 r0", "base.B 0,1 r0", "base.E -1,1 r2",
    )  # fmt: skip
    table = with_gold(2, "abbot").start("base.Ug 0,0 r0").laid(*around).figures(0, "abbot 0,0 g1")
    bars(table, x0y0=1, xn1yn1=1, x2y0=1).draws("base.E")

    table.chooses(0, "place 1,1 r2", "skip")

    assert (table.points(0), held(table), lying(table)) == (9, [2, 0], {"2,0": 1})
    assert {event.rule for event in table.events if event.kind == "carcassonne.gold_taken"} == {
        "carcassonne.gold.majority"
    }


@rule("carcassonne.gold.two-bars")
def test_with_a_single_neighbour_nothing_is_asked() -> None:
    table = with_gold().draws("gold.F")

    table.chooses(0, "place 1,0 r0")

    assert (lying(table), told(table, "gold_laid").details) == ({"1,0": 1, "0,0": 1}, {"cell": "0,0"})
