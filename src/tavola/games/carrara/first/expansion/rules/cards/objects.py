"""Object cards (violet): how objects are grouped, for announcing the end and in the final scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tavola.games.carrara.first.expansion.rules.cards import groups as best
from tavola.games.carrara.first.expansion.rules.cards.groups import LEFT_OVER, Group, Grouping, Objects
from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.rules.edition import Goal
from tavola.kernel import Item, Seat


@dataclass(frozen=True, slots=True)
class ObjectCard:
    """Objects count in groups; what is in none is worth one point."""

    name: str
    rule: str
    needs: Mapping[int, int]
    count: Callable[[Objects], int]
    """How much of what the condition asks for these objects are."""
    group: Callable[[Objects], Grouping]
    """The best grouping of these objects."""
    secret: bool = True
    cities: tuple[str, ...] = ()
    assumed: bool = False
    coins_per_point: int | None = None

    def goal(self, state: ExpansionState, seat: Seat) -> Goal:
        return Goal(self.rule, self.count(state.objects_of(seat)), self.needs[state.seats])

    def final(self, state: ExpansionState, seat: Seat) -> Iterator[Item]:
        found = self.group(state.objects_of(seat))
        for group in found.groups:
            yield self._item(group)
        if found.left:
            yield Item("left-over", found.left, LEFT_OVER, "carrara1x.final.left-over")

    def _item(self, group: Group) -> Item:
        details: dict[str, object] = {"size": group.size}
        if group.factors:
            details["factors"] = " × ".join(map(str, group.factors))
        return Item(f"group-{group.shape}", group.count, group.points, self.rule, details=details)


def object_card(entry: Mapping[str, Any], rule: str, *, split: bool) -> ObjectCard:
    """A card from its entry in the data; where groups are multiplied, kinds may or may not be split."""
    needs = {int(players): n for players, n in entry["needs"].items()}
    count, group = _grouped(entry, split=split)
    return ObjectCard(entry["name"], rule, needs, count, group)


def _grouped(
    entry: Mapping[str, Any], *, split: bool
) -> tuple[Callable[[Objects], int], Callable[[Objects], Grouping]]:
    """What the condition of a card counts, and how the card groups objects."""
    points, size, most = entry.get("points", 0), entry.get("size", 1), entry.get("most", 0)
    table = tuple(entry.get("table", ()))
    grouping = best.grouping
    match entry["groups"]:
        case "each":
            return sum, lambda all_: grouping(all_, Group("each", sum(all_), points, 1))
        case "alike":

            def groups_of_a_kind(objects: Objects) -> int:
                return best.alike(objects, size)

            return groups_of_a_kind, lambda all_: grouping(
                all_, Group("alike", groups_of_a_kind(all_), points, size)
            )
        case "different":

            def groups_of_different(objects: Objects) -> int:
                return best.different(objects, size)

            return groups_of_different, lambda all_: grouping(
                all_, Group("different", groups_of_different(all_), points, size)
            )
        case "four-and-two":
            return best.four_and_two, lambda all_: grouping(
                all_, Group("four-and-two", best.four_and_two(all_), points, 6)
            )
        case "different-table":
            return _kinds, lambda all_: grouping(all_, *best.different_sets(all_, table))
        case "alike-table":
            return max, lambda all_: grouping(all_, *best.alike_sets(all_, table))
        case _:
            return _pairs, lambda all_: _multiplied(all_, most, split=split)


def _kinds(objects: Objects) -> int:
    return sum(n > 0 for n in objects)


def _pairs(objects: Objects) -> int:
    return best.alike(objects, 2)


def _multiplied(objects: Objects, most: int, *, split: bool) -> Grouping:
    found = best.product(objects, most, split=split)
    return best.grouping(objects, *((found,) if found else ()))
