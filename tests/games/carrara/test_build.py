"""Building: take a building from the board, choose a city, pay with blocks."""

from __future__ import annotations

import pytest

from tavola.testing import rule, scenario
from tests.games.carrara.looking import all_others, blocks, city_of, seen, told

CHEAPEST = {
    "livorno": "white",
    "pisa": "yellow",
    "lucca": "red",
    "viareggio": "green",
    "massa": "blue",
    "lerici": "black",
}


@rule("carrara1.build.one")
def test_a_building_moves_from_the_board_into_a_city_of_the_mat() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3", "porta 2")

    table.chooses(0, "build villa 3 livorno", "pay 3white")

    assert city_of(table, 0) == {"villa 3": "livorno"}


@rule("carrara1.build.one")
def test_only_one_building_is_built_in_a_turn() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=5).display("villa 3", "porta 2")

    table.chooses(0, "build villa 3 livorno", "pay 3white")

    assert not table.may(0, "build porta 2 livorno")


@rule("carrara1.build.one")
def test_nothing_is_paid_before_a_building_is_chosen() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")

    assert table.refuses(0, "pay 3white").rule == "carrara1.build.one"


@rule("carrara1.build.display")
def test_a_building_that_is_face_down_cannot_be_built() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=5).display("villa 3")

    assert table.refuses(0, "build porta 2 lerici").rule == "carrara1.build.display"


@rule("carrara1.build.display")
def test_a_building_of_a_neighbour_cannot_be_built_again() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=5).built(1, "porta 2 pisa").display("villa 3")

    assert table.refuses(0, "build porta 2 lerici").rule == "carrara1.build.display"


@rule("carrara1.build.city")
def test_a_white_block_builds_in_each_of_the_six_cities() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=1).display("porta 1")
    building = [option for option in table.options(0) if option.startswith("build")]

    assert building == [
        "build porta 1 livorno",
        "build porta 1 pisa",
        "build porta 1 lucca",
        "build porta 1 viareggio",
        "build porta 1 massa",
        "build porta 1 lerici",
    ]


@rule("carrara1.build.city")
def test_a_building_goes_onto_the_builders_mat_and_no_other() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=1).display("porta 1")

    table.chooses(0, "build porta 1 pisa", "pay white")

    assert city_of(table, 1) == {}


@rule("carrara1.build.city")
def test_a_city_holds_any_number_of_buildings() -> None:
    full = ("villa 1 pisa", "villa 2 pisa", "villa 3 pisa", "villa 4 pisa", "villa 5 pisa", "porta 1 pisa")
    table = scenario("carrara", seats=2).blocks(0, white=2).built(0, *full).display("porta 2")

    assert table.may(0, "build porta 2 pisa")


@rule("carrara1.build.cost")
def test_every_way_to_pay_has_exactly_as_many_blocks_as_the_cost() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=2, yellow=3).display("villa 3")

    table.chooses(0, "build villa 3 pisa")

    assert table.options(0) == ["pay 3yellow", "pay white,2yellow", "pay 2white,yellow"]


@rule("carrara1.build.cost")
@pytest.mark.parametrize("payment", ["2white", "4white", "3yellow", "-"])
def test_paying_less_or_more_or_with_blocks_of_others_is_refused(payment: str) -> None:
    table = scenario("carrara", seats=2).blocks(0, white=4).display("villa 3")

    table.chooses(0, "build villa 3 pisa")

    assert table.refuses(0, f"pay {payment}").rule == "carrara1.build.cost"


@rule("carrara1.build.cost")
@pytest.mark.parametrize("cost", [1, 2, 3, 4, 5])
def test_who_has_one_block_too_few_cannot_build(cost: int) -> None:
    table = scenario("carrara", seats=2).blocks(0, white=cost - 1).display(f"villa {cost}")

    assert table.refuses(0, f"build villa {cost} lerici").rule == "carrara1.build.cost"


@rule("carrara1.build.cost")
def test_a_building_that_was_chosen_must_be_paid() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")

    table.chooses(0, "build villa 3 pisa")

    assert table.refuses(0, "end").rule == "carrara1.build.cost"


@rule("carrara1.build.cost")
def test_paid_blocks_leave_the_hand() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=2, red=3).display("villa 3")

    table.chooses(0, "build villa 3 lucca", "pay white,2red")

    assert blocks(table, 0) == {"white": 1, "red": 1}


@rule("carrara1.build.cost")
def test_paid_blocks_are_in_the_bag_at_once() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")
    before = seen(table).bag

    table.chooses(0, "build villa 3 pisa", "pay 3white")

    assert seen(table).bag == before + 3


@rule("carrara1.build.cost")
def test_everybody_hears_what_was_built_and_how_it_was_paid() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=1, red=2).display("villa 3")

    table.chooses(0, "build villa 3 lucca", "pay white,2red")

    assert told(table, "built").seen_by(1).details == {
        "tile": "villa 3",
        "city": "lucca",
        "payment": {"white": 1, "red": 2},
    }


@rule("carrara1.build.city")
def test_everybody_hears_where_is_being_built_before_it_is_paid() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")

    table.chooses(0, "build villa 3 lucca")

    assert told(table, "building").seen_by(1).details == {"tile": "villa 3", "city": "lucca"}


@rule("carrara1.build.colours")
@pytest.mark.parametrize("city", CHEAPEST)
def test_a_city_accepts_its_own_colour(city: str) -> None:
    table = scenario("carrara", seats=2).blocks(0, **{CHEAPEST[city]: 2}).display("porta 2")

    assert table.may(0, f"build porta 2 {city}")


@rule("carrara1.build.colours")
@pytest.mark.parametrize(
    ("city", "colour"),
    [
        ("livorno", "yellow"),
        ("pisa", "red"),
        ("lucca", "green"),
        ("viareggio", "blue"),
        ("massa", "black"),
    ],
)
def test_a_city_refuses_the_next_cheaper_colour(city: str, colour: str) -> None:
    table = scenario("carrara", seats=2).blocks(0, **{colour: 2}).display("porta 2")

    assert table.refuses(0, f"build porta 2 {city}").rule == "carrara1.build.colours"


@rule("carrara1.build.colours")
def test_green_blocks_do_not_pay_in_lucca() -> None:
    table = scenario("carrara", seats=2).blocks(0, green=3).display("villa 3")

    assert table.refuses(0, "build villa 3 lucca").rule == "carrara1.build.colours"


@rule("carrara1.build.colours")
def test_one_block_of_a_wrong_colour_spoils_the_payment() -> None:
    table = scenario("carrara", seats=2).blocks(0, red=3, green=1).display("villa 3")

    table.chooses(0, "build villa 3 lucca")

    assert table.refuses(0, "pay 2red,green").rule == "carrara1.build.colours"


@rule("carrara1.build.colours")
def test_colours_may_be_mixed_as_far_as_the_city_accepts_them() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=1, yellow=1, red=1, green=2).display("villa 3")

    table.chooses(0, "build villa 3 lucca")

    assert table.options(0) == ["pay white,yellow,red"]


@rule("carrara1.build.cheaper-city")
def test_blue_blocks_may_build_in_lerici_though_massa_would_take_them() -> None:
    table = scenario("carrara", seats=2).blocks(0, blue=2).display("porta 2")

    table.chooses(0, "build porta 2 lerici", "pay 2blue")

    assert city_of(table, 0) == {"porta 2": "lerici"}


@rule("carrara1.build.refill")
def test_a_new_building_comes_onto_the_space_that_became_free() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("porta 2", "villa 3", "palazzo 1")
    table.draws("castello 5")

    table.chooses(0, "build villa 3 pisa", "pay 3white")

    assert seen(table).display[:3] == ("porta 2", "castello 5", "palazzo 1")


@rule("carrara1.build.refill")
def test_without_a_stack_the_space_stays_free() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("porta 2", "villa 3")
    table.built(1, *all_others("porta 2", "villa 3"))

    table.chooses(0, "build villa 3 pisa", "pay 3white")

    assert seen(table).display[:2] == ("porta 2", None)
