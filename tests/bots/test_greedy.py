"""The greedy bot, whatever the game: the greatest value, and chance among equals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tavola.bots import Greedy
from tavola.kernel import Option, Perspective, Pick, Seat, State
from tavola.testing import Scenario, scenario
from tests.bots.tables import answer, pick_of


class ByText:
    """Finds options worth what a table says, and all others nothing."""

    def __init__(self, **worth: float) -> None:
        self._worth = worth

    def values(self, state: State, seat: Seat, options: Sequence[Option], pick: Pick) -> Sequence[float]:  # noqa: ARG002
        assert self._worth, "there was nothing to judge"
        return [self._worth.get(option.word.replace("-", "_"), 0.0) for option in options]


def _table() -> Scenario:
    return scenario("carrara").built(0, "villa 3 pisa", "porta 2 pisa")


@pytest.mark.parametrize("best", ["buy", "score-city pisa"])
def test_greedy_takes_the_greatest_value(best: str) -> None:
    word = best.split()[0].replace("-", "_")

    assert best == answer(Greedy(ByText(**{word: 2.5, "score_type": 2.4})), _table(), 0)


@pytest.mark.parametrize(("at", "kind"), [(0, "porta"), (1, "villa")])
def test_greedy_lets_chance_decide_among_equals(at: int, kind: str) -> None:
    perspective = Perspective(_table().state, 0, pick_of(0))

    assert f"score-type {kind}" == str(Greedy(ByText(score_type=1)).choose(perspective, lambda _: at))


def test_greedy_judges_nothing_where_there_is_no_choice() -> None:
    table = scenario("carrara").coins(0, "0").blocks(0).prepare("wheel I", "white")
    table.display("villa 5").prepare("blocks 1", "7black,7blue,7green,7red,7yellow,6white").chooses(0, "buy")

    assert (["relief"], "relief") == (table.options(0), answer(Greedy(ByText()), table, 0))
