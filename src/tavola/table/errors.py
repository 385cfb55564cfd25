"""What can go wrong at a table, apart from the rules of its game."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.kernel import TavolaError


class TableError(TavolaError):
    """Something that this table cannot do now; nothing has changed. `key` names the words for it."""

    def __init__(self, key: str, text: str, facts: Mapping[str, int] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.facts = dict(facts or {})
        """The numbers that belong into those words."""

    def __reduce__(self) -> tuple[type[TableError], tuple[str, str], dict[str, object]]:
        return (type(self), (self.key, str(self)), {"facts": self.facts})


class NotAllowed(TableError):
    """Whoever asked for this does not hold what it needs."""


class NotStarted(TableError):
    """The game has not begun."""
