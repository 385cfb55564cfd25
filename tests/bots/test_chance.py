"""The random bot."""

from __future__ import annotations

from tavola.bots import RandomBot
from tavola.kernel import Perspective
from tavola.testing import scenario
from tests.bots.tables import pick_of


class Picks:
    """Chance that picks as told, and remembers among how many."""

    def __init__(self, at: int) -> None:
        self._at = at
        self.among: list[int] = []

    def __call__(self, n: int) -> int:
        self.among.append(n)
        return self._at


def _perspective() -> Perspective:
    table = scenario("carrara").blocks(0, white=3).display("villa 3", "porta 2")
    return Perspective(table.state, 0, pick_of(1))


def test_random_takes_the_option_that_chance_picks() -> None:
    options = _perspective().options

    assert list(options) == [RandomBot().choose(_perspective(), Picks(at)) for at in range(len(options))]


def test_random_asks_chance_for_one_of_as_many_as_there_are_options() -> None:
    picks = Picks(0)

    RandomBot().choose(_perspective(), picks)

    assert picks.among == [len(_perspective().options)]
