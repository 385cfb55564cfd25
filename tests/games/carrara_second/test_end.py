"""The end of the game and the final scoring."""

from __future__ import annotations

from tavola.testing import Scenario, rule
from tests.games.carrara_second.tables import kinds, normal, view

FIVE = ("porta", "palazzo", "castello", "biblioteca", "cathedrale")


def last_stone(seats: int = 2) -> Scenario:
    """The stack is empty, and the first seat has one stone left, for its villa."""
    return normal(seats).display("porta 4").stack().built(0, "villa 1 lerici").types(0, *FIVE)


def last_tile(seats: int = 2) -> Scenario:
    """One building is left in the stack, and the last seat has no stone any more."""
    table = normal(seats).display("villa 1").stack("porta 4").blocks(0, purple=1)
    return table.types(seats - 1, *FIVE, "villa")


@rule("carrara2.end.conditions", "carrara2.end.trigger", "carrara2.end.bonus")
def test_the_last_stone_with_an_empty_stack_ends_the_game() -> None:
    table = last_stone().chooses(0, "visit coins 1", "score-type villa")

    assert view(table).end.triggered_by == 0
    assert table.points(0) == 5


@rule("carrara2.end.trigger", "carrara2.end.bonus")
def test_the_last_building_of_the_stack_ends_the_game_if_somebody_has_no_stone() -> None:
    table = last_tile().chooses(0, "build villa 1 lerici", "pay purple")

    assert "ending" in kinds(table)
    assert (table.points(0), table.points(1)) == (5, 0)


@rule("carrara2.end.conditions")
def test_stones_alone_do_not_end_the_game() -> None:
    table = normal().display("porta 4").stack("porta 5").built(0, "villa 1 lerici").types(0, *FIVE)
    table.chooses(0, "visit coins 1", "score-type villa")

    assert view(table).end.triggered_by is None


@rule("carrara2.end.last-turns")
def test_everybody_else_has_one_more_turn() -> None:
    table = last_stone(3).chooses(0, "visit coins 1", "score-type villa")
    assert view(table).end.last_turns == (1, 2)
    table.chooses(1, "pass")
    assert view(table).end.last_turns == (2,)
    table.chooses(2, "pass")

    assert table.over


@rule("carrara2.ruling.last-turns-follow")
def test_the_visit_of_who_triggered_the_end_can_be_followed() -> None:
    table = last_stone().built(1, "villa 2 lerici").chooses(0, "visit coins 1", "score-type villa")
    table.chooses(1, "visit coins 1", "score-type villa")

    assert table.over
    assert table.points(1) == (20 + 5 + 2) // 5


@rule("carrara2.ruling.no-trigger-yet", "carrara2.end.conditions")
def test_an_empty_stack_alone_does_not_end_the_game() -> None:
    table = normal().display("villa 1").stack("porta 4").blocks(0, purple=1)
    table.chooses(0, "build villa 1 lerici", "pay purple")

    assert (view(table).stack, view(table).end.triggered_by) == (0, None)


@rule("carrara2.ruling.standstill")
def test_five_rounds_of_passing_end_the_game_without_the_bonus() -> None:
    table = normal()
    for _ in range(5):
        table.chooses(0, "pass").chooses(1, "pass")

    assert table.over
    assert table.state.scores() == (30 // 5, 30 // 5)


@rule("carrara2.ruling.standstill")
def test_anything_but_passing_starts_the_count_anew() -> None:
    table = normal()
    for _ in range(4):
        table.chooses(0, "pass").chooses(1, "pass")
    table.chooses(0, "buy still", "take I purple").chooses(1, "pass")

    assert not table.over


def finished(mine: int, theirs: int, blocks: int = 2) -> Scenario:
    """Two seats with so many coins at the end; the second has two blocks left."""
    table = normal().display("porta 4").stack().types(0, *FIVE, "villa").prepare("ending", "0").mover("1")
    table.coins(0, mine).coins(1, theirs - 2).blocks(0, white=blocks).blocks(1, white=2)
    return table.chooses(1, "pass")


@rule("carrara2.final.everyone", "carrara2.final.coins", "carrara2.final.winner")
def test_every_five_coins_are_a_point() -> None:
    table = finished(14, 25)

    assert table.state.scores() == (2, 5)
    assert table.standing[0].seat == 1
    assert table.refuses(0, "pass").rule == "carrara2.final.everyone"


@rule("carrara2.tie.blocks")
def test_with_equal_points_more_blocks_win() -> None:
    table = finished(25, 25, blocks=3)

    assert [(place.seat, place.rank, place.tie_break) for place in table.standing] == [(0, 1, 3), (1, 2, 2)]


@rule("carrara2.tie.shared")
def test_with_equal_points_and_blocks_the_win_is_shared() -> None:
    assert [place.rank for place in finished(25, 25).standing] == [1, 1]
