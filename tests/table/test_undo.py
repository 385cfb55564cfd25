"""Undo: a seat takes back its own choices since another chose or something was dealt."""

import pytest

from tavola.kernel import UndoRefused
from tavola.table import Table, TableError
from tests.table.toy_tables import BOT, bid, choose, play_round, running, seen


def after_the_take(**facts: object) -> Table:
    """Seat 0 has won and taken; the next round is not opened yet."""
    table = running(**facts)  # type: ignore[arg-type]
    bid(table, 5, 2)
    choose(table, 0, "take red")
    return table


def test_a_choice_is_taken_back_before_the_next_turn_is_opened() -> None:
    table = running()
    bid(table, 5, 2)
    before = table.running.state.key()
    choose(table, 0, "take red")
    table.undo(0)

    assert before == table.running.state.key()


def test_after_undo_one_chooses_otherwise() -> None:
    table = after_the_take()
    table.undo(0)
    choose(table, 0, "take blue")

    assert {"red": 1, "green": 1, "blue": 2} == seen(table).tokens[0]


def test_undo_is_a_change_of_its_own() -> None:
    table = after_the_take()
    before = table.version
    table.undo(0)

    assert (before + 1, before + 1) == (table.version, table.asked_at(0))


def test_nobody_undoes_the_choice_of_another() -> None:
    table = after_the_take()
    with pytest.raises(UndoRefused):
        table.undo(1)


def test_after_the_next_turn_was_opened_there_is_no_undo() -> None:
    table = after_the_take()
    table.confirm(0)
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(UndoRefused):
        running().undo(0)


@pytest.mark.parametrize("seat", [-1, 5])
def test_a_seat_that_does_not_exist_undoes_nothing(seat: int) -> None:
    with pytest.raises(TableError):
        after_the_take().undo(seat)


def test_a_finished_game_is_not_undone_alone() -> None:
    table = running(rounds="1")
    play_round(table, 5, 2)
    with pytest.raises(TableError):
        table.undo(0)


def test_what_a_bot_chose_for_a_seat_is_not_undone() -> None:
    table = running()
    choose(table, 0, "bid 3 -")
    table.hand_over(0, BOT)
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_undo_drops_a_request_to_go_back() -> None:
    table = running(3)
    choose(table, 0, "bid 3 -")
    choose(table, 1, "bid 3 -")
    table.ask_take_back(2, 1)
    table.undo(0)

    assert table.take_back is None
