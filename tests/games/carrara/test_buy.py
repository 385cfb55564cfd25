"""Buying blocks: turn the wheel, refill it, buy from one segment."""

from __future__ import annotations

import pytest

from tavola.testing import rule, scenario
from tests.games.carrara.looking import blocks, coins, told, wheel


@rule("carrara1.buy.steps")
def test_nothing_is_taken_before_the_wheel_has_turned() -> None:
    table = scenario("carrara", seats=2)

    assert table.refuses(0, "take I white").rule == "carrara1.buy.steps"


@rule("carrara1.buy.steps")
def test_turning_and_refilling_come_before_buying() -> None:
    table = scenario("carrara", seats=2)

    table.chooses(0, "buy")

    assert [event.kind for event in table.events] == ["carrara.turned", *["carrara.drawn"] * 5]


@rule("carrara1.buy.rotate")
def test_the_wheel_turns_by_exactly_one_segment() -> None:
    table = scenario("carrara", seats=2).wheel("I", white=1).wheel("II", red=1).wheel("V", blue=1)

    table.chooses(0, "buy")

    assert (wheel(table, "II"), wheel(table, "III"), wheel(table, "VI")) == (
        {"white": 1},
        {"red": 1},
        {"blue": 1},
    )


@rule("carrara1.buy.refill")
@pytest.mark.parametrize(("lying", "drawn"), [(0, 11), (4, 7), (7, 4)])
def test_the_wheel_is_refilled_to_eleven_blocks(lying: int, drawn: int) -> None:
    table = scenario("carrara", seats=2).wheel("III", yellow=lying)

    table.chooses(0, "buy")

    assert sum(wheel(table, "I").values()) == drawn


@rule("carrara1.buy.refill")
def test_drawn_blocks_come_onto_segment_one() -> None:
    table = scenario("carrara", seats=2).display("villa 3").draws("white", "white", "red", "blue", "red")

    table.chooses(0, "buy")

    assert wheel(table, "I") == {"white": 2, "red": 2, "blue": 1}


@rule("carrara1.buy.refill")
def test_a_wheel_with_eleven_blocks_is_not_refilled() -> None:
    table = scenario("carrara", seats=2).wheel("II", white=6, red=5)

    table.chooses(0, "buy")

    assert (wheel(table, "I"), wheel(table, "III")) == ({}, {"white": 6, "red": 5})


@rule("carrara1.buy.one-segment")
def test_all_blocks_of_a_segment_may_be_bought_at_once() -> None:
    table = scenario("carrara", seats=2)

    table.chooses(0, "buy", "take II white,yellow,red,green,blue,black")

    assert wheel(table, "II") == {}


@rule("carrara1.buy.one-segment")
def test_blocks_of_two_segments_cannot_be_bought_together() -> None:
    table = scenario("carrara", seats=2).wheel("I", red=1).wheel("II", red=1)

    table.chooses(0, "buy")

    assert table.refuses(0, "take II 2red").rule == "carrara1.buy.one-segment"


@rule("carrara1.buy.price")
@pytest.mark.parametrize(("colour", "price"), [("white", 6), ("yellow", 5), ("red", 4)])
def test_what_a_block_costs_depends_on_its_colour(colour: str, price: int) -> None:
    table = scenario("carrara", seats=2).coins(0, 20).display("villa 3").draws(*[colour] * 5)

    table.chooses(0, "buy", f"take I {colour}")

    assert coins(table, 0) == 20 - price


@rule("carrara1.buy.price")
def test_the_same_colour_costs_less_on_a_later_segment() -> None:
    table = scenario("carrara", seats=2).coins(0, 20).wheel("V", white=2)

    table.chooses(0, "buy", "take VI 2white")

    assert coins(table, 0) == 18


@rule("carrara1.buy.free-colour")
@pytest.mark.parametrize(
    ("colour", "segment"), [("black", "II"), ("blue", "III"), ("red", "V"), ("yellow", "VI")]
)
def test_a_colour_that_a_segment_does_not_show_is_free_there(colour: str, segment: str) -> None:
    before = {"II": "I", "III": "II", "V": "IV", "VI": "V"}[segment]
    table = scenario("carrara", seats=2).coins(0, 20).wheel(before, **{colour: 1})

    table.chooses(0, "buy", f"take {segment} {colour}")

    assert coins(table, 0) == 20


@rule("carrara1.buy.at-least-one")
@pytest.mark.parametrize("attempt", ["take II -", "end"])
def test_at_least_one_block_must_be_taken(attempt: str) -> None:
    table = scenario("carrara", seats=2)

    table.chooses(0, "buy")

    assert table.refuses(0, attempt).rule == "carrara1.buy.at-least-one"


@rule("carrara1.buy.at-least-one")
def test_a_free_block_is_a_purchase_too() -> None:
    table = scenario("carrara", seats=2).coins(0, 0).blocks(0)

    table.chooses(0, "buy", "take II black")

    assert blocks(table, 0) == {"black": 1}


@rule("carrara1.buy.pays")
def test_bought_blocks_come_behind_the_screen() -> None:
    table = scenario("carrara", seats=2).blocks(0, red=1)

    table.chooses(0, "buy", "take II yellow,red")

    assert blocks(table, 0) == {"yellow": 1, "red": 2}


@rule("carrara1.buy.pays")
def test_the_price_is_paid_with_coins() -> None:
    table = scenario("carrara", seats=2).coins(0, 20)

    table.chooses(0, "buy", "take II yellow,red")

    assert coins(table, 0) == 13


@rule("carrara1.buy.pays")
def test_nobody_spends_more_coins_than_they_have() -> None:
    table = scenario("carrara", seats=2).coins(0, 4)

    table.chooses(0, "buy")
    reason = table.refuses(0, "take II white")

    assert (reason.rule, reason.details) == ("carrara1.buy.pays", {"price": 5, "coins": 4})


@rule("carrara1.buy.pays")
def test_everybody_hears_what_was_bought_and_for_how_much() -> None:
    table = scenario("carrara", seats=2)

    table.chooses(0, "buy", "take II yellow,red")

    assert told(table, "bought").seen_by(1).details == {
        "segment": "II",
        "blocks": {"yellow": 1, "red": 1},
        "coins": 7,
    }


@rule("carrara1.buy.one-segment")
def test_the_fullest_purchases_are_offered_first_and_among_them_the_cheapest() -> None:
    table = scenario("carrara", seats=2).wheel("V", white=1, yellow=1)

    table.chooses(0, "buy")

    assert [option for option in table.options(0) if " VI " in option] == [
        "take VI white,yellow",
        "take VI yellow",
        "take VI white",
    ]
