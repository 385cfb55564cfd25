"""The end of the game: two ways, and the last building."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.games.carrara.first.rules.view import CarraraView
from tavola.kernel import parse_record, replay
from tavola.library import game
from tavola.testing import rule, scenario
from tests.games.carrara.ending import ANY_ACTION, nearly_over
from tests.games.carrara.looking import all_others, seen, told


@rule("carrara1.end.two-ways")
def test_without_last_building_and_announcement_a_new_round_begins() -> None:
    table = nearly_over(2, seat=1)

    table.chooses(1, *ANY_ACTION, "end")

    assert seen(table).waiting_for == (0,)


@rule("carrara1.end.two-ways")
@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players", "last-building"])
def test_a_whole_game_ends_in_one_of_the_two_ways(name: str) -> None:
    text = (Path(__file__).parents[2] / "golden" / "carrara" / f"{name}.txt").read_text("utf-8")
    view = replay(game("carrara"), parse_record(text)).state.view(None)

    assert isinstance(view, CarraraView)
    assert (view.announced_by is None) == (name == "last-building") == (view.last_built_by is not None)


@rule("carrara1.end.two-ways")
@pytest.mark.parametrize("last_act", ["announce", "end"])
def test_the_last_building_ends_the_game_with_or_without_an_announcement(last_act: str) -> None:
    table = nearly_over(2, seat=1, cost=30).blocks(1, white=4)
    table.built(0, *[built for built in all_others("villa 4") if not built.endswith("5 lerici")])

    table.chooses(1, "build villa 4 pisa", "pay 4white", last_act)

    assert table.over


@rule("carrara1.end.last-building")
def test_after_the_last_building_the_round_is_finished() -> None:
    table = scenario("carrara", seats=3).blocks(0, white=3)
    table.display("villa 3").built(1, *all_others("villa 3"))

    table.chooses(0, "build villa 3 pisa", "pay 3white", "end")
    turns_left = [seen(table).waiting_for]
    table.chooses(1, *ANY_ACTION, "end")
    turns_left += [seen(table).waiting_for]
    table.chooses(2, "buy", "take III blue", "end")

    assert (turns_left, table.over) == ([(1,), (2,)], True)


@rule("carrara1.end.last-building")
def test_everybody_hears_who_built_the_last_building() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")
    table.built(1, *all_others("villa 3"))

    table.chooses(0, "build villa 3 pisa", "pay 3white")

    assert (told(table, "last_building").seat, seen(table).last_built_by) == (0, 0)


@rule("carrara1.end.last-building")
def test_the_neighbour_right_of_the_start_player_ends_the_game_at_once_with_the_last_building() -> None:
    table = scenario("carrara", seats=3).mover("2").blocks(2, white=3).display("villa 3")
    table.built(1, *all_others("villa 3"))

    table.chooses(2, "build villa 3 pisa", "pay 3white", "end")

    assert table.over


@rule("carrara1.end.last-building")
def test_an_empty_stack_alone_ends_nothing() -> None:
    table = scenario("carrara", seats=2).mover("1").blocks(1, white=3).display("villa 3", "biblioteca 1")
    table.built(0, *all_others("villa 3", "biblioteca 1"))

    table.chooses(1, "build villa 3 pisa", "pay 3white", "end")

    assert (seen(table).stack, table.over) == (0, False)


@rule("carrara1.end.no-duty", "carrara1.end.last-building")
def test_after_the_last_building_an_action_is_still_due() -> None:
    table = scenario("carrara", seats=2).blocks(0, white=3).display("villa 3")
    table.built(1, *all_others("villa 3"))

    table.chooses(0, "build villa 3 pisa", "pay 3white", "end")

    assert table.refuses(1, "decline").rule == "carrara1.end.no-duty"
