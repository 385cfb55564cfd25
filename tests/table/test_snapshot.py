"""A snapshot shows a table as it was, whatever happens at the table afterwards."""

from __future__ import annotations

from dataclasses import replace

from tavola.table import Status, replay_of, snapshot_of
from tests.table.toy_tables import holder, key_of, running


def test_a_snapshot_stays_as_it_is_while_the_table_goes_on() -> None:
    table = running(2)
    shown = snapshot_of(table)
    before = (shown.view(0), tuple(shown.history), shown.asked_at(1), len(shown.running.steps))
    table.choose(0, table.version, "bid 3 -")
    table.add_key(1, "another")
    table.choose(1, table.version, "bid 2 -")

    assert before == (shown.view(0), tuple(shown.history), shown.asked_at(1), len(shown.running.steps))
    assert len(shown.chairs[1].keys) == 1


def test_a_snapshot_says_what_the_table_says() -> None:
    table = running(3)
    table.choose(0, table.version, "bid 3 -")
    table.ask_take_back(1, 0)
    shown = snapshot_of(table)

    assert shown.view(1) == replace(table.running.state.view(1), waiting_for=table.waiting_for)
    assert shown.seats_of(holder(1)) == table.seats_of(holder(1)) == (1,)
    assert [shown.asked_at(seat) for seat in range(3)] == [table.asked_at(seat) for seat in range(3)]
    assert (shown.waiting_for, shown.consent_awaited) == (table.waiting_for, table.consent_awaited)
    assert (shown.version, shown.status) == (table.version, table.status)
    assert key_of(1) not in repr(shown)


def test_a_take_back_in_a_snapshot_is_not_the_table_s() -> None:
    table = running(3)
    table.choose(0, table.version, "bid 3 -")
    table.ask_take_back(1, 0)
    shown = snapshot_of(table)
    table.answer_take_back(0, agreed=True)

    assert shown.take_back is not None
    assert {1} == shown.take_back.agreed


def test_a_replay_is_looked_at_like_a_table_that_is_not_broken() -> None:
    table = running(2)
    table.choose(0, table.version, "bid 3 -")
    shown = replay_of(table.running)

    assert (Status.RUNNING, "") == (shown.status, shown.read_only)
    assert ((), (), ()) == (shown.waiting_for, shown.free_seats, shown.ranks)
    assert shown.view_at(None, 0) == table.running.at(0).view(None)
