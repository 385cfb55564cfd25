"""The purchase: one decoration or statue a turn for coins, put onto a building at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.options import Purchase, purchase
from tavola.games.carrara.second.advanced.rules.placing import suits, tell_placed, why_not_there
from tavola.games.carrara.second.rules.edition import Action
from tavola.games.carrara.second.rules.places import building_at
from tavola.kernel import Events, Option, Reason

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class PurchasePiece(Action):
    """From the supply; a statue only for the city of its own colour."""

    words = ("purchase",)

    def options(self, state: SecondState) -> list[Option]:
        mine, seat = held(state), state.mover
        if mine.purchased or state.coins[seat] < mine.pieces.price:
            return []
        there = purchasable(state)
        if not there:
            return []
        names, places = mine.pieces.names, state.edition.places(state.built[seat])
        return [purchase(names[piece], places[at]) for piece, at in there]

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, Purchase)
        mine, seat = held(state), state.mover
        piece = mine.number(option.piece)
        at = building_at(state.edition, state.built[seat], option.place)
        state.coins[seat] -= mine.pieces.price
        mine.supply[piece] -= 1
        mine.purchased = True
        mine.put_onto(seat, at, piece)
        tell_placed(state, "purchased", "carrara2.advanced.purchase.one", piece, at, events)

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, Purchase):
            return None
        mine, seat = held(state), state.mover
        if mine.purchased:
            return Reason("carrara2.advanced.purchase.one")
        piece = mine.number(option.piece)
        details: dict[str, object] = {"piece": option.piece, "place": option.place}
        if piece == mine.gold:
            return Reason("carrara2.ruling.no-gold-for-coins")
        if not mine.supply[piece]:
            return Reason("carrara2.advanced.purchase.supply", details)
        at = building_at(state.edition, state.built[seat], option.place)
        if at < 0 or not suits(state, seat, at, piece):
            return why_not_there(state, seat, option.place, piece)
        if (piece, at) not in purchasable(state):
            return Reason("carrara2.advanced.purchase.statue", details)
        return Reason(
            "carrara2.advanced.purchase.price", {"price": mine.pieces.price, "coins": state.coins[seat]}
        )


PURCHASE = PurchasePiece()


def purchasable(state: SecondState, *, one_will_do: bool = False) -> list[tuple[int, int]]:
    """What the supply has for the mover's buildings, whoever can pay; the first of them, if one will do."""
    found: list[tuple[int, int]] = []
    mine, seat, edition = held(state), state.mover, state.edition
    type_of, reach, supply, decorated = edition.type_of, edition.reach, mine.supply, mine.decorated[seat]
    for at, (tile, city) in enumerate(state.built[seat]):
        decoration, statue = type_of[tile], mine.first_statue + reach[city] - 1
        if supply[decoration] and not decorated >> at & 1:
            found.append((decoration, at))
        if supply[statue] and mine.statue_on(seat, at) < 0:
            found.append((statue, at))
        if one_will_do and found:
            break
    return found
