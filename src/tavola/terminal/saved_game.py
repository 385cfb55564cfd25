"""Saved games: records that say in comments who plays in which seat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_COMMENT = re.compile(r"#\s*(seats|names)\s*:\s*(.+)")


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays in each seat, and under which name."""

    players: tuple[str, ...]
    names: tuple[str, ...]


def with_seating(record: str, seating: Seating) -> str:
    """The text of a record with the seating added."""
    first, _, rest = record.partition("\n")
    return f"{first}\n# seats: {','.join(seating.players)}\n# names: {','.join(seating.names)}\n{rest}"


def read_seating(text: str) -> Seating:
    """The seating in a saved game; empty for a plain record."""
    found = {match[1]: match[2] for line in text.splitlines() if (match := _COMMENT.match(line.strip()))}
    parts = {key: tuple(part.strip() for part in value.split(",")) for key, value in found.items()}
    return Seating(parts.get("seats", ()), parts.get("names", ()))


def unused_path(game: str, folder: Path) -> Path:
    """A path in this folder that is not taken yet."""
    number = 1
    while (path := folder / f"{game}-{number}.tavola").exists():
        number += 1
    return path
