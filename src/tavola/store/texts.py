"""Entries as the text that is kept: JSON."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tavola.table import Entry, decode, encode
from tavola.table.entries import Unreadable


def to_text(entry: Entry) -> str:
    """The text that is kept of an entry."""
    return msgspec.json.encode(encode(entry)).decode()


def from_text(text: object) -> Entry:
    """The entry that a text says; one that cannot be read says so, for its table must not be lost."""
    if not isinstance(text, str):
        return Unreadable("it is no text")
    return _short(text) if len(text) <= _SHORT else _read(text)


def _read(text: str) -> Entry:
    try:
        return decode(msgspec.json.decode(text))
    except Exception as error:
        return Unreadable(str(error))


_SHORT = 200
"""Characters of entries that come again and again: choices, outcomes, and what was taken back."""
_short = lru_cache(maxsize=8192)(_read)
