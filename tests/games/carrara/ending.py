"""Positions near the end of a game."""

from __future__ import annotations

from tavola.games.carrara.first.rules.game import base_game
from tavola.testing import Scenario, scenario

BOX = base_game().box
OBJECTS = {2: 8, 3: 7, 4: 6}
COST = {2: 30, 3: 25, 4: 20}


def nearly_over(
    seats: int = 2,
    *,
    seat: int = 0,
    scorings: int = 4,
    objects: int | None = None,
    cost: int | None = None,
    **rulings: str,
) -> Scenario:
    """It is the turn of `seat`, which meets all three conditions exactly, unless told otherwise."""
    kinds = [kind.name for kind in BOX.types]
    fives, rest = divmod(COST[seats] if cost is None else cost, 5)
    buildings = [f"{kind} 5 lerici" for kind in kinds[:fives]] + ([f"villa {rest} lerici"] if rest else [])
    each, more = divmod(OBJECTS[seats] if objects is None else objects, len(kinds))
    bag = {name: each + (number < more) for number, name in enumerate(BOX.objects)}
    options = {name.replace("_", "-"): value for name, value in rulings.items()}
    table = scenario("carrara", seats=seats, options=options).mover(str(seat)).built(seat, *buildings)
    return table.objects(seat, **bag).types(seat, *kinds[:scorings]).display("villa 4")


ANY_ACTION = ("buy", "take II black")
"""Always possible on the first wheel: black is free on segment II."""
