"""How fast the rules of every game and box are: by numbers, by decisions and events, and to copy.

    python benchmarks/speed.py [--rounds 12] [--only carrara,tuscany] [--positions]

Random games for two, in CPU time. Slices of all modes take turns, and of each the quicker quarter counts, so
that a busy machine matters less; still, only ratios within one run mean much. Decisions are what seats are
asked, steps count the outcomes of chance, too. `--positions` adds what one call takes at positions of random
games: to list the options, to view, to imagine, to draw.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time

from tavola.kernel import Chance, Event, State, draw_outcome, play_out
from tavola.library import draw, game, game_names

Random = Callable[[], float]

WARM = 2.0
"""Seconds of play before anything is measured: what is made once is made then."""
SLICE = 0.1
"""Seconds of a slice; the last game of it is played to its end."""
GOALS = {"carrara": "60,000/300,000", "carrara-second": "60,000/300,000", "tuscany": "60,000/300,000"}
"""Decisions a second by numbers on a quiet core: plain, and compiled."""


@dataclass
class Mode:
    """A game as it is played with one of its boxes, and what was measured of it."""

    name: str
    box: str
    start: State
    share: float = 0.0
    """How many of the steps are decisions."""
    seed: int = 0
    lane: list[float] = field(default_factory=list)
    """Seconds a step, by slice."""
    public: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    """Seconds a copy, by slice."""

    def slice(self, play: Callable[[State, Random], None], seconds: float) -> float:
        """Seconds a step, in games one after the other; the steps of each are counted apart."""
        steps, spent = 0, 0.0
        while spent < seconds:
            self.seed += 1
            state, chance = self.start.copy(), random.Random(self.seed).random
            begin = process_time()
            play(state, chance)
            spent += process_time() - begin
            steps += counted(self.start.copy(), random.Random(self.seed).random)[1]
        return spent / steps

    def warm_up(self) -> None:
        """Play for a while, and see how many steps are decisions."""
        for play in (play_out, by_decisions):
            self.slice(play, WARM / 2)
        decisions = steps = 0
        for seed in range(4):
            more = counted(self.start.copy(), random.Random(seed).random)
            decisions, steps = decisions + more[0], steps + more[1]
        self.share = decisions / steps

    def measure(self) -> None:
        """One more slice of everything."""
        self.lane.append(self.slice(play_out, SLICE))
        self.public.append(self.slice(by_decisions, SLICE))
        self.copies.append(seconds_each(lambda state: state.copy(), self.positions(100)))

    def positions(self, most: int) -> list[State]:
        """Positions of random games in which somebody is asked."""
        found: list[State] = []
        while len(found) < most:
            self.seed += 1
            chance = random.Random(self.seed).random
            state = self.start.copy()
            ways = state.ways()
            while ways and len(found) < most:
                if chance() < 0.05 and state.asked() >= 0:
                    found.append(state.copy())
                ways = state.go(int(chance() * ways))
        return found


def by_decisions(state: State, chance: Random) -> None:
    """A game to its end by decisions, told in events."""
    events: list[Event] = []
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, lambda most: int(chance() * most)), events)
        else:
            options = pending[0].options
            state.choose(pending[0].seat, options[int(chance() * len(options))], events)


def counted(state: State, chance: Random) -> tuple[int, int]:
    """Decisions and steps of a game."""
    decisions = steps = 0
    while ways := state.ways():
        decisions += state.asked() >= 0
        steps += 1
        state.go(int(chance() * ways))
    return decisions, steps


def seconds_each(work: Callable[[State], object], states: list[State], times: int = 5) -> float:
    """What one call takes, on average over the positions."""
    begin = process_time()
    for _ in range(times):
        for state in states:
            work(state)
    return (process_time() - begin) / len(states) / times


def typical(slices: list[float]) -> float:
    """What a quarter of the slices stays below."""
    return sorted(slices)[len(slices) // 4]


def listed_anew(state: State) -> int:
    state.ask_again()
    return state.ways()


def report(modes: list[Mode]) -> None:
    heads = (
        "lane decisions/s",
        "steps/s",
        "public decisions/s",
        "steps/s",
        "copy µs",
        "goal, plain/compiled",
    )
    print(f"{'':26}", *(f"{head:>20}" for head in heads))
    for mode in modes:
        lane, public = 1 / typical(mode.lane), 1 / typical(mode.public)
        rates = (mode.share * lane, lane, mode.share * public, public)
        cells = [*(f"{rate:,.0f}" for rate in rates), f"{typical(mode.copies) * 1e6:.1f}"]
        print(
            f"{mode.name + ' ' + mode.box:26}",
            *(f"{cell:>20}" for cell in (*cells, GOALS.get(mode.name, ""))),
        )


def report_positions(modes: list[Mode]) -> None:
    pick = random.Random(1).randrange
    print(f"\n{'µs':26}", *(f"{what:>20}" for what in ("options", "view", "imagined", "picture")))
    for mode in modes:
        states, name = mode.positions(60), mode.name
        works: tuple[tuple[Callable[[State], object], int], ...] = (
            (listed_anew, 5),
            (lambda state: state.view(0), 2),
            (lambda state: state.imagined(0, pick), 2),
            (lambda state, name=name: draw(name, state.view(0), "en"), 1),  # type: ignore[misc]
        )
        cells = [f"{seconds_each(work, states, times) * 1e6:,.1f}" for work, times in works]
        print(f"{name + ' ' + mode.box:26}", *(f"{cell:>20}" for cell in cells))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--only", help="some games, by name")
    parser.add_argument("--positions", action="store_true", help="also what single calls take")
    args = parser.parse_args()
    names = args.only.split(",") if args.only else game_names()
    modes = [
        Mode(name, box, game(name).new(game(name).setups.make(2, box=box)))
        for name in names
        for box in game(name).setups.boxes
    ]
    for mode in modes:
        mode.warm_up()
    for _ in range(args.rounds):
        for mode in modes:
            mode.measure()
    report(modes)
    if args.positions:
        report_positions(modes)


if __name__ == "__main__":
    main()
