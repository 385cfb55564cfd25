"""Lets two kinds of bots play Carrara against each other, in fixed seeds and every seat equally often.

python benchmarks/arena.py "greedy coin=0.9 growth=3" greedy --games 400 --seats 3
python benchmarks/arena.py greedy one-ply --game carrara-second --box advanced
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev
from time import process_time
from typing import TypeVar

from one_ply import MostPointsAtTheEnd, MostPointsNow

from tavola.bots import Greedy, Judgement, RandomBot
from tavola.games.carrara.first.expansion.judgement import CarraraFirst
from tavola.games.carrara.first.expansion.judgement.weights import ExpansionWeights
from tavola.games.carrara.first.judgement import Weights as FirstWeights
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.kit import FIRST, SECOND
from tavola.games.carrara.second.advanced.judgement import AdvancedWeights
from tavola.games.carrara.second.judgement.catalog import CarraraSecond
from tavola.games.carrara.second.judgement.weights import Weights as SecondWeights
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Bot, Chance, Perspective, Seat, State, draw_outcome

KINDS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "one-ply": MostPointsNow,
    "one-ply-end": MostPointsAtTheEnd,
}
W = TypeVar("W", FirstWeights, ExpansionWeights, SecondWeights, AdvancedWeights)
GAMES = {kit.game.setups.game: kit.game for kit in (FIRST, SECOND)}


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went for the first kind of bot: its share of the win, the scores, the length."""

    share: float
    score: int
    rivals: float
    turns: float
    """By seat."""
    ended: bool
    """Whether it brought about the end."""
    choices: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games went."""

    games: Sequence[Result]

    def __str__(self) -> str:
        games = self.games
        wins = sum(game.share for game in games)
        error = pstdev(game.share for game in games) / sqrt(len(games))
        choice = sum(game.seconds for game in games) / sum(game.choices for game in games)
        return (
            f"wins {wins:g} of {len(games)} ({wins / len(games):.1%} ± {error:.1%}), mean score "
            f"{fmean(game.score for game in games):.1f} against {fmean(game.rivals for game in games):.1f}, "
            f"{fmean(game.turns for game in games):.1f} turns each, "
            f"ended by the first in {fmean(game.ended for game in games):.0%}, "
            f"{1000 * choice:.1f} ms a choice"
        )


def contestant(text: str, name: str = "carrara") -> Bot:
    """A bot by its kind; greedy may be given other weights: `greedy coin=0.9`."""
    kind, *changes = text.split()
    if kind != "greedy":
        return KINDS[kind]()
    values = {name: float(value) for name, _, value in (change.partition("=") for change in changes)}
    return Greedy(_judgement(name, values))


def _judgement(name: str, values: Mapping[str, float]) -> Judgement:
    if name == "carrara":
        return CarraraFirst(_changed(FirstWeights(), values), _changed(ExpansionWeights(), values))
    return CarraraSecond(_changed(SecondWeights(), values), _changed(AdvancedWeights(), values))


def _changed(weights: W, values: Mapping[str, float]) -> W:
    """With those of the values that these weights know."""
    return replace(weights, **{name: value for name, value in values.items() if hasattr(weights, name)})


def played(bots: Sequence[Bot], state: State, seed: int, clock: list[list[float]]) -> None:
    """Play a game to its end; what chance brings depends on the seed alone, not on who plays."""
    pick = random.Random(seed).randrange
    picks = [random.Random(f"{seed}/{seat}").randrange for seat in range(len(bots))]
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        seat = pending[0].seat
        began = process_time()
        option = bots[seat].choose(Perspective(state, seat, picks[seat]), picks[seat])
        clock[seat].append(process_time() - began)
        state.choose(seat, option)


def one_game(job: tuple[str, str | None, str, str, int, int]) -> Result:
    """Game `number`: the first kind in one seat, the second in all others, by turns."""
    name, box, first, second, seats, number = job
    seat, start, seed = number % seats, number // seats % seats, number // seats
    rules = GAMES[name]
    state = rules.new(rules.setups.make(seats, box=box, start=start))
    clock: list[list[float]] = [[] for _ in range(seats)]
    played([contestant(first if s == seat else second, name) for s in range(seats)], state, seed, clock)
    winners = [place.seat for place in state.standing() if place.rank == 1]
    scores = state.scores()
    return Result(
        share=1 / len(winners) if seat in winners else 0.0,
        score=scores[seat],
        rivals=fmean(scores[s] for s in range(seats) if s != seat),
        turns=state.turn / seats,
        ended=_who_ended(state) == seat,
        choices=len(clock[seat]),
        seconds=sum(clock[seat]),
    )


def _who_ended(state: State) -> Seat:
    match state:
        case CarraraState():
            return state.announced
        case SecondState():
            return state.ending
    raise ValueError(f"{type(state).__name__} is no position of Carrara")


def contest(
    first: str,
    second: str,
    games: int,
    seats: int = 2,
    *,
    name: str = "carrara",
    box: str | None = None,
    processes: int = 2,
) -> Tally:
    """That many games, the first kind in every seat equally often."""
    jobs = [(name, box, first, second, seats, number) for number in range(games)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return Tally(list(pool.map(one_game, jobs, chunksize=4)))


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played."""
    parser.add_argument("--game", default="carrara", choices=GAMES)
    parser.add_argument("--box", help="the game's usual one unless told")
    parser.add_argument("--processes", type=int, default=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("first", help=f"greedy (with changed weights), {', '.join(KINDS)}")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    add_game(parser)
    args = parser.parse_args()
    tally = contest(
        args.first,
        args.second,
        args.games,
        args.seats,
        name=args.game,
        box=args.box,
        processes=args.processes,
    )
    print(tally)


if __name__ == "__main__":
    main()
