"""Arguments of the command line, turned into values of the library."""

from __future__ import annotations

import os
import random
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from tavola import library
from tavola.kernel import Game, Play, Setup, SetupError, TavolaError, parse_record, replay
from tavola.terminal.box_file import read_box_files
from tavola.words import LANGUAGES


def language(args: Namespace) -> str:
    """The language given, else the system's, else English."""
    if args.lang is not None:
        return str(args.lang)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def split(text: str | None) -> tuple[str, ...]:
    """The parts of a comma-separated list."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def setup(args: Namespace, game: Game, seats: int) -> Setup:
    """The setup for this number of seats; raises SetupError."""
    return game.setups.make(
        seats,
        box=args.box,
        modules=split(args.modules),
        options=_options(args),
        components=corrections(args).get(game.name),
    )


def corrections(args: Namespace) -> dict[str, dict[str, str]]:
    """Component values as the owner of the box has them, by game; raises SetupError."""
    return read_box_files({file: read_text(file) for file in args.components})


def _options(args: Namespace) -> Mapping[str, str]:
    options = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"an option is written KEY=VALUE, not {text!r}")
        options[key.strip()] = value.strip()
    return options


def random_source(seed: str | None, *more: object) -> random.Random:
    """Random numbers: repeatable with a seed, unpredictable without one."""
    return random.SystemRandom() if seed is None else random.Random("/".join(map(str, (seed, *more))))


def read_text(file: str) -> str:
    """A file's text; `-` is standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise TavolaError(f"{file}: this is not a text file") from error
    except OSError as error:
        raise TavolaError(f"{file}: {error.strerror}") from error


def replay_text(file: str, text: str) -> Play:
    """Replay a record; errors name its file."""
    try:
        record = parse_record(text)
        return replay(library.game(record.setup.game), record)
    except TavolaError as error:
        raise TavolaError(f"{file}: {error}") from error
