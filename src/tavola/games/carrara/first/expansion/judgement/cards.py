"""What the cards on the strip are worth to a seat, and how far it is from what they ask for."""

from __future__ import annotations

from tavola.games.carrara.first.expansion.rules.cards.objects import ObjectCard
from tavola.games.carrara.first.expansion.rules.edition import BUILDING, EXTRA, OBJECT, Card, coins_per_point
from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.kernel import Seat


def card_points(state: ExpansionState, seat: Seat) -> float:
    """What the cards would bring if the game ended now; their coins at the rate of that time."""
    return sum(_worth(state, seat, card) for card in state.expansion.cards_out(state))


def points_for_buildings(state: ExpansionState, seat: Seat) -> float:
    """The same for the cards to which buildings matter: the grey and the green one."""
    return _worth(state, seat, _out(state, BUILDING)) + _worth(state, seat, _out(state, EXTRA))


def _worth(state: ExpansionState, seat: Seat, card: Card) -> float:
    points, coins = 0, 0
    for item in card.final(state, seat):
        if item.unit == "coins":
            coins += item.total
        else:
            points += item.total
    return points + coins / coins_per_point(state) if coins else float(points)


def object_marginals(state: ExpansionState, seat: Seat) -> list[float]:
    """What one more object of each kind adds, and half of what a second one adds beyond that."""
    card = _out(state, OBJECT)
    objects = state.objects_of(seat)
    if not isinstance(card, ObjectCard):
        return [1.0] * len(objects)
    box = state.edition.box
    there_are = box.objects_on_field + box.objects_in_supply

    def points(kind: int, more: int) -> int:
        there = [min(n + more, there_are) if other == kind else n for other, n in enumerate(objects)]
        return card.group(tuple(there)).points

    now = card.group(objects).points
    return [(points(kind, 1) - now + (points(kind, 2) - now) / 2) / 2 for kind in range(len(objects))]


def nearly_scored(state: ExpansionState, seat: Seat) -> float:
    """What the grey card would give for one more cheap building in the best of the seat's cities."""
    built = state.built[seat]
    if not built:
        return 0.0
    twin = state.copy()
    card = _out(state, BUILDING)
    now = sum(item.total for item in card.final(state, seat))
    best = 0
    for city in {city for _, city in built}:
        twin.built[seat] = (*built, (0, city))
        best = max(best, sum(item.total for item in card.final(twin, seat)) - now)
    return float(best)


def shares_missing(state: ExpansionState, seat: Seat) -> tuple[float, float, float]:
    """How much is missing of what the brown, the violet and the grey card ask for, each as a share."""
    goals = state.expansion.order.goals(state, seat)
    top, objects, buildings = (max(0, goal.needed - goal.there) / goal.needed for goal in goals)
    return top, objects, buildings


def _out(state: ExpansionState, pile: int) -> Card:
    return state.expansion.piles[pile][state.cards[pile]]
