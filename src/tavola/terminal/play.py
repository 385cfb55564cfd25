"""`tavola play`: set up or load a game and sit down to it."""

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
from tavola.terminal import asked
from tavola.terminal.saved import Sitting, sitting_in
from tavola.terminal.screen import Screen
from tavola.terminal.session import Session
from tavola.words import Lexicon

HUMAN = "human"
DEFAULT = ("human", "greedy", "greedy", "greedy")


def run(args: Namespace) -> int:
    dealer = RandomDealer(asked.chance(args.seed).randrange)
    if args.load is not None:
        play, told = _loaded(args, dealer)
    elif args.game is not None:
        seats = asked.listed(args.seats) or DEFAULT[:2]
        game = library.game(args.game)
        play, told = Play(game, asked.setup(args, game, len(seats)), dealer), Sitting((), ())
    else:
        raise TavolaError(f"which game? There is {', '.join(library.game_names())}")
    lexicon = library.lexicon(play.game.name, asked.language(args))
    sitting = seated(args, play, told, lexicon)
    players = [None if name == HUMAN else bots.bot(name, play.game.name) for name in sitting.players]
    pick = asked.chance(args.seed, "bots").randrange
    _leave_on_hangup()
    # With it, input() edits its line; without it, it still reads one.
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    file = None if args.load in (None, "-") else Path(args.load)
    screen = Screen(Console(highlight=False), lexicon, play.game.name, sitting.names)
    Session(play, players, sitting, screen, input, pick, file).run()
    return 0


def _loaded(args: Namespace, dealer: RandomDealer) -> tuple[Play, Sitting]:
    text = asked.text_of(args.load)
    play = asked.replayed(args.load, text)
    if args.game not in (None, play.game.name):
        raise TavolaError(f"{args.load} is a game of {play.game.name}, not of {args.game}")
    if args.box or args.modules or args.option:
        raise SetupError("a loaded game keeps its own box, modules and options")
    play.dealer = dealer
    return play, sitting_in(text)


def seated(args: Namespace, play: Play, told: Sitting, lexicon: Lexicon) -> Sitting:
    """Who sits where: as asked for, else as the saved game tells, else a person against bots."""
    count = play.setup.seats
    players = asked.listed(args.seats) or told.players or DEFAULT[:count]
    if len(players) != count:
        raise SetupError(f"this game has {count} seats, not {len(players)}")
    names = asked.listed(args.names) or told.names or _names(players, lexicon)
    if len(names) != count:
        raise SetupError(f"give {count} names, one for each seat, not {len(names)}")
    return Sitting(tuple(players), tuple(names))


def _names(players: tuple[str, ...], lexicon: Lexicon) -> tuple[str, ...]:
    often = Counter(players)
    return tuple(
        lexicon.say("words-seat", number=seat + 1)
        if player == HUMAN
        else f"{player} {seat + 1}"
        if often[player] > 1
        else player
        for seat, player in enumerate(players)
    )


def _leave_on_hangup() -> None:
    """A closed window leaves the game as Ctrl-C does, so that it is saved."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
