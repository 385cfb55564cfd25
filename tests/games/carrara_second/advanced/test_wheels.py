"""Two wheels, and what an emptied segment gives."""

from __future__ import annotations

import pytest

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import advanced, built, kinds, on_wheel, pieces, view


def one_block(**more: int) -> Scenario:
    """A blue block lies alone on segment IV, where it is free."""
    return advanced().display("porta 1").wheel("IV", **{"blue": 1, **more})


@rule("carrara2.advanced.buy.must-turn")
@pytest.mark.parametrize("how", ["turn", "still"])
def test_in_the_advanced_game_a_wheel_must_turn(how: str) -> None:
    assert advanced().refuses(0, f"buy {how}").rule == "carrara2.advanced.buy.must-turn"


@rule("carrara2.advanced.buy.both")
def test_both_wheels_turn_together_and_blocks_are_added() -> None:
    table = advanced()
    before = view(table).symbols
    table.chooses(0, "buy both")

    assert view(table).symbols == (before[-1], *before[:-1])
    assert sum(on_wheel(table, 2).values()) == 6
    assert sum(on_wheel(table, 1).values()) == 5


@rule("carrara2.advanced.buy.inner")
def test_the_inner_wheel_turns_alone_and_no_block_is_added() -> None:
    table = advanced()
    before = view(table).symbols
    table.chooses(0, "buy inner")
    after = view(table).symbols

    assert [symbol.decoration for symbol in after] == [symbol.decoration for symbol in before]
    assert [symbol.statue for symbol in after[1:]] == [symbol.statue for symbol in before[:-1]]
    assert sum(on_wheel(table, 1).values()) == 6


@rule("carrara2.ruling.still-needs-coins")
def test_the_inner_wheel_turns_only_for_who_can_pay() -> None:
    table = advanced().coins(0, 0)

    assert table.refuses(0, "buy inner").rule == "carrara2.ruling.still-needs-coins"
    assert table.may(0, "buy both")


@rule("carrara2.buy.nothing-left")
def test_with_wheel_and_bag_empty_nothing_can_be_bought() -> None:
    everything = dict.fromkeys(("white", "yellow", "red", "green", "blue", "purple"), 7)
    table = advanced().wheel("I", white=0).blocks(0, **everything).blocks(1)

    assert table.refuses(0, "buy both").rule == "carrara2.buy.nothing-left"


@rule("carrara2.advanced.buy.emptied")
def test_the_last_blocks_of_a_segment_bring_a_choice_of_two_pieces() -> None:
    table = one_block().chooses(0, "buy inner", "take IV blue")
    shown = view(table).symbols[3]

    assert table.options(0) == [f"gain {shown.decoration}", f"gain {shown.statue}", "decline"]
    assert table.refuses(0, "pass").rule == "carrara2.advanced.buy.emptied"
    table.chooses(0, "decline")
    assert "declined" in kinds(table)


@rule("carrara2.advanced.buy.emptied")
def test_only_one_of_the_two_is_taken() -> None:
    table = one_block().chooses(0, "buy inner", "take IV blue")
    shown = view(table).symbols[3]
    table.chooses(0, f"gain {shown.decoration}", "store")

    assert view(table).mats[0].warehouses == (shown.decoration, None)
    assert table.asked(1) is not None


@rule("carrara2.advanced.buy.emptied")
def test_a_segment_that_still_holds_blocks_gives_nothing() -> None:
    table = one_block(purple=1).chooses(0, "buy inner", "take IV blue")

    assert table.asked(1) == "carrara-second.action"


@rule("carrara2.advanced.buy.shown")
def test_what_the_wheels_do_not_show_is_not_to_be_had() -> None:
    table = one_block().chooses(0, "buy inner", "take IV blue")
    shown = view(table).symbols[3]
    other = next(kind for kind in view(table).box.decorations if kind != shown.decoration)

    assert table.refuses(0, f"gain {other}").rule == "carrara2.advanced.buy.shown"


@rule("carrara2.advanced.buy.shown")
def test_what_the_supply_lacks_is_not_to_be_had() -> None:
    villas = [f"villa {value} lerici" for value in (1, 2, 4, 5)]
    table = advanced().prepare("outer", "coat").display("porta 1").wheel("I", purple=1).built(0, *villas)
    table.decorated(0, *(f"lerici {n}" for n in (1, 2, 3, 4))).warehouses(1, "coat")
    table.chooses(0, "buy inner", "take I purple")

    assert pieces(table).supply[5] == 0
    assert table.options(0) == ["gain white", "decline"]


@rule("carrara2.advanced.build.kept", "carrara2.ruling.covered-pieces")
def test_decoration_and_statue_stay_when_a_monument_covers_the_building() -> None:
    table = advanced().built(0, "villa 2 massa", "villa 5 massa").blocks(0, blue=3)
    table.decorated(0, "massa 2").statues(0, "green massa 2")
    table.chooses(0, "upgrade villa 5 massa 2", "pay 3blue", "improve pisa")
    monument = view(table).mats[0].buildings[1]

    assert built(table, 0) == ["villa 2 massa", "villa 8 massa"]
    assert (monument.decoration, monument.statue, monument.worth) == ("coat", "green", 9)
