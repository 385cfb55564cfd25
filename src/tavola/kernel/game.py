"""What a game is: its setups, its options' texts, its rules' version and its rule list."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tavola.kernel.options import Option
from tavola.kernel.rulebook import Rulebook
from tavola.kernel.setup import Setup, SetupSchema
from tavola.kernel.state import State


class Game(ABC):
    """One per game; holds no state."""

    setups: SetupSchema
    rules_version: int
    """Grows with every ruling that changes what a record leads to."""
    oldest_rules_version: int
    """Records back to this version still replay to what they said."""

    @property
    def name(self) -> str:
        return self.setups.game

    @abstractmethod
    def new(self, setup: Setup, version: int | None = None) -> State:
        """The first state of a game with this setup, by these rules or else the newest.

        Raises SetupError where pieces do not fit.
        """

    @abstractmethod
    def parse(self, text: str) -> Option:
        """The option that has this text form; raises UnknownOption."""

    @abstractmethod
    def rulebook(self) -> Rulebook:
        """Every rule, in our own words."""
