"""What lies as text in the folders of the core and of the expansions."""

from __future__ import annotations

from importlib.resources import files

CORE = "tavola.games.carcassonne.core"


def text_of(package: str, name: str) -> str:
    """The text of a file in the folder of a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def has(package: str, name: str) -> bool:
    """Whether there is such a file."""
    return files(package).joinpath(name).is_file()
