"""The builder: a double turn for whoever extends the road or city of their own builder."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures, offered, seen, sums, supply, told


def with_builder(seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("builder",))


def on_the_road(*draws: str) -> Scenario:
    """Seat 0 has a highwayman and the builder on the start tile's road."""
    return with_builder().figures(0, "meeple 0,0 r1", "builder 0,0 r1").draws(*draws)


@rule("carcassonne.builder.figure")
def test_everybody_has_a_builder_who_is_no_meeple() -> None:
    table = with_builder(3)

    assert [supply(table, seat) for seat in range(3)] == [{"meeple": 7, "builder": 1}] * 3


@rule("carcassonne.builder.figure")
def test_a_builder_does_not_claim_what_it_stands_on() -> None:
    table = with_builder().figures(0, "builder 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.may(0, "put meeple r1")


@rule("carcassonne.builder.where")
def test_the_builder_goes_onto_a_road_with_an_own_highwayman() -> None:
    table = with_builder().figures(0, "meeple 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put builder r1")

    assert (figures(table, 0), told(table, "put").rule) == (
        ["meeple 0,0 r1", "builder 1,0 r1"],
        "carcassonne.claim.one",
    )


@rule("carcassonne.builder.where")
def test_the_builder_goes_into_a_city_with_an_own_knight() -> None:
    table = with_builder().figures(0, "meeple 0,0 c1").draws("base.R")

    table.chooses(0, "place 0,-1 r2", "put builder c1")

    assert figures(table, 0) == ["meeple 0,0 c1", "builder 0,-1 c1"]


@rule("carcassonne.builder.where")
@pytest.mark.parametrize("part", ["f1", "m1"])
def test_the_builder_never_goes_onto_a_field_or_a_monastery(part: str) -> None:
    table = with_builder().figures(0, "meeple 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.refuses(0, f"put builder {part}").rule == "carcassonne.builder.where"


@rule("carcassonne.builder.where")
def test_builder_or_meeple_but_not_both() -> None:
    table = with_builder().figures(0, "meeple 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put builder r1")

    assert not table.may(0, "put meeple f1")
    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.own-meeple")
@pytest.mark.parametrize("others", [[], ["meeple 0,0 r1"]])
def test_the_builder_does_not_go_where_no_own_meeple_stands(others: list[str]) -> None:
    table = with_builder().figures(1, *others).figures(0, "meeple 0,0 f1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put builder r1").rule == "carcassonne.builder.own-meeple"


@rule("carcassonne.builder.own-meeple")
def test_the_builder_goes_onto_the_tile_just_laid() -> None:
    table = with_builder().figures(0, "meeple 0,0 c1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put builder c1").rule == "carcassonne.claim.this-tile"


@rule("carcassonne.builder.own-meeple")
def test_a_builder_that_stands_elsewhere_is_not_in_the_supply() -> None:
    table = with_builder().figures(0, "meeple 0,0 r1", "builder 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "put builder r1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.builder.double-turn")
def test_who_extends_the_road_of_the_builder_may_take_a_second_turn() -> None:
    table = on_the_road("base.U", "base.V")

    table.chooses(0, "place 1,0 r0", "skip")
    question = table.asked(0)
    table.chooses(0, "second-turn")

    assert (question, seen(table).tile, table.asked(0)) == ("carcassonne.second", "base.V", "carcassonne.lay")
    assert told(table, "double_turn").seat == 0


@rule("carcassonne.builder.double-turn")
def test_who_extends_the_city_of_the_builder_may_take_a_second_turn() -> None:
    table = with_builder().figures(0, "meeple 0,0 c1", "builder 0,0 c1").draws("base.R", "base.V")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert table.options(0) == ["second-turn", "no-second-turn"]


@rule("carcassonne.builder.double-turn")
def test_the_second_turn_is_no_duty() -> None:
    table = on_the_road("base.U")

    table.chooses(0, "place 1,0 r0", "skip", "no-second-turn")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.double-turn")
def test_the_first_turn_is_finished_before_the_second() -> None:
    table = on_the_road("base.U")

    table.chooses(0, "place 1,0 r0")

    assert table.refuses(0, "second-turn").rule == "carcassonne.builder.double-turn"


@rule("carcassonne.builder.double-turn")
def test_whether_to_take_the_second_turn_is_all_that_is_asked_then() -> None:
    table = on_the_road("base.U")

    table.chooses(0, "place 1,0 r0", "skip")

    assert table.refuses(0, "skip").rule == "carcassonne.builder.double-turn"


@rule("carcassonne.builder.double-turn")
def test_a_tile_elsewhere_brings_no_second_turn() -> None:
    table = on_the_road("base.B")

    table.chooses(0, "place 0,1 r0", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.double-turn")
def test_the_builder_brings_nothing_in_the_turn_in_which_it_is_put() -> None:
    table = with_builder().figures(0, "meeple 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "put builder r1")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.double-turn")
def test_somebody_elses_builder_brings_no_second_turn() -> None:
    table = with_builder().figures(1, "meeple 0,0 r1", "builder 0,0 r1").draws("base.U")

    table.chooses(0, "place 1,0 r0", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.both-figures")
def test_a_figure_may_be_put_on_both_tiles() -> None:
    table = on_the_road("base.U", "base.U")

    table.chooses(0, "place 1,0 r0", "put meeple f1", "second-turn", "place 2,0 r0", "put meeple f2")

    assert figures(table, 0)[2:] == ["meeple 1,0 f1", "meeple 2,0 f2"]


@rule("carcassonne.builder.both-figures", "carcassonne.builder.returns")
def test_what_comes_back_after_the_first_tile_can_go_onto_the_second() -> None:
    table = with_builder().start("base.W 0,0 r0").draws("base.W", "base.U")
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1", "meeple 0,0 r2")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn", "place 0,1 r1", "put builder r1")

    assert figures(table, 0) == ["meeple 0,0 r2", "builder 0,1 r1"]


@rule("carcassonne.builder.no-chain")
def test_the_second_tile_brings_no_third() -> None:
    table = on_the_road("base.U", "base.U")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn", "place 2,0 r0", "skip")

    assert seen(table).waiting_for == (1,)


@rule("carcassonne.builder.stays")
def test_the_builder_brings_a_double_turn_again_on_the_next_turn() -> None:
    table = on_the_road("base.U", "base.B", "base.B", "base.U")

    table.chooses(0, "place 1,0 r0", "skip", "second-turn", "place 0,1 r0", "skip")
    table.chooses(1, "place 0,2 r0", "skip").chooses(0, "place 2,0 r0", "skip")

    assert (table.asked(0), "builder 0,0 r1" in figures(table, 0)) == ("carcassonne.second", True)


@rule("carcassonne.builder.lonely")
def test_a_builder_without_an_own_meeple_beside_it_comes_back() -> None:
    table = with_builder().figures(0, "builder 0,0 r1").figures(1, "meeple 0,0 r1", "meeple 0,0 c1")
    table.draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (figures(table, 0), supply(table, 0)["builder"]) == ([], 1)
    assert told(table, "lonely").rule == "carcassonne.builder.lonely"


@rule("carcassonne.builder.several")
def test_builders_of_several_players_may_stand_on_one_road() -> None:
    table = on_the_road("base.U").figures(1, "meeple 0,0 r1").mover("1")

    table.chooses(1, "place 1,0 r0", "put builder r1")

    assert (figures(table, 0)[1], figures(table, 1)[1]) == ("builder 0,0 r1", "builder 1,0 r1")


@rule("carcassonne.builder.distance")
def test_any_number_of_tiles_may_lie_between_builder_and_highwayman() -> None:
    table = with_builder().laid(*(f"base.U {x},0 r0" for x in range(1, 6))).figures(0, "meeple 0,0 r1")
    table.draws("base.V")

    table.chooses(0, "place 6,0 r0")

    assert offered(table, 0, "builder") == ["r1"]


@rule("carcassonne.builder.not-counted")
def test_the_builder_does_not_count_for_the_majority() -> None:
    table = with_builder().figures(0, "meeple 0,0 c1", "builder 0,0 c1").figures(1, "meeple 0,0 c1")
    table.draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert sums(table) == [(0, 4), (1, 4)]


@rule("carcassonne.builder.returns")
def test_the_builder_comes_back_with_the_meeple() -> None:
    table = with_builder().figures(0, "meeple 0,0 c1", "builder 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (figures(table, 0), supply(table, 0)) == ([], {"meeple": 7, "builder": 1})


@rule("carcassonne.builder.score-both")
def test_there_is_scoring_after_each_tile_of_a_double_turn() -> None:
    table = with_builder().start("base.W 0,0 r0").draws("base.W", "base.W")
    table.figures(0, "meeple 0,0 r1", "builder 0,0 r1", "meeple 0,0 r2")

    table.chooses(0, "place 1,0 r0", "skip")
    first = table.points(0)
    table.chooses(0, "second-turn", "place 0,1 r1", "skip")

    assert (first, table.points(0)) == (2, 4)
