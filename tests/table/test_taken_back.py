"""Choices that were taken back at once cost nothing when a table is opened, and change nothing."""

from __future__ import annotations

import random

import pytest

from tavola import library
from tavola.kernel import Choice, Written
from tavola.table import Entry, Status, Table
from tavola.table.entries import Confirmed, Stepped, Undone
from tavola.table.taken_back import Nothing, without_taken_back


def chose(seat: int, text: str) -> Stepped:
    return Stepped(Choice(seat, Written(text)))


def test_a_choice_that_is_taken_back_at_once_is_left_out() -> None:
    entries: list[Entry] = [chose(0, "a"), chose(0, "b"), Undone(0), chose(0, "c")]

    assert without_taken_back(entries) == [chose(0, "a"), Nothing(2, 0), chose(0, "c")]


def test_choices_that_are_taken_back_one_after_the_other_are_left_out_together() -> None:
    entries: list[Entry] = [chose(0, "a"), chose(0, "b"), Undone(0), chose(0, "c"), Undone(0), Undone(0)]

    assert without_taken_back(entries) == [Nothing(6, 0)]


@pytest.mark.parametrize("between", [chose(1, "b"), Confirmed(0)], ids=["a choice", "a confirmation"])
def test_what_something_came_of_is_kept(between: Entry) -> None:
    entries = [chose(0, "a"), between, Undone(0)]

    assert without_taken_back(entries) == entries


@pytest.mark.parametrize("game", ["carrara", "tuscany", "carcassonne"])
def test_a_table_opened_without_them_is_the_same(game: str) -> None:
    rng = random.Random(7)
    table = Table("t", library.game, rng.randrange)
    entries = table.create("", library.game(game).setups.make(2), host="", invite="", colours=(0, 1))
    for seat in range(2):
        entries += table.sit(seat, "", key=str(seat))
    entries += table.start()
    while len(entries) < 250 and table.status is Status.RUNNING:
        seat = rng.choice(table.waiting_for)
        if table.running.undoable(seat) and rng.random() < 0.4:
            entries += table.undo(seat)
        elif table.waits_for_confirmation is not None:
            entries += table.confirm(seat)
        else:
            decision = table.running.state.decision_of(seat)
            assert decision is not None
            entries += table.choose(seat, table.version, str(rng.choice(decision.options)))
    opened = Table("t", library.game, rng.randrange)
    opened.replayed(entries)

    assert len(without_taken_back(entries)) < len(entries)
    assert opened.broken is None
    assert (opened.version, opened.waiting_for) == (table.version, table.waiting_for)
    assert opened.running.checksum == table.running.checksum
    assert [opened.asked_at(seat) for seat in range(2)] == [table.asked_at(seat) for seat in range(2)]
    assert opened.history == table.history
