"""The answers of the toy game, and what lies in its box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from tavola.kernel import FieldValue, Option, UnknownOption, parse_bag

KINDS = ("red", "green", "blue")
TOKENS_OF_A_KIND = 6
CARDS = {"sun": "red", "leaf": "green", "rain": "blue"}
"""The kind of tokens that each card counts; there are two of each card."""
CARDS_OF_A_KIND = 2
CARD_POINTS = 2
NUMBERS = range(1, 6)
FACES = 5
MOST_STAKED = 2


@dataclass(frozen=True, slots=True)
class Bid(Option):
    """Bid a number, and stake tokens."""

    number: int
    stake: tuple[int, ...] = (0, 0, 0)

    @property
    def word(self) -> str:
        return "bid"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"number": str(self.number), "stake": dict(zip(KINDS, self.stake, strict=True))}


@dataclass(frozen=True, slots=True)
class Take(Option):
    """Take a token of this kind."""

    kind: str

    @property
    def word(self) -> str:
        return "take"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"kind": self.kind}


@dataclass(frozen=True, slots=True)
class Pass(Option):
    """Take nothing."""

    @property
    def word(self) -> str:
        return "pass"


_NUMBER = re.compile(r"[1-9][0-9]?\Z")


def parse(text: str) -> Option:
    """The option that has this text form."""
    match text.split(" "):
        case ["bid", number, stake] if _NUMBER.match(number):
            return Bid(int(number), tuple(parse_bag(stake, KINDS).values()))
        case ["take", kind] if kind in KINDS:
            return Take(kind)
        case ["pass"]:
            return Pass()
    raise UnknownOption(f"{text!r} is neither 'bid NUMBER STAKE', 'take KIND' nor 'pass'")


@cache
def stakes(tokens: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every stake that these tokens allow, none at all first."""
    choices = product(*(range(min(MOST_STAKED, n) + 1) for n in tokens))
    return sorted(
        (stake for stake in choices if sum(stake) <= MOST_STAKED), key=lambda s: (sum(s), [-n for n in s])
    )
