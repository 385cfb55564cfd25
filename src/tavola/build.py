"""Which build of the rules runs: plain Python, or the same source compiled.

A wheel can carry compiled modules beside the plain ones, and Python takes them. In a checkout,
`scripts/compile` puts them into a folder of their own; who names it in `TAVOLA_COMPILED` gets them, as long
as they were made from the sources that are there.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location

VARIABLE = "TAVOLA_COMPILED"
MADE_FROM = "made-from"
"""Beside a build: the checksum and name of every source, one a line."""
LIBRARY = "tavola__mypyc"
"""What all compiled modules share."""


class CompiledModules:
    """Finds compiled modules in the folder of a build."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        if not name.startswith(("tavola.", LIBRARY)):
            return None
        place = os.path.join(self.folder, *name.split(".")) + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(name, place) if os.path.exists(place) else None


def use_compiled() -> None:
    """Take compiled modules from now on, if the environment names a build that fits."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return
    if is_current(folder, os.path.dirname(os.path.dirname(os.path.abspath(__file__)))):
        sys.meta_path.insert(0, CompiledModules(folder))
    else:
        warnings.warn(f"{folder} was not compiled from these sources: plain Python runs", stacklevel=2)


def is_current(folder: str, sources: str) -> bool:
    """Whether a build was made from these sources, as they are now."""
    try:
        with open(os.path.join(folder, MADE_FROM), encoding="utf-8") as made_from:
            return all(
                _checksum(os.path.join(sources, name)) == checksum
                for checksum, name in map(str.split, made_from)
            )
    except OSError:
        return False


def compiled() -> bool:
    """Whether the compiled rules run."""
    found = find_spec("tavola.kernel.state")
    return found is not None and not str(found.origin).endswith(".py")


def _checksum(path: str) -> str:
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()
