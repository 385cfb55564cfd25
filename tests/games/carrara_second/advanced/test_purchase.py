"""Buying a decoration or statue for ten coins."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.carrara_second.tables import advanced, coins, view


@rule("carrara2.advanced.purchase.one", "carrara2.advanced.purchase.price")
def test_a_piece_costs_ten_coins_and_is_no_action() -> None:
    table = advanced().built(0, "villa 1 lucca").chooses(0, "purchase coat lucca 1")

    assert coins(table, 0) == 10
    assert table.asked(0) == "carrara-second.action"


@rule("carrara2.advanced.purchase.one")
def test_one_piece_a_turn() -> None:
    table = advanced().built(0, "villa 1 lucca").coins(0, 40).chooses(0, "purchase coat lucca 1")
    assert table.refuses(0, "purchase red lucca 1").rule == "carrara2.advanced.purchase.one"
    table.chooses(0, "pass").chooses(1, "pass")

    assert table.may(0, "purchase red lucca 1")


@rule("carrara2.advanced.purchase.price")
def test_nine_coins_are_not_enough() -> None:
    table = advanced().built(0, "villa 1 lucca").coins(0, 9)

    assert table.refuses(0, "purchase coat lucca 1").rule == "carrara2.advanced.purchase.price"


@rule("carrara2.ruling.purchase-when")
def test_a_piece_is_bought_before_or_after_the_action_but_not_within() -> None:
    table = advanced().built(0, "villa 1 lucca")
    assert table.may(0, "purchase coat lucca 1")
    table.chooses(0, "visit coins 1")
    assert table.refuses(0, "purchase coat lucca 1").rule == "carrara2.score.steps"
    table.chooses(0, "score-type villa")

    assert table.may(0, "purchase coat lucca 1")


@rule("carrara2.ruling.purchase-when")
def test_the_question_after_the_action_does_not_tell_who_can_pay() -> None:
    table = advanced().built(0, "villa 1 lucca").coins(0, 0).chooses(0, "pass")

    assert table.options(0) == ["end"]


@rule("carrara2.advanced.purchase.decoration")
def test_a_bought_decoration_is_placed_at_once() -> None:
    table = advanced().built(0, "villa 1 lucca", "porta 1 lucca").decorated(0, "lucca 2")
    offered = [option for option in table.options(0) if option.startswith("purchase")]

    assert offered == ["purchase coat lucca 1", "purchase red lucca 1", "purchase red lucca 2"]
    assert table.refuses(0, "purchase coat lucca 2").rule == "carrara2.advanced.place.decoration"
    table.chooses(0, "purchase coat lucca 1")
    assert view(table).mats[0].buildings[0].decoration == "coat"


@rule("carrara2.advanced.purchase.statue")
def test_a_bought_statue_stands_only_in_the_city_of_its_colour() -> None:
    table = advanced().built(0, "villa 1 lucca", "porta 1 pisa")

    assert table.refuses(0, "purchase yellow lucca 1").rule == "carrara2.advanced.purchase.statue"
    table.chooses(0, "purchase yellow pisa 1")
    assert view(table).mats[0].buildings[1].statue == "yellow"


@rule("carrara2.advanced.purchase.supply")
def test_only_what_the_supply_has_is_for_sale() -> None:
    others = [f"villa {value} lerici" for value in (2, 4, 5)]
    table = advanced().built(0, "villa 1 lucca").built(1, *others)
    table.decorated(1, "lerici 1", "lerici 2", "lerici 3").warehouses(1, "coat", "coat")

    assert table.refuses(0, "purchase coat lucca 1").rule == "carrara2.advanced.purchase.supply"


@rule("carrara2.ruling.no-gold-for-coins")
def test_gold_is_not_for_sale() -> None:
    table = advanced().built(0, "villa 1 lucca")

    assert table.refuses(0, "purchase gold lucca 1").rule == "carrara2.ruling.no-gold-for-coins"


@rule("carrara2.ruling.trigger-turn")
def test_whoever_triggers_the_end_may_still_buy_a_piece_in_that_turn() -> None:
    table = advanced().display("porta 4").stack().built(0, "villa 1 lucca").landscapes(0, "rural", "urban")
    table.types(0, "porta", "palazzo", "castello", "biblioteca", "cathedrale").coins(0, 10)
    table.chooses(0, "visit gold 1", "decline", "score-type villa")
    assert view(table).end.triggered_by == 0
    table.chooses(0, "purchase coat lucca 1").chooses(1, "pass")

    assert table.over
    assert table.points(0) == 2 * 1 + 5 + 2


@rule("carrara2.ruling.standstill")
def test_a_piece_that_is_bought_starts_the_count_of_passes_anew() -> None:
    table = advanced().built(0, "villa 1 lucca").decorated(0, "lucca 1")
    for _ in range(4):
        table.chooses(0, "pass", "end").chooses(1, "pass")
    table.chooses(0, "purchase red lucca 1", "pass").chooses(1, "pass")
    for _ in range(4):
        assert not table.over
        table.chooses(0, "pass").chooses(1, "pass")

    assert table.over
