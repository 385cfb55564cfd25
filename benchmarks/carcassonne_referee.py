"""Plays random games of Carcassonne and has the referee of the tests follow every step.

    python -m benchmarks.carcassonne_referee --games 2000 --processes 2

Modules, players and manner of play of each game follow from its number. What happened is counted, because
what never happened was never checked.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time

from tests.games.carcassonne.referee.disagreement import Disagreement
from tests.games.carcassonne.referee.match import fixture, follow


def one_game(seed: int) -> tuple[Counter[str], str]:
    """What was seen, and what they disagreed about, if they did."""
    game = fixture(seed)
    begin = process_time()
    seen, complaint = Counter[str](), ""
    try:
        seen = follow(game)
    except Disagreement as error:
        seen, complaint = Counter(disagreements=1), str(error)
    seen[f"games for {game.seats}"] += 1
    seen.update(f"games with {module}" for module in game.modules)
    seen["CPU milliseconds"] += round(1000 * (process_time() - begin))
    return seen, complaint


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    total = Counter[str]()
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for seen, complaint in pool.map(one_game, range(args.first, args.first + args.games), chunksize=10):
            total.update(seen)
            if total["games"] % 100 == 0:
                print(f"{total['games']} games agree", flush=True)
            if complaint:
                print(complaint, end="\n\n", flush=True)
    for name, count in sorted(total.items()):
        print(f"{count:10,}  {name}")


if __name__ == "__main__":
    main()
