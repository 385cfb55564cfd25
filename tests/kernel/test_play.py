"""Playing on: choices in, outcomes dealt, everything kept."""

from random import Random

import pytest

from tavola.kernel import (
    Chance,
    Choice,
    Draw,
    IllegalChoice,
    Play,
    Prepared,
    RandomDealer,
    ScriptedDealer,
    SetupError,
    UnknownOption,
)
from tavola.testing.toy import TOY, Bid


def begun(*outcomes: str, seats: int = 2, prepared: Prepared | None = None) -> Play:
    """A game without cards, with a script of outcomes and chance after that."""
    dealer = ScriptedDealer(outcomes, RandomDealer(Random(1).randrange))
    play = Play(TOY, TOY.setups.make(seats, box="plain", start=0, prepared=prepared), dealer)
    play.settle()
    return play


def test_a_choice_may_be_an_option_or_its_text() -> None:
    by_text, by_option = begun("4"), begun("4")

    by_text.choose(0, "bid 3 -")
    by_option.choose(0, Bid(3))

    assert by_text.state.key() == by_option.state.key()


def test_a_choice_returns_what_happened() -> None:
    events = begun("4").choose(0, "bid 3 -")

    assert [event.kind for event in events] == ["bid"]


def test_every_step_is_kept() -> None:
    play = begun("4")
    play.choose(1, "bid 3 -")

    assert play.steps == [Draw("4", "die"), Choice(1, Bid(3))]


def test_the_log_says_which_step_brought_what() -> None:
    play = begun("4")
    play.choose(1, "bid 3 -")

    assert [(step, event.kind) for step, event in play.log] == [(0, "die"), (1, "bid")]


def test_a_refused_choice_changes_nothing() -> None:
    play = begun("4")
    before = play.record().text(), play.state.key(), list(play.log)

    with pytest.raises(IllegalChoice):
        play.choose(0, "bid 9 -")
    with pytest.raises(UnknownOption):
        play.choose(0, "jump")

    assert before == (play.record().text(), play.state.key(), list(play.log))


@pytest.mark.parametrize("seat", [2, -1])
def test_a_seat_that_is_not_there_cannot_choose(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat} at this table, only 0 to 1"):
        begun("4").choose(seat, "bid 3 -")


def test_settling_stops_on_request_before_a_chance_that_opens_a_turn() -> None:
    play = Play(TOY, TOY.setups.make(2), RandomDealer(Random(1).randrange))

    play.settle(open_turns=False)

    assert isinstance(play.state.pending, Chance)
    assert play.state.pending.why == "die"
    assert play.state.start is not None  # type: ignore[attr-defined]


def test_nothing_is_dealt_while_somebody_is_asked() -> None:
    with pytest.raises(ValueError, match="no outcome is awaited"):
        begun("4").deal()


def test_prepared_draws_come_before_the_dealer() -> None:
    play = begun("1", prepared=Prepared(draws=("5",)))

    assert play.steps == [Draw("5", "die")]


def test_a_prepared_draw_that_cannot_be_is_a_wrong_setup() -> None:
    with pytest.raises(SetupError, match="prepared draw '9' is not in the pool for die"):
        begun(prepared=Prepared(draws=("9",)))


def test_a_position_of_the_past_can_be_looked_at() -> None:
    play = begun("4")
    before = play.state.key()
    play.choose(1, "bid 3 -")

    assert play.at(1).key() == before
    assert play.at(2).key() == play.state.key()


def test_a_copy_goes_its_own_way() -> None:
    play = begun("4")
    before = play.record().text(), play.state.key()
    twin = play.copy()

    twin.choose(0, "bid 3 -")
    twin.choose(1, "bid 2 -")
    twin.take_back(0)

    assert before == (play.record().text(), play.state.key())
    assert play.reserved_outcomes == []


def test_a_whole_game_ends_with_a_standing() -> None:
    play = begun("4", "2", "5")
    for bids in (("bid 5 red", "bid 2 -"), ("bid 4 -", "bid 3 -"), ("bid 5 -", "bid 1 -")):
        for seat, bid in enumerate(bids):
            play.choose(seat, bid)
        play.choose(0, "pass")
        play.settle()

    assert play.state.over
    assert [(place.seat, place.score) for place in play.state.standing()] == [(0, 5 + 2 + 4 + 5 + 3), (1, 0)]
