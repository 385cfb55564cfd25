"""What a field of a board is called beside the picture: by its column and its place in it, not by code."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.tuscany.rules.layout import FIELD_NUMBER
from tavola.kernel import View
from tavola.words import Lexicon

_FIELDS = ("field", "castle")
"""What a field of a board is the value of."""


def place_name(
    words: Lexicon, field: str, value: str, _beside: Mapping[str, object], _view: View | None
) -> str | None:
    """A field of a board by column and row."""
    if field not in _FIELDS or value not in FIELD_NUMBER:
        return None
    column, row = ord(value[0]) - ord("a") + 1, int(value[1])
    return words.say("tuscany-place-field", column=column, row=row)
