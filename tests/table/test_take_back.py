"""Going back further than undo: by everybody's consent, and with the same outcomes again."""

import json

import pytest

from tavola.kernel import Draw, UndoRefused
from tavola.table import Status, Table, decode, encode
from tavola.table.entries import TakeBackAsked
from tests.table.toy_tables import BOT, bid, choose, facts, play_round, refused, running


def outcomes(table: Table) -> list[str]:
    return [step.outcome for step in table.running.steps if isinstance(step, Draw)]


def after_two_rounds(seats: int = 2, bots: tuple[int, ...] = ()) -> Table:
    table = running(seats, bots=bots)
    play_round(table, *range(5, 5 - seats, -1))
    play_round(table, *range(4, 4 - seats, -1))
    return table


def test_it_happens_when_everybody_has_agreed() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.answer_take_back(2, agreed=True)
    waiting = table.take_back is not None
    table.answer_take_back(1, agreed=True)

    assert (True, None, 1) == (waiting, table.take_back, len(table.running.steps))


def test_until_all_have_agreed_nothing_happens() -> None:
    table = after_two_rounds(3)
    before = table.running.state.key()
    table.ask_take_back(0, 1)
    table.answer_take_back(2, agreed=True)

    assert before == table.running.state.key()


def test_one_refusal_ends_it() -> None:
    table = after_two_rounds(3)
    before = table.running.state.key()
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)
    table.answer_take_back(2, agreed=False)

    assert (None, before) == (table.take_back, table.running.state.key())


def test_who_asked_may_withdraw() -> None:
    table = after_two_rounds()
    table.ask_take_back(0, 1)
    table.answer_take_back(0, agreed=False)

    assert table.take_back is None


def test_nobody_agrees_twice() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)
    for seat in (0, 1):
        with refused("no-take-back"):
            table.answer_take_back(seat, agreed=True)


def test_a_sole_person_goes_back_at_once() -> None:
    table = after_two_rounds(3, bots=(1, 2))
    table.ask_take_back(0, 1)

    assert (None, 1) == (table.take_back, len(table.running.steps))


def test_bots_do_not_vote() -> None:
    table = after_two_rounds(3, bots=(1,))
    table.ask_take_back(0, 1)
    with refused("no-take-back"):
        table.answer_take_back(1, agreed=False)
    table.answer_take_back(2, agreed=True)

    assert 1 == len(table.running.steps)


def test_a_bot_that_moves_on_does_not_answer_for_anybody() -> None:
    table = running(3, bots=(2,))
    choose(table, 0, "bid 3 -")
    table.ask_take_back(0, 1)
    choose(table, 2, "bid 4 -")
    table.answer_take_back(1, agreed=True)

    assert (0, 1, 2) == table.waiting_for


def test_a_bot_does_not_ask() -> None:
    table = after_two_rounds(3, bots=(1,))
    with refused("no-person"):
        table.ask_take_back(1, 0)


def test_who_plays_on_has_refused() -> None:
    table = running(3)
    choose(table, 0, "bid 3 -")
    table.ask_take_back(0, 1)
    choose(table, 1, "bid 4 -")

    assert table.take_back is None


def test_the_same_outcomes_come_again() -> None:
    table = after_two_rounds()
    before = outcomes(table)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)
    play_round(table, 1, 3)
    play_round(table, 2, 5)

    assert before == outcomes(table)


def test_going_back_before_the_first_outcome_brings_it_again() -> None:
    table = after_two_rounds()
    first = outcomes(table)[0]
    table.ask_take_back(0, 0)
    table.answer_take_back(1, agreed=True)

    assert [first] == outcomes(table)
    assert (0, 1) == table.waiting_for


def test_all_questions_are_asked_anew() -> None:
    table = running()
    asked = table.version
    bid(table, 5, 2)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)

    assert [table.version] * 2 == [table.asked_at(seat) for seat in (0, 1)]
    assert table.version > asked


def test_back_at_the_end_of_a_turn_its_mover_is_asked_to_confirm_again() -> None:
    table = running()
    bid(table, 5, 2)
    choose(table, 0, "take red")
    end_of_turn = len(table.running.steps)
    table.confirm(0)
    table.ask_take_back(1, end_of_turn)
    table.answer_take_back(0, agreed=True)

    assert 0 == table.waits_for_confirmation


def test_a_refused_request_does_not_open_the_next_turn() -> None:
    table = running()
    bid(table, 5, 2)
    choose(table, 0, "take red")
    table.ask_take_back(1, 0)
    table.answer_take_back(0, agreed=False)

    assert 0 == table.waits_for_confirmation


@pytest.mark.parametrize("to", [-1, 4, 5, 10_000])
def test_one_goes_back_only_to_a_step_that_was(to: int) -> None:
    table = running()
    bid(table, 5, 2)
    choose(table, 0, "pass")
    before = facts(table)
    with pytest.raises(UndoRefused):
        table.ask_take_back(0, to)

    assert before == facts(table)


def test_one_request_at_a_time() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    with refused("take-back-open"):
        table.ask_take_back(1, 2)


def test_without_a_request_there_is_nothing_to_answer() -> None:
    with refused("no-take-back"):
        after_two_rounds().answer_take_back(0, agreed=True)


def test_a_seat_that_does_not_exist_neither_asks_nor_answers() -> None:
    table = after_two_rounds(3)
    with refused("no-such-seat"):
        table.ask_take_back(7, 0)
    table.ask_take_back(0, 1)
    with refused("no-such-seat"):
        table.answer_take_back(7, agreed=True)


def test_handing_over_is_no_consent() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)
    table.hand_over(2, BOT)

    assert (2,) == table.consent_awaited


def test_a_seat_that_a_bot_plays_for_a_person_has_that_persons_vote() -> None:
    table = after_two_rounds()
    table.hand_over(1, BOT)
    table.ask_take_back(0, 1)
    waiting = table.consent_awaited
    table.answer_take_back(1, agreed=True)

    assert ((1,), 1) == (waiting, len(table.running.steps))


def test_whose_seat_a_bot_plays_may_refuse() -> None:
    table = after_two_rounds()
    table.hand_over(1, BOT)
    before = len(table.running.steps)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=False)

    assert (None, before) == (table.take_back, len(table.running.steps))


def test_who_resigned_has_no_vote() -> None:
    table = after_two_rounds(3)
    table.resign(2)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)

    assert 1 == len(table.running.steps)


def test_who_resigns_is_no_longer_waited_for() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)
    table.resign(2)

    assert 1 == len(table.running.steps)


def test_the_long_absent_are_not_asked() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1, absent={1})
    waiting = table.consent_awaited
    table.answer_take_back(2, agreed=True)

    assert ((2,), 1) == (waiting, len(table.running.steps))


def test_who_stays_away_is_no_longer_waited_for() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.answer_take_back(1, agreed=True)
    table.waive_consent({2})

    assert (None, 1) == (table.take_back, len(table.running.steps))


def test_only_the_consent_of_the_absent_is_waived() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.waive_consent({1})

    assert (2,) == table.consent_awaited


def test_without_a_request_there_is_no_consent_to_waive() -> None:
    table = after_two_rounds(3)
    before = facts(table)

    assert [] == table.waive_consent({1, 2})
    assert before == facts(table)


def test_who_was_away_and_comes_back_may_still_refuse() -> None:
    table = after_two_rounds(3)
    table.ask_take_back(0, 1)
    table.waive_consent({1})
    table.answer_take_back(1, agreed=False)

    assert table.take_back is None


def test_a_journal_from_before_absent_people_had_a_vote_leads_to_the_same_game() -> None:
    table = after_two_rounds()
    table.hand_over(1, BOT)
    table.apply(TakeBackAsked(0, 1))

    assert (None, 1) == (table.take_back, len(table.running.steps))


def test_the_voters_survive_being_written_down() -> None:
    asked = after_two_rounds(3).ask_take_back(0, 1, absent={1})

    assert asked == [decode(json.loads(json.dumps(encode(entry)))) for entry in asked]


def test_when_who_asked_hands_over_it_is_dropped() -> None:
    table = after_two_rounds()
    before = len(table.running.steps)
    table.ask_take_back(0, 1)
    table.hand_over(0, BOT)

    assert (None, before) == (table.take_back, len(table.running.steps))


def test_a_resignation_that_ends_the_game_drops_it() -> None:
    table = after_two_rounds()
    before = len(table.running.steps)
    table.ask_take_back(0, 1)
    table.resign(1)

    assert (None, before, Status.OVER) == (table.take_back, len(table.running.steps), table.status)


def test_a_finished_game_can_be_taken_back_by_consent() -> None:
    table = running(rounds="1")
    play_round(table, 5, 2)
    table.ask_take_back(0, len(table.running.steps) - 1)
    table.answer_take_back(1, agreed=True)

    assert (Status.RUNNING, (0,)) == (table.status, table.waiting_for)


def test_a_resigned_game_stays_over() -> None:
    table = after_two_rounds()
    table.resign(1)
    with refused("game-over"):
        table.ask_take_back(0, 0)
