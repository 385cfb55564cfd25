"""A second final scoring, written from the book's tables alone: it knows nothing of the rules' code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.games.carrara.expansion.test_grouping import most_by_trying, most_product_by_trying

CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
VALUES = {
    "livorno": (3, 0),
    "pisa": (0, 3),
    "lucca": (2, 0),
    "viareggio": (0, 2),
    "massa": (1, 0),
    "lerici": (0, 1),
}
UPGRADED = {
    "livorno": (4, 1),
    "pisa": (1, 3),
    "lucca": (3, 1),
    "viareggio": (1, 2),
    "massa": (2, 1),
    "lerici": (1, 1),
}
IN_CITY = {
    "building-twos": (2, (11, 9, 7, 5, 3, 1)),
    "building-threes": (3, (17, 14, 11, 8, 5, 2)),
    "building-fours": (4, (23, 19, 15, 11, 7, 3)),
}
PAIRS_OF_CITIES = {
    "extra-cities-1": ("livorno", "lerici"),
    "extra-cities-2": ("pisa", "massa"),
    "extra-cities-3": ("lucca", "viareggio"),
}


@dataclass(frozen=True)
class Player:
    """What one player has at the end: buildings as type, cost and city."""

    built: tuple[tuple[str, int, str], ...]
    objects: tuple[int, ...]
    coins: int
    upgrades: tuple[str, ...]


def final_points(players: Sequence[Player], cards: Mapping[str, str], *, split: bool = True) -> list[int]:
    """What each player gets in the final scoring."""
    rate = 2 if cards["top"] == "top-coins" else 5
    found = []
    for player in players:
        points, coins = extra(player, players, cards["extra"], rate)
        points += objects(player, cards["object"], split=split) + buildings(player, cards["building"])
        found.append(points + (player.coins + coins) // rate)
    return found


def objects(player: Player, card: str, *, split: bool) -> int:
    held = tuple(sorted(player.objects, reverse=True))
    if card == "object-product":
        return most_product_by_trying(held, split=split)
    return most_by_trying(card, held)


def buildings(player: Player, card: str) -> int:
    there = Counter(city for _, _, city in player.built)
    rural = sorted((cost for kind, cost, _ in player.built if kind in ("villa", "castello")), reverse=True)
    urban = sorted(
        (cost for kind, cost, _ in player.built if kind not in ("villa", "castello")), reverse=True
    )
    if card in IN_CITY:
        size, table = IN_CITY[card]
        return sum(there[city] // size * points for city, points in zip(CITIES, table, strict=True))
    match card:
        case "building-cost":
            return sum(urban) + sum(rural)
        case "building-eights":
            points = dict(zip(CITIES, (34, 26, 19, 13, 8, 4), strict=True))
            return sum(points[city] for _, cost, city in player.built if cost == 8)
        case "building-rural":
            return 6 * len(rural)
        case "building-urban":
            return 3 * len(urban)
        case "building-pairs":
            pairs = min(len(urban), len(rural))
            return sum(urban[:pairs]) + sum(rural[:pairs])
    result = 1 if there else 0
    for _, n in there.most_common(3):
        result *= n
    return result


def worth(player: Player, built: Sequence[tuple[str, int, str]]) -> tuple[int, int]:
    """Points and coins for scoring these buildings."""
    points = coins = 0
    for _, cost, city in built:
        value = (UPGRADED if city in player.upgrades else VALUES)[city]
        points += cost * value[0]
        coins += cost * value[1]
    return points, coins


def extra(player: Player, players: Sequence[Player], card: str, rate: int) -> tuple[int, int]:
    """Points and coins of an extra card."""

    def most(cities: Sequence[str]) -> bool:
        sums = [sum(cost for _, cost, city in each.built if city in cities) for each in players]
        return 0 < sums[players.index(player)] == max(sums)

    if card == "extra-halves":
        return 9 * most(CITIES[:3]) + 9 * most(CITIES[3:]), 0
    if card == "extra-majorities":
        return sum(n * most([city]) for n, city in zip((14, 12, 10, 8, 6, 4), CITIES, strict=True)), 0
    if card == "extra-smallest":
        cheapest: dict[str, tuple[str, int, str]] = {}
        for building in sorted(player.built, key=lambda building: -building[1]):
            cheapest[building[0]] = building
        return worth(player, list(cheapest.values()))
    if card in PAIRS_OF_CITIES:
        return worth(player, [b for b in player.built if b[2] in PAIRS_OF_CITIES[card]])
    place = 0 if card == "extra-two-types" else 2
    choices = combinations(sorted({str(b[place]) for b in player.built} | {"", "none"}), 2)
    results = [worth(player, [b for b in player.built if b[place] in chosen]) for chosen in choices]
    return max(results, key=lambda result: result[0] + (player.coins + result[1]) // rate)
