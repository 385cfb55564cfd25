"""Lets two kinds of bots play against each other, in fixed seeds and every seat equally often.

python benchmarks/arena.py "greedy coin=0.9 growth=3" greedy --games 400 --seats 3
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev

from one_ply import MostPointsAtTheEnd, MostPointsNow

from tavola.bots import Greedy, RandomBot
from tavola.games.carrara.first.judgement import Carrara, Weights
from tavola.games.carrara.first.rules.game import FIRST_EDITION
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Bot, Chance, Perspective, Seat, draw_outcome

KINDS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "one-ply": MostPointsNow,
    "one-ply-end": MostPointsAtTheEnd,
}


@dataclass(frozen=True, slots=True)
class Game:
    """How one game went for the first kind of bot: its share of the win, the scores, the length."""

    share: float
    score: int
    rivals: float
    turns: float
    """By seat."""
    announced: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games went."""

    games: Sequence[Game]

    def __str__(self) -> str:
        games = self.games
        wins = sum(game.share for game in games)
        error = pstdev(game.share for game in games) / sqrt(len(games))
        return (
            f"wins {wins:g} of {len(games)} ({wins / len(games):.1%} ± {error:.1%}), mean score "
            f"{fmean(game.score for game in games):.1f} against {fmean(game.rivals for game in games):.1f}, "
            f"{fmean(game.turns for game in games):.1f} turns each, "
            f"announced by the first in {fmean(game.announced for game in games):.0%}"
        )


def contestant(text: str) -> Bot:
    """A bot by its kind; greedy may be given other weights: `greedy coin=0.9`."""
    kind, *changes = text.split()
    if kind != "greedy":
        return KINDS[kind]()
    values = {name: float(value) for name, _, value in (change.partition("=") for change in changes)}
    return Greedy(Carrara(replace(Weights(), **values)))


def played(bots: Sequence[Bot], seed: int, start: Seat) -> CarraraState:
    """A finished game; what chance brings depends on the seed alone, not on who plays."""
    pick = random.Random(seed).randrange
    picks = [random.Random(f"{seed}/{seat}").randrange for seat in range(len(bots))]
    state = FIRST_EDITION.new(FIRST_EDITION.setups.make(len(bots), start=start))
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        state.choose(seat, bots[seat].choose(Perspective(state, seat, picks[seat]), picks[seat]))
    return state


def one_game(job: tuple[str, str, int, int]) -> Game:
    """Game `number`: the first kind in one seat, the second in all others, by turns."""
    first, second, seats, number = job
    seat, start, seed = number % seats, number // seats % seats, number // seats
    state = played([contestant(first if s == seat else second) for s in range(seats)], seed, start)
    winners = [place.seat for place in state.standing() if place.rank == 1]
    scores = state.scores()
    return Game(
        share=1 / len(winners) if seat in winners else 0.0,
        score=scores[seat],
        rivals=fmean(scores[s] for s in range(seats) if s != seat),
        turns=state.turn / seats,
        announced=state.announced == seat,
    )


def contest(first: str, second: str, games: int, seats: int = 2, processes: int = 2) -> Tally:
    """That many games, the first kind in every seat equally often."""
    jobs = [(first, second, seats, number) for number in range(games)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return Tally(list(pool.map(one_game, jobs, chunksize=4)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("first", help=f"greedy (with changed weights), {', '.join(KINDS)}")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    args = parser.parse_args()
    print(contest(args.first, args.second, args.games, args.seats))


if __name__ == "__main__":
    main()
