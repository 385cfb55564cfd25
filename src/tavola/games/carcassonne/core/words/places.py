"""What a cell and a part of a tile are called beside the picture: by compass, not by code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from tavola.games.carcassonne.core.compass import SIDES, sides_of
from tavola.games.carcassonne.core.rules.tiles import Part
from tavola.games.carcassonne.core.rules.view import CarcassonneView, Laid
from tavola.games.carcassonne.core.whereabouts import where
from tavola.kernel import View
from tavola.words import Lexicon, Namer

_CELL = re.compile(r"(-?\d+),(-?\d+)")
_PARTS = re.compile(r"[a-z]\d(-[a-z]\d)*")


def namer(words: Lexicon, view: View | None) -> Namer:
    """A cell by its way from the start tile; parts of a tile by the sides that they reach."""
    return _Names(words, view if isinstance(view, CarcassonneView) else None)


class _Names:
    """What things are called in one view."""

    def __init__(self, words: Lexicon, view: CarcassonneView | None) -> None:
        self._words = words
        self._view = view

    def name(self, field: str, value: str, beside: Mapping[str, object]) -> str | None:
        if field == "cell":
            return _cell_name(self._words, value)
        if not _PARTS.fullmatch(value):
            return None
        laid = self.seen(beside)
        if field == "part":
            return _part_name(self._words, value, laid)
        return _several_parts(self._words, field, value, laid)

    def seen(self, told: Mapping[str, object]) -> Laid | None:
        """The tile that is spoken of: the one on a named cell; if none is named, the one laid last."""
        if self._view is None:
            return None
        cell = told.get("cell")
        return self._laid.get(str(cell)) if cell is not None else self._last

    @cached_property
    def _laid(self) -> Mapping[str, Laid]:
        assert self._view is not None
        return {f"{tile.x},{tile.y}": tile for tile in self._view.tiles}

    @cached_property
    def _last(self) -> Laid | None:
        assert self._view is not None
        options = (option for decision in self._view.decisions for option in decision.options)
        if any("cell" in option.fields for option in options):
            return None  # it may be any
        return self._view.tiles[-1] if self._view.tiles else None


@lru_cache(maxsize=4096)
def _cell_name(words: Lexicon, cell: str) -> str | None:
    found = _CELL.fullmatch(cell)
    if found is None:
        return None

    def name(kind: str, value: str, /, **facts: str | int) -> str:
        return words.say(f"carcassonne-{kind}-{value}", **facts)

    return where(name, int(found[1]), int(found[2]))


@lru_cache(maxsize=4096)
def _part_name(words: Lexicon, name: str, laid: Laid | None) -> str:
    part = None if laid is None else _part(laid, name)
    if laid is None or part is None:
        return _kind_name(words, name)
    sides, key = sides_of(part, laid), f"carcassonne-place-{part.kind}"
    if not sides or len(sides) == len(SIDES) or not words.has(key):
        return _kind_name(words, name)
    return words.say(key, sides=_listed(words, sides))


def _several_parts(words: Lexicon, field: str, value: str, laid: Laid | None) -> str | None:
    """Parts that belong together, such as `r1-r2`, if there are words for such a field."""
    if not words.has(f"carcassonne-place-{field}"):
        return None
    if laid is None:
        return words.say(f"carcassonne-place-{field}-unseen")
    parts = [_part(laid, name) for name in value.split("-")]
    sides = [side for part in parts if part is not None for side in sides_of(part, laid)]
    return words.say(f"carcassonne-place-{field}", sides=_listed(words, sides))


def _listed(words: Lexicon, sides: Sequence[str]) -> str:
    return words.listed([words.say(f"carcassonne-side-{side}") for side in sides])


def _part(laid: Laid, name: str) -> Part | None:
    return next((part for part in laid.kind.parts if part.name == name), None)


def _kind_name(words: Lexicon, name: str) -> str:
    """What kind of part it is, without its number."""
    return words.say(f"carcassonne-part-{name}").removesuffix(f" {name}")
