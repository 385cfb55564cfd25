"""Turns: one action each, clockwise, or a pass."""

from __future__ import annotations

from tavola.testing import rule
from tests.games.carrara_second.tables import coins, normal


@rule("carrara2.turn.clockwise")
def test_turns_go_round_clockwise() -> None:
    table = normal(3).chooses(0, "pass").chooses(1, "pass").chooses(2, "pass")

    assert table.asked(0) == "carrara-second.action"
    assert table.refuses(1, "pass").rule == "carrara2.turn.clockwise"


@rule("carrara2.turn.one-action")
def test_a_turn_cannot_end_without_an_action() -> None:
    assert normal().refuses(0, "end").rule == "carrara2.turn.one-action"


@rule("carrara2.turn.one-action")
def test_after_one_action_the_next_seat_is_asked() -> None:
    table = normal().chooses(0, "buy still", "take I purple")

    assert table.asked(1) == "carrara-second.action"


@rule("carrara2.turn.actions")
def test_there_are_four_kinds_of_actions() -> None:
    table = normal().blocks(0, purple=2).built(0, "villa 1 lerici").display("porta 1")
    words = {option.partition(" ")[0] for option in table.options(0)}

    assert words == {"buy", "build", "visit", "pass"}


@rule("carrara2.turn.actions")
def test_what_belongs_to_the_advanced_game_is_no_action_of_the_normal_one() -> None:
    assert normal().refuses(0, "gain flag").rule == "carrara2.turn.actions"


@rule("carrara2.pass.coins")
def test_who_passes_takes_two_coins() -> None:
    table = normal().coins(0, 7).chooses(0, "pass")

    assert coins(table, 0) == 9
    assert table.asked(1) == "carrara-second.action"
