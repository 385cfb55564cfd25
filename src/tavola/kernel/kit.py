"""Kits: everything that belongs to one game, found through one entry in the registry."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Kit:
    """A game and where its other parts are found; those are loaded only when somebody uses them."""

    game: Game
    words: tuple[str, ...]
    """The packages whose folders hold its Fluent files."""
    picture: str
    """The module that draws it."""
    judgement: str | None = None
    """`module:class` of what tells a bot a good position from a bad one."""
    text: str | None = None
    """The module that shows its table in a terminal; without one, a plain list is shown."""
    places: str | None = None
    """`module:function` that names cells and parts for people who see the picture; see `words.Places`."""
    examples: tuple[str, ...] = ()
    """`package:file` of each part of the examples that its book of rules shows."""
    lesson: str | None = None
    """`package:file` of its first game that teaches itself."""
