"""How fast the rules of Carcassonne are; CPU time, so that a busy machine matters less.

    python benchmarks/carcassonne_speed.py [--beside FILE]

`--beside` names another engine to run in the same minute: a Python file with
`bench(games, seed, players, farmers)`. Only ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import random
import runpy
from collections.abc import Callable
from time import process_time

from tavola.kernel import Chance, Event, State, draw_outcome, play_out
from tavola.library import game

CARCASSONNE = game("carcassonne")


def random_game(seed: int, box: str, events: list[Event] | None) -> State:
    """One game by chance alone."""
    pick = random.Random(seed).randrange
    state = CARCASSONNE.new(CARCASSONNE.setups.make(2, box=box))
    if events is None:
        play_out(state, pick)
        return state
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick), events)
        else:
            options = pending[0].options
            state.choose(pending[0].seat, options[pick(len(options))], events)
    return state


def positions(box: str) -> list[State]:
    """Positions in the middle of a game where a tile is to be laid."""
    pick = random.Random(1).randrange
    state = CARCASSONNE.new(CARCASSONNE.setups.make(2, box=box))
    found = []
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick))
            continue
        if 30 < state.turn < 50 and pending[0].ask == "carcassonne.lay":
            found.append(state.copy())
        state.choose(pending[0].seat, pending[0].options[pick(len(pending[0].options))])
    return found


def per_second(games: int, play: Callable[[int], object]) -> float:
    """Games a second, after some to warm up."""
    for seed in range(20):
        play(seed)
    begin = process_time()
    for seed in range(games):
        play(seed)
    return games / (process_time() - begin)


def micros(things: list[State], do: Callable[[State], object]) -> float:
    """Millionths of a second for each."""
    begin = process_time()
    for _ in range(50):
        for thing in things:
            do(thing)
    return (process_time() - begin) / (50 * len(things)) * 1e6


def _list_options(state: State) -> int:
    state.ask_again()
    state._spots = None  # type: ignore[attr-defined]
    pending = state.pending
    assert not isinstance(pending, Chance)
    return len(list(pending[0].options))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", metavar="FILE", help="another engine to compare with")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    ours = per_second(args.games, lambda seed: random_game(seed, "base", None))
    print(f"base game with farmers: {ours:.0f} random games/s")
    told = per_second(args.games // 2, lambda seed: random_game(seed, "base", []))
    print(f"  with events: {told:.0f} random games/s")
    if args.beside:
        bench = runpy.run_path(args.beside)["bench"]
        begin = process_time()
        bench(args.games, 1, 2, True)
        theirs = args.games / (process_time() - begin)
        print(f"  beside {args.beside}: {theirs:.0f} random games/s, ratio {ours / theirs:.2f}")
    for box in ("base", "big-box"):
        asked = positions(box)
        print(f"{box}: one copy {micros(asked, lambda s: s.copy()):.1f} µs", end=", ")
        print(f"one list of options {micros(asked, _list_options):.1f} µs")
    everything = per_second(args.games // 4, lambda seed: random_game(seed, "big-box", None))
    print(f"all modules: {everything:.0f} random games/s")


if __name__ == "__main__":
    main()
