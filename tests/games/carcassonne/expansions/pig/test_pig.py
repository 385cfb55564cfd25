"""The pig: four points for each city to its owner's farmers."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import THREE_CITIES, figures, offered, seen, sums, supply, told


def with_pig(seats: int = 2) -> Scenario:
    return scenario(CARCASSONNE, seats=seats, modules=("pig",))


def nine_points(seats: int = 2) -> Scenario:
    """A field with three cities; the game is over when somebody looks."""
    return with_pig(seats).start("base.B 0,0 r0").laid(*THREE_CITIES).left("base.C")


@rule("carcassonne.pig.figure")
def test_everybody_has_a_pig_that_is_no_meeple() -> None:
    table = with_pig(3)

    assert [supply(table, seat) for seat in range(3)] == [{"meeple": 7, "pig": 1}] * 3


@rule("carcassonne.pig.figure")
def test_a_pig_does_not_claim_its_field() -> None:
    table = with_pig().figures(1, "pig 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.may(0, "put meeple f1")


@rule("carcassonne.pig.own-farmer")
def test_the_pig_goes_onto_a_field_with_an_own_farmer() -> None:
    table = with_pig().figures(0, "meeple 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0", "put pig f1")

    assert (figures(table, 0), seen(table).waiting_for) == (["meeple 0,0 f2", "pig 0,1 f1"], (1,))


@rule("carcassonne.pig.own-farmer")
@pytest.mark.parametrize(("owner", "part"), [(1, "f1"), (1, "m1"), (0, "m1")])
def test_the_pig_goes_nowhere_else(owner: int, part: str) -> None:
    table = with_pig().figures(owner, "meeple 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.refuses(0, f"put pig {part}").rule == "carcassonne.pig.own-farmer"


@rule("carcassonne.pig.own-farmer")
def test_the_pig_goes_onto_the_tile_just_laid() -> None:
    table = with_pig().figures(0, "meeple 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.refuses(0, "put pig f2").rule == "carcassonne.claim.this-tile"


@rule("carcassonne.pig.own-farmer")
def test_there_is_only_one_pig_for_each_player() -> None:
    table = with_pig().figures(0, "meeple 0,0 f2", "pig 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert table.refuses(0, "put pig f1").rule == "carcassonne.claim.own-supply"


@rule("carcassonne.pig.others")
def test_another_players_pig_on_the_field_is_no_hindrance() -> None:
    table = with_pig().figures(0, "meeple 0,0 f2").figures(1, "meeple 0,0 f2", "pig 0,0 f2").draws("base.B")

    table.chooses(0, "place 0,1 r0")

    assert offered(table, 0, "pig") == ["f1"]


@rule("carcassonne.pig.four")
def test_with_the_majority_and_the_own_pig_each_city_gives_four_points() -> None:
    table = nine_points().figures(0, "meeple 0,0 f1", "pig 1,0 f1")
    (item,) = table.award.items

    assert (item.count, item.value, item.rule, table.points(0)) == (3, 4, "carcassonne.pig.four", 12)


@rule("carcassonne.pig.four")
def test_without_the_majority_the_pig_brings_nothing() -> None:
    table = nine_points().figures(0, "meeple 0,0 f1", "pig 1,0 f1").figures(1, *["meeple 0,-1 f1"] * 2)

    assert sums(table) == [(1, 9)]


@rule("carcassonne.pig.four")
def test_a_pig_on_another_field_does_not_count() -> None:
    table = nine_points().figures(0, "meeple 0,0 f1", "meeple 0,-2 f2", "pig 0,-2 f2")

    assert sums(table) == [(0, 9), (0, 0)]


@rule("carcassonne.pig.own-only")
def test_another_players_pig_does_not_help() -> None:
    table = nine_points().figures(0, *["meeple 0,0 f1"] * 2).figures(1, "meeple 1,0 f1", "pig 1,0 f1")

    assert sums(table) == [(0, 9)]


@rule("carcassonne.pig.shared")
def test_with_a_shared_majority_only_owners_of_pigs_get_four() -> None:
    table = nine_points(3).figures(0, "meeple 0,0 f1", "pig 0,0 f1").figures(1, "meeple 1,0 f1")
    table.figures(2, "meeple -1,0 f1", "pig -1,0 f1")

    assert sums(table) == [(0, 12), (1, 9), (2, 12)]


@rule("carcassonne.pig.not-counted")
def test_the_pig_does_not_count_for_the_majority() -> None:
    table = nine_points().figures(0, "meeple 0,0 f1", "pig 1,0 f1").figures(1, "meeple -1,0 f1")

    assert sums(table) == [(0, 12), (1, 9)]


@rule("carcassonne.pig.lonely")
def test_a_pig_without_an_own_farmer_on_its_field_comes_back() -> None:
    table = with_pig().figures(0, "pig 0,0 f2").figures(1, "meeple 0,0 f2", "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (figures(table, 0), supply(table, 0)["pig"]) == ([], 1)
    assert told(table, "lonely").rule == "carcassonne.pig.lonely"


@rule("carcassonne.pig.stays")
def test_a_pig_stays_when_cities_and_roads_around_it_are_scored() -> None:
    table = with_pig().figures(0, "meeple 0,0 f1", "pig 0,0 f1", "meeple 0,0 c1").draws("base.E")

    table.chooses(0, "place 0,-1 r2", "skip")

    assert (table.points(0), figures(table, 0)) == (4, ["meeple 0,0 f1", "pig 0,0 f1"])
