"""Building, and paying with exchange."""

from __future__ import annotations

import pytest

from tavola.testing import rule
from tests.games.carrara_second.tables import built, hand, normal, view

CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
COLOURS = ("white", "yellow", "red", "green", "blue", "purple")


@rule("carrara2.build.face")
def test_four_types_are_urban_and_two_rural() -> None:
    box = view(normal()).box
    landscapes = [box.landscapes[kind.landscape].name for kind in box.types]

    assert landscapes == ["urban"] * 4 + ["rural"] * 2
    assert box.decorations == ("book", "cup", "crown", "gate", "flag", "coat")


@rule("carrara2.build.one")
def test_paying_comes_after_choosing_what_is_built() -> None:
    table = normal()

    assert table.refuses(0, "pay purple").rule == "carrara2.build.one"


@rule("carrara2.build.display")
def test_only_what_lies_open_can_be_built() -> None:
    table = normal().display("villa 1").blocks(0, white=5)

    assert table.refuses(0, "build porta 1 livorno").rule == "carrara2.build.display"


@rule("carrara2.build.city")
def test_any_city_will_do() -> None:
    table = normal().display("villa 1").blocks(0, white=1)

    assert [option for option in table.options(0) if option.startswith("build")] == [
        f"build villa 1 {city}" for city in CITIES
    ]


@rule("carrara2.build.colours")
@pytest.mark.parametrize(("colour", "cities"), list(zip(COLOURS, range(6, 0, -1), strict=True)))
def test_every_city_takes_its_colours(colour: str, cities: int) -> None:
    table = normal().display("villa 1").blocks(0, **{colour: 1})

    assert [city for city in CITIES if table.may(0, f"build villa 1 {city}")] == list(CITIES[6 - cities :])


@rule("carrara2.build.colours")
def test_blocks_of_other_colours_do_not_pay() -> None:
    table = normal().display("villa 1").blocks(0, purple=1)

    assert table.refuses(0, "build villa 1 livorno").rule == "carrara2.build.colours"


@rule("carrara2.build.cost")
def test_the_value_is_the_number_of_blocks() -> None:
    table = normal().display("villa 2").blocks(0, purple=1)
    assert table.refuses(0, "build villa 2 lerici").rule == "carrara2.build.cost"

    table = normal().display("villa 2").blocks(0, white=2, purple=1).chooses(0, "build villa 2 lerici")
    assert table.options(0) == ["pay white,purple", "pay 2white"]
    assert table.refuses(0, "pay white").rule == "carrara2.build.cost"


@rule("carrara2.build.bag")
def test_blocks_that_are_paid_go_back_into_the_bag() -> None:
    table = normal().display("villa 1").blocks(0, white=1).blocks(1)
    before = view(table).bag
    table.chooses(0, "build villa 1 livorno", "pay white")

    assert view(table).bag == before + 1
    assert hand(table, 0) == {}


@rule("carrara2.build.column")
def test_buildings_grow_in_a_column_without_a_limit() -> None:
    tall = [f"{kind} {cost} lerici" for kind in ("villa", "porta", "palazzo") for cost in (1, 2, 4)]
    table = normal().built(0, *tall).display("castello 1").blocks(0, purple=1)
    table.chooses(0, "build castello 1 lerici", "pay purple")

    assert view(table).mats[0].buildings[-1].place == "lerici 10"


@rule("carrara2.build.refill")
def test_the_free_space_is_filled_from_the_stack() -> None:
    table = normal().display("villa 1", "porta 1").stack("palazzo 4").blocks(0, white=1)
    table.chooses(0, "build villa 1 livorno", "pay white")

    assert view(table).display[:2] == ("palazzo 4", "porta 1")
    assert view(table).stack == 0


@rule("carrara2.build.refill", "carrara2.ruling.no-trigger-yet")
def test_without_a_stack_the_space_stays_empty_and_play_goes_on() -> None:
    table = normal().display("villa 1", "porta 1").stack().blocks(0, white=1)
    table.chooses(0, "build villa 1 livorno", "pay white")

    assert view(table).display[:2] == (None, "porta 1")
    assert table.asked(1) == "carrara-second.action"


@rule("carrara2.build.exchange")
@pytest.mark.parametrize(("city", "colour"), list(zip(CITIES[:5], COLOURS[1:], strict=True)))
def test_two_blocks_of_the_next_lower_colour_stand_for_one(city: str, colour: str) -> None:
    table = normal().display("villa 2").blocks(0, **{colour: 4})
    table.chooses(0, f"build villa 2 {city}")

    assert table.options(0) == [f"pay 4{colour}"]


@rule("carrara2.build.exchange")
def test_what_needs_no_exchange_is_listed_first() -> None:
    table = normal().display("villa 2").blocks(0, white=2, red=1, green=2).chooses(0, "build villa 2 lucca")

    assert table.options(0) == ["pay white,red", "pay 2white", "pay red,2green", "pay white,2green"]


@rule("carrara2.build.exchange")
def test_an_odd_block_cannot_be_exchanged() -> None:
    table = normal().display("villa 1").blocks(0, white=1, yellow=1).chooses(0, "build villa 1 livorno")

    assert table.refuses(0, "pay yellow").rule == "carrara2.build.exchange"


@rule("carrara2.build.no-chain")
def test_exchanges_cannot_be_chained() -> None:
    table = normal().display("villa 1").blocks(0, white=1, red=1, green=2)
    table.chooses(0, "build villa 1 pisa")

    assert table.refuses(0, "pay red,2green").rule == "carrara2.build.no-chain"


@rule("carrara2.ruling.exchange-where-needed")
def test_exchanging_among_allowed_colours_is_not_offered() -> None:
    table = normal().display("villa 1").blocks(0, blue=2, purple=2).chooses(0, "build villa 1 lerici")

    assert table.options(0) == ["pay purple", "pay blue"]
    assert table.refuses(0, "pay 2purple").rule == "carrara2.build.cost"


@rule("carrara2.build.display")
def test_equal_tiles_on_display_are_listed_once() -> None:
    table = normal(4).display("villa 3", "villa 3").blocks(0, white=3)

    assert table.options(0).count("build villa 3 livorno") == 1
    table.chooses(0, "build villa 3 livorno", "pay 3white")
    assert view(table).display.count("villa 3") >= 1
    assert built(table, 0) == ["villa 3 livorno"]


@rule("carrara2.build.points")
def test_who_has_used_all_stones_gets_the_value_in_points() -> None:
    table = normal().blocks(0, white=4).display("villa 4")
    table.types(0, "villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")
    table.chooses(0, "build villa 4 pisa", "pay 4white")

    assert table.points(0) == 4
    assert table.award.points == 4


@rule("carrara2.build.points")
def test_with_a_stone_left_building_brings_no_points() -> None:
    table = normal().blocks(0, white=4).display("villa 4")
    table.types(0, "villa", "porta", "palazzo", "castello", "biblioteca")
    table.chooses(0, "build villa 4 pisa", "pay 4white")

    assert table.points(0) == 0


@rule("carrara2.ruling.points-of-cost")
def test_exchanged_blocks_do_not_count_twice_for_points() -> None:
    table = normal().blocks(0, yellow=4).display("villa 2")
    table.types(0, "villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")
    table.chooses(0, "build villa 2 livorno", "pay 4yellow")

    assert table.points(0) == 2
