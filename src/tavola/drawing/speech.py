"""The words of pictures, each asked for once and kept from picture to picture; and what seats are called."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import cast

from tavola.drawing.keeper import KeptScene, fact
from tavola.kernel import Seat, Words

_REMEMBERED = 10_000
"""So many texts are kept; players' names make them endless."""


class Speech:
    """The words of a game's pictures in one language."""

    def __init__(self, words: Words, game: str) -> None:
        self._words = words
        self._game = game
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, /, **facts: Hashable) -> str:
        """A text of the picture's own; values among the facts are told by their names."""
        return self._say(f"{self._game}-picture-{key}", facts)

    def name(self, kind: str, value: str, /, **facts: Hashable) -> str:
        """The name of a city or type, or what else the game's own words say of a value."""
        return self._say(f"{self._game}-{kind}-{value}", facts)

    def listed(self, names: Sequence[str]) -> str:
        """Several names in a row."""
        if len(names) < 2:
            return "".join(names)
        return self("and", most=", ".join(names[:-1]), last=names[-1])

    def _say(self, key: str, facts: Mapping[str, Hashable]) -> str:
        asked = (key, *facts.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._words.say(key, **facts)
        return said


def speech(words: Words, game: str) -> Speech:
    """The speech for words of a game, kept from picture to picture."""
    return _kept(cast("Hashable", words), game)


@lru_cache(maxsize=16)
def _kept(words: Words, game: str) -> Speech:
    return Speech(words, game)


class Seating(KeptScene):
    """What pictures of every game know of the seats: their colours and their names."""

    say: Speech
    colours: Sequence[int]
    """Which of the players' colours and marks each seat has; its own number unless told."""
    names: Sequence[str]
    """Players' names by seat, if known."""

    @fact
    def colour(self, seat: Seat) -> int:
        """The number of a seat's colour and mark."""
        return self.colours[seat] if seat < len(self.colours) else seat

    @fact
    def awaited(self, seat: Seat) -> bool:
        """Whether the table waits for a seat."""
        return seat in self.view.waiting_for

    @fact
    def score(self, seat: Seat) -> int:
        """The points of a seat."""
        points: int = self.view.scores[seat]
        return points

    @fact
    def player(self, seat: Seat) -> str:
        """What a seat is called."""
        named = self.names[seat].strip() if seat < len(self.names) else ""
        return named or self.say("player", number=seat + 1)
