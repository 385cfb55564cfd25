"""A chance that opens the next turn waits until the mover has confirmed."""

import pytest

from tavola.kernel import Chance, StaleChoice
from tavola.table import Table, TableError
from tavola.table import entries as e
from tests.table.toy_tables import BOT, bid, choose, gathering, running, seen


def end_of_turn(seats: int = 2, bots: tuple[int, ...] = ()) -> Table:
    """Seat 0 has made the last choice of the round."""
    table = running(seats, bots=bots)
    bid(table, *range(5, 5 - seats, -1))
    choose(table, 0, "take red")
    return table


def test_the_table_waits_for_the_mover_to_confirm() -> None:
    table = end_of_turn()

    assert (0, (0,)) == (table.waits_for_confirmation, table.waiting_for)
    assert isinstance(table.running.state.pending, Chance)


def test_confirming_opens_the_next_turn() -> None:
    table = end_of_turn()
    table.confirm(0)

    assert (None, (0, 1)) == (table.waits_for_confirmation, table.waiting_for)


def test_what_opens_the_turn_is_kept_with_the_confirmation() -> None:
    made = end_of_turn().confirm(0)

    assert ["Confirmed", "Dealt"] == [e.encode(entry)["is"] for entry in made]


def test_nobody_else_confirms() -> None:
    table = end_of_turn()
    with pytest.raises(TableError, match="nothing to confirm"):
        table.confirm(1)

    assert 0 == table.waits_for_confirmation


def test_one_confirms_once() -> None:
    table = end_of_turn()
    table.confirm(0)
    with pytest.raises(TableError, match="nothing to confirm"):
        table.confirm(0)


def test_there_is_nothing_to_confirm_in_the_middle_of_a_turn() -> None:
    table = running()
    with pytest.raises(TableError, match="nothing to confirm"):
        table.confirm(0)


def test_before_confirming_nobody_chooses() -> None:
    table = end_of_turn()
    with pytest.raises(StaleChoice):
        table.choose(1, table.version - 1, "bid 3 -")


def test_the_first_turn_is_opened_at_the_start() -> None:
    table = gathering()
    for seat in (0, 1):
        table.sit(seat, "Somebody", key="k")

    assert ["Started", "Dealt"] == [e.encode(entry)["is"] for entry in table.start()]


def test_after_a_bot_the_next_turn_is_opened_at_once() -> None:
    table = end_of_turn(bots=(0,))

    assert (None, (0, 1)) == (table.waits_for_confirmation, table.waiting_for)


def test_who_hands_over_before_confirming_lets_the_turn_begin() -> None:
    table = end_of_turn(3)
    table.hand_over(0, BOT)

    assert (None, (0, 1, 2)) == (table.waits_for_confirmation, table.waiting_for)


def test_who_resigns_before_confirming_lets_the_turn_begin() -> None:
    table = end_of_turn(3)
    table.resign(0)

    assert (None, (0, 1, 2)) == (table.waits_for_confirmation, table.waiting_for)


def test_another_who_hands_over_or_resigns_does_not_confirm_for_the_mover() -> None:
    table = end_of_turn(3)
    table.hand_over(1, BOT)
    table.resign(2)

    assert 0 == table.waits_for_confirmation


def test_undo_instead_of_confirming_asks_the_mover_again() -> None:
    table = end_of_turn()
    table.undo(0)

    assert (None, (0,), table.version) == (table.waits_for_confirmation, table.waiting_for, table.asked_at(0))


def test_what_is_seen_of_the_table_waits_for_whom_the_table_waits() -> None:
    table = end_of_turn()

    assert ((0,), (0,), (0,)) == tuple(seen(table, seat).waiting_for for seat in (0, 1, None))


def test_when_only_one_is_left_what_is_seen_waits_for_nobody() -> None:
    table = running()
    table.resign(0)

    assert () == seen(table, 1).waiting_for == seen(table, None).waiting_for
