"""`tavola components`: writes the assumed values of games as a file in which they can be corrected."""

from __future__ import annotations

from argparse import Namespace

from tavola import library
from tavola.terminal import arguments
from tavola.terminal.box_file import box_file


def run(args: Namespace) -> int:
    every = library.game_names()
    games = args.games or [name for name in every if library.game(name).setups.components] or every
    print(box_file(dict.fromkeys(games), arguments.language(args)), end="")
    return 0
