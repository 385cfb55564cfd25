"""Plays games by chance and tells all that can be seen of them: python -m tests.compiled.trace CASE...

A case is a game, a seed, and whether all modules are in play: `carcassonne:3:all`. Any build tells the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from zlib import crc32

from tavola.kernel import Chance, Event, State, draw_outcome
from tavola.library import game


def trace(case: str) -> Iterator[str]:
    """What is asked, what happens and where it leads, position by position."""
    name, seed, which = case.split(":")
    chosen = game(name)
    rng = random.Random(seed)
    seats = rng.choice(list(chosen.setups.seats))
    modules = chosen.setups.modules if which == "all" else ()
    state = chosen.new(chosen.setups.make(seats, modules=modules))
    while pending := state.pending:
        events: list[Event] = []
        if isinstance(pending, Chance):
            outcome = draw_outcome(pending, rng.randrange)
            yield f"{pending.why} {sorted(pending.pool.items())} {outcome} {state.ways()}"
            state.deal(outcome, events)
        else:
            decision = min(pending, key=lambda asked: asked.seat)
            option = rng.choice(decision.options)
            _the_lane_agrees(state, rng)
            yield f"{decision.seat} {decision.ask} {' | '.join(map(str, decision.options))} > {option}"
            state.choose(decision.seat, option, events)
        yield f"{state.checksum} {state.scores()} {events}"
    yield f"{state.standing()}"


def _the_lane_agrees(state: State, rng: random.Random) -> None:
    """A few steps by numbers, on a copy, lead where the same options lead."""
    if rng.random() < 0.9:
        return
    quick, slow = state.copy(), state.copy()
    way = rng.randrange(quick.ways())
    pending = slow.pending
    assert not isinstance(pending, Chance)
    decision = min(pending, key=lambda asked: asked.seat)
    quick.go(way)
    slow.choose(decision.seat, decision.options[way])
    assert quick.key() == slow.key()


def digest(case: str) -> str:
    """One line for each position: short, and different as soon as anything differs."""
    return "\n".join(f"{case} {number} {crc32(line.encode()):08x}" for number, line in enumerate(trace(case)))


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print(digest(each))
