"""The box as records, read from the TOML files beside this module and in the advanced game's folder."""

from __future__ import annotations

from importlib.resources import files


def text_of(name: str) -> str:
    """A data file's text."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def advanced_text_of(name: str) -> str:
    """The text of a data file of the advanced game."""
    return files("tavola.games.carrara.second.advanced").joinpath(name).read_text(encoding="utf-8")
