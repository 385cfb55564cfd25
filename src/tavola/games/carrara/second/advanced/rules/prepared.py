"""Prepared pieces that only the advanced game has.

decorated 0 = lucca 1, pisa 2    (buildings that have their decoration, by city and place in its column)
statues 0 = red lucca 1, gold pisa 1
warehouses 0 = flag, red         money 0 = 3        pairs 0 = massa-pisa      (claimed, scored)
outer = flag                     inner = red        (what the wheels show at segment I)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.given import known, listed, seat_among
from tavola.games.carrara.second.advanced.rules.wheels import set_large_wheel
from tavola.games.carrara.second.rules.places import building_at
from tavola.kernel import Seat, SetupError

if TYPE_CHECKING:
    from tavola.games.carrara.second.advanced.rules.holdings import Advanced
    from tavola.games.carrara.second.rules.state import SecondState


def put(state: SecondState, mine: Advanced, name: str, value: str) -> bool:
    """Place a prepared piece; False: it is none of the advanced game's own."""
    box = state.edition.box
    match name.split():
        case ["outer"]:
            known(dict.fromkeys(box.decorations, 0), value, "decoration")
            set_large_wheel(state, value)
            state.skip("outer")
        case ["inner"]:
            colour = known(state.edition.colour_number, value, "statue")
            mine.inner = -mine.pieces.inner.index(colour) % len(mine.pieces.inner)
        case [what, seat] if what in _BEFORE:
            _put_before(state, mine, seat_among(state.seats, seat), what, value)
        case _:
            return False
    return True


_BEFORE = ("decorated", "statues", "warehouses", "money", "pairs")


def _put_before(state: SecondState, mine: Advanced, seat: Seat, what: str, value: str) -> None:
    pieces = {name: number for number, name in enumerate(mine.pieces.names)}
    match what:
        case "decorated":
            for place in listed(value):
                at = _building(state, seat, place)
                mine.put_onto(seat, at, state.edition.type_of[state.built[seat][at][0]])
        case "statues":
            for text in listed(value):
                colour, _, place = text.partition(" ")
                piece, at = known(pieces, colour, "statue"), _building(state, seat, place)
                city = state.built[seat][at][1]
                wrong = mine.is_decoration(piece) or mine.statue_on(seat, at) >= 0
                if wrong or (piece != mine.gold and piece - mine.first_statue >= state.edition.reach[city]):
                    raise SetupError(f"no {colour} statue can stand at {place}")
                mine.put_onto(seat, at, piece)
        case "warehouses":
            kept = [known(pieces, name, "piece") for name in listed(value)]
            if len(kept) > mine.pieces.warehouses:
                raise SetupError(f"there are {mine.pieces.warehouses} warehouses, not {len(kept)}")
            for room, piece in enumerate(kept):
                mine.set_store(seat, room, piece)
        case "money":
            rates = {str(field.rate): number for number, field in enumerate(mine.pieces.money)}
            mine.claims[seat] = known(rates, value, "money field")
        case _:
            pairs = {name: number for number, name in enumerate(mine.pieces.pair_names)}
            for name in listed(value):
                mine.scored_pairs[seat] |= 1 << known(pairs, name, "pair")


def _building(state: SecondState, seat: Seat, place: str) -> int:
    """A building that has been given before; pieces stand on what is there."""
    at = building_at(state.edition, state.built[seat], state.edition.options.place(place.split(" ")))
    if at < 0:
        raise SetupError(f"seat {seat} has built nothing at {place}; give its buildings first")
    return at


def balance(state: SecondState, mine: Advanced) -> None:
    """What neither stands nor is stored is in the supply."""
    used = [0] * len(mine.supply)
    for seat, built in enumerate(state.built):
        for at, (tile, _) in enumerate(built):
            used[state.edition.type_of[tile]] += mine.has_decoration(seat, at)
            if (colour := mine.statue_on(seat, at)) >= 0:
                used[mine.first_statue + colour] += 1
        for piece in mine.store_of(seat):
            if piece >= 0:
                used[piece] += 1
    for piece, count in enumerate(used):
        if count > mine.supply[piece]:
            raise SetupError(f"there are only {mine.supply[piece]} × {mine.name(piece)}, not {count}")
        mine.supply[piece] -= count
