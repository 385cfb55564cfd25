"""`tavola draw`: draws the position of a record as an SVG file."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tavola import library
from tavola.kernel import Choice, Play, TavolaError
from tavola.terminal import arguments


def run(args: Namespace) -> int:
    play = arguments.replay_text(args.file, arguments.read_text(args.file))
    if args.seat is not None and args.seat not in range(play.setup.seats):
        raise TavolaError(f"there is no seat {args.seat}, only 0 to {play.setup.seats - 1}")
    state = play.at(step_of(play, args.move))
    svg = library.draw(play.game.name, state.view(args.seat), arguments.language(args))
    if args.output == "-":
        sys.stdout.write(svg)
    else:
        Path(args.output).write_text(svg, "utf-8")
    return 0


def step_of(play: Play, move: int | None) -> int:
    """How many steps come before the choice after this one, chance included."""
    choices = [at for at, step in enumerate(play.steps) if isinstance(step, Choice)]
    if move is None or move == len(choices):
        return len(play.steps)
    if move not in range(len(choices)):
        raise TavolaError(f"the record has {len(choices)} moves, so there is no position after move {move}")
    return choices[move]
