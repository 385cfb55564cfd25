"""The scoring fields of the normal game."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import coins, normal, view


def visiting(table: Scenario) -> Scenario:
    """The first seat has taken three points as its bonus."""
    return table.chooses(0, "visit points 1")


@rule("carrara2.score.what")
def test_cities_types_and_landscapes_are_scored() -> None:
    table = visiting(normal().built(0, "villa 1 pisa", "porta 2 pisa"))

    assert table.options(0) == [
        "score-city pisa",
        "score-type porta",
        "score-type villa",
        "score-landscape urban",
        "score-landscape rural",
    ]


@rule("carrara2.score.what")
def test_a_reward_may_be_coins_and_points() -> None:
    from tavola.games.carrara.second.game import SECOND_EDITION
    from tavola.kernel import Prepared

    prepared = Prepared({"built 0": "villa 2 lerici", "display": "porta 1"})
    setup = SECOND_EDITION.setups.make(
        2, start=0, prepared=prepared, components={"city.lerici": "1coins,1points"}
    )
    state = SECOND_EDITION.new(setup)
    for text in ("visit points 1", "score-type villa"):
        state.choose(0, SECOND_EDITION.parse(text))

    assert (state.coins[0], state.points[0]) == (22, 5)


@rule("carrara2.score.track")
def test_points_are_counted_beyond_a_hundred() -> None:
    table = normal().points(0, 99).built(0, "villa 5 livorno")
    assert not isinstance(table, int)

    assert visiting(table).chooses(0, "score-type villa").points(0) == 99 + 3 + 15


@rule("carrara2.city.once")
def test_a_city_is_scored_once_in_the_whole_game() -> None:
    table = visiting(normal().built(0, "villa 1 pisa", "porta 2 pisa").cities(1, "pisa"))

    assert table.refuses(0, "score-city pisa").rule == "carrara2.city.once"


@rule("carrara2.city.minimum")
@pytest.mark.parametrize(
    ("city", "needed"),
    [("livorno", 2), ("pisa", 2), ("lucca", 2), ("viareggio", 3), ("massa", 3), ("lerici", 3)],
)
def test_a_city_needs_enough_buildings(city: str, needed: int) -> None:
    tiles = ["villa 1", "porta 1", "palazzo 1"]
    few = visiting(normal().built(0, *(f"{tile} {city}" for tile in tiles[: needed - 1])))
    enough = visiting(normal().built(0, *(f"{tile} {city}" for tile in tiles[:needed])))

    assert few.refuses(0, f"score-city {city}").rule == "carrara2.city.minimum"
    assert enough.may(0, f"score-city {city}")


@rule("carrara2.city.value")
def test_a_city_brings_the_values_of_its_buildings_times_its_reward() -> None:
    table = visiting(normal().built(0, "villa 4 lucca", "porta 5 lucca", "villa 1 pisa"))
    table.chooses(0, "score-city lucca")

    assert table.award.points == (4 + 5) * 2
    assert view(table).cities["lucca"] == 0


@rule("carrara2.type.once")
def test_a_type_is_scored_once_on_a_board() -> None:
    table = visiting(normal().built(0, "villa 1 pisa").types(0, "villa").types(1, "porta"))

    assert table.refuses(0, "score-type villa").rule == "carrara2.type.once"


@rule("carrara2.type.needs-building")
def test_a_type_needs_a_building() -> None:
    table = visiting(normal().built(0, "villa 1 pisa").built(1, "porta 1 pisa"))

    assert table.refuses(0, "score-type porta").rule == "carrara2.type.needs-building"


@rule("carrara2.type.value")
def test_a_type_counts_every_building_at_the_reward_of_its_city() -> None:
    table = visiting(normal().built(0, "villa 4 livorno", "villa 2 viareggio", "villa 5 massa"))
    table.chooses(0, "score-type villa")

    assert (table.award.points, table.award.total("coins")) == (4 * 3 + 5, 4)


@rule("carrara2.landscape.once")
def test_a_landscape_is_scored_once_on_a_board() -> None:
    table = visiting(normal().built(0, "villa 1 pisa").landscapes(0, "rural"))

    assert table.refuses(0, "score-landscape rural").rule == "carrara2.landscape.once"


@rule("carrara2.landscape.needs-building")
def test_a_landscape_needs_a_building() -> None:
    table = visiting(normal().built(0, "villa 1 pisa"))

    assert table.refuses(0, "score-landscape urban").rule == "carrara2.landscape.needs-building"


@rule("carrara2.landscape.value")
def test_rural_buildings_bring_points_whatever_their_city_pays() -> None:
    table = visiting(normal().built(0, "villa 4 pisa", "castello 5 viareggio", "porta 1 pisa"))
    table.chooses(0, "score-landscape rural")

    assert (table.award.points, coins(table, 0)) == (9, 20)


@rule("carrara2.landscape.value")
def test_the_view_tells_what_every_field_would_bring() -> None:
    table = normal().built(0, "villa 4 livorno", "porta 2 livorno")
    prospects = {each.option: each for each in view(table, None).mats[0].prospects}

    assert (prospects["score-city livorno"].points, prospects["score-city livorno"].possible) == (18, True)
    assert prospects["score-landscape urban"].coins == 2
    assert not prospects["score-type palazzo"].possible
