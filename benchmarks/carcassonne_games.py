"""Plays very many random games of Carcassonne: pairs of modules, random sets, everything, for 2 to 6.

    python -m benchmarks.carcassonne_games --games 10000 --processes 2

Every game must end, by itself and with everything still there: figures, tiles, 16 gold bars, 8 ferries.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from random import Random

from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.expansions.ferries.rules import ON_LAKES
from tavola.games.carcassonne.expansions.gold.rules import GOLD
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance, draw_outcome

MODULES = CARCASSONNE.setups.modules
PAIRS = tuple(combinations(MODULES, 2))
LONGEST = 5_000
"""No game has so many questions and draws."""


def modules_of(number: int) -> tuple[str, ...]:
    """One in five with everything, one in five a pair, the others by chance."""
    if number % 5 == 0:
        return MODULES
    if number % 5 == 1:
        return PAIRS[number // 25 % len(PAIRS)]
    rng = Random(f"modules {number}")
    share = rng.random()
    return tuple(name for name in MODULES if rng.random() < share)


def play(number: int) -> Counter[str]:
    """One game; what was asked and seen in it. Raises where something is lost or does not end."""
    setup = CARCASSONNE.setups.make(2 + number // 5 % 5, box="first-game", modules=modules_of(number))
    state = CARCASSONNE.new(setup)
    assert isinstance(state, CarcassonneState)
    pick = Random(number).randrange
    seen = Counter[str]()
    while pending := state.pending:
        if isinstance(pending, Chance):
            between_turns = len(state.agenda) == len(state.rules.whole_turn)
            if between_turns and (lost := missing(state)):
                raise AssertionError(f"game {number} with {setup.modules}: {lost}")
            state.deal(draw_outcome(pending, pick))
            seen[f"draw {pending.why}"] += 1
        else:
            decision = pending[pick(len(pending))]
            state.choose(decision.seat, decision.options[pick(len(decision.options))])
            seen[f"asked {decision.ask}"] += 1
        if sum(seen.values()) > LONGEST:
            raise AssertionError(f"game {number} with {setup.modules} does not end")
    return seen + Counter({"games": 1, f"games for {setup.seats}": 1})


def missing(state: CarcassonneState) -> Mapping[str, int]:
    """What is not there in the number it should be."""
    wrong = {}
    for number, figure in enumerate(state.rules.figures):
        for seat in range(state.seats):
            there = state.in_supply(number, seat) + sum(it[1:] == (number, seat) for it in state.figures)
            if there != figure.count:
                wrong[f"{figure.name} {seat}"] = there
    laid = Counter(symbol for face in state.land.faces[1:] for symbol in face.symbols)
    if GOLD.in_play(state):
        gold = GOLD.of(state)
        bars = sum(gold.held) + len(gold.lying)
        if bars != 2 * laid["gold"]:
            wrong["gold"] = bars
    if ON_LAKES.in_play(state) and len(state.links) != laid["lake"]:
        wrong["ferries"] = len(state.links)
    if state.track and sum(state.track) > sum(state.points):
        wrong["track"] = sum(state.track)
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    total = Counter[str]()
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for seen in pool.map(play, range(args.games), chunksize=20):
            total.update(seen)
    for name, count in sorted(total.items()):
        print(f"{count:12,}  {name}")


if __name__ == "__main__":
    main()
