"""Taking back: by oneself, sealed answers, and by everybody's consent."""

from random import Random

import pytest

from tavola.kernel import (
    Draw,
    Play,
    Prepared,
    RandomDealer,
    ScriptedDealer,
    UndoRefused,
    parse_record,
    replay,
)
from tavola.testing.toy import TOY, Bid, Take


def begun(*outcomes: str, seats: int = 2) -> Play:
    dealer = ScriptedDealer(outcomes, RandomDealer(Random(1).randrange))
    play = Play(TOY, TOY.setups.make(seats, box="plain", start=0), dealer)
    play.settle()
    return play


def taking() -> Play:
    """Both have bid, and seat 0 is about to take a token."""
    play = begun("4", "2")
    play.choose(1, "bid 2 -")
    play.choose(0, "bid 5 -")
    return play


def test_undo_equals_never_having_chosen() -> None:
    play = taking()
    before = play.state.key(), play.record().text(), list(play.log)
    play.choose(0, "take red")

    assert play.undo(0) == Take("red")
    assert before == (play.state.key(), play.record().text(), list(play.log))


def test_there_may_be_nothing_to_take_back() -> None:
    play = begun("4")

    assert not play.undoable(0)
    with pytest.raises(UndoRefused, match="nothing to take back"):
        play.undo(0)


def test_a_choice_before_an_outcome_cannot_be_taken_back_alone() -> None:
    play = taking()
    play.choose(0, "take red")
    play.settle()

    assert not play.undoable(0)
    with pytest.raises(UndoRefused, match="something was drawn since"):
        play.undo(0)


def test_before_the_next_turn_is_opened_the_last_choice_can_be_mended() -> None:
    play = taking()
    play.choose(0, "take red")
    play.settle(open_turns=False)

    assert play.undoable(0)


def test_a_choice_before_another_seats_cannot_be_taken_back_alone() -> None:
    play = taking()

    assert not play.undoable(1)
    with pytest.raises(UndoRefused, match="another seat has chosen since"):
        play.undo(1)


def test_a_sealed_answer_can_be_withdrawn_though_others_have_answered_since() -> None:
    play = begun("4", seats=3)
    play.choose(0, "bid 5 red")
    play.choose(1, "bid 2 -")

    assert play.undo(0) == Bid(5, (1, 0, 0))
    assert play.state.sealed == {1}
    assert [decision.seat for decision in play.state.pending] == [0, 2]  # type: ignore[union-attr]


def test_withdrawing_equals_never_having_answered() -> None:
    play, without = begun("4", seats=3), begun("4", seats=3)
    play.choose(0, "bid 5 red")
    for each in (play, without):
        each.choose(1, "bid 2 -")
    play.undo(0)

    assert play.state.key() == without.state.key()
    assert play.record().text() == without.record().text()
    assert play.log == without.log


def test_nobody_answers_otherwise_after_the_sealed_answers_lie_open() -> None:
    play = taking()

    assert not play.undoable(0)
    with pytest.raises(UndoRefused, match="opened the sealed answers"):
        play.undo(0)


def test_what_came_after_the_opening_can_still_be_taken_back_but_not_the_opening() -> None:
    play = taking()
    play.choose(0, "take red")
    play.undo(0)

    assert not play.undoable(0)


def test_copies_remember_what_lies_open() -> None:
    assert not taking().copy().undoable(0)


def test_a_take_back_goes_anywhere() -> None:
    play = taking()
    play.choose(0, "take red")
    start = play.at(0).key()

    play.take_back(0)

    assert play.state.key() == start
    assert play.steps == []
    assert play.log == []


@pytest.mark.parametrize("to", [-1, 5])
def test_a_take_back_cannot_go_where_nothing_was(to: int) -> None:
    with pytest.raises(UndoRefused, match=f"none can be kept up to {to}"):
        taking().take_back(to)


def test_a_taken_back_outcome_comes_again() -> None:
    play = begun("4")
    play.dealer = ScriptedDealer(["1"])

    play.take_back(0)
    play.settle()

    assert play.steps == [Draw("4", "die")]
    assert play.reserved_outcomes == []


def test_several_taken_back_outcomes_come_again_in_order_whatever_is_chosen_between() -> None:
    play = taking()
    play.choose(0, "take red")
    play.settle()
    play.take_back(0)
    play.dealer = ScriptedDealer([])

    play.settle()
    play.choose(0, "bid 1 -")
    play.choose(1, "bid 3 -")
    play.choose(1, "pass")
    play.settle()

    assert [step.outcome for step in play.steps if isinstance(step, Draw)] == ["4", "2"]


def test_a_second_take_back_keeps_the_outcomes_in_order() -> None:
    play = taking()
    play.choose(0, "take red")
    play.settle()
    play.take_back(0)
    play.deal()
    play.take_back(0)

    assert play.reserved_outcomes == [("die", "4"), ("die", "2")]


def test_an_outcome_that_the_chance_can_no_longer_have_is_passed_over() -> None:
    play = Play(TOY, TOY.setups.make(2, start=0), ScriptedDealer(["sun", "sun", "1"]))
    play.settle()
    play.take_back(1)
    play.deal("rain")

    assert play.reserved_outcomes == [("card", "sun"), ("die", "1")]


def test_the_last_piece_of_its_kind_is_not_reserved_after_it_came_again() -> None:
    play = Play(TOY, TOY.setups.make(3, start=0), ScriptedDealer(["sun", "rain", "sun", "1"]))
    play.settle()
    play.take_back(0)
    play.settle()

    assert play.reserved_outcomes == []


def test_a_record_tells_nothing_of_what_was_taken_back() -> None:
    play = begun("4")
    before = Play(TOY, play.setup, ScriptedDealer([])).record().text()
    play.take_back(0)

    assert before == play.record().text()


def test_a_finished_game_tells_only_what_was_dealt() -> None:
    play = Play(TOY, TOY.setups.make(2, box="plain", options={"rounds": "1"}, start=0), ScriptedDealer(["4"]))
    play.settle()
    play.take_back(0)
    play.deal("2")
    for seat, text in ((0, "bid 5 -"), (1, "bid 2 -"), (0, "pass")):
        play.choose(seat, text)

    assert play.state.over
    assert [("die", "4")] == play.reserved_outcomes
    assert () == parse_record(play.dealer_record().text()).reserved_outcomes


def test_the_hosts_own_record_remembers_reserved_outcomes() -> None:
    play = begun("4")
    play.take_back(0)
    again = replay(TOY, parse_record(play.dealer_record().text()), ScriptedDealer(["1"]))

    again.settle()

    assert again.steps == [Draw("4", "die")]


def test_a_taken_back_outcome_comes_again_although_another_was_prepared() -> None:
    setup = TOY.setups.make(2, box="plain", start=0, prepared=Prepared(draws=("5",)))
    play = Play(TOY, setup, ScriptedDealer([]))
    play.deal("2")
    play.take_back(0)
    play.settle()

    assert play.steps == [Draw("2")]
