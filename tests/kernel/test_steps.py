"""Steps: the same value, whether it was made in a game or read from what is kept."""

from tavola.kernel import Choice, Draw, Written
from tavola.testing.toy.options import Bid


def test_a_choice_equals_itself_as_it_was_written_down() -> None:
    made, read = Choice(1, Bid(3)), Choice(1, Written("bid 3 -"))

    assert made == read
    assert {made} == {read}


def test_choices_differ_by_seat_and_by_text() -> None:
    assert Choice(1, Bid(3)) != Choice(0, Bid(3))
    assert Choice(1, Bid(3)) != Choice(1, Written("bid 4 -"))


def test_a_choice_is_no_draw() -> None:
    assert Choice(1, Written("3")) != Draw("3")


def test_what_an_outcome_was_drawn_for_makes_no_difference() -> None:
    assert Draw("3") == Draw("3", "die")


def test_as_text_a_step_is_its_line_in_a_record() -> None:
    assert ["1 bid 3 -", "draw sun"] == [str(Choice(1, Bid(3))), str(Draw("sun"))]


def test_a_written_option_knows_its_word() -> None:
    assert "bid" == Written("bid 3 2red").word
