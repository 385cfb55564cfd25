"""What speaks for an option of any edition: a bargain, a building where others stand, an income."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.parts.rules.options import Build, Take
from tavola.games.carrara.parts.rules.position import Position
from tavola.kernel import Motive, Option, Seat, State


def motives(state: State, seat: Seat, option: Option) -> Sequence[Motive]:
    """What the option brings by itself; what follows from it is left to the values."""
    assert isinstance(state, Position)
    match option:
        case Take():
            left = state.coins[seat] - option.price
            return (Motive("take", {"count": sum(option.counts), "coins": option.price, "left": left}),)
        case Build():
            there = sum(city == option.city for _, city in state.built[seat])
            return (Motive("build", {"city": option.city_name, "count": there}),)
    after = state.copy()
    after.choose(seat, option)
    income = after.coins[seat] - state.coins[seat]
    return (Motive("income", {"coins": income}),) if income > 0 else ()
