"""What happens beside the game stands among what happens in it."""

from __future__ import annotations

import pytest

from tavola.kernel import Event, Log
from tavola.table.chronicle import Chronicle

IN_GAME, RESIGNED, ANSWERED = Event("laid", 0, ""), Event("resigned", 1, ""), Event("answered", 1, "")
WON = Event("won", None, "")


@pytest.fixture
def log() -> Log:
    """Two events of each of three steps."""
    log = Log()
    for step in range(3):
        log.add(step, [IN_GAME, IN_GAME])
    return log


@pytest.fixture
def chronicle() -> Chronicle:
    """Nobody chose the second step; after it somebody resigned."""
    chronicle = Chronicle()
    chronicle.add(RESIGNED, 2)
    chronicle.add_answer(ANSWERED, 1)
    return chronicle


EXPECTED = [
    *[(0, IN_GAME)] * 2, (1, ANSWERED), *[(1, IN_GAME)] * 2, (1, RESIGNED), *[(2, IN_GAME)] * 2,
]  # fmt: skip


def test_answers_come_before_and_the_rest_after_what_a_step_caused(log: Log, chronicle: Chronicle) -> None:
    assert list(chronicle.among(log)) == EXPECTED


def test_any_part_of_a_history_can_be_read(log: Log, chronicle: Chronicle) -> None:
    history = chronicle.among(log)

    assert [history[at] for at in range(len(history))] == EXPECTED
    assert [list(history[at:]) for at in range(10)] == [EXPECTED[at:] for at in range(10)]
    assert list(history[::-2]) == EXPECTED[::-2]


def test_a_step_that_is_answered_again_is_another_event(log: Log, chronicle: Chronicle) -> None:
    before = chronicle.among(log)
    chronicle.shorten(1)
    chronicle.add_answer(ANSWERED, 1)
    after = chronicle.among(log)

    assert list(before.marks[:2]) == list(after.marks[:2])
    assert before.marks[2] not in after.marks


def test_what_a_last_step_means_is_forgotten_with_it(log: Log, chronicle: Chronicle) -> None:
    chronicle.conclude(WON, 2)
    before = list(chronicle.among(log))
    chronicle.shorten(2)
    log.shorten(2)

    assert [*EXPECTED, (2, WON)] == before
    assert EXPECTED[:6] == list(chronicle.among(log))


def test_what_was_told_stays_when_steps_are_taken_back(log: Log, chronicle: Chronicle) -> None:
    chronicle.shorten(1)
    log.shorten(1)

    assert list(chronicle.among(log)) == [(0, IN_GAME), (0, IN_GAME), (0, RESIGNED)]
