"""How strong greedy is in Carcassonne: against chance, half the games in each seat.

python benchmarks/carcassonne_strength.py [--games 200] [--box base]
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from tavola.bots import bot
from tavola.kernel import Chance, Perspective, drawn
from tavola.library import game


def play(seed: int, box: str) -> tuple[int, int]:
    """Scores of greedy and of random."""
    rules, pick = game("carcassonne"), random.Random(seed).randrange
    mine = seed % 2
    names = ["random", "random"]
    names[mine] = "greedy"
    bots = [bot(name, "carcassonne") for name in names]
    state = rules.new(rules.offer.setup(2, box=box))
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(drawn(pending, pick))
        else:
            seat = pending[0].seat
            state.choose(seat, bots[seat].choose(Perspective(state, seat, pick), pick))
    scores = state.scores()
    return scores[mine], scores[1 - mine]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--box", default="base")
    args = parser.parse_args()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        results = list(pool.map(partial(play, box=args.box), range(args.games), chunksize=5))
    wins = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in results)
    means = [sum(column) / len(results) for column in zip(*results, strict=True)]
    print(f"{args.box}: greedy wins {wins:g} of {args.games}, mean {means[0]:.1f} against {means[1]:.1f}")


if __name__ == "__main__":
    main()
