"""A question has an answer, a chance has an outcome: without, it is not even made."""

import pytest

from tavola.kernel import Chance, Decision, EmptyQuestion


def test_a_question_without_options_cannot_be_made() -> None:
    with pytest.raises(EmptyQuestion, match=r"seat 1 is asked toy\.take without a single option"):
        Decision(1, "toy.take", ())


def test_a_chance_without_outcomes_cannot_be_made() -> None:
    with pytest.raises(EmptyQuestion, match=r"nothing can be drawn for toy\.card"):
        Chance({}, "toy.card")
