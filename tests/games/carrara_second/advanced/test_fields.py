"""The scoring fields of the advanced game."""

from __future__ import annotations

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import advanced, coins, kinds, view


def visiting(table: Scenario) -> Scenario:
    return table.chooses(0, "visit points 1")


@rule("carrara2.advanced.fields")
def test_there_are_money_fields_and_statue_fields_beside_the_others() -> None:
    table = visiting(advanced().built(0, "villa 4 massa").statues(0, "blue massa 1").coins(0, 50))

    assert table.options(0) == [
        "score-type villa", "score-landscape rural", "score-money 3", "score-money 2",
        "score-statues massa-pisa",
    ]  # fmt: skip


@rule("carrara2.advanced.decoration.value")
def test_a_decoration_raises_the_value_in_city_type_and_landscape() -> None:
    table = advanced().built(0, "villa 4 livorno", "porta 1 livorno").decorated(0, "livorno 1")
    prospects = {each.option: each for each in view(table).mats[0].prospects}

    assert prospects["score-city livorno"].points == (5 + 1) * 3
    assert prospects["score-type villa"].points == 5 * 3
    assert prospects["score-landscape rural"].points == 5
    visiting(table).chooses(0, "score-city livorno")
    assert table.award.points == 18


@rule("carrara2.ruling.covered-pieces")
def test_a_decoration_does_not_count_for_the_points_of_building() -> None:
    table = advanced().built(0, "villa 5 lerici").decorated(0, "lerici 1").blocks(0, purple=3)
    table.types(0, "villa", "porta", "palazzo", "castello", "biblioteca", "cathedrale")
    table.landscapes(0, "rural", "urban").chooses(0, "upgrade villa 5 lerici 1", "pay 3purple")

    assert table.points(0) == 3


@rule("carrara2.advanced.money.claim", "carrara2.advanced.money.show")
def test_a_money_field_is_claimed_and_brings_nothing_now() -> None:
    table = visiting(advanced().coins(0, 40)).chooses(0, "score-money 3")

    assert coins(table, 0) == 40
    assert table.points(0) == 3
    assert view(table).mats[0].money == "3"
    (event,) = [event for event in table.events if event.kind == "carrara-second.claimed"]
    assert event.details["held"] == 40


@rule("carrara2.advanced.money.show")
def test_a_money_field_needs_the_coins() -> None:
    table = visiting(advanced().coins(0, 49).built(0, "villa 1 pisa"))

    assert table.refuses(0, "score-money 2").rule == "carrara2.advanced.money.show"


@rule("carrara2.advanced.money.fields")
def test_there_are_two_money_fields() -> None:
    table = visiting(advanced().coins(0, 60))

    assert [(field.rate, field.needed) for field in view(table).money_fields] == [("3", 36), ("2", 50)]
    assert table.refuses(0, "score-money 4").rule == "carrara2.advanced.money.fields"


@rule("carrara2.advanced.money.one")
def test_a_player_claims_one_money_field() -> None:
    table = visiting(advanced().coins(0, 60).money(0, "3").built(0, "villa 1 pisa"))

    assert table.refuses(0, "score-money 2").rule == "carrara2.advanced.money.one"


@rule("carrara2.ruling.money-shared")
def test_a_shared_money_field_is_claimed_once() -> None:
    table = visiting(advanced().coins(0, 60).money(1, "3"))

    assert table.refuses(0, "score-money 3").rule == "carrara2.ruling.money-shared"


@rule("carrara2.ruling.money-shared")
def test_with_fields_of_their_own_everybody_can_claim_both() -> None:
    table = visiting(advanced(money_fields="own").coins(0, 60).money(1, "3"))

    assert table.may(0, "score-money 3")


@rule("carrara2.advanced.statues.pairs")
def test_the_statue_fields_are_three_pairs_of_cities() -> None:
    table = visiting(advanced().built(0, "villa 1 pisa"))

    assert view(table).pairs == ("livorno-lerici", "massa-pisa", "viareggio-lucca")
    assert table.refuses(0, "score-statues pisa-lucca").rule == "carrara2.advanced.statues.pairs"


@rule("carrara2.advanced.statues.needs-statue")
def test_a_statue_field_needs_a_statue_in_one_of_its_cities() -> None:
    table = visiting(advanced().built(0, "villa 1 pisa", "villa 2 lucca").statues(0, "white lucca 1"))

    assert table.refuses(0, "score-statues massa-pisa").rule == "carrara2.advanced.statues.needs-statue"
    assert table.may(0, "score-statues viareggio-lucca")


@rule("carrara2.advanced.statues.once")
def test_a_statue_field_is_scored_once() -> None:
    table = advanced().built(0, "villa 1 pisa").statues(0, "white pisa 1").pairs(0, "massa-pisa")

    assert visiting(table).refuses(0, "score-statues massa-pisa").rule == "carrara2.advanced.statues.once"


@rule("carrara2.advanced.statues.value", "carrara2.advanced.statues.no-value")
def test_only_buildings_with_a_statue_count_and_the_statue_adds_nothing() -> None:
    table = advanced().built(0, "villa 4 livorno", "villa 5 livorno", "porta 2 lerici")
    table.statues(0, "white livorno 1", "purple lerici 1").decorated(0, "livorno 1")
    visiting(table).chooses(0, "score-statues livorno-lerici")

    assert (table.award.points, table.award.total("coins")) == (5 * 3, 2)
    assert "scored_statues" in kinds(table)
