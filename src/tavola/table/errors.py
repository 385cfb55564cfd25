"""What can go wrong at a table, apart from the rules of its game."""

from __future__ import annotations

from tavola.kernel import TavolaError


class TableError(TavolaError):
    """Something that this table cannot do now; nothing has changed. `key` names the words for it."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key

    def __reduce__(self) -> tuple[type[TableError], tuple[str, str]]:
        return (type(self), (self.key, str(self)))


class NotAllowed(TableError):
    """Whoever asked for this does not hold what it needs."""


class NotStarted(TableError):
    """The game has not begun."""
