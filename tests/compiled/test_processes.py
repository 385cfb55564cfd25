"""What crosses the borders of processes, in the compiled build."""

from __future__ import annotations

import pickle
import random

import pytest

from tavola.kernel import Chance, Perspective, State
from tavola.library import game, game_names
from tavola.testing.toy.game import TOY


def after(name: str, steps: int, *, everything: bool) -> State:
    """A position after some steps by chance."""
    chosen, pick = game(name), random.Random(steps).randrange
    modules = chosen.setups.modules if everything else ()
    state = chosen.new(chosen.setups.make(2, modules=modules))
    for _ in range(steps):
        if ways := state.ways():
            state.go(pick(ways))
    return state


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("steps", [0, 40, 150])
@pytest.mark.parametrize("name", game_names())
def test_a_state_goes_on_elsewhere_as_it_would_have_here(name: str, steps: int, everything: bool) -> None:
    state = after(name, steps, everything=everything)
    twin = pickle.loads(pickle.dumps(state))
    rng = random.Random(steps)
    for _ in range(30):
        if ways := state.ways():
            way = rng.randrange(ways)
            state.go(way)
            twin.go(way)

    assert twin.key() == state.key()


@pytest.mark.parametrize("name", game_names())
def test_a_perspective_with_its_options_crosses_borders(name: str) -> None:
    state = after(name, 40, everything=True)
    while isinstance(pending := state.pending, Chance):
        state.deal(next(iter(pending.pool)))
    perspective = Perspective(state, pending[0].seat, random.Random(1).randrange)
    twin = pickle.loads(pickle.dumps(perspective))

    assert list(map(str, twin.options)) == list(map(str, perspective.options))
    assert twin.decision.ask == perspective.decision.ask


def test_a_plain_state_takes_its_own_slots_along() -> None:
    state, pick = TOY.new(TOY.setups.make(2)), random.Random(1).randrange
    for _ in range(6):
        state.go(pick(state.ways()))
    twin = pickle.loads(pickle.dumps(state))

    assert twin.key() == state.key()
    assert twin.go(0) == state.go(0)
