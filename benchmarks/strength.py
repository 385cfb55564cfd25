"""How strong greedy is at Carrara: against random, against players of one ply, and against itself.

python benchmarks/strength.py [--game carrara-second] [--box advanced] [--games 200] [--rivals random one-ply]
"""

from __future__ import annotations

import argparse

from arena import GAMES, KINDS, add_game, contest

RIVALS = (*KINDS, "greedy")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games at a table of two; half at the others")
    parser.add_argument("--rivals", nargs="+", default=RIVALS, choices=RIVALS)
    parser.add_argument("--seats", nargs="+", type=int, default=(2, 3, 4))
    add_game(parser)
    args = parser.parse_args()
    for box in (args.box,) if args.box else GAMES[args.game].setups.boxes:
        for seats in args.seats:
            games = args.games if seats == 2 else args.games // 2 // seats * seats
            for rival in args.rivals:
                tally = contest(
                    "greedy", rival, games, seats, name=args.game, box=box, processes=args.processes
                )
                print(f"{args.game} {box}, {seats} seats, greedy against {rival}: {tally}", flush=True)


if __name__ == "__main__":
    main()
