"""For every object card, the grouping found is worth what the best of all groupings is worth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import prod

import pytest

from tavola.games.carrara.first.expansion.rules.cards.objects import ObjectCard
from tavola.games.carrara.first.expansion.rules.game import Choices, expansion_game

Objects = tuple[int, ...]

SPLIT = {card.name: card for card in expansion_game(Choices()).piles[1] if isinstance(card, ObjectCard)}
WHOLE = {
    card.name: card
    for card in expansion_game(Choices(product_groups="whole")).piles[1]
    if isinstance(card, ObjectCard)
}
MOST, OF_A_KIND, KINDS = 12, 6, 6


def hands(most: int = MOST) -> Iterator[Objects]:
    """Every multiset of so many objects; the order of the kinds does not matter to any card."""
    for counts in combinations_with_replacement(range(OF_A_KIND, -1, -1), KINDS):
        if sum(counts) <= most:
            yield counts


HANDS = tuple(hands())


# -- all groupings, by trying them; nothing here knows how the rules find the best ---------------------------


def groups_of(card: str, objects: Objects) -> Iterator[tuple[Objects, int]]:
    """Every single group that can be taken from these objects, with its points."""
    if card == "object-each":
        for kind in range(KINDS):
            if objects[kind]:
                yield one(kind, 1), 3
    elif card in ("object-pairs", "object-triples", "object-alike"):
        sizes = {"object-pairs": {2: 5}, "object-triples": {3: 7}}.get(
            card, {2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
        )
        for kind in range(KINDS):
            for size, points in sizes.items():
                if objects[kind] >= size:
                    yield one(kind, size), points
    elif card == "object-four-and-two":
        for four in range(KINDS):
            for two in range(KINDS):
                group = tuple(map(int.__add__, one(four, 4), one(two, 2)))
                if all(map(int.__ge__, objects, group)):
                    yield group, 20
    else:
        sizes = {3: 8} if card == "object-three-different" else {2: 3, 3: 7, 4: 12, 5: 18, 6: 24}
        for chosen in range(1 << KINDS):
            group = tuple(chosen >> kind & 1 for kind in range(KINDS))
            if sum(group) in sizes and all(map(int.__ge__, objects, group)):
                yield group, sizes[sum(group)]


def one(kind: int, n: int) -> Objects:
    return tuple(n if number == kind else 0 for number in range(KINDS))


@cache
def most_by_trying(card: str, objects: Objects) -> int:
    """The most points of all groupings: some group and the best of the rest, or no group at all."""
    best = sum(objects)
    for group, points in groups_of(card, objects):
        rest = tuple(sorted(map(int.__sub__, objects, group), reverse=True))
        best = max(best, points + most_by_trying(card, rest))
    return best


def most_product_by_trying(objects: Objects, *, split: bool) -> int:
    """The same for up to three groups that are multiplied."""
    sizes = [(kind, size) for kind, n in enumerate(objects) for size in range(1, n + 1)]
    best = sum(objects)
    for number in (1, 2, 3):
        for chosen in combinations_with_replacement(sizes, number):
            used = [sum(size for kind, size in chosen if kind == each) for each in range(KINDS)]
            kinds = [kind for kind, _ in chosen]
            if any(map(int.__gt__, used, objects)) or (not split and len(set(kinds)) < len(kinds)):
                continue
            best = max(best, prod(size for _, size in chosen) + sum(objects) - sum(used))
    return best


@pytest.mark.parametrize("card", [name for name in SPLIT if name != "object-product"])
def test_no_grouping_is_worth_more(card: str) -> None:
    for objects in HANDS:
        assert SPLIT[card].group(objects).points == most_by_trying(card, objects), objects


@pytest.mark.parametrize("split", [True, False])
def test_no_groups_make_a_larger_product(split: bool) -> None:
    card = (SPLIT if split else WHOLE)["object-product"]
    for objects in HANDS:
        assert card.group(objects).points == most_product_by_trying(objects, split=split), objects


@pytest.mark.parametrize("card", list(SPLIT))
def test_groups_and_left_over_objects_are_all_objects(card: str) -> None:
    for objects in HANDS:
        found = SPLIT[card].group(objects)

        assert sum(group.count * group.size for group in found.groups) + found.left == sum(objects)


@pytest.mark.parametrize("card", list(SPLIT))
def test_the_order_of_the_kinds_does_not_matter(card: str) -> None:
    chance = random.Random(2)
    for objects in HANDS:
        mixed = list(objects)
        chance.shuffle(mixed)

        assert SPLIT[card].group(tuple(mixed)).points == SPLIT[card].group(objects).points
