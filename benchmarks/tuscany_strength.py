"""How strong greedy is in The Castles of Tuscany: against chance, one ply, or greedy with other weights.

python benchmarks/tuscany_strength.py [--rival "greedy card=1.5"] [--games 200] [--seats 2]

Rivals of one ply: `one-ply` takes what brings most points now, a green point as often as it will count;
`one-ply-end` counts marble, workers, cards and stored tiles besides, as if the game ended at once.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev
from time import process_time

from one_ply import MostPointsNow

from tavola.bots import Greedy, RandomBot
from tavola.games.tuscany.judgement import Tuscany, Weights
from tavola.games.tuscany.rules.rounds import leftovers
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Bot, Chance, Perspective, Seat, State, draw_outcome
from tavola.library import game


class MostRedAndGreen(MostPointsNow):
    """Tiles that are placed are paid for first, for only then they bring their points."""

    def points(self, state: State, seat: Seat) -> int:
        assert isinstance(state, TuscanyState)
        if state.paying_for()[0] >= 0:
            asked = state.decision_of(seat)
            assert asked is not None
            state.choose(seat, asked.options[0])
        return self.counted(state, seat)

    def counted(self, state: TuscanyState, seat: Seat) -> int:
        """Red points, and green ones as often as they will be added to them."""
        return state.red[seat] + (0 if state.over else (3 - state.round) * state.green[seat])


class MostAtTheEnd(MostRedAndGreen):
    """The same, and what is left counts, too."""

    def counted(self, state: TuscanyState, seat: Seat) -> int:
        points = super().counted(state, seat)
        return points if state.over else points + sum(item.total for item in leftovers(state, seat))


KINDS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "one-ply": MostRedAndGreen,
    "one-ply-end": MostAtTheEnd,
}


@dataclass(frozen=True, slots=True)
class Result:
    """One game of the first kind: its share of the win, scores, length, and how quickly it chose."""

    share: float
    score: int
    rivals: float
    turns: float
    """By seat."""
    choices: int
    seconds: float


def contestant(text: str) -> Bot:
    """A bot by its kind; greedy may be given other weights: `greedy card=1.5`."""
    kind, *changes = text.split()
    if kind != "greedy":
        return KINDS[kind]()
    values = {name: float(value) for name, _, value in (change.partition("=") for change in changes)}
    return Greedy(Tuscany(replace(Weights(), **values)))


def play(number: int, first: str, rival: str, seats: int) -> Result:
    """Game `number`: the first in one seat, the rival in all others, by turns; chance by the seed alone."""
    rules, mine, seed = game("tuscany"), number % seats, number // seats
    pick = random.Random(seed).randrange
    picks = [random.Random(f"{seed}/{seat}").randrange for seat in range(seats)]
    bots = [contestant(first if seat == mine else rival) for seat in range(seats)]
    state = rules.new(rules.setups.make(seats, start=seed % seats))
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
    winners = [place.seat for place in state.standing() if place.rank == 1]
    scores = state.scores()
    others = fmean(score for seat, score in enumerate(scores) if seat != mine)
    return Result(
        (mine in winners) / len(winners), scores[mine], others, state.turn / seats, choices, seconds
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--first", default="greedy")
    parser.add_argument("--rival", default="random", help=f"{', '.join(KINDS)}, or greedy with other weights")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    one = partial(play, first=args.first, rival=args.rival, seats=args.seats)
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        results = list(pool.map(one, range(args.games), chunksize=2))
    shares = [result.share for result in results]
    choice = sum(result.seconds for result in results) / sum(result.choices for result in results)
    print(
        f"{args.seats} seats: {args.first} wins {sum(shares):g} of {len(shares)} "
        f"({fmean(shares):.1%} ± {pstdev(shares) / sqrt(len(shares)):.1%}) against {args.rival}, "
        f"mean {fmean(result.score for result in results):.1f} to "
        f"{fmean(result.rivals for result in results):.1f}, "
        f"{fmean(result.turns for result in results):.1f} turns each, {1000 * choice:.1f} ms a choice"
    )


if __name__ == "__main__":
    main()
