"""Chairs and keys: who sits where, and by what right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import compare_digest

from tavola.kernel import Seat


def fingerprint(key: str) -> str:
    """What is stored of a key: enough to recognise it, not enough to use it."""
    return sha256(key.encode()).hexdigest()


@dataclass(slots=True)
class Chair:
    """One seat of a table."""

    seat: Seat
    colour: int
    name: str = ""
    keys: list[str] = field(default_factory=list)
    """Fingerprints of the keys that open this seat; none: a bot's, or free."""
    bot: str = ""
    """The bot that plays it now, if any."""
    resigned: bool = False

    @property
    def free(self) -> bool:
        return not self.keys and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.keys) and not self.bot

    @property
    def belongs_to_person(self) -> bool:
        """Whether a person has it and has not given up, even while a bot stands in."""
        return bool(self.keys) and not self.resigned


def swapped(chairs: Sequence[Chair], one: Seat, other: Seat) -> list[Chair]:
    """The chairs after two have changed places, each with its colour."""
    places = list(chairs)
    places[one], places[other] = places[other], places[one]
    return numbered(places)


def numbered(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs as they stand now, counted anew."""
    return [replace(chair, seat=seat) for seat, chair in enumerate(chairs)]


@dataclass(frozen=True, slots=True)
class Keyring:
    """The fingerprints of the keys somebody showed."""

    prints: frozenset[str] = frozenset()

    @classmethod
    def of(cls, *keys: str) -> Keyring:
        return cls(frozenset(fingerprint(key) for key in keys if key))

    def opens(self, stored: str) -> bool:
        return any(compare_digest(stored, shown) for shown in self.prints)

    def sits_on(self, chair: Chair) -> bool:
        return any(self.opens(stored) for stored in chair.keys)
