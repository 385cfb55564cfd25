"""What a field of a board is called beside the picture: counted from the top of its column, not by code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tavola.games.tuscany.rules.layout import FIELD_NUMBER
from tavola.kernel import View
from tavola.words import Lexicon, Namer

_FIELDS = ("field", "castle")
"""What a field of a board is the value of."""


def namer(words: Lexicon, _view: View | None) -> Namer:
    """How fields are named: alike in all views."""
    return _namer(words)


@lru_cache(maxsize=16)
def _namer(words: Lexicon) -> Namer:
    return _Names(words)


@dataclass(frozen=True, slots=True)
class _Names:
    """What fields of a board are called."""

    words: Lexicon

    def name(self, field: str, value: str, _beside: Mapping[str, object]) -> str | None:
        """A field of a board by column and row."""
        if field not in _FIELDS or value not in FIELD_NUMBER:
            return None
        column, row = ord(value[0]) - ord("a") + 1, int(value[1])
        return self.words.say("tuscany-place-field", column=column, row=row)

    def seen(self, _told: Mapping[str, object]) -> None:
        """Nothing that is seen makes a difference."""
