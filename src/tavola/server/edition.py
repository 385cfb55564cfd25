"""What a site draws and words by, in one short text: as long as it is the same, so is what it shows."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tavola import library


def edition_of(corrections: Mapping[str, Mapping[str, str]]) -> str:
    """Changes whenever a file of the program or of a game changes, or a component's value."""
    told = repr(sorted((game, sorted(values.items())) for game, values in corrections.items()))
    digest = hashlib.sha256(told.encode())
    packages = {"tavola", *(library.kit(game).picture.partition(".")[0] for game in library.game_names())}
    for package in sorted(packages):
        digest.update(_state_of(package).encode())
    return digest.hexdigest()[:16]


@cache  # what runs was read when the process began
def _state_of(package: str) -> str:
    return "".join(sorted(_files(package)))


def _files(package: str) -> Iterator[str]:
    """Every file of a package but what Python keeps of it: where it lies, how large it is, how old."""
    spec = find_spec(package)
    for place in () if spec is None else spec.submodule_search_locations or ():
        for path in Path(place).rglob("*"):
            if path.suffix != ".pyc" and path.is_file():
                found = path.stat()
                yield f"{path} {found.st_size} {found.st_mtime_ns}\n"
