"""Setups come from strangers: what no box could hold is refused before a game looks at it."""

from __future__ import annotations

import re

from tavola.kernel import Setup, SetupError

_MOST = 1_000
_LONGEST = 1_000
_BIG_NUMBER = re.compile(r"\d{5}")


def check_size(setup: Setup) -> Setup:
    """The same setup, if what is prepared or corrected has the size and numbers of a board game.

    Raises SetupError.
    """
    prepared, components = setup.prepared, setup.components
    texts = [*prepared.pieces, *prepared.pieces.values(), *prepared.draws, *components, *components.values()]
    if len(texts) > _MOST or any(len(text) > _LONGEST for text in texts):
        raise SetupError("so much cannot be prepared")
    for text in texts:
        if _BIG_NUMBER.search(text):
            raise SetupError(f"there is a number with more than four digits in {text[:40]!r}")
    return setup
