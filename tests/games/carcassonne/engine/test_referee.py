"""The engine agrees with the referee at every step; and the referee finds faults that are put in on purpose.

Many more games: benchmarks/carcassonne_referee.py.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavola.games.carcassonne.rules.core.state import CarcassonneState
from tests.games.carcassonne.referee.match import MODULES, Disagreement, Fixture, fixture, follow

Join = Callable[[CarcassonneState, int, int, int], None]
SAMPLE = range(5000, 5036)


@pytest.mark.parametrize("seed", SAMPLE)
def test_engine_and_referee_agree_at_every_step(seed: int) -> None:
    assert follow(fixture(seed))["games"] == 1


def test_the_sample_has_every_module_and_every_number_of_players() -> None:
    games = [fixture(seed) for seed in SAMPLE]

    assert {module for game in games for module in game.modules} == set(MODULES)
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}


# -- planted faults ------------------------------------------------------------------------------------


def forgets_open_edges_of_loops(state: CarcassonneState, a: int, b: int, closes: int) -> None:
    if state.find(a) != state.find(b):
        _join(state, a, b, closes)


def forgets_meeples_of_the_smaller_part(state: CarcassonneState, a: int, b: int, closes: int) -> None:
    before = state.strength[:]
    _join(state, a, b, closes)
    root = state.find(a)
    state.strength[root] = before[root]


def forgets_marks_of_the_smaller_part(state: CarcassonneState, a: int, b: int, closes: int) -> None:
    before = state.marks[:]
    _join(state, a, b, closes)
    root = state.find(a)
    state.marks[root] = before[root]


def counts_a_tile_twice(state: CarcassonneState, a: int, b: int, closes: int) -> None:
    a, b = state.find(a), state.find(b)
    both = state.tiles[a] + state.tiles[b]
    _join(state, a, b, closes)
    if a != b:
        state.tiles[state.find(a)] = both


def joins_segments_instead_of_roots(state: CarcassonneState, a: int, b: int, closes: int) -> None:
    root, other = state.find(a), state.find(b)
    _join(state, a, b, closes)
    if other not in (root, b):
        state.parent[other], state.parent[b] = other, root


_join: Join = CarcassonneState._join


@pytest.mark.parametrize(
    "fault",
    [
        forgets_open_edges_of_loops,
        forgets_meeples_of_the_smaller_part,
        forgets_marks_of_the_smaller_part,
        counts_a_tile_twice,
        joins_segments_instead_of_roots,
    ],
    ids=lambda fault: fault.__name__,
)
def test_a_fault_in_the_union_find_is_found(fault: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CarcassonneState, "_join", fault)

    with pytest.raises(Disagreement):
        list(map(follow, [Fixture(seed, MODULES, 2, crowded=True) for seed in range(12)]))
