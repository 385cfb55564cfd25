"""A question has an answer, and not too many; a chance has an outcome. Otherwise it is not even made."""

import pytest

from tavola.kernel import MOST_OPTIONS, Chance, Decision, EmptyQuestion, EndlessQuestion, kind_at
from tavola.testing.toy import Bid


def test_a_question_without_options_cannot_be_made() -> None:
    with pytest.raises(EmptyQuestion, match=r"seat 1 is asked toy\.take without a single option"):
        Decision(1, "toy.take", ())


def test_a_question_with_more_options_than_anybody_can_take_in_cannot_be_made() -> None:
    Decision(1, "toy.bid", [Bid(3)] * MOST_OPTIONS)

    with pytest.raises(EndlessQuestion, match=r"seat 1 is asked toy\.bid with 1501 options"):
        Decision(1, "toy.bid", [Bid(3)] * (MOST_OPTIONS + 1))


def test_a_chance_without_outcomes_cannot_be_made() -> None:
    with pytest.raises(EmptyQuestion, match=r"nothing can be drawn for toy\.card"):
        Chance({}, "toy.card")


def test_every_kind_holds_as_many_places_as_there_are_of_it() -> None:
    counts = [0, 2, 0, 1]

    assert [kind_at(counts, at) for at in range(3)] == [1, 1, 3]


def test_there_are_no_more_places_than_pieces() -> None:
    with pytest.raises(ValueError, match="fewer"):
        kind_at([0, 2], 2)
