"""Examples in the book of rules: little pictures of prepared positions, each with the sum of its score."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from tavola import library
from tavola.kernel import Event, Play, Prepared, RandomDealer, visible_to
from tavola.server import messages as m
from tavola.server import presenter

COLOURS = (4, 1, 0, 3)
NAMES = ("Anna", "Ben", "Clara", "David")


def _first(_: int) -> int:
    """Chance that always brings the first: an example is the same each time."""
    return 0


@lru_cache(maxsize=16)
def examples_of(game: str, language: str) -> list[m.ExampleText]:
    """The examples of a game, drawn and worded."""
    return [_example(game, entry, language) for entry in entries_of(game)]


def entries_of(game: str) -> Sequence[Mapping[str, Any]]:
    """The examples of a game as they are written."""
    return [entry for where in library.kit(game).examples for entry in _written(where)]


def _written(where: str) -> list[Mapping[str, Any]]:
    """The examples in one file, named as `package:file`."""
    package, _, name = where.partition(":")
    data = tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    entries: list[Mapping[str, Any]] = data["example"]
    return entries


def _example(game: str, entry: Mapping[str, Any], language: str) -> m.ExampleText:
    play, last = position_of(game, entry)
    picture = _picture(game, play, entry, language)
    return m.ExampleText(entry["rule"], entry[language], picture, _sum(game, happens(play, last), language))


def position_of(game: str, entry: Mapping[str, Any]) -> tuple[Play, tuple[int, str]]:
    """The position before the last choice of an example, and that choice."""
    setup = library.game(game).setups.make(
        entry.get("seats", 2),
        box=entry.get("box"),
        modules=tuple(entry.get("modules", ())),
        options=entry.get("options"),
        start=0,
        prepared=Prepared(entry["pieces"], tuple(entry.get("draws", ()))),
    )
    play = Play(library.game(game), setup, RandomDealer(_first))
    *before, last = [(int(seat), text) for seat, _, text in (line.partition(" ") for line in entry["do"])]
    for seat, text in before:
        play.settle()
        play.choose(seat, text)
    play.settle()
    return play, last


def happens(play: Play, last: tuple[int, str]) -> list[Event]:
    """What the last choice of an example leads to."""
    return [*play.choose(*last), *play.settle(open_turns=False)]


def _picture(game: str, play: Play, entry: Mapping[str, Any], language: str) -> str:
    view = play.state.view(entry.get("seen_by"))
    seats = play.setup.seats
    panels = presenter.draw_panels(game, view, language, COLOURS[:seats], NAMES[:seats])
    return next(panel.svg for panel in panels if panel.name == entry["panel"])


def _sum(game: str, events: list[Event], language: str) -> list[str]:
    """All that was awarded, in words; where several get something, each by name."""
    words = presenter.lexicon(game, language)
    told = [event.award for event in visible_to(events, None) if event.award is not None]
    awards = [award for award in told if any(item.total for item in award.items)]
    several = len({award.seat for award in awards}) > 1
    return [
        f"{NAMES[award.seat]}: {line}" if several else line for award in awards for line in words.award(award)
    ]
