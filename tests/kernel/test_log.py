"""A log tells what happened in order, whether it is recent or long past."""

from __future__ import annotations

import pytest

from tavola.kernel import Event, Log, Told
from tavola.kernel.log import PACK

STEPS = 3 * PACK


def told(step: int, number: int) -> Event:
    return Event("toy.told", step % 2, "", {"number": number, "text": f"step {step}"})


@pytest.fixture
def expected() -> list[Told]:
    """Of every step one event, of every third one more."""
    return [(step, told(step, n)) for step in range(STEPS) for n in range(1 + (step % 3 == 0))]


def log_of(events: list[Told]) -> Log:
    log = Log()
    for step in range(STEPS):
        log.add(step, [event for at, event in events if at == step])
    return log


def test_it_reads_like_a_list(expected: list[Told]) -> None:
    log = log_of(expected)

    assert len(log) == len(expected)
    assert list(log) == expected
    assert list(reversed(log)) == expected[::-1]
    assert [log[at] for at in range(-len(log), len(log))] == expected * 2
    assert repr(log) == repr(expected)


@pytest.mark.parametrize("step", [1, -1, 7])
@pytest.mark.parametrize("start", [0, PACK - 1, PACK, 2 * PACK + 3, STEPS, 9 * PACK])
def test_any_part_of_it_can_be_read(expected: list[Told], start: int, step: int) -> None:
    log = log_of(expected)

    assert log[start::step] == expected[start::step]
    assert log[:start:step] == expected[:start:step]


@pytest.mark.parametrize("left", [0, 1, PACK // 2, PACK, 2 * PACK, STEPS - 1, STEPS])
def test_steps_that_are_taken_back_leave_it_and_others_follow(expected: list[Told], left: int) -> None:
    log = log_of(expected)
    before = log.copy()
    log.shorten(left)

    assert list(log) == [(step, event) for step, event in expected if step < left]
    assert list(before) == expected

    taken_back = set(before.marks) - set(log.marks)
    for step in range(left, STEPS):
        log.add(step, [event for at, event in expected if at == step])

    assert log == before
    assert not taken_back & set(log.marks)


def test_what_cannot_be_packed_is_kept_as_it_is() -> None:
    log, odd = Log(), Event("toy.told", None, "", {"odd": lambda: None})
    for step in range(STEPS):
        log.add(step, [odd])

    assert all(event is odd for _, event in log)
