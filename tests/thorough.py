"""How much the tests try: samples by default, far more with TAVOLA_THOROUGH=1."""

import os
from typing import TypeVar

T = TypeVar("T")

THOROUGH = bool(os.environ.get("TAVOLA_THOROUGH"))


def now_and_then(number: int) -> bool:
    """Whether to look at the position of this number on the way through a whole game."""
    return THOROUGH or number % 8 == 0


def sample(few: T, many: T) -> T:
    """What is tried by default, or all that is worth trying."""
    return many if THOROUGH else few
