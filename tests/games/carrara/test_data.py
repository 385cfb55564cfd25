"""What is in the box: counts, prices, cities and goals."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.carrara.first.data import text_of
from tavola.games.carrara.first.rules.box import load
from tavola.games.carrara.first.rules.game import base_game
from tavola.kernel import SetupError
from tavola.testing import rule

BOX = base_game().box


PRICES = {  # on segments I to VI
    "white": (6, 5, 4, 3, 2, 1),
    "yellow": (5, 4, 3, 2, 1, 0),
    "red": (4, 3, 2, 1, 0, 0),
    "green": (3, 2, 1, 0, 0, 0),
    "blue": (2, 1, 0, 0, 0, 0),
    "black": (1, 0, 0, 0, 0, 0),
}


@rule("carrara1.setup.bag")
def test_the_box_holds_42_blocks() -> None:
    assert len(BOX.colours) * BOX.blocks_per_colour == 42


@rule("carrara1.setup.objects")
def test_the_box_holds_36_objects() -> None:
    assert len(BOX.objects) * (BOX.objects_on_field + BOX.objects_in_supply) == 36


@rule("carrara1.buildings.kinds")
def test_the_box_holds_one_building_of_every_type_for_every_cost_from_1_to_5() -> None:
    kinds = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    every = [f"{kind} {cost}" for kind in kinds for cost in (1, 2, 3, 4, 5)]

    assert every == [tile.name for tile in BOX.tiles]


@rule("carrara1.setup.buildings", "carrara1.buildings.kinds")
def test_20_buildings_are_urban_and_10_are_rural() -> None:
    landscapes = Counter(BOX.types[tile.type].landscape for tile in BOX.tiles)

    assert landscapes == {"urban": 20, "rural": 10}


@rule("carrara1.buildings.kinds")
def test_castello_and_villa_are_the_rural_types() -> None:
    rural = [kind.name for kind in BOX.types if kind.landscape == "rural"]

    assert rural == ["castello", "villa"]


@rule("carrara1.buildings.object", "carrara1.ruling.object-pictures")
def test_every_type_has_its_own_object() -> None:
    objects = {kind.name: kind.object for kind in BOX.types}

    assert objects == {
        "biblioteca": "book",
        "cathedrale": "cup",
        "palazzo": "crown",
        "porta": "gate",
        "castello": "flag",
        "villa": "coat",
    }


@rule("carrara1.ruling.wheel-prices", "carrara1.buy.price", "carrara1.buy.free-colour")
@pytest.mark.parametrize("colour", PRICES)
def test_a_colour_gets_one_coin_cheaper_with_every_segment_until_it_is_free(colour: str) -> None:
    row = tuple(prices[BOX.colours.index(colour)] for prices in BOX.prices)

    assert row == PRICES[colour]


@rule("carrara1.setup.wheel")
def test_the_wheel_has_six_segments() -> None:
    assert BOX.segments == len(BOX.prices) == 6


@rule("carrara1.setup.board", "carrara1.build.city")
def test_the_six_cities_stand_in_the_order_of_the_board() -> None:
    names = [city.name for city in BOX.cities]

    assert names == ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]


@rule("carrara1.build.colours")
def test_every_city_accepts_one_more_colour_than_the_one_before() -> None:
    accepted = {city.name: [BOX.colours[number] for number in city.accepts] for city in BOX.cities}

    assert accepted == {
        "livorno": ["white"],
        "pisa": ["white", "yellow"],
        "lucca": ["white", "yellow", "red"],
        "viareggio": ["white", "yellow", "red", "green"],
        "massa": ["white", "yellow", "red", "green", "blue"],
        "lerici": ["white", "yellow", "red", "green", "blue", "black"],
    }


@rule("carrara1.score.city-values", "carrara1.ruling.city-values")
def test_cities_pay_points_and_coins_in_turn() -> None:
    values = {city.name: (city.value, city.unit) for city in BOX.cities}

    assert values == {
        "livorno": (3, "points"),
        "pisa": (3, "coins"),
        "lucca": (2, "points"),
        "viareggio": (2, "coins"),
        "massa": (1, "points"),
        "lerici": (1, "coins"),
    }


@rule("carrara1.score.city.minimum")
def test_the_first_three_cities_need_two_buildings_and_the_others_three() -> None:
    minima = [city.minimum for city in BOX.cities]

    assert minima == [2, 2, 2, 3, 3, 3]


@rule("carrara1.end.condition-scorings", "carrara1.end.condition-objects", "carrara1.end.condition-cost")
def test_the_three_goals_depend_on_the_number_of_players() -> None:
    assert BOX.goals == {2: (4, 8, 30), 3: (4, 7, 25), 4: (4, 6, 20)}


@rule("carrara1.build.colours")
def test_a_box_with_a_gap_in_a_citys_colours_is_refused() -> None:
    text = text_of("box.toml")

    with pytest.raises(SetupError, match="pisa must accept the dearest colours"):
        load(text.replace('accepts = ["white", "yellow"]', 'accepts = ["white", "red"]'))


@rule("carrara1.score.city-values")
def test_a_box_with_a_city_that_pays_in_something_else_is_refused() -> None:
    text = text_of("box.toml")

    with pytest.raises(SetupError, match="pays in points or coins, not in fish"):
        load(text.replace('unit = "coins"', 'unit = "fish"'))


@rule("carrara1.buildings.kinds")
def test_a_box_with_the_same_building_twice_is_refused() -> None:
    text = text_of("box.toml")

    with pytest.raises(SetupError, match="stands twice"):
        load(text.replace("costs = [1, 2, 3, 4, 5]", "costs = [1, 2, 3, 4, 4]"))


@rule("carrara1.setup.start-blocks")
def test_a_box_with_too_few_start_blocks_is_refused() -> None:
    text = text_of("box.toml")

    with pytest.raises(SetupError, match="fewer start blocks"):
        load(text.replace('["black", "blue", "green", "red"]', '["black", "blue", "green"]'))
