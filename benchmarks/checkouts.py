"""How much quicker one checkout's rules are than another's: both play the same games by turns.

    python benchmarks/checkouts.py BEFORE/src [AFTER/src] [--public] [--rounds 24] [--games 8]
        [--only carrara:base,…]

Each side is a process of its own and plays random games for two by numbers, in CPU time; the median of the
ratios of all rounds is printed, so that a busy machine matters less. A side is `SRC`, or `SRC=BUILD` to run
it compiled: `scripts/compile` prints the build of a checkout. With `--public`, games go by decisions and
options and are told in events; any checkout knows that way, and what a step takes counts, as games may
differ. Such a game is played twice: what the second is timed with, the first has drawn.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PLAYER = """
import random, sys
from time import process_time
from tavola.kernel import Chance
from tavola.library import game

def by_numbers(state, chance):
    from tavola.kernel import play_out

    begin = process_time()
    play_out(state, chance)
    return process_time() - begin

def by_decisions(state, chance):
    '''Seconds a step. What is drawn is found out before, so that neither drawing nor the clock is counted.'''
    answers = drawn(state.copy(), chance)
    events = []
    begin = process_time()
    for answer in answers:
        pending = state.pending
        if isinstance(pending, Chance):
            state.deal(answer, events)
        else:
            state.choose(pending[0].seat, pending[0].options[answer], events)
    return (process_time() - begin) / len(answers)

def drawn(state, chance):
    '''Of a random game, every outcome, and every chosen option by its number.'''
    answers = []
    while pending := state.pending:
        if isinstance(pending, Chance):
            outcomes, weights = list(pending.pool), list(pending.pool.values())
            answers += random.Random(chance()).choices(outcomes, weights)
            state.deal(answers[-1])
        else:
            answers.append(int(chance() * len(pending[0].options)))
            state.choose(pending[0].seat, pending[0].options[answers[-1]])
    return answers

def start(mode):
    name, box = mode.split(":")
    rules = game(name)
    make = rules.setups.make if hasattr(rules, "setups") else rules.offer.setup
    return rules.new(make(2, box=box))

play = by_decisions if "--public" in sys.argv else by_numbers
starts = {}
for line in sys.stdin:
    mode, first, games = line.split()
    if mode not in starts:
        starts[mode] = start(mode)
    seeds = range(int(first), int(first) + int(games))
    played = [(starts[mode].copy(), random.Random(seed).random) for seed in seeds]
    print(sum(play(state, chance) for state, chance in played), flush=True)
"""
MODES = "carrara:base,carrara:expansion,carrara-second:normal,carrara-second:advanced,tuscany:base"
WARM = 25
"""Rounds before anything is measured: what is made once is made then."""


class Side:
    """A checkout whose rules play games when they are told to."""

    def __init__(self, where: str, *how: str) -> None:
        source, _, build = where.partition("=")
        environment = {name: value for name, value in os.environ.items() if name != "TAVOLA_COMPILED"}
        environment |= {"PYTHONPATH": source, "PYTHONHASHSEED": "0"}
        if build:
            environment["TAVOLA_COMPILED"] = build
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, *how],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def seconds(self, mode: str, first: int, games: int) -> float:
        """What the games of these seeds take."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(mode, first, games, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def stop(self) -> None:
        self._process.communicate()


def ratio(before: Side, after: Side, mode: str, rounds: int, games: int) -> float:
    """How many times as quick the one is as the other; who begins changes from round to round."""
    for side in (before, after):
        side.seconds(mode, 0, WARM * games)
    found = []
    for number in range(rounds):
        first = (WARM + number) * games
        order = (before, after) if number % 2 else (after, before)
        spent = {side: side.seconds(mode, first, games) for side in order}
        found.append(spent[before] / spent[after])
    return median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default=str(Path(__file__).resolve().parent.parent / "src"))
    parser.add_argument("--public", action="store_true", help="by decisions and events, not by numbers")
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--games", type=int, default=8, help="games of a round")
    parser.add_argument("--only", default=MODES, help="modes, such as carcassonne:big-box")
    args = parser.parse_args()
    how = ("--public",) if args.public else ()
    before, after = Side(args.before, *how), Side(args.after, *how)
    for mode in args.only.split(","):
        print(f"{mode:26} {ratio(before, after, mode, args.rounds, args.games):.2f}", flush=True)
    before.stop()
    after.stop()


if __name__ == "__main__":
    main()
