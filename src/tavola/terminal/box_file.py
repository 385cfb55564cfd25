"""Box files: what is assumed of a box, corrected by whoever owns it; TOML with a table for each game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from tavola import library
from tavola.kernel import Component, Game, SetupError, TavolaError
from tavola.words import load

WIDTH = 100
_BARE = re.compile(r"[A-Za-z0-9_-]+\Z")


# -- writing -------------------------------------------------------------------------------------------


def box_file(games: Iterable[str], language: str) -> str:
    """The file with all that we assume of these games; fed back unchanged, it changes nothing."""
    tables = [_table(library.game(name), language) for name in games]
    return "\n".join([_comment(load(None, language).say("terminal-components-head")) + "\n", *tables])


def _table(game: Game, language: str) -> str:
    words = library.lexicon(game.name, language)
    lines = [_comment(words.say(f"{words.game}-title")), f"[{_key(game.name)}]"]
    if not game.setups.components:
        lines.append(_comment(words.say("terminal-components-none", game=game.name)))
    for component in game.setups.components:
        why = words.say("terminal-components-why", why=component.why[language])
        lines += ["", _comment(component.meaning[language]), _comment(why), _line(component)]
    return "\n".join(lines) + "\n"


def _comment(text: str) -> str:
    return "\n".join(f"# {line}" for line in wrap(text, WIDTH))


def _line(component: Component) -> str:
    return f"{_key(component.name)} = {_quoted(component.value)}"


def _key(name: str) -> str:
    return name if _BARE.match(name) else _quoted(name)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


# -- reading -------------------------------------------------------------------------------------------


def read_box_files(texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The values that these files (name → text) give, by game and component; raises SetupError."""
    found: dict[str, dict[str, str]] = {}
    for file, text in texts.items():
        try:
            _add(found, text)
        except TavolaError as error:
            raise SetupError(f"{file}: {error}") from error
    return found


def _add(found: dict[str, dict[str, str]], text: str) -> None:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"this is not TOML: {error}") from error
    for name, table in tables.items():
        if not isinstance(table, dict):
            example = library.game_names()[0]
            raise SetupError(f"{name} belongs to no game; a line such as [{example}] must stand above it")
        game, before = library.game(name), found.setdefault(name, {})
        for component, value in _values(table):
            if before.setdefault(component, value) != value:
                earlier = f"is {before[component]} in an earlier file, not {value}"
                raise SetupError(f"component {component} of {name} {earlier}")
        _check(game, before)


def _values(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """All values by the full name of their component, however TOML nests what has a dot in its name."""
    for key, value in table.items():
        name = f"{path}{key}"
        if isinstance(value, dict):
            yield from _values(value, f"{name}.")
        elif isinstance(value, bool) or not isinstance(value, str | int):
            raise SetupError(f'the value of component {name} is written in quotes, such as {name} = "3"')
        else:
            yield name, str(value).strip()


def _check(game: Game, values: Mapping[str, str]) -> None:
    """Whether the game can be set up with these values, in every box and for every number of players."""
    for box in game.setups.boxes or (None,):
        for seats in game.setups.seats:
            game.new(game.setups.make(seats, box=box, components=values))
