"""Rulings that came later: games that began by older rules go on by them, and their records still replay."""

from __future__ import annotations

import pytest

from tavola.games.carcassonne.core.rules.versions import FIRST, NEWEST
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import RecordError, parse_record, replay
from tavola.testing import Scenario, rule, scenario
from tests.games.carcassonne.looking import figures


def ferry_turned_before_message_4(version: int) -> Scenario:
    """The ferry was laid anew with the first tile of this turn; the tile of message 4 leads to it again."""
    table = scenario(CARCASSONNE, modules=("ferries", "messages", "abbot"), rules_version=version)
    table.start("ferries.2 0,0 r0").prepare("ferry 0,0", "r1 r3").laid("base.B 0,-1 r0")
    table.figures(0, "abbot 0,-1 m1").points(0, 2).draws("base.U", "4", "base.U", "base.U", "base.W")
    table.chooses(0, "place 1,0 r0", "take abbot", "count meeple", "turn-ferry 0,0 r2-r3")
    return table.chooses(0, "message", "place 2,0 r0", "skip")


def flight_failed_before_message_4(version: int, *modules: str, figure: str = "abbot 0,0 m1") -> Scenario:
    """The tile of message 4, a monastery, lies; with the first tile of this turn a flight has failed."""
    around = ("base.B 0,1 r0", "base.B 1,1 r0", "base.B 2,1 r0", "base.A 2,0 r1")
    table = scenario(CARCASSONNE, modules=("flyers", "messages", *modules), rules_version=version)
    table.start("base.A 0,0 r3").laid(*around).points(0, 2)
    table.figures(0, "meeple 0,0 r1", *([figure] if modules else []))
    table.draws("flyers.B", "2", "4", "base.B", "base.E")
    return table.chooses(0, "place 1,0 r0", "fly meeple", "count meeple", "message", "place 1,-1 r0")


def goes_on_by_its_own_rules(table: Scenario) -> None:
    """The record of this game replays to the same position, and not by newer rules."""
    text = table.play.record().text()

    assert replay(CARCASSONNE, parse_record(text)).state.key() == table.state.key()
    with pytest.raises(RecordError, match="is not legal here"):
        replay(CARCASSONNE, parse_record(text.replace(f"rules {FIRST}", f"rules {NEWEST}")))


@rule("carcassonne.ferries.once", "carcassonne.ruling.ferries-message-tile")
def test_a_ferry_laid_anew_stays_when_the_tile_of_message_4_leads_to_it_again() -> None:
    table = ferry_turned_before_message_4(NEWEST)

    assert (table.asked(0), table.asked(1)) == (None, "carcassonne.lay")


@rule("carcassonne.ferries.once")
def test_the_next_player_may_lay_it_anew() -> None:
    table = ferry_turned_before_message_4(NEWEST).chooses(1, "place 3,0 r0", "skip")

    assert table.may(1, "turn-ferry 0,0 r1-r3")


@rule("carcassonne.ruling.ferries-message-tile")
def test_by_the_first_rules_message_4_let_the_same_ferry_be_laid_anew_twice() -> None:
    table = ferry_turned_before_message_4(FIRST).chooses(0, "turn-ferry 0,0 r1-r3")

    goes_on_by_its_own_rules(table)


@rule("carcassonne.ferries.once")
def test_who_lays_a_ferry_anew_twice_is_told_why_not() -> None:
    lakes = ("base.B 0,-1 r0", "base.B 1,-1 r0", "base.B 2,-1 r0", "ferries.2 2,0 r0")
    table = scenario(CARCASSONNE, modules=("ferries",)).start("ferries.2 0,0 r0").laid(*lakes).draws("base.U")
    table.prepare("ferry 0,0", "r1 r3").prepare("ferry 2,0", "r1 r3")

    table.chooses(0, "place 1,0 r0", "skip", "turn-ferry 0,0 r2-r3")

    assert table.refuses(0, "turn-ferry 0,0 r1-r3").rule == "carcassonne.ferries.once"


@rule("carcassonne.flyers.fails", "carcassonne.ruling.flyers-failed-turn")
def test_after_a_failed_flight_no_figure_goes_onto_the_tile_of_message_4() -> None:
    table = flight_failed_before_message_4(NEWEST)

    assert (table.asked(0), table.asked(1)) == (None, "carcassonne.lay")


@rule("carcassonne.ruling.flyers-failed-turn")
def test_after_a_failed_flight_the_abbot_may_come_back_with_the_tile_of_message_4() -> None:
    table = flight_failed_before_message_4(NEWEST, "abbot")

    assert table.options(0) == ["take abbot", "skip"]
    assert table.refuses(0, "put meeple m1").rule == "carcassonne.ruling.flyers-failed-turn"


@rule("carcassonne.ruling.flyers-failed-turn")
def test_after_a_failed_flight_the_second_part_of_a_double_turn_is_free_again() -> None:
    table = flight_failed_before_message_4(NEWEST, "builder", figure="builder 0,0 r1")

    table.chooses(0, "second-turn", "place 0,-1 r0", "put meeple c1")

    assert figures(table, 0) == ["meeple 0,-1 c1"]


@rule("carcassonne.ruling.flyers-failed-turn")
def test_by_the_first_rules_a_figure_followed_a_failed_flight_on_the_tile_of_message_4() -> None:
    table = flight_failed_before_message_4(FIRST).chooses(0, "put meeple m1")

    goes_on_by_its_own_rules(table)
