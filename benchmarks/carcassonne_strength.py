"""How strong greedy is in Carcassonne: against chance, or against greedy with other weights, in every seat.

python benchmarks/carcassonne_strength.py [--rival "greedy field_city=0.5 figures=5/3.5/2.6/2"]
    [--games 200] [--seats 2] [--box base]
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev
from time import process_time

from tavola.bots import Greedy, RandomBot
from tavola.games.carcassonne.core.judgement.judgement import Carcassonne
from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.kernel import Bot, Chance, Perspective, draw_outcome
from tavola.library import game


@dataclass(frozen=True, slots=True)
class Result:
    """One game of greedy: its share of the win, its score, the others' mean score, how quickly it chose."""

    share: float
    score: int
    rivals: float
    choices: int
    seconds: float


def contestant(text: str) -> Bot:
    """A bot by its kind; greedy may be given other weights, several numbers parted by strokes."""
    kind, *changes = text.split()
    if kind == "random":
        return RandomBot()
    weights = Weights()
    for name, _, value in (change.partition("=") for change in changes):
        numbers = tuple(map(float, value.split("/")))
        weights = replace(weights, **{name: numbers if name == "figures" else numbers[0]})  # type: ignore[arg-type]
    return Greedy(Carcassonne(weights))


def play(number: int, first: str, rival: str, seats: int, box: str) -> Result:
    """Game `number`: the first in one seat, the rival in all others, by turns; chance by the seed alone."""
    rules, mine, seed = game("carcassonne"), number % seats, number // seats
    pick = random.Random(seed).randrange
    picks = [random.Random(f"{seed}/{seat}").randrange for seat in range(seats)]
    bots = [contestant(first if seat == mine else rival) for seat in range(seats)]
    state = rules.new(rules.setups.make(seats, box=box, start=seed % seats))
    choices, seconds = 0, 0.0
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat, begun = pending[0].seat, process_time()
        option = bots[seat].choose(Perspective(state, seat, picks[seat]), picks[seat])
        if seat == mine:
            choices, seconds = choices + 1, seconds + process_time() - begun
        state.choose(seat, option)
    scores = state.scores()
    winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
    others = fmean(score for seat, score in enumerate(scores) if seat != mine)
    return Result((mine in winners) / len(winners), scores[mine], others, choices, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--first", default="greedy")
    parser.add_argument("--rival", default="random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--box", default="base")
    args = parser.parse_args()
    one = partial(play, first=args.first, rival=args.rival, seats=args.seats, box=args.box)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        results = list(pool.map(one, range(args.games), chunksize=2))
    shares = [result.share for result in results]
    speed = sum(result.choices for result in results) / sum(result.seconds for result in results)
    print(
        f"{args.box}, {args.seats} seats: {args.first} wins {sum(shares):g} of {len(shares)} "
        f"({fmean(shares):.1%} ± {pstdev(shares) / sqrt(len(shares)):.1%}) against {args.rival}, "
        f"mean {fmean(result.score for result in results):.1f} to "
        f"{fmean(result.rivals for result in results):.1f}, "
        f"{speed:.0f} choices/s"
    )


if __name__ == "__main__":
    main()
