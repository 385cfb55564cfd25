"""How fast The Castles of Tuscany is beside Carrara's base game, both in one run.

    python benchmarks/tuscany_speed.py

Random games by numbers (decisions and outcomes a second), then at positions from the middle of games: listing
the options anew, copying, viewing, imagining and drawing. Machines are busy with other things, so compare the
two columns, not the times.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import process_time

from tavola.kernel import CHANCE, OVER, State
from tavola.library import draw, game

GAMES = {"carrara": 120, "tuscany": 300}
"""How many games of each; those of Tuscany are shorter when played at random."""


def decisions_a_second(name: str, games: int) -> tuple[float, float]:
    """Decisions, and decisions with outcomes of chance, in a second."""
    rules = game(name)
    decisions = steps = 0
    begin = process_time()
    for seed in range(games):
        chance = random.Random(seed).random
        state = rules.new(rules.setups.make(2))
        while ways := state.ways():
            decisions += state.asked() >= 0
            steps += 1
            state.go(int(chance() * ways))
    spent = process_time() - begin
    return decisions / spent, steps / spent


def positions(name: str, most: int = 200) -> Iterator[State]:
    """Positions in which a seat is asked, from the middle of random games."""
    rules, found, seed = game(name), 0, 0
    while found < most:
        seed += 1
        chance = random.Random(seed)
        state = rules.new(rules.setups.make(2))
        while (asked := state.asked()) != OVER and found < most:
            if asked != CHANCE and state.turn > 10 and chance.random() < 0.1:
                found += 1
                yield state.copy()
            state.go(chance.randrange(state.ways()))


def microseconds(work: Callable[[State], object], states: list[State], rounds: int = 5) -> float:
    """What one call takes, on average over the positions, in the quickest of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        begin = process_time()
        for state in states:
            work(state)
        best = min(best, process_time() - begin)
    return best / len(states) * 1e6


def listed(state: State) -> int:
    state.ask_again()
    return state.ways()


def main() -> None:
    pick = random.Random(1).randrange
    works: dict[str, Callable[[str], Callable[[State], object]]] = {
        "options": lambda _: listed,
        "copy": lambda _: lambda state: state.copy(),
        "view": lambda _: lambda state: state.view(0),
        "imagined": lambda _: lambda state: state.imagined(0, pick),
        "picture": lambda name: lambda state: draw(name, state.view(0), "en"),
    }
    rows: dict[str, list[str]] = {"decisions/s": [], "with outcomes/s": []}
    for name, games in GAMES.items():
        decisions_a_second(name, games // 4)  # what is made once is made now
        decisions, steps = decisions_a_second(name, games)
        rows["decisions/s"].append(f"{decisions:,.0f}")
        rows["with outcomes/s"].append(f"{steps:,.0f}")
        states = list(positions(name))
        for what, work in works.items():
            rows.setdefault(f"{what} µs", []).append(f"{microseconds(work(name), states):,.1f}")
    print(f"{'':16}", *(f"{name:>12}" for name in GAMES))
    for what, values in rows.items():
        print(f"{what:16}", *(f"{value:>12}" for value in values))


if __name__ == "__main__":
    main()
