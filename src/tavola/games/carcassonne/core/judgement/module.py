"""What a module can tell a bot: the judgement's extension points.

The file `judgement.py` in a module's folder offers `JUDGEMENT`, an instance of a subclass that overrides
what it answers; modules without such a file are judged by their points alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.judgement.weights import Weights
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.ruleset import Ruleset
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.slices import parts_of

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.judgement.hopes import Hopes

FeatureWorth = Callable[[Feature], float]
"""What something on a feature is worth, in points."""


class ModuleJudgement:
    """What one module is worth, beyond the points that its rules give. Holds no state."""

    narrow_figures: tuple[str, ...] = ()
    """Meeples of its own that stand in few places, and so are worth less in the supply than others."""
    worth_a_look: tuple[str, ...] = ()
    """Its questions of which every option is looked at, even when they come up in a look ahead."""
    not_skipped: tuple[str, ...] = ()
    """Its questions that a look ahead answers with the first option rather than by skipping."""
    averaged: tuple[str, ...] = ()
    """Its chances of which every outcome is looked at."""

    def questions(self, weights: Weights) -> Mapping[str, float]:
        """By question, what it is worth to be asked. All answers together."""
        return {}

    def chances(self, weights: Weights) -> Mapping[str, float]:
        """By chance, what its outcome is worth on average. All answers together."""
        return {}

    def on_features(self, state: CarcassonneState, hopes: Hopes) -> FeatureWorth | None:
        """What lies on open features for those who have the majority there; None: nothing. All are added."""
        return None

    def count(self, state: CarcassonneState, totals: list[float], hopes: Hopes) -> None:
        """Add to each seat's total what it has of this module. One after the other."""


class Judges:
    """For each extension point the modules in play that really answer it."""

    def __init__(self, judges: Sequence[ModuleJudgement], weights: Weights) -> None:
        self.narrow_figures = frozenset(name for judge in judges for name in judge.narrow_figures)
        self.worth_a_look = frozenset(ask for judge in judges for ask in judge.worth_a_look)
        self.not_skipped = frozenset(ask for judge in judges for ask in judge.not_skipped)
        self.averaged = frozenset(why for judge in judges for why in judge.averaged)
        self.questions = {ask: n for judge in judges for ask, n in judge.questions(weights).items()}
        self.chances = {why: n for judge in judges for why, n in judge.chances(weights).items()}
        self.on_features = _answering(judges, "on_features")
        self.count = _answering(judges, "count")


def judges_of(rules: Ruleset, weights: Weights) -> Judges:
    """The judges of the modules in play; made once for each set of modules."""
    return _judges(rules.packages, weights)


@lru_cache(maxsize=32)
def _judges(packages: tuple[str, ...], weights: Weights) -> Judges:
    return Judges([part.JUDGEMENT for part in parts_of(packages, "judgement")], weights)


def _answering(judges: Sequence[ModuleJudgement], point: str) -> tuple[ModuleJudgement, ...]:
    default = getattr(ModuleJudgement, point)
    return tuple(judge for judge in judges if getattr(type(judge), point) is not default)
