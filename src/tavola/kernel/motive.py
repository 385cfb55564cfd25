"""Motives: what speaks for an option, in keys and numbers that words are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Motive:
    """One thing that speaks for an option; `key` and `facts` become a short sentence."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
