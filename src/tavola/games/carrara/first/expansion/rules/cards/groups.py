"""The best way to group objects for each object card: exact, as sums of groups and of what is left over.

Objects are numbers by kind, and every object counts once. What belongs to no group is worth one point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import prod

Objects = tuple[int, ...]
LEFT_OVER = 1
"""Points for an object that is in no group."""


@dataclass(frozen=True, slots=True)
class Group:
    """So many groups of one shape, each worth the same."""

    shape: str
    """alike, different, four-and-two, product or each."""
    count: int
    points: int
    size: int
    """How many objects are in each."""
    factors: Objects = ()
    """What is multiplied, where something is."""


@dataclass(frozen=True, slots=True)
class Grouping:
    """All groups, and how many objects are left over."""

    groups: tuple[Group, ...]
    left: int

    @property
    def points(self) -> int:
        return sum(group.count * group.points for group in self.groups) + self.left * LEFT_OVER


def grouping(objects: Objects, *groups: Group) -> Grouping:
    """These groups, as far as there are any, and the rest of the objects."""
    there = tuple(group for group in groups if group.count)
    return Grouping(there, sum(objects) - sum(group.count * group.size for group in there))


def alike(objects: Objects, size: int) -> int:
    """How many groups of so many equal objects there are."""
    return sum(n // size for n in objects)


def different(objects: Objects, size: int) -> int:
    """How many groups of so many different objects there can be at once.

    As many as k if every kind, used at most once in each of k groups, fills all their places.
    """
    most = 0
    while sum(min(n, most + 1) for n in objects) >= size * (most + 1):
        most += 1
    return most


def four_and_two(objects: Objects) -> int:
    """How many groups of four equal and two equal objects there can be; they may all be equal.

    Two pairs of a kind make four, so three pairs make a group if two of them are of a kind.
    """
    return min(alike(objects, 4), alike(objects, 2) // 3)


def different_sets(objects: Objects, table: Objects) -> tuple[Group, ...]:
    """Sets of different objects, as large as possible one after the other.

    Each object more adds at least as much to a set as the one before it, so a larger set is never worse.
    """
    sizes = Counter(sum(n > taken for n in objects) for taken in range(max(objects)))
    return tuple(
        Group("different", count, table[size - 2], size) for size, count in sorted(sizes.items()) if size > 1
    )[::-1]


def alike_sets(objects: Objects, table: Objects) -> tuple[Group, ...]:
    """All objects of a kind in one set: two smaller sets are never worth more."""
    sizes = Counter(n for n in objects if n > 1)
    return tuple(Group("alike", sizes[size], table[size - 2], size) for size in sorted(sizes, reverse=True))


@lru_cache(maxsize=4096)
def product(objects: Objects, most: int, *, split: bool) -> Group | None:
    """Up to so many groups of equal objects, multiplied; None where single objects are worth as much.

    If kinds may be split, several groups may be of the same kind.
    """
    best, worth = None, sum(objects) * LEFT_OVER
    for factors in _factors(tuple(sorted(objects, reverse=True)), most, split=split):
        points = prod(factors) if factors else 0
        total = points + (sum(objects) - sum(factors)) * LEFT_OVER
        if total > worth:
            best, worth = Group("product", 1, points, sum(factors), factors), total
    return best


def _factors(objects: Objects, most: int, *, split: bool) -> Iterator[Objects]:
    """Every choice of up to so many groups, each of at least two equal objects."""
    if not objects or not most:
        yield ()
        return
    for own in _parts(objects[0], most if split else min(1, most), objects[0]):
        for others in _factors(objects[1:], most - len(own), split=split):
            yield tuple(sorted(own + others, reverse=True))


def _parts(n: int, most: int, largest: int) -> Iterator[Objects]:
    """Every way to take up to so many groups of two or more from n equal objects, the largest first."""
    yield ()
    if most:
        for size in range(min(n, largest), 1, -1):
            for rest in _parts(n - size, most - 1, size):
                yield (size, *rest)
