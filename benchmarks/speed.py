"""How fast Carrara is: random games, decisions, lists of options, copies, views, drawn boards.

    python benchmarks/speed.py

Machines differ and are busy with other things, so every time is also given in ticks. One tick is one
round of a fixed loop of plain Python, timed right before and right after.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from time import process_time
from typing import TypeVar

from tavola.bots import bot
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Chance, Event, Perspective, draw_outcome
from tavola.library import draw, game

CARRARA = game("carrara")
PICTURE = "tavola.games.carrara.first.picture"
TICKS = 100_000

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Timing:
    """What one call took."""

    seconds: float
    ticks: float

    def __str__(self) -> str:
        time = f"{self.seconds * 1e3:.2f} ms" if self.seconds > 1e-3 else f"{self.seconds * 1e6:.1f} µs"
        return f"{time:>10} {self.ticks:>10,.0f} ticks"


def tick() -> float:
    """The seconds that one round of the loop takes: small numbers, a list, a dict, a call."""
    numbers, seen = list(range(64)), dict.fromkeys(range(64), 0)
    begin = process_time()
    for i in range(TICKS):
        at = i & 63
        numbers[at] = (numbers[at] * 3 + i) % 1009
        seen[at] = max(seen[at], numbers[at])
    return (process_time() - begin) / TICKS


def timed(work: Callable[[], int], rounds: int = 5) -> Timing:
    """The middle one of several rounds; `work` says how many calls it made."""
    timings = []
    for _ in range(rounds):
        before = tick()
        begin = process_time()
        calls = work()
        seconds = (process_time() - begin) / calls
        timings.append(Timing(seconds, seconds / ((before + tick()) / 2)))
    return sorted(timings, key=lambda timing: timing.ticks)[rounds // 2]


def random_game(seed: int, seats: int, events: list[Event] | None) -> int:
    """Plays one game to its end; returns how many choices it took."""
    pick = random.Random(seed).randrange
    state, choices = CARRARA.new(CARRARA.setups.make(seats)), 0
    while pending := state.pending:
        if isinstance(pending, Chance):
            state.deal(draw_outcome(pending, pick), events)
        else:
            options = pending[0].options
            state.choose(pending[0].seat, options[pick(len(options))], events)
            choices += 1
    return choices


def positions(number: int) -> list[CarraraState]:
    """Positions in which somebody is asked, from all parts of random games for 2 to 4."""
    found = []
    for seed in range(number):
        pick = random.Random(seed).randrange
        state = CARRARA.new(CARRARA.setups.make(2 + seed % 3))
        choices = pick(200)
        while pending := state.pending:
            if isinstance(pending, Chance):
                state.deal(draw_outcome(pending, pick))
            elif choices:
                options = pending[0].options
                state.choose(pending[0].seat, options[pick(len(options))])
                choices -= 1
            else:
                assert isinstance(state, CarraraState)
                found.append(state)
                break
    return found


def main() -> None:
    print(f"one tick is {tick() * 1e9:.0f} ns here and now")
    for seats, told in ((2, False), (2, True), (3, False), (4, False)):
        report_games(seats, told=told)
    asked = positions(400)
    greedy, pick = bot("greedy", "carrara"), random.Random(0).randrange
    report("one list of options", asked, CarraraState._ask)
    report("one copy of a state", asked * 10, CarraraState.copy)
    report("one view", asked, lambda state: state.view(state.mover))
    report("one perspective", asked, lambda state: Perspective(state, state.mover, pick))
    report(
        "one choice of greedy",
        [Perspective(state, state.mover, pick) for state in asked[:100]],
        lambda perspective: greedy.choose(perspective, pick),
    )
    if find_spec(PICTURE) is None:
        print(f"one drawn board: skipped, there is no {PICTURE} yet")
    else:
        views = [state.view(state.mover) for state in asked[:20]]
        report("one drawn board", views, lambda view: draw("carrara", view, "en"))


def report_games(seats: int, *, told: bool) -> None:
    """Games and decisions per second, for so many seats, with or without events."""
    seeds, choices = count(), 0

    def forty_games() -> int:
        nonlocal choices
        choices = sum(random_game(next(seeds), seats, [] if told else None) for _ in range(40))
        return 40

    timing = timed(forty_games)
    games, decisions = 1 / timing.seconds, choices / 40 / timing.seconds
    what = f"one random game, {seats} seats{', with events' if told else ''}"
    print(f"{what:<40}{timing}   {games:,.0f} games/s, {decisions:,.0f} decisions/s")


def report(what: str, cases: Sequence[T], call: Callable[[T], object]) -> None:
    """What one call takes, on average over the cases."""

    def all_cases() -> int:
        for case in cases:
            call(case)
        return len(cases)

    print(f"{what:<40}{timed(all_cases)}")


if __name__ == "__main__":
    main()
