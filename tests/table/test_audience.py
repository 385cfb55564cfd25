"""Who may see what: views, logs, earlier steps, records."""

import pytest

from tavola.kernel import Perspective
from tavola.table import NotStarted, snapshot_of
from tavola.testing.toy import ToyView
from tests.table.toy_tables import (
    bid,
    choose,
    gathering,
    never_the_same,
    play_round,
    refused,
    running,
    seen,
)


def test_a_seat_sees_its_own_card_and_no_other() -> None:
    table = running(3, box="full")

    assert seen(table, 0).card is not None
    assert (None, None, None) == seen(table, 0).cards


def test_a_spectator_sees_no_card() -> None:
    assert seen(running(3, box="full")).card is None


def test_a_seat_hears_of_its_own_card_only() -> None:
    table = running(2, box="full")
    cards = [event for _, event in table.log(0) if event.kind == "card"]

    assert {0: True, 1: False} == {event.seat: "card" in event.details for event in cards}
    assert not any(event.secret for event in cards)


def test_a_spectator_hears_of_no_card() -> None:
    table = running(2, box="full")

    assert not any("card" in event.details or event.secret for _, event in table.log(None))


def test_an_earlier_step_shows_what_was_seen_then() -> None:
    table = running()
    before, step = seen(table, 0), len(table.running.steps)
    play_round(table, 5, 2)

    assert before == snapshot_of(table).view_at(0, step)


def test_an_earlier_step_hides_what_was_hidden_then() -> None:
    table = running(box="full", rounds="1")
    play_round(table, 5, 2)
    earlier = snapshot_of(table).view_at(None, 3)

    assert (None, None) != seen(table).cards
    assert isinstance(earlier, ToyView)
    assert (None, None) == earlier.cards


@pytest.mark.parametrize("step", [-1, 2, 1000])
def test_a_step_that_was_not_cannot_be_seen(step: int) -> None:
    with refused("no-such-step"):
        snapshot_of(running()).view_at(None, step)


def test_before_the_start_there_is_nothing_to_see() -> None:
    with pytest.raises(NotStarted):
        seen(gathering(), None)


def test_the_record_of_a_running_game_with_secrets_is_not_open() -> None:
    assert not running(box="full").all_is_open


def test_the_record_is_open_after_the_end() -> None:
    table = running(box="full", rounds="1")
    play_round(table, 5, 2)

    assert table.all_is_open


def test_the_record_is_open_after_a_resignation() -> None:
    table = running(box="full")
    table.resign(0)

    assert table.all_is_open


def test_the_record_is_not_open_before_the_start() -> None:
    assert not gathering().all_is_open


def test_a_bot_gets_a_perspective_of_its_seat() -> None:
    table = running(bots=(1,))
    choose(table, 0, "bid 3 -")
    perspective = table.perspective(1, never_the_same())

    assert isinstance(perspective, Perspective)
    assert seen(table, 1) == perspective.view


def test_views_hold_the_viewers_own_question_only() -> None:
    table = running(3)

    assert [(0,), (1,), (2,), ()] == [
        tuple(decision.seat for decision in seen(table, seat).decisions) for seat in (0, 1, 2, None)
    ]


def test_everybody_sees_whom_the_table_waits_for() -> None:
    table = running(3)
    choose(table, 1, "bid 3 -")

    assert [(0, 2)] * 4 == [seen(table, seat).waiting_for for seat in (0, 1, 2, None)]


def test_opened_bids_are_seen_by_all() -> None:
    table = running()
    bid(table, 5, 2)

    assert ("bid 5 -", "bid 2 -") == seen(table).opened
