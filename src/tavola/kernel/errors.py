"""Everything that can go wrong, in one small tree.

TavolaError
├── SetupError        a game that cannot be set up like this
├── IllegalChoice     an answer the rules refuse; carries the Reason
├── StaleChoice       an answer to a question that is no longer asked
├── UnknownOption     a text that is no option of this game
├── UndoRefused       a choice that cannot be taken back (any more)
├── LessonError       a lesson that cannot be given
└── RecordError       a record that cannot be read or does not replay
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: the rule that stands in the way and the facts that words need."""

    rule: str
    details: Mapping[str, object] = field(default_factory=dict)


class TavolaError(Exception):
    """The root: whoever catches this catches every error that Tavola raises on purpose."""


class SetupError(TavolaError):
    """A game cannot be set up as asked."""


class IllegalChoice(TavolaError):
    """The rules refuse this choice; nothing has changed."""

    def __init__(self, what: str, reason: Reason) -> None:
        super().__init__(f"{what}: refused by rule {reason.rule}")
        self.what = what
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[str, Reason]]:
        return (IllegalChoice, (self.what, self.reason))


class StaleChoice(TavolaError):
    """The question that this answers is no longer asked; nothing has changed."""


class UnknownOption(TavolaError):
    """A text that no option of the game can have."""


class UndoRefused(TavolaError):
    """The choice cannot be taken back by this seat alone, or at all."""


class LessonError(TavolaError):
    """A lesson that cannot be given, and why."""


class RecordError(TavolaError):
    """A record cannot be read, or replaying it leads elsewhere than it says."""
