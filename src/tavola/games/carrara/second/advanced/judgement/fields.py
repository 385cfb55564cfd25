"""What the fields of the advanced game may bring: statues in pairs of cities, and money."""

from __future__ import annotations

from tavola.games.carrara.second.advanced.judgement.weights import AdvancedWeights
from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.money import MoneyFields
from tavola.games.carrara.second.judgement.mat import Reward, reward
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Seat


def statue_rewards(state: SecondState, seat: Seat) -> list[Reward]:
    """What each open pair of cities would bring."""
    mine = held(state)
    brings = [(0, 0)] * state.edition.cities
    worth = state.edition.order.value
    if mine.statues[seat]:
        for at, (_, city) in enumerate(state.built[seat]):
            if mine.statue_on(seat, at) >= 0:
                points, coins = reward(state.rate(seat, city), worth(state, seat, at))
                brings[city] = (brings[city][0] + points, brings[city][1] + coins)
    scored = mine.scored_pairs[seat]
    return [
        (brings[one][0] + brings[other][0], brings[one][1] + brings[other][1])
        for number, (one, other) in enumerate(mine.pieces.pairs)
        if not scored >> number & 1
    ]


def money_hope(state: SecondState, seat: Seat, w: AdvancedWeights) -> float:
    """What the best money field would add to the coins; short of coins, it is a hope only."""
    mine, coins = held(state), state.coins[seat]
    if mine.claims[seat] >= 0:
        return 0.0
    best, usual = 0.0, state.edition.box.coins_per_point
    for number, field in enumerate(mine.pieces.money):
        if not _taken(state, number):
            trust = w.fortune if coins >= field.coins else w.fortune * coins / field.coins / 2
            best = max(best, trust * coins * (1 / field.rate - 1 / usual))
    return best


def _taken(state: SecondState, number: int) -> bool:
    """Whether another seat's claim closes the field; by some readings everybody has fields of their own."""
    shared = any(isinstance(f, MoneyFields) and f.shared for f in state.edition.order.fields)
    return shared and number in held(state).claims
