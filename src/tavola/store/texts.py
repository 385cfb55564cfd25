"""Entries as the text that is kept: JSON."""

from __future__ import annotations

import msgspec

from tavola.table import Entry, decode, encode
from tavola.table.entries import Unreadable


def to_text(entry: Entry) -> str:
    """The text that is kept of an entry."""
    return msgspec.json.encode(encode(entry)).decode()


def from_text(text: str) -> Entry:
    """The entry that a text says; one that cannot be read says so, for its table must not be lost."""
    try:
        return decode(msgspec.json.decode(text))
    except Exception as error:
        return Unreadable(str(error))
