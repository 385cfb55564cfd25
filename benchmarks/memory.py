"""What a live table of the largest game takes in memory, and how long going back takes in it.

Run `python benchmarks/memory.py [GAMES]`: Carcassonne with all of the big box, random choices by six seats.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
import tracemalloc
from random import Random

from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance
from tavola.table import Status, Table


def played(seed: int) -> Table:
    """A table at the end of its game."""
    rng = Random(seed)
    seats = max(CARCASSONNE.setups.seats)
    setup = CARCASSONNE.setups.make(seats, modules=CARCASSONNE.setups.modules, start=0)
    table = Table("large", lambda _: CARCASSONNE, rng.randrange)
    table.create("", setup, host="", invite="", colours=range(seats))
    for seat in range(seats):
        table.sit(seat, f"player {seat}", key=f"key {seat}")
    table.start()
    while table.status is not Status.OVER:
        pending = table.running.state.pending
        if isinstance(pending, Chance):
            table.confirm(table.waiting_for[0])
        else:
            decision = rng.choice(pending)
            table.choose(decision.seat, table.version, str(rng.choice(decision.options)))
    return table


def taken(seed: int) -> tuple[Table, int]:
    """A table at the end of its game, and the bytes it takes."""
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    table = played(seed)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    return table, after - before


def main(games: int) -> None:
    played(0)  # what is loaded once is not a table's
    tracemalloc.start()
    for seed in range(1, games + 1):
        table, size = taken(seed)
        steps, turns = len(table.running.steps), table.running.state.turn
        print(f"game {seed}: {steps} steps, {turns} turns: {size / 1e6:.2f} MB")
    tracemalloc.stop()
    play = played(1).running
    took: list[float] = []
    for step in range(len(play.steps) + 1):
        began = time.perf_counter()
        play.at(step)
        took.append(1000 * (time.perf_counter() - began))
    for what, times in (("one of the last 10 steps", took[-10:]), ("any step", took)):
        print(f"back to {what:25} median {statistics.median(times):5.1f} ms, most {max(times):5.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
