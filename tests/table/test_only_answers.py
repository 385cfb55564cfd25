"""An only answer that everybody knows is given by itself: recorded, told, and taken back with the rest."""

from __future__ import annotations

import random

import pytest

from tavola import library
from tavola.kernel import Choice, Prepared
from tavola.table import Table, decode, encode, fingerprint, preview
from tavola.table import entries as e
from tests.table.toy_tables import bid, running

NOTHING_LEFT = Prepared({"tokens 0": "3red,3green,3blue", "tokens 1": "3red,3green,3blue"})
"""All tokens are taken, so the winner of the bids can only pass."""


def carcassonne() -> Table:
    """People at a table of the base game; the first is to lay a tile."""
    table = Table("t", library.game, random.Random(3).randrange)
    setup = library.game("carcassonne").setups.make(2, box="base", start=0)
    table.create("", setup, host="h", invite="i", colours=range(2))
    for seat in range(2):
        table.sit(seat, f"Person {seat}", key=fingerprint(f"key {seat}"))
    table.start()
    return table


def lay_and_be_answered_for(table: Table) -> None:
    """The first lays a tile, and what follows is answered by itself."""
    for automatic in (False, True):
        decision = table.running.state.decision_of(0)
        assert decision is not None
        table.apply(e.Stepped(Choice(0, decision.options[-1]), automatic=automatic))


def test_nobody_is_asked_what_everybody_knows() -> None:
    table = running(prepared=NOTHING_LEFT)
    bid(table, 5, 4)

    assert (0, 1) == table.waiting_for


def test_the_answer_is_recorded_as_a_choice() -> None:
    table = running(prepared=NOTHING_LEFT)
    bid(table, 5, 4)

    assert "0 pass" in [str(step) for step in table.running.record().entries]


def test_the_log_tells_it_before_what_came_of_it() -> None:
    table = running(prepared=NOTHING_LEFT)
    bid(table, 5, 4)
    told = [(event.kind, event.seat) for _, event in table.log(None)]

    assert ("passed", 0) == told[told.index(("table.only-answer", 0)) + 1]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Only one answer was possible for Anna: “No, no figure”."),
        ("de", "Für Anna war nur eine Antwort möglich: „Nein, keine Figur“."),
    ],
)
def test_it_is_told_in_words(language: str, told: str) -> None:
    table = carcassonne()
    lay_and_be_answered_for(table)
    words = library.lexicon("carcassonne", language)

    assert told in [words.told(event, ["Anna", "Ben"]) for _, event in table.log(None)]


def test_a_journal_with_such_answers_makes_the_same_table() -> None:
    table = running(prepared=NOTHING_LEFT)
    made = [table.choose(seat, table.asked_at(seat) or 0, "bid 3 -") for seat in (0, 1)]
    again = running(prepared=NOTHING_LEFT)
    for entry in [decode(encode(entry)) for entries in made for entry in entries]:
        again.apply(entry)

    assert table.log(None) == again.log(None)
    assert table.version == again.version


def test_undo_takes_it_back_with_the_choice_before() -> None:
    table = carcassonne()
    steps = len(table.running.steps)
    lay_and_be_answered_for(table)
    table.undo(0)

    assert steps == len(table.running.steps)
    assert (0,) == table.waiting_for
    assert not [event for _, event in table.log(None) if event.kind == "table.only-answer"]


def test_the_turn_still_waits_for_the_person_who_may_take_it_back() -> None:
    table = carcassonne()
    lay_and_be_answered_for(table)

    assert 0 == table.waits_for_confirmation


def test_choosing_otherwise_is_one_change() -> None:
    table = carcassonne()
    decision = table.running.state.decision_of(0)
    assert decision is not None
    first, second = decision.options[:2]
    table.choose(0, table.asked_at(0) or 0, str(first))
    made = table.choose_instead(0, table.version, str(second))

    assert ["Undone", "Chose"] == [encode(entry)["is"] for entry in made]
    assert [str(second)] == [str(s.option) for s in table.running.steps if isinstance(s, Choice)]


def test_where_something_is_hidden_even_a_single_answer_is_asked_for() -> None:
    table = running()
    pending = table.running.state.pending
    assert isinstance(pending, tuple)

    assert not any(table.running.state.asks_openly(decision) for decision in pending)


def test_laying_a_tile_can_be_taken_back() -> None:
    state = carcassonne().running.state
    decision = state.decision_of(0)
    assert decision is not None

    assert not preview(state, 0, decision.options[0]).final


def test_opening_what_others_have_sealed_cannot_be_taken_back() -> None:
    table = running()
    table.choose(0, table.asked_at(0) or 0, "bid 3 -")
    state = table.running.state
    decision = state.decision_of(1)
    assert decision is not None

    assert preview(state, 1, decision.options[0]).final


def test_the_last_choice_of_a_game_cannot_be_taken_back() -> None:
    table = running(rounds="1")
    bid(table, 5, 4)
    state = table.running.state
    decision = state.decision_of(0)
    assert decision is not None

    assert preview(state, 0, decision.options[-1]).final
