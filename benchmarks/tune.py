"""Looks for better weights of greedy by self-play, and prints them as they are found.

    python benchmarks/tune.py --rounds 100 --seed 1

Each weight is multiplied by a random factor for one side and divided by it for the other; the two
play the same game in both seatings. What the winning side had in common pulls the weights its way.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from math import exp, tanh
from multiprocessing import get_context
from statistics import fmean

from arena import played

from tavola.bots import Greedy
from tavola.bots.carrara import Carrara, Weights

Vector = Sequence[float]
Job = tuple[dict[str, float], dict[str, float], int, int]

TABLES = (2, 2, 3, 4)
"""Seats, by turns."""
SPREAD = 0.2
"""How far the two sides stray from the weights so far."""
STEP = 0.3
KEPT = 0.8
"""How much of the last round's direction is kept."""
CLEAR = 25.0
"""A margin of points that counts as a clear win."""


def outcome(job: Job) -> float:
    """How clearly the first weights beat the second, from -1 to 1, over both seatings of a game."""
    first, second, seats, seed = job
    sides = [Greedy(Carrara(Weights(**side))) for side in (first, second)]
    total = 0.0
    for swap in (0, 1):
        side_of = [(seat + swap) % 2 for seat in range(seats)]
        state = played([sides[side] for side in side_of], seed, start=seed % seats)
        scores = state.scores()
        means = [fmean(s for s, side in zip(scores, side_of, strict=True) if side == n) for n in (0, 1)]
        winner = side_of[state.standing()[0].seat]
        total += (0.5 if winner == 0 else -0.5) + 0.5 * tanh((means[0] - means[1]) / CLEAR)
    return total / 2


def strayed(weights: dict[str, float], by: Vector) -> dict[str, float]:
    """The weights, each times e to the power of its number."""
    return {name: value * exp(x) for (name, value), x in zip(weights.items(), by, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=32, help="pairs of games in a round")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    chance, weights = random.Random(args.seed), asdict(Weights())
    direction = [0.0] * len(weights)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for number in range(args.rounds):
            strays = [[chance.gauss(0, 1) for _ in weights] for _ in range(args.pairs)]
            jobs: list[Job] = [
                (
                    strayed(weights, [SPREAD * x for x in stray]),
                    strayed(weights, [-SPREAD * x for x in stray]),
                    TABLES[at % len(TABLES)],
                    chance.randrange(10**9),
                )
                for at, stray in enumerate(strays)
            ]
            outcomes = list(pool.map(outcome, jobs))
            pull = [
                fmean(o * x for o, x in zip(outcomes, column, strict=True))
                for column in zip(*strays, strict=True)
            ]
            direction = [KEPT * d + (1 - KEPT) * p for d, p in zip(direction, pull, strict=True)]
            weights = strayed(weights, [STEP * d for d in direction])
            print(
                f"round {number + 1}:",
                " ".join(f"{n}={value:.3g}" for n, value in weights.items()),
                flush=True,
            )


if __name__ == "__main__":
    main()
