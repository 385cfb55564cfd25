"""Buying with or without turning the wheel."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.carrara.expansion.tables import expansion, seen
from tests.games.carrara.looking import ALL_BLOCKS, blocks, coins, wheel


@rule("carrara1x.buy.choice")
def test_the_wheel_may_be_turned_or_not() -> None:
    table = expansion()

    assert table.may(0, "buy")
    assert table.may(0, "buy-unturned")


@rule("carrara1x.buy.unturned")
def test_without_turning_the_wheel_stays_as_it_is() -> None:
    table = expansion().wheel("VI", yellow=1).wheel("I", white=3, green=4)
    before = seen(table)
    table.chooses(0, "buy-unturned")

    assert seen(table).wheel == before.wheel
    assert seen(table).bag == before.bag
    assert table.asked(0) == "carrara.take"


@rule("carrara1x.buy.unturned")
def test_the_printed_example_a_free_yellow_block_from_the_last_segment() -> None:
    table = expansion().wheel("VI", yellow=1).wheel("I", white=3, green=4)
    table.chooses(0, "buy-unturned", "take VI yellow")

    assert coins(table, 0) == 20
    assert blocks(table, 0)["yellow"] == 1
    assert sum(sum(segment.values()) for segment in seen(table).wheel) == 7


@rule("carrara1x.buy.as-base")
def test_prices_are_those_of_the_segments_and_at_least_one_block_is_bought() -> None:
    table = expansion().wheel("II", green=1, blue=1).chooses(0, "buy-unturned")

    assert table.refuses(0, "end").rule == "carrara1.buy.at-least-one"
    assert coins(table.chooses(0, "take II green,blue"), 0) == 17


@rule("carrara1x.buy.choice")
def test_with_turning_all_is_as_in_the_base_game() -> None:
    table = expansion().wheel("I", yellow=1).chooses(0, "buy")

    assert wheel(table, "II") == {"yellow": 1}
    assert sum(sum(segment.values()) for segment in seen(table).wheel) == 11


@rule("carrara1x.buy.wheel-empty")
def test_an_empty_wheel_must_be_turned() -> None:
    table = expansion().prepare("wheel I", "-")

    assert table.refuses(0, "buy-unturned").rule == "carrara1x.buy.wheel-empty"
    assert sum(wheel(table.chooses(0, "buy"), "I").values()) == 11


@rule("carrara1x.buy.wheel-empty")
def test_with_wheel_and_bag_empty_nothing_can_be_bought_at_all() -> None:
    table = expansion().prepare("wheel I", "-").blocks(0, **ALL_BLOCKS).blocks(1)

    assert table.refuses(0, "buy").rule == "carrara1.buy.wheel-empty"
    assert table.refuses(0, "buy-unturned").rule == "carrara1x.buy.wheel-empty"


@rule("carrara1x.ruling.unturned-relief")
def test_who_can_pay_for_nothing_that_lies_there_takes_two_coins() -> None:
    table = expansion().coins(0, 0).wheel("I", white=2).chooses(0, "buy-unturned")

    assert table.options(0) == ["relief"]
    assert coins(table.chooses(0, "relief"), 0) == 2


@rule("carrara1x.ruling.unturned-relief")
def test_by_the_other_ruling_who_can_pay_for_nothing_must_turn() -> None:
    table = expansion(unturned_relief="refused").coins(0, 0).wheel("I", white=2)

    assert table.refuses(0, "buy-unturned").rule == "carrara1x.ruling.unturned-relief"
    assert table.may(0, "buy")


@rule("carrara1x.ruling.unturned-relief")
def test_by_the_other_ruling_who_can_pay_need_not_turn() -> None:
    table = expansion(unturned_relief="refused").coins(0, 6).wheel("I", white=2)

    assert table.may(0, "buy-unturned")
