"""The largest game fits into little memory, and its past is at hand all the same."""

import tracemalloc
from itertools import pairwise

from benchmarks.memory import played, taken


def test_a_table_with_all_of_the_big_box_takes_a_third_of_a_megabyte() -> None:
    played(0)  # what is loaded once is not a table's
    tracemalloc.start()
    try:
        _, size = taken(1)
    finally:
        tracemalloc.stop()

    assert size < 350_000


def test_the_way_back_to_any_step_is_a_part_of_the_game() -> None:
    play = played(1).running
    kept = [0, *(step for step, _ in play._snapshots), len(play.steps)]
    ways = [later - earlier for earlier, later in pairwise(kept)]

    assert max(ways) < len(play.steps) / 2
