"""Simultaneous questions: answers do not outdate each other, and stay sealed until all are given."""

from itertools import permutations

import pytest

from tavola.kernel import UndoRefused
from tests.table.toy_tables import bid, choose, running, seen


def test_everybody_is_asked_at_the_same_version() -> None:
    table = running(3)

    assert [table.version] * 3 == [table.asked_at(seat) for seat in range(3)]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_given_at_one_version_all_win_in_any_order(order: tuple[int, ...]) -> None:
    table = running(3)
    asked = table.version
    for seat in order:
        table.choose(seat, asked, f"bid {seat + 1} -")

    assert ("bid 1 -", "bid 2 -", "bid 3 -") == seen(table).opened


def test_a_question_that_others_leave_alone_keeps_its_version() -> None:
    table = running(3)
    asked = table.version
    choose(table, 0, "bid 3 -")

    assert (None, asked, asked) == tuple(table.asked_at(seat) for seat in range(3))


def test_an_answer_may_name_any_version_since_it_was_asked() -> None:
    table = running(3)
    choose(table, 0, "bid 3 -")
    choose(table, 1, "bid 4 -")
    table.choose(2, table.version - 1, "bid 5 -")

    assert (2,) == table.waiting_for


def test_the_table_waits_for_those_who_have_not_answered() -> None:
    table = running(3)
    choose(table, 1, "bid 3 -")

    assert (0, 2) == table.waiting_for


def test_a_sealed_answer_is_withdrawn_after_others_have_answered() -> None:
    table = running(3)
    choose(table, 0, "bid 3 -")
    choose(table, 1, "bid 4 -")
    table.undo(0)

    assert (0, 2) == table.waiting_for


def test_withdrawing_asks_anew_and_leaves_the_others_question_alone() -> None:
    table = running(3)
    asked = table.version
    choose(table, 0, "bid 3 -")
    table.undo(0)

    assert (table.version, asked, asked) == tuple(table.asked_at(seat) for seat in range(3))


def test_opened_answers_are_not_withdrawn() -> None:
    table = running()
    bid(table, 5, 2)
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            table.undo(seat)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_else_hears_or_sees_a_sealed_answer(seat: int | None) -> None:
    tables = [running(3), running(3)]
    choose(tables[0], 0, "bid 3 -")
    choose(tables[1], 0, "bid 5 red")
    noticed = [(seen(t, seat), t.log(seat), t.waiting_for, t.version) for t in tables]

    assert noticed[0] == noticed[1]


def test_who_answered_sees_the_own_sealed_answer() -> None:
    table = running(3)
    choose(table, 0, "bid 3 -")

    assert "bid 3 -" == seen(table, 0).bid
