"""`tavola simulate`: lets bots play many games; equal seeds give equal results."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tavola import bots, library
from tavola.kernel import Bot, Game, Perspective, Pick, Play, RandomDealer, Setup
from tavola.terminal import arguments


def run(args: Namespace) -> int:
    game = library.game(args.game)
    seats = arguments.split(args.seats)
    for name in seats:
        bots.bot(name, args.game)
    setup = arguments.setup(args, game, len(seats))
    seed = args.seed if args.seed is not None else str(random.SystemRandom().randrange(10**9))
    folder = None if args.records is None else Path(args.records)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    tally = Tally(len(seats))
    plays = games(game, setup, seats, seed, args.games)
    for number, play in enumerate(track(plays, "", total=args.games, console=Console(stderr=True))):
        text = tally.add(play)
        if folder is not None:
            (folder / f"{args.game}-{number}.tavola").write_text(text, "utf-8")
    result = {
        "game": args.game,
        "seed": seed,
        "games": args.games,
        "seats": list(seats),
        "wins": [float(wins) for wins in tally.wins],
        "mean_scores": [points / args.games for points in tally.points],
        "modules": list(setup.modules),
        "components": dict(setup.components),
        "digest": tally.digest.hexdigest(),
    }
    if args.json:
        print(json.dumps(result))
    else:
        _print(result, tally)
    return 0


def games(game: Game, setup: Setup, seats: Sequence[str], seed: str, count: int) -> Iterator[Play]:
    """Finished games; all chance in game i comes from the seed and i alone."""
    for number in range(count):
        pick = random.Random(f"{seed}/{number}").randrange
        yield play_out(
            Play(game, setup, RandomDealer(pick)), [bots.bot(name, game.name) for name in seats], pick
        )


def play_out(play: Play, players: Sequence[Bot], pick: Pick) -> Play:
    """Let bots play a game to its end."""
    play.settle()
    while isinstance(pending := play.state.pending, tuple) and pending:
        seat = pending[0].seat
        play.choose(seat, players[seat].choose(Perspective(play.state, seat, pick), pick))
        play.settle()
    return play


class Tally:
    """Wins, points and a digest of all records."""

    def __init__(self, seats: int) -> None:
        self.wins = [Fraction(0)] * seats
        self.points = [0] * seats
        self.digest = sha256()

    def add(self, play: Play) -> str:
        """Count a finished game; returns its record."""
        winners = [place.seat for place in play.state.standing() if place.rank == 1]
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        self.points = [sum(pair) for pair in zip(self.points, play.state.scores(), strict=True)]
        text = play.record().text()
        self.digest.update(text.encode())
        return text


def _print(result: dict[str, object], tally: Tally) -> None:
    console = Console(highlight=False)
    table = Table(
        title=f"{result['game']}, {result['games']} games, seed {result['seed']}", title_justify="left"
    )
    for heading in ("seat", "bot", "wins", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    names, means = result["seats"], result["mean_scores"]
    assert isinstance(names, list)
    assert isinstance(means, list)
    for seat, (name, mean) in enumerate(zip(names, means, strict=True)):
        table.add_row(str(seat), name, f"{float(tally.wins[seat]):g}", f"{mean:.1f}")
    console.print(table)
    console.print(f"digest {result['digest']}")
