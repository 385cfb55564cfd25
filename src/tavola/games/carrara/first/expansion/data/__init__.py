"""What the expansion game adds to the box, read from the TOML files beside this module."""

from __future__ import annotations

from importlib.resources import files


def text_of(name: str) -> str:
    """A data file's text."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
