"""Examples in the book of rules: little pictures of prepared positions, each with the sum of its score."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from tavola import library
from tavola.kernel import Event, Play, Prepared, RandomDealer, visible_to
from tavola.server import messages as m
from tavola.server import presenter

COLOURS = (4, 1)
NAMES = {"de": ("Anna", "Ben"), "en": ("Anna", "Ben")}


def _first(_: int) -> int:
    """Chance that always brings the first: an example is the same each time."""
    return 0


@lru_cache(maxsize=16)
def examples_of(game: str, language: str) -> list[m.ExampleText]:
    """The examples of a game, drawn and worded."""
    where = library.kit(game).examples
    if where is None:
        return []
    package, _, name = where.partition(":")
    data = tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return [_example(game, entry, language) for entry in data["example"]]


def _example(game: str, entry: Mapping[str, Any], language: str) -> m.ExampleText:
    """The position before the last choice, and what that scores."""
    setup = library.game(game).setups.make(
        2,
        box=entry.get("box"),
        start=0,
        prepared=Prepared(entry["pieces"], tuple(entry.get("draws", ()))),
    )
    play = Play(library.game(game), setup, RandomDealer(_first))
    *before, last = [(int(seat), text) for seat, _, text in (line.partition(" ") for line in entry["do"])]
    for seat, text in before:
        play.settle()
        play.choose(seat, text)
    play.settle(open_turns=False)
    picture = _picture(game, play, entry, language)
    events = play.choose(*last)
    events += play.settle(open_turns=False)
    return m.ExampleText(entry["rule"], entry[language], picture, _sum(game, events, language))


def _picture(game: str, play: Play, entry: Mapping[str, Any], language: str) -> str:
    view = play.state.view(entry.get("seen_by"))
    panels = presenter.draw_panels(game, view, language, COLOURS, NAMES[language])
    return next(panel.svg for panel in panels if panel.name == entry["panel"])


def _sum(game: str, events: list[Event], language: str) -> list[str]:
    """The items of all that was awarded, in words."""
    words = presenter.lexicon(game, language)
    awards = [event.award for event in visible_to(events, None) if event.award is not None]
    return [words.item(item) for award in awards for item in award.items]
