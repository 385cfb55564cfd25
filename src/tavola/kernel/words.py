"""What drawings need of words: a text for a key, in some language."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """Turns keys and facts into sentences of one language."""

    @property
    def language(self) -> str: ...

    def say(self, key: str, /, **facts: object) -> str:
        """The text for a key; facts whose values have words of their own are translated too."""
        ...

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        ...
