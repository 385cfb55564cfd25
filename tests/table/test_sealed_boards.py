"""A game with simultaneous questions at a table: sealed boards are hidden, withdrawn and opened."""

from __future__ import annotations

import pytest

from tavola.games.tuscany.rules.game import TUSCANY
from tavola.games.tuscany.rules.view import TuscanyView
from tavola.kernel import Seat, UndoRefused
from tavola.table import Table, fingerprint, snapshot_of
from tests.table.toy_tables import choose, key_of, never_the_same


def building(**options: str) -> Table:
    """Three people who are about to build their boards."""
    table = Table("t", lambda _: TUSCANY, never_the_same(), lambda _: "random")
    setup = TUSCANY.setups.make(3, start=0, options=options)
    table.create("Friday", setup, host=fingerprint("host"), invite=fingerprint("invite"), colours=range(3))
    for seat in range(3):
        table.sit(seat, f"Person {seat}", key=fingerprint(key_of(seat)))
    table.start()
    return table


def seen(table: Table, seat: Seat | None) -> TuscanyView:
    view = snapshot_of(table).view(seat)
    assert isinstance(view, TuscanyView)
    return view


def first(table: Table, seat: Seat, number: int = 0) -> str:
    """One of the boards that a seat can build."""
    (decision,) = seen(table, seat).decisions
    return str(decision.options[number])


def test_all_build_at_once_and_the_table_waits_for_the_rest() -> None:
    table = building()
    choose(table, 1, first(table, 1))

    assert table.waiting_for == (0, 2)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_else_hears_or_sees_how_a_board_was_built(seat: int | None) -> None:
    tables = [building(), building()]
    choose(tables[0], 1, first(tables[0], 1))
    choose(tables[1], 1, first(tables[1], 1, 400))
    noticed = [(seen(t, seat), t.log(seat), t.waiting_for, t.version) for t in tables]

    assert noticed[0] == noticed[1]


def test_a_sealed_board_is_withdrawn_after_others_have_built() -> None:
    table = building()
    for seat in (1, 0):
        choose(table, seat, first(table, seat))
    table.undo(1)

    assert table.waiting_for == (1, 2)
    assert seen(table, 0).mats[0].sealed


def test_both_answers_to_a_question_in_two_parts_are_withdrawn() -> None:
    table = building(offsets="wide")
    choose(table, 1, first(table, 1))
    choose(table, 1, first(table, 1))
    choose(table, 0, first(table, 0))
    table.undo(1)
    table.undo(1)

    assert [decision.ask for decision in seen(table, 1).decisions] == ["tuscany.build"]
    assert [decision.ask for decision in seen(table, 0).decisions] == ["tuscany.castle"]


def test_opened_boards_are_not_withdrawn() -> None:
    table = building()
    for seat in range(3):
        choose(table, seat, first(table, seat))

    assert all(mat.board is not None for mat in seen(table, None).mats)
    for seat in range(3):
        with pytest.raises(UndoRefused):
            table.undo(seat)
