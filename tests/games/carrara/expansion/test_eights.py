"""Buildings of cost 8, raising, and upgrades."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara.expansion.tables import expansion, seen
from tests.games.carrara.looking import all_others, blocks, city_of, coins, mat, objects, told


def with_eight() -> Scenario:
    """Seat 0 has built the Cathedrale of cost 8 in Viareggio and is to take an upgrade."""
    table = expansion().blocks(0, white=4, green=5).display("villa 3")
    return table.chooses(0, "build cathedrale 8 viareggio", "pay 3white,5green")


@rule("carrara1x.eights.build")
def test_a_building_of_cost_8_is_built_for_8_blocks() -> None:
    table = with_eight()

    assert city_of(table, 0) == {"cathedrale 8": "viareggio"}
    assert blocks(table, 0) == {"white": 1}
    assert seen(table).bag == 42 - 6 - 1 - 1


@rule("carrara1x.eights.build")
def test_seven_blocks_are_too_few() -> None:
    table = expansion().blocks(0, white=6)

    assert table.refuses(0, "build villa 8 livorno").rule == "carrara1.build.cost"


@rule("carrara1x.eights.gone")
def test_a_building_of_cost_8_that_is_built_is_not_replaced() -> None:
    table = with_eight().chooses(0, "no-upgrade", "end")

    assert seen(table).eights[1] is None
    assert table.refuses(1, "build cathedrale 8 lerici").rule == "carrara1x.eights.gone"


@rule("carrara1x.eights.gone")
def test_nothing_is_raised_to_a_building_of_cost_8_that_is_built() -> None:
    table = expansion().built(0, "porta 3 massa").built(1, "castello 8 lerici").blocks(0, blue=5)

    assert table.refuses(0, "raise porta 3 castello 8").rule == "carrara1x.eights.gone"


@rule("carrara1x.eights.gone")
def test_when_all_are_built_none_can_be_built() -> None:
    kinds = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    table = expansion().built(1, *(f"{kind} 8 lerici" for kind in kinds)).blocks(0, white=6, black=6)

    assert not any(" 8 " in text for text in table.options(0))


@rule(
    "carrara1x.raise.any", "carrara1x.raise.difference", "carrara1x.raise.any-type", "carrara1x.eights.raise"
)
def test_a_porta_of_3_becomes_a_castello_of_8_for_5_blocks() -> None:
    table = expansion().built(0, "porta 3 massa").blocks(0, blue=5, black=1)
    table.chooses(0, "raise porta 3 castello 8", "pay 5blue")

    assert city_of(table, 0) == {"castello 8": "massa"}
    assert blocks(table, 0) == {"black": 1}
    assert seen(table).out == ("porta 3",)
    assert table.asked(0) == "carrara.upgrade"


@rule("carrara1x.raise.refill", "carrara1x.ruling.raising-is-building", "carrara1x.raise.old-leaves")
def test_the_printed_example_in_lucca() -> None:
    table = expansion().built(0, "castello 3 lucca").blocks(0, yellow=1).display("biblioteca 4", "villa 1")
    table.chooses(0, "raise castello 3 biblioteca 4", "pay yellow").draws("porta 5")
    display = seen(table).display

    assert city_of(table, 0) == {"biblioteca 4": "lucca"}
    assert blocks(table, 0) == {}
    assert seen(table).out == ("castello 3",)
    assert len([tile for tile in display if tile is not None]) == 2
    assert table.asked(0) == "carrara.after"


@rule("carrara1x.raise.higher")
@pytest.mark.parametrize("new", ["villa 3", "porta 2"])
def test_a_building_is_raised_to_a_higher_cost_only(new: str) -> None:
    table = expansion().built(0, "castello 3 lerici").blocks(0, white=3).display(new)

    assert table.refuses(0, f"raise castello 3 {new}").rule == "carrara1x.raise.higher"


@rule("carrara1x.raise.higher")
def test_a_building_of_cost_8_cannot_be_raised() -> None:
    table = expansion().built(0, "castello 8 lerici").blocks(0, white=6, black=6)

    assert not any(text.startswith("raise") for text in table.options(0))
    assert table.refuses(0, "raise castello 8 villa 8").rule == "carrara1x.raise.higher"


@rule("carrara1x.raise.any")
def test_only_own_buildings_are_raised() -> None:
    table = expansion().built(1, "castello 3 lerici").blocks(0, white=5)

    assert table.refuses(0, "raise castello 3 villa 8").rule == "carrara1x.raise.any"


@rule("carrara1x.raise.any")
def test_only_to_a_building_that_lies_open() -> None:
    table = expansion().built(0, "castello 3 lerici").blocks(0, white=5).display("villa 1")

    assert table.refuses(0, "raise castello 3 porta 5").rule == "carrara1.build.display"


@rule("carrara1x.ruling.raising-is-building")
def test_the_difference_is_paid_in_colours_of_the_city() -> None:
    table = expansion().built(0, "castello 3 pisa").blocks(0, red=5)

    assert table.refuses(0, "raise castello 3 villa 8").rule == "carrara1.build.colours"


@rule("carrara1x.raise.difference")
def test_too_few_blocks_do_not_raise() -> None:
    table = expansion().built(0, "castello 3 pisa").blocks(0, white=4)

    assert table.refuses(0, "raise castello 3 villa 8").rule == "carrara1x.raise.difference"


@rule("carrara1x.raise.difference")
def test_exactly_the_difference_is_handed_in() -> None:
    table = expansion().built(0, "castello 3 pisa").blocks(0, white=6).chooses(0, "raise castello 3 villa 8")

    assert table.refuses(0, "pay 4white").rule == "carrara1x.raise.difference"
    assert table.refuses(0, "end").rule == "carrara1x.raise.difference"
    assert table.refuses(0, "pay 5black").rule == "carrara1.build.colours"
    assert table.options(0) == ["pay 5white"]


@rule("carrara1x.raise.old-leaves")
def test_what_was_raised_comes_neither_into_the_stack_nor_back_to_the_display() -> None:
    table = expansion().built(0, "villa 1 lerici").blocks(0, black=1).display("villa 2", "villa 3")
    stack = seen(table).stack
    table.chooses(0, "raise villa 1 villa 2", "pay black", "end")

    assert seen(table).stack == stack - 1
    assert seen(table).out == ("villa 1",)


@rule("carrara1x.ruling.last-building")
def test_raising_to_the_last_building_of_the_board_begins_the_last_round() -> None:
    others = all_others("villa 5", "villa 1")
    table = expansion().built(1, *others).built(0, "villa 1 lerici").blocks(0, black=4).display("villa 5")
    table.chooses(0, "raise villa 1 villa 5", "pay 4black")

    assert told(table, "last_building").seat == 0


@rule("carrara1x.ruling.last-building")
def test_a_building_of_cost_8_is_not_the_last_building() -> None:
    others = all_others("villa 5")
    table = expansion().built(1, *others).blocks(0, black=6, blue=2).display("villa 5")
    table.chooses(0, "build villa 8 lerici", "pay 2blue,6black", "no-upgrade", "end")

    assert seen(table).last_built_by is None


@rule("carrara1x.ruling.raised-later")
def test_a_raised_building_counts_in_later_scorings_and_changes_no_earlier_one() -> None:
    table = (
        expansion().built(0, "villa 1 massa", "porta 1 massa", "porta 2 massa").types(0, "villa").points(0, 1)
    )
    table.blocks(0, blue=4).display("villa 5").chooses(0, "raise villa 1 villa 5", "pay 4blue", "end")

    assert table.points(0) == 1
    table.chooses(1, "buy-unturned", "take I black", "end").chooses(0, "score-city massa")
    assert table.points(0) == 1 + 5 + 1 + 2


@rule("carrara1x.upgrade.eight", "carrara1x.upgrade.any-place", "carrara1x.upgrade.at-once")
def test_whoever_builds_an_8_in_viareggio_may_take_the_upgrade_for_lucca() -> None:
    table = with_eight()

    assert table.asked(0) == "carrara.upgrade"
    view = seen(table.chooses(0, "upgrade lucca"))
    assert view.upgrade_owners["lucca"] == 0
    assert view.values[0]["lucca"] == (3, 1)
    assert view.values[1]["lucca"] == (2, 0)


@rule("carrara1x.upgrade.kinds", "carrara1x.ruling.upgrade-declined")
def test_any_upgrade_or_none_may_be_taken() -> None:
    assert with_eight().options(0) == [
        "upgrade livorno",
        "upgrade pisa",
        "upgrade lucca",
        "upgrade viareggio",
        "upgrade massa",
        "upgrade lerici",
        "upgrade urban",
        "upgrade rural",
        "no-upgrade",
    ]


@rule("carrara1x.upgrade.at-once")
def test_the_turn_does_not_go_on_before_the_upgrade_is_settled() -> None:
    assert with_eight().refuses(0, "end").rule == "carrara1x.upgrade.at-once"


@rule("carrara1x.upgrade.only-at-once", "carrara1x.ruling.upgrade-declined")
def test_an_upgrade_that_was_declined_cannot_be_taken_later() -> None:
    table = with_eight().chooses(0, "no-upgrade")

    assert table.refuses(0, "upgrade lucca").rule == "carrara1x.upgrade.only-at-once"
    table.chooses(0, "end").chooses(1, "buy-unturned", "take I black", "end")
    assert table.refuses(0, "upgrade lucca").rule == "carrara1x.upgrade.only-at-once"


@rule("carrara1x.upgrade.supply")
def test_an_upgrade_that_lies_with_another_player_cannot_be_taken() -> None:
    table = expansion().upgrades(1, "lucca").blocks(0, white=4, green=5)
    table.chooses(0, "build cathedrale 8 viareggio", "pay 3white,5green")

    assert table.refuses(0, "upgrade lucca").rule == "carrara1x.upgrade.supply"


@rule("carrara1x.upgrade.replaces", "carrara1x.upgrade.every-scoring", "carrara1x.ruling.upgrade-values")
def test_the_printed_example_of_lucca_with_its_upgrade() -> None:
    table = expansion().built(0, "palazzo 2 lucca", "porta 3 lucca").upgrades(0, "lucca")
    table.chooses(0, "score-city lucca")

    assert table.points(0) == 15
    assert coins(table, 0) == 25
    assert objects(table, 0) == {"crown": 1, "gate": 1}


@rule("carrara1x.upgrade.every-scoring")
def test_the_new_value_holds_when_a_type_is_scored_too() -> None:
    table = expansion().built(0, "palazzo 2 lucca", "palazzo 3 massa").upgrades(0, "lucca")
    table.chooses(0, "score-type palazzo")

    assert table.points(0) == 2 * 3 + 3 * 1
    assert coins(table, 0) == 22


@rule("carrara1x.upgrade.replaces")
def test_an_upgrade_is_worth_something_to_its_owner_only() -> None:
    table = expansion().built(0, "palazzo 2 lucca").upgrades(1, "lucca").chooses(0, "score-type palazzo")

    assert table.points(0) == 4
    assert coins(table, 0) == 20


@rule("carrara1x.ruling.cards-count-now")
def test_a_building_that_was_raised_no_longer_counts() -> None:
    table = expansion().built(0, "villa 5 lerici").blocks(0, black=3)
    table.chooses(0, "raise villa 5 villa 8", "pay 3black", "no-upgrade")

    assert mat(table, 0).cost_built == 8
    assert len(mat(table, 0).buildings) == 1
