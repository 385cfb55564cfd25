"""The five special cases of buying."""

from __future__ import annotations

import pytest

from tavola.testing import rule, scenario
from tests.games.carrara.looking import ALL_BLOCKS, coins, told, wheel

ALL_BUT_RED = {**ALL_BLOCKS, "red": 0}


@rule("carrara1.buy.returns-to-first")
def test_blocks_that_turn_from_six_to_one_stay_and_are_dear_again() -> None:
    table = scenario("carrara", seats=2).coins(0, 20).wheel("VI", yellow=1)

    table.chooses(0, "buy", "take I yellow")

    assert coins(table, 0) == 15


@rule("carrara1.buy.returns-to-first")
def test_blocks_that_return_to_one_count_towards_eleven() -> None:
    table = scenario("carrara", seats=2).wheel("VI", yellow=3, green=5)

    table.chooses(0, "buy")

    assert sum(wheel(table, "I").values()) == 11


@rule("carrara1.buy.relief")
def test_who_can_pay_for_nothing_takes_two_coins() -> None:
    table = scenario("carrara", seats=2).coins(0, 1).wheel("VI", white=7, yellow=4)

    table.chooses(0, "buy", "relief")

    assert coins(table, 0) == 3


@rule("carrara1.buy.relief")
def test_who_can_pay_for_nothing_shows_the_coins_to_everybody() -> None:
    table = scenario("carrara", seats=2).coins(0, 1).wheel("VI", white=7, yellow=4)

    table.chooses(0, "buy", "relief")

    assert told(table, "relief").seen_by(1).details["held"] == 1


@rule("carrara1.buy.relief")
def test_after_the_two_coins_nothing_is_bought() -> None:
    table = scenario("carrara", seats=2).coins(0, 4).wheel("VI", yellow=7, white=4)

    table.chooses(0, "buy", "relief")

    assert table.refuses(0, "take I yellow").rule == "carrara1.turn.one-action"


@rule("carrara1.buy.relief")
@pytest.mark.parametrize("held", [0, 20])
def test_there_is_no_relief_while_a_block_is_free_or_can_be_paid(held: int) -> None:
    table = scenario("carrara", seats=2).coins(0, held).wheel("I", white=7, yellow=3, black=1)

    table.chooses(0, "buy")

    assert table.refuses(0, "relief").rule == "carrara1.buy.relief"


@rule("carrara1.buy.relief")
def test_there_is_no_relief_without_turning_the_wheel() -> None:
    table = scenario("carrara", seats=2).coins(0, 0)

    assert table.refuses(0, "relief").rule == "carrara1.buy.relief"


@rule("carrara1.buy.bag-empty")
def test_with_an_empty_bag_the_wheel_turns_and_is_not_refilled() -> None:
    table = scenario("carrara", seats=2).blocks(0).blocks(1, **ALL_BUT_RED).wheel("I", red=7)

    table.chooses(0, "buy")

    assert (wheel(table, "I"), wheel(table, "II")) == ({}, {"red": 7})


@rule("carrara1.buy.bag-empty")
def test_with_an_empty_bag_one_buys_what_lies_there() -> None:
    table = scenario("carrara", seats=2).blocks(0).blocks(1, **ALL_BUT_RED).wheel("I", red=7)

    table.chooses(0, "buy", "take II 3red")

    assert wheel(table, "II") == {"red": 4}


@rule("carrara1.buy.bag-empty")
def test_with_an_empty_bag_there_are_two_coins_for_who_can_pay_nothing() -> None:
    table = scenario("carrara", seats=2).coins(0, 1).blocks(0).blocks(1, **ALL_BUT_RED).wheel("I", red=7)

    table.chooses(0, "buy", "relief")

    assert coins(table, 0) == 3


@rule("carrara1.buy.relief", "carrara1.buy.wheel-empty")
@pytest.mark.parametrize(
    ("lying", "acts", "cited"),
    [
        (7, ("buy", "relief"), "carrara1.buy.relief"),
        (0, ("relief",), "carrara1.buy.wheel-empty"),
    ],
)
def test_the_log_says_why_there_are_two_coins(lying: int, acts: tuple[str, ...], cited: str) -> None:
    table = scenario("carrara", seats=2).coins(0, 1).blocks(0).wheel("I", red=lying)
    table.blocks(1, **{**ALL_BLOCKS, "red": 7 - lying})

    table.chooses(0, *acts)

    assert told(table, "relief").rule == cited


@rule("carrara1.buy.wheel-empty")
def test_with_wheel_and_bag_empty_one_cannot_buy() -> None:
    table = (
        scenario("carrara", seats=2)
        .blocks(0)
        .blocks(1, **ALL_BLOCKS)
        .wheel("I", white=0)
        .built(0, "villa 3 lucca")
    )

    assert table.refuses(0, "buy").rule == "carrara1.buy.wheel-empty"


@rule("carrara1.buy.wheel-empty")
def test_with_wheel_and_bag_empty_another_action_must_be_chosen_if_there_is_one() -> None:
    table = (
        scenario("carrara", seats=2)
        .blocks(0)
        .blocks(1, **ALL_BLOCKS)
        .wheel("I", white=0)
        .built(0, "villa 3 lucca")
    )

    assert table.refuses(0, "relief").rule == "carrara1.buy.wheel-empty"


@rule("carrara1.buy.wheel-empty")
def test_with_wheel_and_bag_empty_and_no_other_action_there_are_two_coins() -> None:
    table = scenario("carrara", seats=2).coins(0, 5).blocks(0).blocks(1, **ALL_BLOCKS).wheel("I", white=0)

    table.chooses(0, "relief")

    assert coins(table, 0) == 7


@rule("carrara1.buy.wheel-empty")
def test_once_somebody_has_built_there_are_blocks_to_refill_again() -> None:
    table = (
        scenario("carrara", seats=2, start=1)
        .blocks(0)
        .blocks(1, **ALL_BLOCKS)
        .wheel("I", white=0)
        .display("porta 4")
    )

    table.chooses(1, "build porta 4 lerici", "pay 4black", "end").chooses(0, "buy")

    assert wheel(table, "I") == {"black": 4}


@rule("carrara1.buy.coins-unlimited")
def test_coins_are_paid_out_even_when_players_hold_all_that_are_in_the_box() -> None:
    in_the_box = 20 * 1 + 10 * 5 + 10 * 10
    table = scenario("carrara", seats=2).coins(0, 0).coins(1, in_the_box).built(0, "villa 5 pisa")

    table.chooses(0, "score-type villa")

    assert coins(table, 0) == 15
