"""Nothing depends on the order of hashes, which differs from process to process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tavola import library

PROGRAM = """
import sys
from random import Random

from tavola.kernel import Play, RandomDealer
from tavola.library import game
from tavola.testing.contract.trial import random_step

name, rng = sys.argv[1], Random(1)
setups = game(name).setups
box = max(setups.boxes, key=lambda box: len(setups.boxes[box]), default="")
play = Play(game(name), setups.make(2, box=box), RandomDealer(rng.randrange))
while not play.state.over:
    play.take(random_step(play.state, rng))
print(play.record().text(), *play.log, sep="\\n")
"""


def played(name: str, seed: str) -> list[str]:
    """A random game with all that is in the largest box, played by a process with this seed of hashes."""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, name], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", library.game_names())
def test_the_same_seed_plays_the_same_game_in_every_process(name: str) -> None:
    first = played(name, "1")

    assert len(first) > 100
    assert played(name, "2") == first
