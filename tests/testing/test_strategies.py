"""Hypothesis strategies."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import find, given, settings
from hypothesis.strategies import SearchStrategy

from tavola.kernel import Setup
from tavola.testing.strategies import plays, setups
from tavola.testing.toy import TOY

T = TypeVar("T")


def found(strategy: SearchStrategy[T], wanted: Callable[[T], bool]) -> T:
    """The simplest example, the same one every time."""
    return find(strategy, wanted, settings=settings(derandomize=True, database=None))


@given(setups(TOY))
def test_every_setup_is_one_that_the_game_takes(setup: Setup) -> None:
    assert TOY.setups.checked(setup) == setup


def test_setups_come_with_and_without_modules() -> None:
    assert found(setups(TOY), lambda setup: setup.modules == ()).seats == 2
    assert found(setups(TOY), lambda setup: setup.modules == ("cards",)).start is None


def test_plays_reach_the_end_and_shrink_to_short_ones() -> None:
    shortest = found(plays(TOY), lambda play: play.state.over)

    assert shortest.setup.seats == 2
    assert len(shortest.steps) <= 3 + 3 * 4
