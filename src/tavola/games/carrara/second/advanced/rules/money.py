"""The money fields: claimed for the end of the game, for whoever can show enough coins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.box import MoneyRule
from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.options import ScoreMoney, score_money
from tavola.games.carrara.second.rules.actions.final import exchanged
from tavola.games.carrara.second.rules.edition import Field, Prospect
from tavola.kernel import Event, Events, Item, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class MoneyFields(Field):
    """One of them a player; shared ones can be claimed once."""

    words = ("score-money",)
    asks_for_coins = True

    def __init__(self, *, shared: bool) -> None:
        self.shared = shared

    def options(self, state: SecondState) -> list[Option]:
        return [score_money(str(field.rate)) for field in self._open(state, state.coins[state.mover])]

    def _open(self, state: SecondState, coins: int) -> list[MoneyRule]:
        mine = held(state)
        if mine.claims[state.mover] >= 0:
            return []
        return [
            field
            for number, field in enumerate(mine.pieces.money)
            if coins >= field.coins and not self._taken(state, number)
        ]

    def _taken(self, state: SecondState, number: int) -> bool:
        return self.shared and number in held(state).claims

    def possible(self, state: SecondState, coins: int) -> bool:
        return bool(self._open(state, coins))

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, ScoreMoney)
        mine, seat = held(state), state.mover
        mine.claims[seat] = self._number(state, option)
        if events is not None:
            details = {"rate": option.rate, "held": state.coins[seat]}
            where = (f"money:{option.rate}",)
            rule = "carrara2.advanced.money.claim"
            events.append(Event("carrara-second.claimed", seat, rule, details, where=where))

    @staticmethod
    def _number(state: SecondState, option: ScoreMoney) -> int:
        rates = [str(field.rate) for field in held(state).pieces.money]
        return rates.index(option.rate) if option.rate in rates else -1

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, ScoreMoney):
            return None
        mine, number = held(state), self._number(state, option)
        if number < 0:
            return Reason("carrara2.advanced.money.fields", {"rate": option.rate})
        if mine.claims[state.mover] >= 0:
            return Reason("carrara2.advanced.money.one")
        if self._taken(state, number):
            return Reason("carrara2.ruling.money-shared", {"seat": mine.claims.index(number)})
        needed, coins = mine.pieces.money[number].coins, state.coins[state.mover]
        return Reason("carrara2.advanced.money.show", {"needed": needed, "coins": coins})

    def prospects(self, state: SecondState, seat: Seat) -> Iterator[Prospect]:
        """Nothing is gained now, and whether it is possible is behind the screen."""
        return iter(())


def coins_at_rate(state: SecondState, seat: Seat) -> Iterator[Item]:
    """Coins become points at the rate of the claimed field, or at the usual one."""
    mine = held(state)
    claim = mine.claims[seat]
    if claim < 0:
        yield exchanged(state.coins[seat], state.edition.box.coins_per_point, "carrara2.final.coins")
    else:
        yield exchanged(state.coins[seat], mine.pieces.money[claim].rate, "carrara2.advanced.final.money")
