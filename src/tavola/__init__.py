"""Tavola: modern board games, completely and by the book.

>>> import tavola
>>> match = tavola.new("carrara", seats=3, seed=7)
>>> happened = match.choose(match.options[0])

Importing this loads neither a game nor any third-party package; what is used is loaded then.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.kernel import TavolaError
    from tavola.library import Match, game, game_names, load, new

__all__ = ["Match", "TavolaError", "compiled", "game", "game_names", "load", "new"]

compiled: bool
"""Whether the compiled rules run, or else plain Python."""

if os.environ.get("TAVOLA_COMPILED"):
    from tavola.build import use_compiled

    use_compiled()


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'tavola' has no attribute {name!r}")
    if name == "compiled":
        from tavola.build import compiled

        return compiled()
    from tavola import library

    return getattr(library, name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
