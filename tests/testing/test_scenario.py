"""The scenario builder."""

import pytest

from tavola.kernel import Reason, SetupError, TavolaError, UndoRefused
from tavola.testing import scenario
from tavola.testing.toy import TOY


def test_an_int_is_the_seat_and_keywords_are_a_bag() -> None:
    table = scenario(TOY).tokens(0, green=2, red=1)

    assert table.play.setup.prepared.pieces == {"tokens 0": "2green,red"}


def test_one_value_is_written_as_it_is() -> None:
    assert scenario(TOY).card(1, "sun").play.setup.prepared.pieces == {"card 1": "sun"}


def test_no_value_at_all_is_nothing() -> None:
    assert scenario(TOY).tokens(0).play.setup.prepared.pieces == {"tokens 0": "-"}


def test_more_values_are_a_list() -> None:
    table = scenario(TOY).display("villa 3", "porta 2")

    assert table._pieces == {"display": "villa 3, porta 2"}


def test_a_name_of_several_words_goes_before_a_bag() -> None:
    table = scenario(TOY).wheel("II", green=2)

    assert table._pieces == {"wheel II": "2green"}


def test_points_are_given_or_looked_at() -> None:
    assert scenario(TOY).points(1, 7).points(1) == 7


def test_games_are_known_by_name() -> None:
    assert scenario("toy").game is TOY


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(TavolaError, match="no game 'chess'"):
        scenario("chess")


def test_pieces_come_before_play() -> None:
    table = scenario(TOY).chooses(0, "bid 5 -")

    with pytest.raises(SetupError, match="tokens 0 comes too late"):
        table.tokens(0, red=1)


def test_draws_come_as_given_and_then_by_a_fixed_seed() -> None:
    records = [scenario(TOY).draws("sun").play.record().text() for _ in range(2)]

    assert records[0] == records[1]
    assert "draw sun; " in records[0]


def test_draws_can_be_given_later_too() -> None:
    table = scenario(TOY, box="plain").draws("1").chooses(0, "bid 5 -").chooses(1, "bid 4 -").draws("3")
    table.chooses(0, "pass")

    assert [event.details for event in table.events if event.kind == "die"] == [{"face": 3}]


def test_several_choices_in_a_row() -> None:
    table = scenario(TOY, box="plain").chooses(1, "bid 1 -").chooses(0, "bid 5 -", "take red")

    assert [event.kind for event in table.events][-2:] == ["took", "die"]


def test_a_refused_choice_says_what_would_be_legal() -> None:
    table = scenario(TOY, box="plain").chooses(1, "bid 1 -").chooses(0, "bid 5 -")

    with pytest.raises(
        AssertionError, match=r"refused by rule toy\.bid\.sealed\nseat 0 may choose: take red; take green"
    ):
        table.chooses(0, "bid 4 -")


def test_a_text_that_is_no_option_says_what_would_be_legal() -> None:
    with pytest.raises(AssertionError, match=r"'jump' is neither .*\n.*and \d+ more"):
        scenario(TOY).chooses(0, "jump")


def test_a_refusal_gives_its_reason() -> None:
    assert scenario(TOY).refuses(0, "bid 9 -") == Reason("toy.bid.number", {"number": 9})


def test_expecting_a_refusal_that_does_not_come_is_an_error() -> None:
    table = scenario(TOY)

    with pytest.raises(AssertionError, match="seat 0 may well choose 'bid 5 -'"):
        table.refuses(0, "bid 5 -")
    assert table.state.sealed == frozenset()


def test_expecting_a_refusal_of_nonsense_is_an_error() -> None:
    with pytest.raises(AssertionError, match="'jump' is neither"):
        scenario(TOY).refuses(0, "jump")


def test_what_may_be_chosen() -> None:
    table = scenario(TOY).chooses(0, "bid 5 -")

    assert table.options(0) == []
    assert table.asked(0) is None
    assert table.may(1, "bid 5 -")
    assert not table.may(1, "bid 6 -")


def test_the_choice_before_a_new_turn_can_be_taken_back_until_one_looks() -> None:
    table = scenario(TOY, box="plain").chooses(1, "bid 1 -").chooses(0, "bid 5 -", "take red").undo(0)

    assert table.may(0, "take red")
    table.chooses(0, "take red").view(0)
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_the_only_award_is_the_award() -> None:
    table = scenario(TOY, box="plain").draws("1").chooses(1, "bid 3 -").chooses(0, "bid 5 -")

    assert table.award.points == 5


def test_no_award_is_not_the_award() -> None:
    with pytest.raises(AssertionError, match="there are 0 awards"):
        _ = scenario(TOY, box="plain").chooses(1, "bid 3 -").award


def test_setup_options_and_modules_are_those_of_the_game() -> None:
    table = scenario(TOY, 4, start=None, modules=("cards",), options={"rounds": "5"})

    assert table.play.setup == TOY.setups.make(4, options={"rounds": "5"})
