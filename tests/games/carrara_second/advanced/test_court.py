"""The court of the advanced game."""

from __future__ import annotations

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import advanced, coins, kinds, pieces, view


@rule("carrara2.advanced.court.sections")
def test_the_advanced_court_has_eight_sections() -> None:
    court = [(section.kind, section.amount) for section in view(advanced()).court]

    assert court == [
        ("gold", 1), ("gold", 1), ("decoration", 1), ("decoration", 1),
        ("coins", 5), ("coins", 5), ("points", 3), ("points", 3),
    ]  # fmt: skip


@rule("carrara2.advanced.court.decoration")
def test_the_decoration_bonus_is_any_decoration() -> None:
    table = advanced().built(0, "villa 4 livorno").chooses(0, "visit decoration 1")
    kinds_offered = [option for option in table.options(0) if option.startswith("gain")]
    assert kinds_offered == [f"gain {kind}" for kind in ("book", "cup", "crown", "gate", "flag", "coat")]
    assert table.refuses(0, "gain red").rule == "carrara2.advanced.court.decoration"
    table.chooses(0, "gain coat", "place livorno 1", "score-type villa")

    assert table.points(0) == 15


@rule("carrara2.advanced.court.decoration")
def test_the_decoration_bonus_may_be_declined() -> None:
    table = advanced().built(0, "villa 4 livorno").chooses(0, "visit decoration 1", "decline")

    assert table.asked(0) == "carrara-second.field"


@rule("carrara2.advanced.court.gold")
def test_a_gold_statue_may_stand_in_any_city() -> None:
    table = advanced().built(0, "villa 4 lerici", "porta 1 livorno").statues(0, "blue lerici 1")
    table.chooses(0, "visit gold 1", "gain gold")

    assert table.options(0) == ["place livorno 1", "store"]
    table.chooses(0, "place livorno 1")
    assert view(table).mats[0].buildings[1].statue == "gold"


@rule("carrara2.advanced.court.gold")
def test_followers_find_a_gold_statue_too() -> None:
    table = advanced().built(0, "villa 4 lerici").built(1, "villa 1 lerici")
    table.chooses(0, "visit gold 1", "gain gold", "store", "score-type villa", "end")
    table.chooses(1, "visit gold 1", "gain gold", "store")

    assert pieces(table).supply[12] == 2


@rule("carrara2.advanced.court.gold-boxed")
def test_a_gold_statue_that_is_not_taken_goes_into_the_box() -> None:
    table = advanced().built(0, "villa 4 lerici").chooses(0, "visit gold 1", "decline")

    assert "boxed" in kinds(table)
    assert (pieces(table).supply[12], pieces(table).boxed) == (3, 1)


@rule("carrara2.ruling.field-needed")
def test_where_only_a_gold_statue_opens_a_field_it_must_stand_there() -> None:
    table = advanced().built(0, "villa 4 massa").types(0, "villa").landscapes(0, "rural")
    table.prepare("court 0", "gold 1, coins 1")
    assert table.refuses(0, "visit coins 1").rule == "carrara2.ruling.field-needed"
    table.chooses(0, "visit gold 1")

    assert table.options(0) == ["place massa 1"]
    assert table.refuses(0, "decline").rule == "carrara2.ruling.field-needed"
    table.chooses(0, "place massa 1", "score-statues massa-pisa")
    assert table.points(0) == 4


@rule("carrara2.ruling.field-needed", "carrara2.setup.screens")
def test_how_a_gold_statue_that_opens_a_field_is_placed_does_not_tell_who_could_claim_a_money_field() -> None:
    def visiting(coins: int) -> Scenario:
        table = advanced().built(0, "villa 4 massa").types(0, "villa").landscapes(0, "rural").coins(0, coins)
        return table.chooses(0, "visit gold 1")

    poor, rich = visiting(0), visiting(40)
    assert rich.options(0) == ["place massa 1", "gain gold", "decline"]
    for table in (poor, rich):
        table.chooses(0, "place massa 1")
    assert kinds(poor) == kinds(rich)
    assert poor.view(1) == rich.view(1)


@rule("carrara2.ruling.money-after-bonus")
def test_the_coins_of_the_bonus_count_for_a_money_field() -> None:
    table = advanced().coins(0, 31)

    assert table.refuses(0, "visit points 1").rule == "carrara2.ruling.field-needed"
    table.chooses(0, "visit coins 1")
    assert table.options(0) == ["score-money 3"]
    assert coins(table, 0) == 36
