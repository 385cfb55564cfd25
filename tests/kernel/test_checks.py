"""Checks of completed turns are few numbers each, and come back as they were."""

from tavola.kernel.checks import Checks
from tavola.kernel.record import Check


def checks() -> Checks:
    made = Checks()
    made.add(3, 1, "0000a0ff")
    made.add(8, 2, "ffffffff")
    return made


def test_what_is_added_comes_back() -> None:
    assert list(checks()) == [(3, Check(1, "0000a0ff")), (8, Check(2, "ffffffff"))]
    assert list(checks().ends) == [3, 8]
    assert checks().turn == 2


def test_without_a_completed_turn_there_is_no_check() -> None:
    assert (Checks().turn, Checks().after(0), list(Checks())) == (0, None, [])


def test_the_last_check_is_that_of_the_position_it_was_made_for() -> None:
    assert checks().after(8) == Check(2, "ffffffff")
    assert checks().after(9) is None


def test_steps_that_are_taken_back_take_their_checks_along() -> None:
    made = checks()
    twin = made.copy()
    made.shorten(7)

    assert list(made) == [(3, Check(1, "0000a0ff"))]
    assert list(twin) == list(checks())
