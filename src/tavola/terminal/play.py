"""`tavola play`: sets up or loads a game and plays it in the terminal."""

from __future__ import annotations

import contextlib
import signal
from argparse import Namespace
from collections import Counter
from pathlib import Path
from types import FrameType

from rich.console import Console

from tavola import bots, library
from tavola.kernel import Play, RandomDealer, SetupError, TavolaError
from tavola.terminal import arguments
from tavola.terminal.saved_game import Seating, read_seating
from tavola.terminal.screen import Screen
from tavola.terminal.session import Session
from tavola.words import Lexicon

HUMAN = "human"
DEFAULT = ("human", "greedy", "greedy", "greedy")


def run(args: Namespace) -> int:
    dealer = RandomDealer(arguments.random_source(args.seed).randrange)
    if args.load is not None:
        play, saved = _load(args, dealer)
    elif args.game is not None:
        seats = arguments.split(args.seats) or DEFAULT[:2]
        game = library.game(args.game)
        play, saved = Play(game, arguments.setup(args, game, len(seats)), dealer), Seating((), ())
    else:
        raise TavolaError(f"which game? There is {', '.join(library.game_names())}")
    lexicon = library.lexicon(play.game.name, arguments.language(args))
    seating = choose_seating(args, play, saved, lexicon)
    players = [None if name == HUMAN else bots.bot(name, play.game.name) for name in seating.players]
    pick = arguments.random_source(args.seed, "bots").randrange
    _leave_on_hangup()
    # Gives input() line editing where the platform has it.
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    file = None if args.load in (None, "-") else Path(args.load)
    screen = Screen(Console(highlight=False), lexicon, play.game.name, seating.names)
    Session(play, players, seating, screen, input, pick, file).run()
    return 0


def _load(args: Namespace, dealer: RandomDealer) -> tuple[Play, Seating]:
    text = arguments.read_text(args.load)
    play = arguments.replay_text(args.load, text)
    if args.game not in (None, play.game.name):
        raise TavolaError(f"{args.load} is a game of {play.game.name}, not of {args.game}")
    if args.box or args.modules or args.option or args.components:
        raise SetupError("a loaded game keeps its own box, modules, options and components")
    play.dealer = dealer
    return play, read_seating(text)


def choose_seating(args: Namespace, play: Play, saved: Seating, lexicon: Lexicon) -> Seating:
    """Who sits where: as the arguments say, else as saved, else a person against bots."""
    count = play.setup.seats
    players = arguments.split(args.seats) or saved.players or DEFAULT[:count]
    if len(players) != count:
        raise SetupError(f"this game has {count} seats, not {len(players)}")
    names = arguments.split(args.names) or saved.names or _names(players, lexicon)
    if len(names) != count:
        raise SetupError(f"give {count} names, one for each seat, not {len(names)}")
    return Seating(tuple(players), tuple(names))


def _names(players: tuple[str, ...], lexicon: Lexicon) -> tuple[str, ...]:
    counts = Counter(players)
    return tuple(
        lexicon.say("words-seat", number=seat + 1)
        if player == HUMAN
        else f"{player} {seat + 1}"
        if counts[player] > 1
        else player
        for seat, player in enumerate(players)
    )


def _leave_on_hangup() -> None:
    """Closing the window saves the game as Ctrl-C does."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
