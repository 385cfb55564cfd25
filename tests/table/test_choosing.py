"""Answers: right ones change the table, all others are refused, say why, and change nothing."""

from collections.abc import Callable

import pytest

from tavola.kernel import Choice, IllegalChoice, Prepared, StaleChoice, TavolaError, UnknownOption, Written
from tavola.table import Status, Table, TableError
from tavola.table import entries as e
from tests.table.toy_tables import bid, choose, facts, play_round, running, seen


def refusing(table: Table, act: Callable[[], object]) -> TavolaError:
    """The error that this ends with, having changed nothing."""
    before = facts(table)
    with pytest.raises(TavolaError) as caught:
        act()
    assert facts(table) == before
    return caught.value


def test_a_listed_option_is_carried_out() -> None:
    table = running()
    bid(table, 5, 2)
    choose(table, 0, "take red")

    assert {"red": 2, "green": 1, "blue": 1} == seen(table).tokens[0]


def test_an_illegal_answer_is_refused_with_the_rule() -> None:
    table = running()
    error = refusing(table, lambda: choose(table, 0, "bid 7 -"))

    assert isinstance(error, IllegalChoice)
    assert "toy.bid.number" == error.reason.rule


def test_a_seat_that_is_not_asked_is_refused_with_the_rule() -> None:
    table = running()
    bid(table, 5, 2)
    error = refusing(table, lambda: table.choose(1, table.version, "take red"))

    assert isinstance(error, IllegalChoice)
    assert "toy.take.winner" == error.reason.rule


@pytest.mark.parametrize("seat", [-1, 2, 1000])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    table = running()

    assert isinstance(refusing(table, lambda: table.choose(seat, table.version, "pass")), TableError)


@pytest.mark.parametrize(
    "text", ["", "fly", "bid", "bid 3", "bid 3 gold", "bid  3 -", "take red\n", "x" * 100_000]
)
def test_a_text_that_is_no_option_is_refused(text: str) -> None:
    table = running()

    assert isinstance(refusing(table, lambda: choose(table, 0, text)), UnknownOption)


def test_an_answer_given_twice_is_stale_the_second_time() -> None:
    table = running()
    asked = table.version
    table.choose(0, asked, "bid 3 -")

    assert isinstance(refusing(table, lambda: table.choose(0, asked, "bid 3 -")), StaleChoice)


def test_of_two_answers_to_one_question_the_second_is_stale() -> None:
    table = running()
    bid(table, 5, 2)
    asked = table.version
    table.choose(0, asked, "take red")

    assert isinstance(refusing(table, lambda: table.choose(0, asked, "take blue")), StaleChoice)


def test_an_answer_to_the_question_of_the_round_before_is_stale() -> None:
    table = running()
    asked = table.version
    play_round(table, 5, 2)

    assert isinstance(refusing(table, lambda: table.choose(0, asked, "bid 3 -")), StaleChoice)


def test_an_answer_from_the_future_is_stale() -> None:
    table = running()

    assert isinstance(refusing(table, lambda: table.choose(0, table.version + 1, "bid 3 -")), StaleChoice)


def test_an_answer_to_a_question_that_was_undone_and_asked_again_is_stale() -> None:
    table = running()
    asked = table.version
    table.choose(0, asked, "bid 3 -")
    table.undo(0)

    assert isinstance(refusing(table, lambda: table.choose(0, asked, "bid 4 -")), StaleChoice)


def test_nothing_is_chosen_after_the_end() -> None:
    table = running(rounds="1")
    play_round(table, 5, 2)
    error = refusing(table, lambda: table.choose(0, table.version, "pass"))

    assert Status.OVER is table.status
    assert isinstance(error, TableError)
    assert "game-over" == error.key


def test_the_choice_is_kept_in_its_one_text_form() -> None:
    table = running()

    assert [e.Stepped(Choice(0, Written("bid 3 red")))] == choose(table, 0, "bid 3 1red")


def test_a_refused_choice_leaves_an_open_take_back_alone() -> None:
    table = running(3)
    choose(table, 0, "bid 3 -")
    table.ask_take_back(1, 0)

    assert isinstance(refusing(table, lambda: choose(table, 2, "bid 9 -")), IllegalChoice)


def test_prepared_draws_come_before_chance() -> None:
    table = running(prepared=Prepared(draws=("4", "2")))
    first = seen(table).die
    play_round(table, 5, 3)

    assert (4, 2) == (first, seen(table).die)


def test_a_prepared_draw_that_no_longer_fits_gives_way_to_chance() -> None:
    table = running(prepared=Prepared(draws=("4", "sun")))
    play_round(table, 5, 3)

    assert seen(table).die in range(1, 7)
