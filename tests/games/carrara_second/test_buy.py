"""Buying blocks."""

from __future__ import annotations

import pytest

from tavola.testing import rule
from tests.games.carrara_second.tables import coins, hand, kinds, normal, on_wheel, view

FULL = ("white", "yellow", "red", "green", "blue", "purple")


@rule("carrara2.buy.steps")
def test_blocks_cannot_be_taken_before_it_is_decided_whether_the_wheel_turns() -> None:
    assert normal().refuses(0, "take I purple").rule == "carrara2.buy.steps"


@rule("carrara2.buy.prices")
def test_every_segment_makes_every_block_one_coin_cheaper() -> None:
    prices = view(normal()).box.prices

    assert prices == tuple(tuple(max(0, 6 - colour - segment) for colour in range(6)) for segment in range(6))


@rule("carrara2.buy.prices")
def test_what_is_not_pictured_is_free() -> None:
    table = normal().wheel("III", blue=1, purple=1).chooses(0, "buy still", "take III blue,purple")

    assert coins(table, 0) == 20


@rule("carrara2.buy.turn", "carrara2.buy.refill")
def test_turning_moves_the_blocks_and_refills_up_to_eleven() -> None:
    table = normal().chooses(0, "buy turn")

    assert on_wheel(table, 2) == dict.fromkeys(FULL, 1)
    assert sum(on_wheel(table, 1).values()) == 5
    assert view(table).bag == 27


@rule("carrara2.buy.no-turn")
def test_who_does_not_turn_adds_no_blocks() -> None:
    table = normal().chooses(0, "buy still")

    assert on_wheel(table, 1) == dict.fromkeys(FULL, 1)
    assert view(table).bag == 32


@rule("carrara2.buy.one-segment")
def test_all_blocks_come_from_one_segment() -> None:
    table = normal().wheel("I", white=1).wheel("II", red=1).chooses(0, "buy still")

    assert table.refuses(0, "take II white").rule == "carrara2.buy.one-segment"
    assert {option.split()[1] for option in table.options(0)} == {"I", "II"}


@rule("carrara2.buy.pays")
def test_a_purchase_costs_the_price_of_every_block() -> None:
    table = normal().chooses(0, "buy still", "take I white,red")

    assert coins(table, 0) == 10
    assert hand(table, 0) == {"white": 1, "red": 1, "purple": 2}


@rule("carrara2.buy.pays")
def test_what_cannot_be_paid_is_refused() -> None:
    table = normal().coins(0, 5).chooses(0, "buy still")

    assert table.refuses(0, "take I white").rule == "carrara2.buy.pays"


@rule("carrara2.buy.dear-again")
def test_blocks_from_the_last_segment_are_dear_again() -> None:
    table = normal().display("porta 1").wheel("VI", yellow=1).coins(0, 5).draws(*["white"] * 6, *["red"] * 4)
    table.chooses(0, "buy turn", "take I yellow")

    assert coins(table, 0) == 0


@rule("carrara2.buy.relief")
def test_who_can_pay_for_nothing_shows_it_and_takes_two_coins() -> None:
    table = normal().display("porta 1").coins(0, 0).wheel("I", white=1, yellow=1)
    table.draws(*["red"] * 7, *["green"] * 2).chooses(0, "buy turn")

    assert table.options(0) == ["relief"]
    table.chooses(0, "relief")
    assert coins(table, 0) == 2
    assert "relief" in kinds(table)
    assert table.asked(1) is not None


@rule("carrara2.buy.at-least-one")
def test_who_can_pay_for_a_block_must_buy_one() -> None:
    table = normal().chooses(0, "buy turn")

    assert table.refuses(0, "take II -").rule == "carrara2.buy.at-least-one"
    assert table.refuses(0, "pass").rule == "carrara2.buy.at-least-one"
    assert table.refuses(0, "relief").rule == "carrara2.buy.relief"


@rule("carrara2.buy.bag-empty")
def test_a_bag_that_is_too_small_gives_what_it_has() -> None:
    everything = dict.fromkeys(FULL, 7)
    table = normal().wheel("II", red=1).blocks(0, **everything | {"red": 4}).blocks(1, red=1)
    table.chooses(0, "buy turn")

    assert view(table).bag == 0
    assert (on_wheel(table, 3), on_wheel(table, 1)) == ({"red": 1}, {"red": 1})


@rule("carrara2.buy.bag-empty")
def test_the_wheel_turns_even_if_the_bag_is_empty() -> None:
    everything = dict.fromkeys(FULL, 7)
    table = normal().wheel("II", red=1).blocks(0, **everything | {"red": 6}).blocks(1).chooses(0, "buy turn")

    assert on_wheel(table, 3) == {"red": 1}


@rule("carrara2.buy.nothing-left")
@pytest.mark.parametrize("how", ["turn", "still"])
def test_with_wheel_and_bag_empty_nothing_can_be_bought(how: str) -> None:
    table = normal().wheel("I", white=0).blocks(0, **dict.fromkeys(FULL, 7)).blocks(1)

    assert table.refuses(0, f"buy {how}").rule == "carrara2.buy.nothing-left"


@rule("carrara2.ruling.still-needs-coins")
def test_without_turning_only_who_can_pay_now_buys() -> None:
    table = normal().coins(0, 0)

    assert table.refuses(0, "buy still").rule == "carrara2.ruling.still-needs-coins"
    assert table.may(0, "buy turn")
