"""The command `tavola`. Each subcommand is a module, loaded when it is called."""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn, TypeAlias

from tavola.kernel import TavolaError
from tavola.terminal import USAGE_ERROR

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; an error is one line on standard error and status 2."""
    parser = _parser()
    args, left = parser.parse_known_args(arguments)
    # Search words may stand on both sides of an option; argparse takes them on one side only.
    if left and (args.module != "rules" or any(word.startswith("-") for word in left)):
        parser.error(f"unrecognized arguments: {' '.join(left)}")
    if left:
        args.text += left
    try:
        status: int = import_module(f"tavola.terminal.{args.module}").run(args)
        sys.stdout.flush()
    except TavolaError as error:
        return _failed(str(error))
    except BrokenPipeError:
        # The reader of our output has closed it; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(_failed(f"{message}; see {self.prog} --help"))


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        from tavola.build import compiled

        print("tavola", version("tavola"), "(compiled)" if compiled() else "(plain)")
        parser.exit()


def _failed(why: str) -> int:
    print("tavola:", " ".join(why.split()), file=sys.stderr)
    return USAGE_ERROR


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="tavola",
        description="Modern board games, completely and by the book.",
        epilog="To begin: tavola serve, or tavola games and tavola play GAME --seats human,greedy",
    )
    parser.add_argument("--version", action=_Version, help="show the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _games(commands)
    _rules(commands)
    _components(commands)
    _play(commands)
    _simulate(commands)
    _verify(commands)
    _draw(commands)
    _serve(commands)
    _backup(commands)
    _check(commands)
    _tables(commands)
    return parser


def _games(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games and their options")
    parser.set_defaults(module="games")
    _language(parser)


def _rules(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="read or search the rules of a game")
    parser.set_defaults(module="rules")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "text", metavar="ID|TEXT", nargs="*", help="a rule's id, part of it, or words to look for"
    )
    _language(parser)


def _components(commands: Commands) -> None:
    parser = commands.add_parser("components", help="write down what is assumed of a box, to correct it")
    parser.set_defaults(module="components")
    parser.add_argument("games", metavar="GAME", nargs="*", help="a game's name (all games)")
    _language(parser)


def _play(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    parser.set_defaults(module="play")
    parser.add_argument("game", metavar="GAME", nargs="?", help="its name; not needed with --load")
    _seats(parser, "who plays: human or a bot's name for each seat, such as human,greedy")
    parser.add_argument("--names", metavar="A,B", help="the players' names")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    _setup(parser)
    _language(parser)


def _simulate(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="let bots play many games")
    parser.set_defaults(module="simulate")
    parser.add_argument("game", metavar="GAME")
    _seats(parser, "a bot's name for each seat, such as random,greedy", required=True)
    parser.add_argument("--games", metavar="N", type=_count, default=100, help="how many games (100)")
    _setup(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--records", metavar="FOLDER", help="write every game's record there")


def _verify(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="replay records and tell what they lead to")
    parser.set_defaults(module="verify")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line for each file")
    parser.add_argument(
        "--events", action="store_true", help="tell everything that happened, not only scores"
    )
    _language(parser)


def _draw(commands: Commands) -> None:
    parser = commands.add_parser("draw", help="draw the position of a record as SVG")
    parser.set_defaults(module="draw")
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--move", metavar="N", type=int, help="after the first N choices (all)")
    parser.add_argument("--seat", metavar="S", type=int, help="as this seat sees it (as a spectator does)")
    parser.add_argument(
        "-o", "--output", metavar="FILE", required=True, help="the SVG file; - for standard output"
    )
    _language(parser)


def _serve(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the games to browsers")
    parser.set_defaults(module="serve")
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", metavar="N", type=int, default=8000, help="which port (8000)")
    parser.add_argument(
        "--grace", metavar="SECONDS", type=_seconds, default=60.0,
        help="how long somebody may be away before others decide without them (60)",
    )  # fmt: skip
    parser.add_argument(
        "--name", metavar="NAME", action="append", default=[], help="a name the site goes by; may be repeated"
    )
    parser.add_argument(
        "--trust-proxy", metavar="ADDRESS", action="append", default=[],
        help="believe what this proxy says of its clients; an address or network, may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--base-path",
        metavar="PATH",
        default="",
        help="where on its host the site lies (at its root)",
    )
    parser.add_argument(
        "--connections", metavar="N", type=_count, default=8000, help="how many connections at a time (8000)"
    )
    parser.add_argument(
        "--view-processes", metavar="COUNT", type=_count, default=0,
        help="how many processes draw what people see (one less than there are cores)",
    )  # fmt: skip
    parser.add_argument(
        "--archive-after", metavar="DAYS", type=_seconds,
        help="pack away tables that nobody has changed for so long; they open as before (never)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-records", metavar="COUNT", type=_count, default=0,
        help="keep so many of the records that people open, so that their positions have addresses (none)",
    )  # fmt: skip
    parser.add_argument("--log-requests", action="store_true", help="log every request and socket")
    parser.add_argument("--tls-cert", metavar="FILE", help="serve by HTTPS with this certificate chain (PEM)")
    parser.add_argument("--tls-key", metavar="FILE", help="its key, if that is in a file of its own (PEM)")
    _corrections(parser)
    _data(parser)


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds < math.inf:
        raise ValueError(text)
    return seconds


def _backup(commands: Commands) -> None:
    parser = commands.add_parser("backup", help="copy all games, also while they are served")
    parser.set_defaults(module="backup")
    parser.add_argument("target", metavar="FILE", help="the copy; must not exist yet")
    _data(parser)


def _check(commands: Commands) -> None:
    parser = commands.add_parser("check", help="look for damage in the data, and say what can be saved")
    parser.set_defaults(module="check")
    parser.add_argument(
        "data", metavar="DIR", nargs="?", default="data", help="where games are kept (./data)"
    )
    parser.add_argument(
        "--repair", action="store_true",
        help="let damaged tables go on from what can be read; back up first, and stop the site",
    )  # fmt: skip


def _tables(commands: Commands) -> None:
    parser = commands.add_parser("tables", help="list, export, prune or delete tables")
    parser.set_defaults(module="tables")
    parser.add_argument("what", choices=("list", "export", "prune", "delete"), help="what to do")
    parser.add_argument("tables", metavar="ID", nargs="*", help="which tables (all)")
    parser.add_argument("--status", choices=("gathering", "running", "over"), help="only these")
    parser.add_argument(
        "--unchanged", metavar="DAYS", type=_seconds, help="only those that nobody has changed for so long"
    )
    parser.add_argument("--json", action="store_true", help="list them as JSON, one a line")
    parser.add_argument("--yes", action="store_true", help="really prune or delete; no site may be running")
    _data(parser)


def _data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", default="data", help="where games are kept (./data)")


def _seats(parser: argparse.ArgumentParser, text: str, *, required: bool = False) -> None:
    parser.add_argument("--seats", metavar="A,B", required=required, help=text)


def _setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", help="makes chance repeatable")
    parser.add_argument("--box", metavar="NAME", help="a preset of modules")
    parser.add_argument("--modules", metavar="A,B", help="rule modules by name")
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="a switch of the game"
    )
    _corrections(parser)


def _corrections(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components", metavar="FILE", action="append", default=[],
        help="true values of a box, as tavola components writes them; may be repeated",
    )  # fmt: skip


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("de", "en"), default=None, help="language (that of your system)")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a number from 1 on, not {text!r}")
    return int(text)
