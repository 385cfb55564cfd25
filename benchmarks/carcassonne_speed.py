"""How fast the rules of Carcassonne are, beside another engine and beside their goals.

    python benchmarks/carcassonne_speed.py [--beside FILE] [--rounds N]

Random games of two players, everything in one run and by turns, so that a busy machine slows all alike.
Measured is every single step, and of the same step in all rounds the quickest counts. `--beside` names
another engine, a Python file with the interface of a flat base game: `Game(players, random, farmers)` with
`tile`, `placements`, `place`, `meeple_spots` and `finish`. Only ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import random
import runpy
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance, Event, draw_outcome

SEEDS = (1, 2, 3)
COPIES = 200
GOALS = {
    "base, lane": (1.0, 7.0),
    "base, public way": (0.5, None),
    "big-box, lane": (0.25, 1.5),
    "big-box, public way": (0.135, None),
}
"""Tiles a second against the other engine's base game: plain, and compiled."""
COPY_GOALS = (6, 3)
"""Millionths of a second for a copy in the middle of a base game: plain, and compiled."""

Steps = Iterator[Callable[[], object]]
"""What is done one after the other, each timed by itself."""


def new_game(box: str) -> CarcassonneState:
    return CARCASSONNE.new(CARCASSONNE.setups.make(2, box=box, start=0))


def by_lane(box: str, seed: int) -> Steps:
    """A random game by numbers."""
    state, chance = new_game(box), random.Random(seed).random
    while ways := state.ways():
        way = int(chance() * ways)
        yield lambda way=way: state.go(way)  # type: ignore[misc]


def by_public_way(box: str, seed: int) -> Steps:
    """A random game by decisions and options, with everything told."""
    state, chance = new_game(box), random.Random(seed).random
    events: list[Event] = []

    def pick(among: int) -> int:
        return int(chance() * among)

    def step() -> None:
        pending = state.pending
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick), events)
        else:
            options = pending[0].options
            state.choose(pending[0].seat, options[pick(len(options))], events)

    while state.pending:
        yield step


def by_other(engine: Any, seed: int) -> Steps:
    """A random base game of the other engine; a step is a whole turn."""
    chance = random.Random(seed)
    game = engine["Game"](2, chance, True)

    def step() -> None:
        places = game.placements()
        code = places[int(chance.random() * len(places))]
        game.place(code >> 2, code & 3)
        spots = [*game.meeple_spots(), -1]
        game.finish(spots[int(chance.random() * len(spots))])

    while game.tile >= 0:
        yield step


class Course:
    """One game, played again and again; the quickest time of each step counts."""

    def __init__(self, play: Callable[[], Steps]) -> None:
        self._play = play
        self._quickest: list[float] = []

    def run(self) -> None:
        times = []
        for step in self._play():
            begin = perf_counter()
            step()
            times.append(perf_counter() - begin)
        known = self._quickest or times
        self._quickest = [min(pair) for pair in zip(known, times, strict=True)]

    @property
    def seconds(self) -> float:
        return sum(self._quickest)


def tiles(box: str, seed: int) -> int:
    """How many tiles lie at the end of a game."""
    state, chance = new_game(box), random.Random(seed).random
    while ways := state.ways():
        state.go(int(chance() * ways))
    return state.land.laid


def micros_of_a_copy() -> float:
    """In the middle of a base game."""
    state, chance = new_game("base"), random.Random(1).random
    while state.turn < 36:
        state.go(int(chance() * state.ways()))
    course = Course(lambda: iter([state.copy] * COPIES))
    for _ in range(20):
        course.run()
    return course.seconds / COPIES * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", metavar="FILE", help="another engine to compare with")
    parser.add_argument("--rounds", type=int, default=20, help="how often every game is played")
    args = parser.parse_args()
    courses: dict[str, list[Course]] = {}
    for box in ("base", "big-box"):
        for name, way in (("lane", by_lane), ("public way", by_public_way)):
            courses[f"{box}, {name}"] = [
                Course(lambda way=way, box=box, seed=seed: way(box, seed))  # type: ignore[misc]
                for seed in SEEDS
            ]
    if args.beside:
        engine = runpy.run_path(args.beside)
        courses["beside"] = [Course(lambda seed=seed: by_other(engine, seed)) for seed in SEEDS]  # type: ignore[misc]
    for _ in range(args.rounds):
        for course in (course for group in courses.values() for course in group):
            course.run()
    laid = {box: sum(tiles(box, seed) for seed in SEEDS) for box in ("base", "big-box")}
    micros = {
        name: sum(course.seconds for course in group) / laid["big-box" if "big" in name else "base"] * 1e6
        for name, group in courses.items()
    }
    for name, (plain, compiled) in GOALS.items():
        line = f"{name:20} {micros[name]:6.1f} µs a tile"
        if args.beside:
            goal = f"{plain}" if compiled is None else f"{plain}, compiled {compiled}"
            line += f", {micros['beside'] / micros[name]:5.2f} × the other's base game (goal {goal})"
        print(line)
    if args.beside:
        print(f"{'beside':20} {micros['beside']:6.1f} µs a tile: {args.beside}")
    print(f"{'copy, base':20} {micros_of_a_copy():6.1f} µs (goal {COPY_GOALS[0]}, compiled {COPY_GOALS[1]})")


if __name__ == "__main__":
    main()
