"""Scoring, and scoring a type of building on the own mat."""

from __future__ import annotations

import pytest

from tavola.testing import rule, scenario
from tests.games.carrara.looking import coins, mat, objects, seen, told


@rule("carrara1.score.gains")
def test_a_scoring_brings_coins_points_and_objects() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, "villa 2 pisa", "villa 4 lucca")

    table.chooses(0, "score-type villa")

    assert (coins(table, 0), table.points(0), objects(table, 0)) == (6, 8, {"coat": 2})


@rule("carrara1.score.stones")
def test_six_scorings_are_all_one_has() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca")
    table.types(0, "biblioteca", "cathedrale", "palazzo", "porta").cities(0, "pisa", "livorno")

    assert table.refuses(0, "score-type villa").rule == "carrara1.score.stones"


@rule("carrara1.score.stones")
def test_cities_and_types_use_the_same_six_stones() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca", "villa 2 lucca")
    table.types(0, "biblioteca", "cathedrale", "palazzo").cities(0, "pisa", "livorno", "massa")

    assert table.refuses(0, "score-city lucca").rule == "carrara1.score.stones"


@rule("carrara1.score.stones")
def test_a_sixth_scoring_is_still_possible() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca")
    table.types(0, "biblioteca", "cathedrale", "palazzo").cities(0, "pisa", "livorno")

    table.chooses(0, "score-type villa")

    assert mat(table, 0).stones_left == 0


@rule("carrara1.score.stones")
def test_nobody_has_to_score() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca", "porta 2 lucca")

    assert table.may(0, "buy")


@rule("carrara1.score.what")
def test_a_type_or_a_city_is_scored() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca", "porta 2 lucca")
    scoring = [option for option in table.options(0) if option.startswith("score")]

    assert scoring == ["score-type porta", "score-type villa", "score-city lucca"]


@rule("carrara1.score.city-values", "carrara1.ruling.city-values")
@pytest.mark.parametrize(
    ("city", "points", "paid"),
    [
        ("livorno", 12, 0),
        ("pisa", 0, 12),
        ("lucca", 8, 0),
        ("viareggio", 0, 8),
        ("massa", 4, 0),
        ("lerici", 0, 4),
    ],
)
def test_a_building_of_cost_4_is_worth_the_value_of_its_city(city: str, points: int, paid: int) -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, f"villa 4 {city}")

    table.chooses(0, "score-type villa")

    assert (table.points(0), coins(table, 0)) == (points, paid)


@rule("carrara1.score.city-values")
def test_building_alone_earns_nothing() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).blocks(0, white=3).display("villa 3")

    table.chooses(0, "build villa 3 livorno", "pay 3white")

    assert (table.points(0), coins(table, 0)) == (0, 0)


@rule("carrara1.score.type.track")
def test_a_scored_type_is_marked_on_the_own_mat() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca")

    table.chooses(0, "score-type villa")

    assert (mat(table, 0).scored_types, mat(table, 1).scored_types) == (("villa",), ())


@rule("carrara1.score.type.open")
def test_a_type_is_scored_only_once_by_the_same_player() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca").types(0, "villa")

    assert table.refuses(0, "score-type villa").rule == "carrara1.score.type.open"


@rule("carrara1.score.type.open")
def test_others_may_score_the_same_type_for_themselves() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca").types(1, "villa")

    assert table.may(0, "score-type villa")


@rule("carrara1.score.type.needs-building")
def test_a_type_without_a_building_cannot_be_scored() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca")

    assert table.refuses(0, "score-type porta").rule == "carrara1.score.type.needs-building"


@rule("carrara1.score.type.needs-building")
def test_one_building_is_enough_to_score_its_type() -> None:
    table = scenario("carrara", seats=2).built(0, "porta 1 lerici")

    assert table.may(0, "score-type porta")


@rule("carrara1.score.type.all")
def test_all_buildings_of_the_type_are_scored_and_no_others() -> None:
    table = scenario("carrara", seats=2)
    table.built(0, "villa 1 pisa", "porta 3 pisa", "villa 2 livorno", "villa 5 lerici")

    table.chooses(0, "score-type villa")

    assert [item.details["tile"] for item in table.award.items if item.what == "building"] == [
        "villa 1",
        "villa 2",
        "villa 5",
    ]


@rule("carrara1.score.type.value")
def test_every_building_counts_its_cost_times_the_value_of_its_own_city() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 2 livorno", "villa 5 lucca", "villa 1 massa")

    table.chooses(0, "score-type villa")

    assert [(item.count, item.value) for item in table.award.items if item.unit == "points"] == [
        (2, 3),
        (5, 2),
        (1, 1),
    ]


@rule("carrara1.score.type.own-mat")
def test_a_neighbours_building_does_not_let_me_score() -> None:
    table = scenario("carrara", seats=2).built(1, "villa 3 lucca")

    assert not table.may(0, "score-type villa")


@rule("carrara1.score.type.own-mat")
def test_a_neighbours_buildings_add_nothing_to_my_scoring() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca").built(1, "villa 5 lucca")

    table.chooses(0, "score-type villa")

    assert (table.points(0), table.points(1)) == (6, 0)


@rule("carrara1.buildings.object", "carrara1.ruling.object-pictures")
@pytest.mark.parametrize(
    ("kind", "its_object"),
    [
        ("biblioteca", "book"),
        ("cathedrale", "cup"),
        ("palazzo", "crown"),
        ("porta", "gate"),
        ("castello", "flag"),
        ("villa", "coat"),
    ],
)
def test_a_scored_building_brings_the_object_of_its_type(kind: str, its_object: str) -> None:
    table = scenario("carrara", seats=2).built(0, f"{kind} 3 lucca")

    table.chooses(0, f"score-type {kind}")

    assert objects(table, 0) == {its_object: 1}


@rule("carrara1.score.objects")
@pytest.mark.parametrize("building", ["porta 1 lerici", "porta 5 lerici", "porta 5 livorno"])
def test_a_building_brings_one_object_whatever_its_cost_and_city(building: str) -> None:
    table = scenario("carrara", seats=2).built(0, building)

    table.chooses(0, "score-type porta")

    assert objects(table, 0) == {"gate": 1}


@rule("carrara1.score.objects")
def test_objects_come_out_of_the_supply() -> None:
    table = scenario("carrara", seats=2).built(0, "porta 1 lerici", "porta 2 massa")

    table.chooses(0, "score-type porta")

    assert seen(table).supply["gate"] == 3


@rule("carrara1.score.objects-short")
@pytest.mark.parametrize(("with_others", "taken"), [(4, {"gate": 1}), (5, {})])
def test_a_short_supply_gives_what_is_left(with_others: int, taken: dict[str, int]) -> None:
    table = scenario("carrara", seats=2).objects(1, gate=with_others)
    table.built(0, "porta 1 livorno", "porta 2 livorno")

    table.chooses(0, "score-type porta")

    assert objects(table, 0) == taken


@rule("carrara1.score.objects-short")
def test_a_short_supply_takes_no_points_and_no_coins_away() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).objects(1, gate=5)
    table.built(0, "porta 1 pisa", "porta 2 livorno")

    table.chooses(0, "score-type porta")

    assert (table.points(0), coins(table, 0)) == (6, 3)


@rule("carrara1.score.objects-short")
def test_everybody_hears_how_many_objects_were_missing() -> None:
    table = scenario("carrara", seats=2).objects(1, gate=4)
    table.built(0, "porta 1 pisa", "porta 2 pisa", "porta 3 pisa")

    table.chooses(0, "score-type porta")

    assert told(table, "short").details == {"object": "gate", "count": 2}


@rule("carrara1.score.at-once")
def test_points_are_marked_before_the_turn_ends() -> None:
    table = scenario("carrara", seats=2).points(0, 10).built(0, "villa 3 livorno")

    table.chooses(0, "score-type villa")

    assert (table.options(0)[-1], seen(table, 1).scores) == ("end", (19, 0))


@rule("carrara1.score.stone-placed")
def test_a_scoring_uses_up_one_stone() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 livorno", "villa 2 pisa")

    table.chooses(0, "score-type villa")

    assert (mat(table, 0).scorings, mat(table, 0).stones_left) == (1, 5)
