"""The words of pictures: each text is asked for once and kept from picture to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import cast

from tavola.kernel import Words

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

    def _say(self, key: str, facts: Mapping[str, Hashable]) -> str:
        asked = (key, *facts.items())
        if asked not in self._said:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            self._said[asked] = self._words.say(key, **facts)
        return self._said[asked]


def speech(words: Words, game: str) -> Speech:
    """The speech for words of a game, kept from picture to picture."""
    return _kept(cast("Hashable", words), game)


@lru_cache(maxsize=16)
def _kept(words: Words, game: str) -> Speech:
    return Speech(words, game)
