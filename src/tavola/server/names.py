"""What people are called, and in how many colours they play."""

from __future__ import annotations

LONGEST_NAME = 40
COLOURS = 6


def tidy(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    seen = (letter for letter in " ".join(name.split()) if letter.isprintable() or letter == "\u200d")
    return "".join(seen)[:LONGEST_NAME].strip()
