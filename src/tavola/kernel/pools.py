"""Pools: what chance draws from, as numbers until somebody asks for the outcomes by name.

Each knows its weight and its places without counting by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

Outcome = str
"""The result of a chance: a text, as records store it."""


class Lots(Mapping[Outcome, int]):
    """A pool as the list of what is in it, equal ones side by side; counted only when somebody asks."""

    __slots__ = ("_counts", "_names", "_numbers", "lots")

    def __init__(self, lots: Sequence[int], names: Sequence[Outcome], numbers: Mapping[Outcome, int]) -> None:
        self.lots = lots
        """By their numbers; `names` and `numbers` say which outcomes they are."""
        self._names = names
        self._numbers = numbers
        self._counts: dict[Outcome, int] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """What is kept or sent elsewhere is counted: the names of all that could be drawn stay here."""
        return (dict, (dict(self),))

    @property
    def weight(self) -> int:
        """Of all outcomes together."""
        return len(self.lots)

    def at(self, place: int) -> Outcome:
        """The outcome that holds this place, when every outcome takes as many as its weight."""
        return self._names[self.lots[place]]

    def _counted(self) -> dict[Outcome, int]:
        if self._counts is None:
            self._counts = {self._names[number]: count for number, count in Counter(self.lots).items()}
        return self._counts

    def __getitem__(self, outcome: Outcome) -> int:
        return self._counted()[outcome]

    def __contains__(self, outcome: object) -> bool:
        return isinstance(outcome, str) and self._numbers.get(outcome) in self.lots

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self._counted())

    def __len__(self) -> int:
        return len(self._counted())

    def __bool__(self) -> bool:
        return bool(self.lots)

    def __repr__(self) -> str:
        return repr(self._counted())


class Singles(Mapping[Outcome, int]):
    """A pool of what is there once, as the bits of a number: the first outcome is 1, the second 2, …"""

    __slots__ = ("_names", "_numbers", "bits")

    def __init__(self, bits: int, names: Sequence[Outcome], numbers: Mapping[Outcome, int]) -> None:
        self.bits = bits
        self._names = names
        self._numbers = numbers

    def __reduce__(self) -> tuple[object, ...]:
        """What is kept or sent elsewhere is counted: the names of all that could be drawn stay here."""
        return (dict, (dict(self),))

    @property
    def weight(self) -> int:
        """Of all outcomes together."""
        return self.bits.bit_count()

    def at(self, place: int) -> Outcome:
        """The outcome that holds this place."""
        bits = self.bits
        for _ in range(place):
            bits &= bits - 1
        return self._names[(bits & -bits).bit_length() - 1]

    def __getitem__(self, outcome: Outcome) -> int:
        if outcome not in self:
            raise KeyError(outcome)
        return 1

    def __contains__(self, outcome: object) -> bool:
        number = self._numbers.get(outcome) if isinstance(outcome, str) else None
        return number is not None and self.bits >> number & 1 == 1

    def __iter__(self) -> Iterator[Outcome]:
        return iter([name for number, name in enumerate(self._names) if self.bits >> number & 1])

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __repr__(self) -> str:
        return repr(dict(self))
