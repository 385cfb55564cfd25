"""How fast the rules of Carcassonne are, beside another engine and beside their goals.

    python benchmarks/carcassonne_speed.py [--beside FILE] [--rounds N]

Random games of two players in CPU time, everything in one run and by turns, so that a busy machine slows all
alike; of the same game in all rounds the quickest counts. `--beside` names
another engine, a Python file with the interface of a flat base game: `Game(players, random, farmers)` with
`tile`, `placements`, `place`, `meeple_spots` and `finish`. Only ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import random
import runpy
from collections.abc import Callable
from time import process_time
from typing import Any

from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance, Event, draw_outcome, play_out

SEEDS = (1, 2, 3, 4, 5, 6)
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

Game = Callable[[], object]
"""Plays a whole game."""


def new_game(box: str) -> CarcassonneState:
    return CARCASSONNE.new(CARCASSONNE.setups.make(2, box=box, start=0))


def by_lane(box: str, seed: int) -> Game:
    """A random game by numbers."""
    start = new_game(box)

    def play() -> None:
        play_out(start.copy(), random.Random(seed).random)

    return play


def by_public_way(box: str, seed: int) -> Game:
    """A random game by decisions and options, with everything told."""
    start = new_game(box)

    def play() -> None:
        state, chance = start.copy(), random.Random(seed).random
        events: list[Event] = []
        while pending := state.pending:
            if isinstance(pending, Chance):
                state.deal(draw_outcome(pending, lambda among: int(chance() * among)), events)
            else:
                options = pending[0].options
                state.choose(pending[0].seat, options[int(chance() * len(options))], events)

    return play


def by_other(engine: Any, seed: int) -> Game:
    """A random base game of the other engine."""

    def play() -> None:
        chance = random.Random(seed)
        game = engine["Game"](2, chance, True)
        while game.tile >= 0:
            places = game.placements()
            code = places[int(chance.random() * len(places))]
            game.place(code >> 2, code & 3)
            spots = [*game.meeple_spots(), -1]
            game.finish(spots[int(chance.random() * len(spots))])

    return play


class Course:
    """The same done again and again; the quickest time counts."""

    def __init__(self, play: Game) -> None:
        self._play = play
        self.seconds = float("inf")

    def run(self) -> None:
        begin = process_time()
        self._play()
        self.seconds = min(self.seconds, process_time() - begin)


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

    def copies() -> None:
        for _ in range(COPIES):
            state.copy()

    course = Course(copies)
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
            courses[f"{box}, {name}"] = [Course(way(box, seed)) for seed in SEEDS]
    if args.beside:
        engine = runpy.run_path(args.beside)
        courses["beside"] = [Course(by_other(engine, seed)) for seed in SEEDS]
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
