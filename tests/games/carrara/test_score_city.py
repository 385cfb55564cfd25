"""Scoring a city on the city track of the board."""

from __future__ import annotations

import pytest

from tavola.testing import rule, scenario
from tests.games.carrara.looking import city_of, coins, mat, objects, seen

IN_THREE = ("villa 1", "porta 2", "palazzo 3")


@rule("carrara1.score.city.track", "carrara1.score.stone-placed")
def test_the_stone_of_a_city_scoring_stands_on_the_board() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 pisa", "porta 2 pisa")

    table.chooses(0, "score-city pisa")

    assert (seen(table).cities["pisa"], mat(table, 0).scored_types) == (0, ())


@rule("carrara1.score.city.track")
def test_building_in_a_city_leaves_the_track_alone() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")

    table.chooses(0, "build villa 3 pisa", "pay 3white")

    assert (seen(table).cities["pisa"], city_of(table, 0)) == (None, {"villa 3": "pisa"})


@rule("carrara1.score.city.open")
@pytest.mark.parametrize("scorer", [0, 1])
def test_a_city_that_anybody_has_scored_is_closed(scorer: int) -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 pisa", "porta 2 pisa").cities(scorer, "pisa")

    assert table.refuses(0, "score-city pisa").rule == "carrara1.score.city.open"


@rule("carrara1.score.city.open")
def test_after_a_scoring_the_city_is_closed_for_the_next_player() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 pisa", "porta 2 pisa")
    table.built(1, "villa 1 pisa", "porta 1 pisa")

    table.chooses(0, "score-city pisa", "end")

    assert table.refuses(1, "score-city pisa").rule == "carrara1.score.city.open"


@rule("carrara1.score.city.minimum")
@pytest.mark.parametrize("city", ["livorno", "pisa", "lucca"])
def test_two_buildings_are_enough_in_the_first_three_cities(city: str) -> None:
    table = scenario("carrara", seats=2).built(0, *[f"{tile} {city}" for tile in IN_THREE[:2]])

    assert table.may(0, f"score-city {city}")


@rule("carrara1.score.city.minimum")
@pytest.mark.parametrize("city", ["viareggio", "massa", "lerici"])
def test_three_buildings_are_enough_in_the_last_three_cities(city: str) -> None:
    table = scenario("carrara", seats=2).built(0, *[f"{tile} {city}" for tile in IN_THREE])

    assert table.may(0, f"score-city {city}")


@rule("carrara1.score.city.minimum")
@pytest.mark.parametrize(
    ("city", "there", "needed"),
    [
        ("livorno", 1, 2),
        ("pisa", 1, 2),
        ("lucca", 1, 2),
        ("viareggio", 2, 3),
        ("massa", 2, 3),
        ("lerici", 2, 3),
    ],
)
def test_one_building_less_than_the_minimum_is_too_few(city: str, there: int, needed: int) -> None:
    table = scenario("carrara", seats=2).built(0, *[f"{tile} {city}" for tile in IN_THREE[:there]])
    reason = table.refuses(0, f"score-city {city}")

    assert (reason.rule, reason.details) == (
        "carrara1.score.city.minimum",
        {"city": city, "count": there, "needed": needed},
    )


@rule("carrara1.score.city.minimum")
def test_buildings_of_others_do_not_count_towards_the_minimum() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 pisa").built(1, "porta 2 pisa")

    assert table.refuses(0, "score-city pisa").details["count"] == 1


@rule("carrara1.score.city.value")
@pytest.mark.parametrize(
    ("city", "points", "paid"),
    [
        ("livorno", 18, 0),
        ("pisa", 0, 18),
        ("lucca", 12, 0),
        ("viareggio", 0, 12),
        ("massa", 6, 0),
        ("lerici", 0, 6),
    ],
)
def test_a_city_brings_the_sum_of_the_costs_times_its_value(city: str, points: int, paid: int) -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, *[f"{tile} {city}" for tile in IN_THREE])

    table.chooses(0, f"score-city {city}")

    assert (table.points(0), coins(table, 0)) == (points, paid)


@rule("carrara1.score.city.value")
def test_only_own_buildings_in_that_city_are_scored() -> None:
    table = scenario("carrara", seats=2).built(1, "castello 5 lucca")
    table.built(0, "villa 3 lucca", "porta 2 lucca", "palazzo 5 livorno")

    table.chooses(0, "score-city lucca")

    assert [item.details["tile"] for item in table.award.items if item.what == "building"] == [
        "villa 3",
        "porta 2",
    ]


@rule("carrara1.score.objects")
def test_a_city_scoring_brings_the_object_of_each_building() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 pisa", "porta 2 pisa", "porta 5 pisa")

    table.chooses(0, "score-city pisa")

    assert objects(table, 0) == {"gate": 2, "coat": 1}


@rule("carrara1.score.objects-short")
def test_a_kind_that_is_short_does_not_touch_the_others() -> None:
    table = scenario("carrara", seats=2).objects(1, gate=5)
    table.built(0, "villa 3 pisa", "porta 2 pisa", "porta 5 pisa")

    table.chooses(0, "score-city pisa")

    assert objects(table, 0) == {"coat": 1}


@rule("carrara1.score.at-once")
def test_others_see_the_points_of_a_city_scoring_but_not_the_coins() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 3 lucca", "porta 2 lucca")

    table.chooses(0, "score-city lucca")

    assert (seen(table, 1).mats[0].points, seen(table, 1).mats[0].screen) == (10, None)
