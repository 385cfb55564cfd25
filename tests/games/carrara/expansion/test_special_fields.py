"""The two special scoring fields."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.carrara.expansion.tables import expansion, progress, seen
from tests.games.carrara.looking import coins, mat, objects


@rule("carrara1x.special.value", "carrara1x.special.no-objects", "carrara1x.special.payment")
def test_the_printed_example_of_urban_buildings() -> None:
    table = expansion().built(0, "porta 3 massa", "palazzo 2 pisa", "biblioteca 2 lerici", "villa 5 lerici")
    table.chooses(0, "score-special urban")

    assert coins(table, 0) == 27
    assert table.points(0) == 0
    assert objects(table, 0) == {}


@rule("carrara1x.special.value", "carrara1x.special.no-objects", "carrara1x.special.payment")
def test_the_printed_example_of_rural_buildings() -> None:
    table = expansion().built(0, "castello 1 massa", "villa 3 lucca", "villa 4 lerici", "porta 5 lerici")
    table.chooses(0, "score-special rural")

    assert table.points(0) == 8
    assert coins(table, 0) == 20
    assert objects(table, 0) == {}


@rule("carrara1x.special.stone")
def test_a_stone_is_used() -> None:
    table = expansion().built(0, "villa 3 lucca").chooses(0, "score-special rural")

    assert mat(table, 0).stones_left == 5
    assert seen(table).scored_specials == (("rural",), ())


@rule("carrara1x.special.needs-building")
def test_a_field_needs_a_building_of_its_kind() -> None:
    table = expansion().built(0, "villa 3 lucca")

    assert table.refuses(0, "score-special urban").rule == "carrara1x.special.needs-building"
    assert table.may(0, "score-special rural")


@rule("carrara1x.special.once")
def test_a_field_is_scored_once_by_each_player() -> None:
    table = expansion().built(0, "villa 3 lucca").built(1, "villa 4 pisa").specials(0, "rural")

    assert table.refuses(0, "score-special rural").rule == "carrara1x.special.once"
    table.chooses(0, "buy-unturned", "take I black", "end")
    assert table.may(1, "score-special rural")


@rule("carrara1x.ruling.six-stones")
def test_who_has_no_stone_left_scores_no_field() -> None:
    table = (
        expansion().built(0, "villa 3 lucca").types(0, "villa", "porta", "palazzo", "castello", "biblioteca")
    )
    table.specials(0, "urban")

    assert table.refuses(0, "score-special rural").rule == "carrara1.score.stones"


@rule("carrara1x.upgrade.replaces")
def test_an_upgrade_of_a_field_replaces_its_value() -> None:
    table = expansion().built(0, "villa 3 lucca").upgrades(0, "rural").chooses(0, "score-special rural")

    assert (table.points(0), coins(table, 0) - 20) == tuple(3 * n for n in seen(table).values[0]["rural"])


@rule("carrara1x.ruling.special-counts")
def test_a_field_counts_as_a_scoring_but_not_as_a_city() -> None:
    table = expansion().built(0, "villa 3 lucca").specials(0, "urban").chooses(0, "score-special rural")
    cities = expansion(top="top-cities").built(0, "villa 3 lucca").chooses(0, "score-special rural")

    assert progress(table, "top").there == 2
    assert progress(cities, "top").there == 0
