"""The options that only the advanced game has, and the way back from their texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tavola.games.carrara.parts.rules.options import Plain
from tavola.games.carrara.second.rules.edition import Edition
from tavola.games.carrara.second.rules.options import BuyBlocks, Visit, is_ordinal
from tavola.kernel import FieldValue, Option, UnknownOption


@dataclass(frozen=True, slots=True)
class ScoreMoney(Option):
    """Claim a money field, by its rate: so many coins are a point at the end."""

    rate: str

    @property
    def word(self) -> str:
        return "score-money"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"rate": self.rate}


@dataclass(frozen=True, slots=True)
class ScoreStatues(Option):
    """Score the buildings with statues in a pair of cities."""

    pair: str

    @property
    def word(self) -> str:
        return "score-statues"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"pair": self.pair}


@dataclass(frozen=True, slots=True)
class Gain(Option):
    """Take a decoration, by its kind, or a statue, by its colour."""

    piece: str

    @property
    def word(self) -> str:
        return "gain"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"piece": self.piece}


@dataclass(frozen=True, slots=True)
class Place(Option):
    """Put the piece in hand onto an own building."""

    place: str

    @property
    def word(self) -> str:
        return "place"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"place": self.place}


@dataclass(frozen=True, slots=True)
class Swap(Option):
    """Discard a stored piece and store the piece in hand instead."""

    stored: str

    @property
    def word(self) -> str:
        return "swap"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"stored": self.stored}


@dataclass(frozen=True, slots=True)
class Move(Option):
    """Move a stored piece onto an own building."""

    stored: str
    place: str

    @property
    def word(self) -> str:
        return "move"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"stored": self.stored, "place": self.place}


@dataclass(frozen=True, slots=True)
class Purchase(Option):
    """Buy a decoration or statue and put it onto an own building at once."""

    piece: str
    place: str

    @property
    def word(self) -> str:
        return "purchase"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"piece": self.piece, "place": self.place}


score_money = lru_cache(maxsize=1024)(ScoreMoney)
score_statues = lru_cache(maxsize=1024)(ScoreStatues)
gain = lru_cache(maxsize=1024)(Gain)
place_on = lru_cache(maxsize=1024)(Place)
swap = lru_cache(maxsize=1024)(Swap)
move = lru_cache(maxsize=4096)(Move)
purchase = lru_cache(maxsize=4096)(Purchase)
"""Options are made once: those that are listed come from here."""

BOTH, INNER = BuyBlocks("both"), BuyBlocks("inner")
STORE, DECLINE = Plain("store"), Plain("decline")
_FIXED = {str(option): option for option in (BOTH, INNER, STORE, DECLINE)}
_SECTIONS = ("gold", "decoration")
_PAIR = 2


def parse(edition: Edition, text: str) -> Option:
    """The option that has this text, if it is one that only the advanced game has."""
    if (option := _FIXED.get(text)) is not None:
        return option
    box, place = edition.box, edition.options.place
    pieces = (*box.decorations, *box.colours, "gold")
    match text.split(" "):
        case ["visit", kind, number] if kind in _SECTIONS and is_ordinal(number):
            return Visit(f"{kind} {number}")
        case ["score-money", rate] if is_ordinal(rate):
            return ScoreMoney(rate)
        case ["score-statues", pair] if _is_pair(edition, pair):
            return ScoreStatues(pair)
        case ["gain", piece] if piece in pieces:
            return Gain(piece)
        case ["place", *words]:
            return Place(place(words))
        case ["swap", piece] if piece in pieces:
            return Swap(piece)
        case ["move", piece, *words] if piece in pieces:
            return Move(piece, place(words))
        case ["purchase", piece, *words] if piece in pieces:
            return Purchase(piece, place(words))
    raise UnknownOption(f"{text!r} is no option of this game")


def _is_pair(edition: Edition, text: str) -> bool:
    cities = text.split("-")
    return len(cities) == _PAIR and set(cities) <= set(edition.city_number)
