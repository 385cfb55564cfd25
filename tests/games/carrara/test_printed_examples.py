"""Every example that the rulebook prints, played through; B01 to B21 in the order of the book."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule, scenario
from tests.games.carrara.looking import ALL_BLOCKS, blocks, city_of, coins, mat, objects, seen, wheel

ONE_OF_EACH = {"white": 1, "yellow": 1, "red": 1, "green": 1, "blue": 1, "black": 1}


def on_wheel(table: Scenario) -> int:
    return sum(sum(segment.values()) for segment in seen(table).wheel)


@rule("carrara1.buy.price", "carrara1.ruling.wheel-prices")
@pytest.mark.parametrize(
    ("colour", "price"),
    [("white", 6), ("yellow", 5), ("red", 4), ("green", 3), ("blue", 2), ("black", 1)],
)
def test_b01_prices_on_segment_one(colour: str, price: int) -> None:
    table = scenario("carrara", seats=2).coins(0, 20).wheel("VI", **ONE_OF_EACH)

    table.chooses(0, "buy", f"take I {colour}")

    assert coins(table, 0) == 20 - price


@rule("carrara1.buy.refill", "carrara1.buy.rotate")
def test_b02_the_first_purchase_of_the_game_draws_five_blocks() -> None:
    table = scenario("carrara", seats=4)

    table.chooses(0, "buy")

    assert (sum(wheel(table, "I").values()), wheel(table, "II"), on_wheel(table)) == (5, ONE_OF_EACH, 11)


@rule("carrara1.buy.price", "carrara1.buy.free-colour", "carrara1.buy.pays")
def test_b03_green_blue_and_black_cost_three_coins_on_segment_two() -> None:
    table = scenario("carrara", seats=4).coins(0, 20)

    table.chooses(0, "buy", "take II green,blue,black")

    assert coins(table, 0) == 17


@rule("carrara1.buy.one-segment")
def test_b04_segment_one_would_have_been_possible_too_but_dearer() -> None:
    table = scenario("carrara", seats=4).coins(0, 20).display("villa 3")
    table.draws("green", "blue", "black", "white", "white")

    table.chooses(0, "buy", "take I green,blue,black")

    assert coins(table, 0) == 14


@rule("carrara1.buy.refill", "carrara1.buy.free-colour", "carrara1.buy.pays")
def test_b05_a_later_purchase_of_white_and_yellow_on_segment_six_costs_one_coin() -> None:
    table = scenario("carrara", seats=2).coins(0, 20)
    table.wheel("I", red=1, green=1).wheel("II", white=2, black=3).wheel("V", white=1, yellow=1)
    before = on_wheel(table)

    table.chooses(0, "buy")
    drawn = sum(wheel(table, "I").values())
    table.chooses(0, "take VI white,yellow")

    assert (before, drawn, coins(table, 0), on_wheel(table)) == (9, 2, 19, 9)


@rule("carrara1.buy.returns-to-first")
@pytest.mark.parametrize(("colour", "price"), [("yellow", 5), ("green", 3)])
def test_b06_blocks_that_turn_back_to_segment_one_stay_and_are_dear_again(colour: str, price: int) -> None:
    table = scenario("carrara", seats=2).coins(0, 20).display("villa 3").wheel("VI", yellow=1, green=2)
    table.draws(*["white"] * 7, "red")

    table.chooses(0, "buy")
    turned_back = wheel(table, "I")
    table.chooses(0, f"take I {colour}")

    assert (turned_back, coins(table, 0)) == (
        {"white": 7, "yellow": 1, "red": 1, "green": 2},
        20 - price,
    )


@rule("carrara1.buy.relief")
def test_b07_who_cannot_pay_takes_two_coins_and_buys_nothing() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).blocks(0).wheel("VI", white=7, yellow=4)

    table.chooses(0, "buy")
    choices = table.options(0)
    table.chooses(0, "relief")
    afterwards = table.options(0)

    assert (choices, afterwards, coins(table, 0), blocks(table, 0)) == (["relief"], ["end"], 2, {})


@rule("carrara1.buy.bag-empty")
def test_b08_with_an_empty_bag_the_wheel_turns_and_what_lies_there_may_be_bought() -> None:
    table = scenario("carrara", seats=2).blocks(0).blocks(1, **{**ALL_BLOCKS, "red": 0}).wheel("I", red=7)

    table.chooses(0, "buy")

    assert (wheel(table, "I"), wheel(table, "II"), table.may(0, "take II red")) == ({}, {"red": 7}, True)


@rule("carrara1.buy.wheel-empty")
def test_b09_with_wheel_and_bag_empty_and_nothing_else_to_do_one_takes_two_coins() -> None:
    table = scenario("carrara", seats=2).coins(0, 3).blocks(0).blocks(1, **ALL_BLOCKS).wheel("I", red=0)
    choices = table.options(0)

    table.chooses(0, "relief")

    assert (choices, coins(table, 0)) == (["relief"], 5)


@rule("carrara1.build.display", "carrara1.build.cost", "carrara1.build.refill")
def test_b10_a_castello_of_cost_three_is_built_in_pisa() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=1, yellow=2).display("castello 3")
    bag = seen(table).bag

    table.chooses(0, "build castello 3 pisa", "pay white,2yellow")
    refilled = seen(table).display[0] not in (None, "castello 3")

    assert (city_of(table, 0), seen(table).bag - bag, refilled) == ({"castello 3": "pisa"}, 3, True)


@rule("carrara1.build.colours")
@pytest.mark.parametrize(
    ("city", "possible"),
    [
        ("livorno", False),
        ("pisa", False),
        ("lucca", False),
        ("viareggio", True),
        ("massa", True),
        ("lerici", True),
    ],
)
def test_b11_one_red_and_two_green_build_a_villa_in_viareggio_not_in_lucca(city: str, possible: bool) -> None:
    table = scenario("carrara", seats=2).blocks(0, red=1, green=2).display("villa 3")

    assert table.may(0, f"build villa 3 {city}") == possible


@rule("carrara1.build.cost", "carrara1.build.colours")
def test_b11_the_villa_is_paid_with_one_red_and_two_green() -> None:
    table = scenario("carrara", seats=2).blocks(0, red=1, green=2).display("villa 3")

    table.chooses(0, "build villa 3 viareggio", "pay red,2green")

    assert (city_of(table, 0), blocks(table, 0)) == ({"villa 3": "viareggio"}, {})


@rule("carrara1.build.colours", "carrara1.build.cheaper-city")
@pytest.mark.parametrize(("city", "possible"), [("viareggio", False), ("massa", True), ("lerici", True)])
def test_b12_a_red_a_green_and_two_blue_build_a_palazzo_in_lerici_or_massa(city: str, possible: bool) -> None:
    table = scenario("carrara", seats=2).blocks(0, red=1, green=1, blue=2).display("palazzo 4")

    assert table.may(0, f"build palazzo 4 {city}") == possible


@rule("carrara1.build.cheaper-city")
def test_b12_the_palazzo_is_built_in_lerici() -> None:
    table = scenario("carrara", seats=2).blocks(0, red=1, green=1, blue=2).display("palazzo 4")

    table.chooses(0, "build palazzo 4 lerici", "pay red,green,2blue")

    assert city_of(table, 0) == {"palazzo 4": "lerici"}


@rule("carrara1.score.type.value", "carrara1.score.objects", "carrara1.score.stone-placed")
def test_b13_two_bibliotecas_bring_nine_coins_two_points_and_two_books() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, "biblioteca 2 massa", "biblioteca 3 pisa")

    table.chooses(0, "score-type biblioteca")

    assert (coins(table, 0), table.points(0), objects(table, 0)) == (9, 2, {"book": 2})
    assert mat(table, 0).scored_types == ("biblioteca",)


@rule("carrara1.score.type.value", "carrara1.score.objects")
def test_b14_two_palazzi_in_massa_bring_six_points_and_two_crowns() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, "palazzo 5 massa", "palazzo 1 massa")

    table.chooses(0, "score-type palazzo")

    assert (coins(table, 0), table.points(0), objects(table, 0)) == (0, 6, {"crown": 2})


@rule("carrara1.score.city.value", "carrara1.score.objects")
def test_b15_massa_with_costs_one_three_and_five_brings_nine_points() -> None:
    table = scenario("carrara", seats=2).coins(0, 0)
    table.built(0, "palazzo 1 massa", "porta 3 massa", "castello 5 massa")

    table.chooses(0, "score-city massa")

    assert (coins(table, 0), table.points(0)) == (0, 9)
    assert objects(table, 0) == {"crown": 1, "gate": 1, "flag": 1}


@rule("carrara1.score.city.value", "carrara1.score.city.open")
def test_b16_pisa_with_costs_two_and_four_brings_18_coins_and_is_closed_for_all() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).built(0, "villa 2 pisa", "porta 4 pisa")
    table.built(1, "villa 1 pisa", "porta 1 pisa")

    table.chooses(0, "score-city pisa", "end")

    assert (coins(table, 0), table.points(0), sum(objects(table, 0).values())) == (18, 0, 2)
    assert table.refuses(1, "score-city pisa").rule == "carrara1.score.city.open"


@rule("carrara1.score.city.minimum")
def test_b17_two_buildings_are_too_few_to_score_viareggio() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 2 viareggio", "porta 4 viareggio")

    assert table.refuses(0, "score-city viareggio").rule == "carrara1.score.city.minimum"


@rule("carrara1.end.bonus", "carrara1.final.objects", "carrara1.final.buildings", "carrara1.final.coins")
def test_b18_four_players_who_announced_gets_44_points_in_the_final_scoring() -> None:
    table = scenario("carrara", seats=4).mover("3").coins(3, 4).objects(3, book=2, cup=2, crown=3)
    table.types(3, "porta", "villa", "palazzo", "castello")
    costs_1432 = ("porta 1 lerici", "porta 4 lerici", "porta 3 lerici", "porta 2 lerici")
    table.built(3, *costs_1432, "villa 5 massa", "villa 3 massa", "palazzo 5 massa")

    announced, *_, final = table.chooses(3, "buy", "take II black", "announce").awards

    assert (announced.points, final.points, table.points(3)) == (5, 21 + 23 + 0, 49)


def printed_on_page_12() -> Scenario:
    """Five scorings, six objects, buildings of 25 and 31 coins, in a game of three."""
    table = scenario("carrara", seats=3).mover("1").coins(1, 31).objects(1, book=3, cup=3)
    table.types(1, "porta", "villa", "palazzo", "castello").cities(1, "lucca")
    costs_2443 = ("porta 2 lerici", "porta 4 lerici", "villa 4 lerici", "villa 3 lerici")
    costs_5124 = ("villa 5 massa", "villa 1 massa", "palazzo 2 massa", "castello 4 massa")
    return table.built(1, *costs_2443, *costs_5124)


@rule("carrara1.final.objects", "carrara1.final.buildings", "carrara1.final.coins")
def test_b19_three_players_who_could_not_announce_gets_49_points_in_the_final_scoring() -> None:
    table = printed_on_page_12().announced("0")

    table.chooses(1, "decline", "end")
    _, final, _ = table.chooses(2, "decline", "end").awards

    assert (final.points, table.points(1)) == (18 + 25 + 6, 49)


@rule("carrara1.end.condition-objects", "carrara1.end.all-conditions")
def test_b19_two_of_three_conditions_are_not_enough_to_announce() -> None:
    table = printed_on_page_12()

    table.chooses(1, "buy", "take II black")
    reason = table.refuses(1, "announce")

    assert (reason.rule, reason.details) == (
        "carrara1.end.condition-objects",
        {"count": 6, "needed": 7},
    )


@rule("carrara1.end.unmet")
def test_b20_after_an_announcement_without_all_conditions_play_goes_on() -> None:
    table = printed_on_page_12()

    table.chooses(1, "buy", "take II black")
    table.refuses(1, "announce")
    table.chooses(1, "end")

    assert (table.points(1), seen(table).announced_by, seen(table).waiting_for) == (0, None, (2,))


@rule("carrara1.extra.price", "carrara1.extra.field")
def test_b21_a_crown_costs_ten_coins_and_its_space_stays_empty() -> None:
    table = scenario("carrara", seats=2).coins(0, 23)

    table.chooses(0, "buy", "take II black", "object crown")

    assert (coins(table, 0), seen(table).field) == (13, ("book", "cup", "gate", "flag", "coat"))
