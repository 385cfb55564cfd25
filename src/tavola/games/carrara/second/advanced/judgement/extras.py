"""What the advanced game adds to the judgement of a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.games.carrara.second.advanced.judgement.fields import money_hope, statue_rewards
from tavola.games.carrara.second.advanced.judgement.pieces import (
    expected_majorities,
    final_majorities,
    placings,
    set_points,
    site_worth,
    stored_worth,
)
from tavola.games.carrara.second.advanced.judgement.weights import AdvancedWeights
from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.options import Move, Purchase
from tavola.games.carrara.second.judgement.extras import Extras
from tavola.games.carrara.second.judgement.mat import Reward
from tavola.games.carrara.second.rules.box import Section
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Option, Seat


class AdvancedExtras(Extras):
    """Decorations and statues, money fields and statue fields."""

    def __init__(self, weights: AdvancedWeights) -> None:
        self._w = weights

    def coins_per_point(self, state: SecondState, seat: Seat) -> int:
        mine = held(state)
        claim = mine.claims[seat]
        return state.edition.box.coins_per_point if claim < 0 else mine.pieces.money[claim].rate

    def final(self, state: SecondState, seat: Seat) -> int:
        return set_points(state, seat) + final_majorities(state, seat)

    def outlook(self, state: SecondState, seat: Seat) -> float:
        majorities = self._w.rank * expected_majorities(state, seat)
        return set_points(state, seat) + majorities + stored_worth(state, seat, self._w)

    def hopes(self, state: SecondState, seat: Seat) -> Sequence[tuple[float, int]]:
        return [*statue_rewards(state, seat), (money_hope(state, seat, self._w), 0)]

    def possible(self, state: SecondState, seat: Seat) -> Iterator[Reward]:
        yield from statue_rewards(state, seat)

    def bonus(self, state: SecondState, section: Section) -> float:
        return self._w.store * (2.0 if section.kind == "gold" else 1.5)

    def site(self, state: SecondState, seat: Seat, tile: int, city: int) -> float:
        return site_worth(state, seat, state.edition.type_of[tile], city, self._w)

    def reward(self, state: SecondState, segment: int) -> Sequence[int]:
        mine = held(state)
        shown = (mine.decoration_at(segment), mine.statue_at(segment))
        return [piece for piece in shown if mine.supply[piece]]

    def placed(self, state: SecondState, seat: Seat, piece: int) -> Sequence[SecondState]:
        return placings(state, seat, piece)

    def is_besides(self, option: Option) -> bool:
        return isinstance(option, Purchase | Move)
