"""Saved games: a record, with who sits where in comments that records allow."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_COMMENT = re.compile(r"#\s*(seats|names)\s*:\s*(.+)")


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays in each seat, and under which names."""

    players: tuple[str, ...]
    names: tuple[str, ...]


def text_with(record: str, sitting: Sitting) -> str:
    """The record's text with the sitting in it."""
    first, _, rest = record.partition("\n")
    return f"{first}\n# seats: {','.join(sitting.players)}\n# names: {','.join(sitting.names)}\n{rest}"


def sitting_in(text: str) -> Sitting:
    """The sitting that a saved game tells of; empty where it tells of none."""
    found = {match[1]: match[2] for line in text.splitlines() if (match := _COMMENT.match(line.strip()))}
    parts = {key: tuple(part.strip() for part in value.split(",")) for key, value in found.items()}
    return Sitting(parts.get("seats", ()), parts.get("names", ()))


def free_name(game: str, folder: Path) -> Path:
    """A file name in this folder that nothing has yet."""
    number = 1
    while (path := folder / f"{game}-{number}.tavola").exists():
        number += 1
    return path
