"""The final scoring of random end positions, counted a second time by other means."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from random import Random

import pytest

from tavola.games.carrara.second.game import SECOND_EDITION
from tavola.games.carrara.second.rules.state import SecondState
from tavola.games.carrara.second.rules.view import SecondView
from tavola.kernel import Chance, draw_outcome
from tavola.testing import rule

POSITIONS = int(os.environ.get("TAVOLA_END_POSITIONS", "40"))
"""Games from which positions are taken, for each number of seats; most of them give one."""
TURNS = range(20, 60)
"""After how many turns they are taken."""
TABLE = {
    "livorno": (12, 8, 3), "pisa": (11, 7, 3), "lucca": (10, 6, 2),
    "viareggio": (9, 5, 2), "massa": (8, 4, 1), "lerici": (7, 3, 1),
}  # fmt: skip


def second_opinion(view: SecondView, *, last: bool) -> list[int]:
    """Points on the track and those of the final scoring, from what lies on the table."""
    totals = []
    for mat in view.mats:
        assert mat.screen is not None
        totals.append(mat.points + mat.screen.coins // (int(mat.money) if mat.money else 5))
        kinds = Counter(built.decoration for built in mat.buildings if built.decoration)
        totals[-1] += sum(n * (n + 1) for n in kinds.values())
    for city, points in TABLE.items():
        counts = [
            sum(built.city == city and built.statue is not None for built in mat.buildings)
            for mat in view.mats
        ]
        for seat, points_here in enumerate(_majority(counts, points, last=last)):
            totals[seat] += points_here
    return totals


def _majority(counts: list[int], points: tuple[int, ...], *, last: bool) -> list[int]:
    """By how many groups and players are ahead of each seat, not by walking down the ranks."""
    found = []
    for count in counts:
        ahead = Counter(n for n in counts if n > count)
        tied = counts.count(count)
        lost = sum((n if last else 2) if n > 1 else 1 for n in ahead.values())
        place = lost + (((tied if last else 2) if tied > 1 else 1) - 1)
        found.append(points[place] if count and place < 3 else 0)
    return found


@cache
def openings(box: str, seats: int, ties: str) -> tuple[SecondState, ...]:
    """Positions somewhere in random games, with open screens, so that a view tells all."""
    found = []
    options = {"screens": "open"} | ({"statue-ties": ties} if box == "advanced" else {})
    for seed in range(POSITIONS):
        chance = Random(seed)
        state = SECOND_EDITION.new(SECOND_EDITION.setups.make(seats, box=box, options=options))
        while state.turns < TURNS[seed % len(TURNS)] and not state.over:
            pending = state.pending
            if isinstance(pending, Chance):
                state.deal(draw_outcome(pending, chance.randrange))
                continue
            words = sorted({option.word for option in pending[0].options})
            word = chance.choice(words)
            choices = [option for option in pending[0].options if option.word == word]
            state.choose(pending[0].seat, chance.choice(choices))
        if not state.over:
            found.append(state)
    return tuple(found)


@rule(
    "carrara2.final.coins",
    "carrara2.advanced.final.money",
    "carrara2.advanced.final.sets",
    "carrara2.advanced.final.majority",
)
@pytest.mark.parametrize("ties", ["next", "last"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", ["normal", "advanced"])
def test_a_second_scorer_agrees(box: str, seats: int, ties: str) -> None:
    from tavola.games.carrara.second.rules.actions.final import final_scoring

    for state in openings(box, seats, ties):
        expected = second_opinion(state.view(None), last=ties == "last")
        scored = state.copy()
        final_scoring(scored, None)

        assert list(scored.scores()) == expected
