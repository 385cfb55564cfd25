"""Top cards (brown): a condition for announcing the end, and no points of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tavola.games.carrara.first.expansion.rules.edition import coins_per_point
from tavola.games.carrara.first.expansion.rules.state import ExpansionState, expanded
from tavola.games.carrara.first.rules.actions.final import coins
from tavola.games.carrara.first.rules.edition import Goal
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Item, Seat

Count = Callable[[ExpansionState, Seat, "TopCard"], int]


@dataclass(frozen=True, slots=True)
class TopCard:
    """So many of something, at each number of players."""

    name: str
    rule: str
    needs: Mapping[int, int]
    count: Count
    secret: bool
    costs: tuple[int, ...]
    coins_per_point: int | None
    cities: tuple[str, ...] = ()
    assumed: bool = False

    def goal(self, state: ExpansionState, seat: Seat) -> Goal:
        return Goal(self.rule, self.count(state, seat, self), self.needs[state.seats])

    def final(self, state: ExpansionState, seat: Seat) -> tuple[Item, ...]:
        return ()


def _of_costs(state: ExpansionState, seat: Seat, card: TopCard) -> int:
    return sum(state.edition.cost[tile] in card.costs for tile, _ in state.built[seat])


_COUNTS: Mapping[str, Count] = {
    "scorings": lambda state, seat, _: state.scorings[seat],
    "costs": _of_costs,
    "cities-scored": lambda state, seat, _: state.city_stone.count(seat),
    "buildings": lambda state, seat, _: len(state.built[seat]),
    "coins": lambda state, seat, _: state.coins[seat],
    "points": lambda state, seat, _: state.points[seat],
}


def top_card(entry: Mapping[str, Any], rule: str, coins_each: int) -> TopCard:
    """A card from its entry in the data."""
    counts = entry["counts"]
    return TopCard(
        name=entry["name"],
        rule=rule,
        needs={int(players): n for players, n in entry["needs"].items()},
        count=_COUNTS[counts],
        secret=counts == "coins",
        costs=tuple(entry.get("costs", ())),
        coins_per_point=coins_each if counts == "coins" else None,
    )


def coins_by_card(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """Coins as in the base game, unless a card says how many are a point."""
    each = coins_per_point(expanded(state))
    if each == state.edition.box.coins_per_point:
        yield from coins(state, seat)
        return
    held = state.coins[seat]
    details = {"coins": held, "each": each}
    yield Item("coins-by-card", held // each, 1, "carrara1x.top.coins-final", details=details)
