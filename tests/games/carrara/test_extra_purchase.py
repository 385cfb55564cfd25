"""The extra purchase: one object for ten coins, after the action."""

from __future__ import annotations

import pytest

from tavola.testing import rule, scenario
from tests.games.carrara.looking import coins, objects, seen, told


@rule("carrara1.extra.one")
@pytest.mark.parametrize(
    "action",
    [
        ("buy", "take II black"),
        ("build porta 1 lerici", "pay black"),
        ("score-type villa",),
    ],
)
def test_an_object_may_be_bought_after_every_action(action: tuple[str, ...]) -> None:
    table = scenario("carrara", seats=2).display("porta 1").built(0, "villa 1 massa")

    table.chooses(0, *action, "object crown")

    assert objects(table, 0)["crown"] == 1


@rule("carrara1.extra.one")
def test_no_object_is_bought_before_the_action() -> None:
    table = scenario("carrara", seats=2).coins(0, 50)

    assert table.refuses(0, "object crown").rule == "carrara1.extra.one"


@rule("carrara1.extra.one")
def test_only_one_object_is_bought_in_a_turn() -> None:
    table = scenario("carrara", seats=2).coins(0, 50).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa", "object crown")

    assert table.refuses(0, "object book").rule == "carrara1.extra.one"


@rule("carrara1.extra.one")
def test_another_object_may_be_bought_in_the_next_turn() -> None:
    table = scenario("carrara", seats=2).coins(0, 50).built(0, "villa 1 massa", "porta 1 massa")

    table.chooses(0, "score-type villa", "object crown", "end").chooses(1, "buy", "take II black", "end")
    table.chooses(0, "score-type porta")

    assert table.may(0, "object book")


@rule("carrara1.extra.one")
def test_nobody_has_to_buy_an_object() -> None:
    table = scenario("carrara", seats=2).coins(0, 50).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa")

    assert table.may(0, "end")


@rule("carrara1.extra.field")
def test_an_object_that_is_sold_is_not_replaced() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa", "object crown")

    assert seen(table).field == ("book", "cup", "gate", "flag", "coat")


@rule("carrara1.extra.field")
def test_an_object_that_is_gone_cannot_be_bought() -> None:
    table = scenario("carrara", seats=2).coins(0, 50).built(0, "villa 1 massa").field("book", "cup")

    table.chooses(0, "score-type villa")

    assert table.refuses(0, "object crown").rule == "carrara1.extra.field"


@rule("carrara1.extra.field")
def test_only_objects_of_the_field_are_offered() -> None:
    table = scenario("carrara", seats=2).coins(0, 50).built(0, "villa 1 massa").field("book", "cup")

    table.chooses(0, "score-type villa")

    assert table.options(0) == ["object book", "object cup", "end"]


@rule("carrara1.extra.field")
def test_a_sale_leaves_the_supply_as_it_is() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa", "object crown")

    assert seen(table).supply["crown"] == 5


@rule("carrara1.extra.price")
def test_an_object_costs_ten_coins() -> None:
    table = scenario("carrara", seats=2).coins(0, 23).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa", "object crown")

    assert coins(table, 0) == 13


@rule("carrara1.extra.price")
def test_nine_coins_are_too_few_for_an_object() -> None:
    table = scenario("carrara", seats=2).coins(0, 9).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa")
    reason = table.refuses(0, "object crown")

    assert (reason.rule, reason.details) == ("carrara1.extra.price", {"price": 10, "coins": 9})


@rule("carrara1.extra.price")
def test_coins_of_the_same_turn_pay_for_the_object() -> None:
    table = scenario("carrara", seats=2).coins(0, 1).built(0, "villa 3 pisa")

    table.chooses(0, "score-type villa", "object crown")

    assert coins(table, 0) == 0


@rule("carrara1.extra.price")
def test_everybody_hears_which_object_was_bought() -> None:
    table = scenario("carrara", seats=2).built(0, "villa 1 massa")

    table.chooses(0, "score-type villa", "object crown")

    assert told(table, "object").seen_by(1).details == {"object": "crown", "coins": 10}
