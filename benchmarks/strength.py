"""How strong greedy is: against random, against players of one ply, and against itself.

python benchmarks/strength.py [--games 200]
"""

from __future__ import annotations

import argparse

from arena import contest

RIVALS = ("random", "one-ply", "one-ply-end", "greedy")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games at a table of two; half at the others")
    args = parser.parse_args()
    for seats in (2, 3, 4):
        games = args.games if seats == 2 else args.games // 2 // seats * seats
        for rival in RIVALS:
            tally = contest("greedy", rival, games, seats)
            print(f"{seats} seats, greedy against {rival}: {tally}", flush=True)


if __name__ == "__main__":
    main()
