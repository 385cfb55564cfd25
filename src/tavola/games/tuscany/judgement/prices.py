"""What things are worth that bring no points by themselves: cards, workers, marble, bonus cards."""

from __future__ import annotations

from tavola.games.tuscany.judgement.clock import Clock
from tavola.games.tuscany.judgement.weights import Weights
from tavola.games.tuscany.rules.faces import (
    BONUSES,
    CARRIAGE,
    PLUS_CARD,
    PLUS_MARBLE,
    PLUS_STORAGE,
    PLUS_WORKER,
    QUARRY,
    VILLAGE,
)
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Seat


class Prices:
    """Prices for one seat, after the present action: they fall as the end comes nearer."""

    __slots__ = (
        "_clock", "_state", "_w", "action", "bonus", "card", "card_left", "card_use", "hexagon", "marble",
        "worker", "worker_left", "worker_use", "yields",
    )  # fmt: skip

    def __init__(self, state: TuscanyState, seat: Seat, clock: Clock, w: Weights) -> None:
        self._state, self._clock, self._w = state, clock, w
        left = clock.turns / (clock.turns + w.half_time)
        item = state.box.final_item_points
        self.action = w.action * left
        self.card_left = 1 / state.rulings.cards_per_point
        self.card_use = w.card * left
        self.card = self.card_left + self.card_use
        self.worker_left = item
        self.worker_use = w.worker * left
        self.worker = self.worker_left + self.worker_use
        self.marble = item + w.marble * left
        self.hexagon = item + w.hexagon * left
        self.yields = self._yield_card()
        self.bonus = self._bonuses(seat)
        """By kind, what one more bonus card is worth."""

    def _yield_card(self) -> float:
        """What a yield card brings on average, of those that are left."""
        state = self._state
        each = {
            "red": 1.0,
            "green": self._clock.times[0],
            "cards": self.card,
            "worker": self.worker,
            "marble": self.marble,
            "hexagon": self.hexagon,
        }
        left = state.yields if any(state.yields) else state.yields_done
        total = sum(
            count * sum(each[what] * n for what, n in card.gains)
            for card, count in zip(state.box.yields, left, strict=True)
        )
        return total / max(1, sum(left))

    def _bonuses(self, seat: Seat) -> tuple[float, ...]:
        state, w, clock = self._state, self._w, self._clock
        layout = state.layouts[seat]
        left = clock.turns / (clock.turns + w.half_time)

        def fields(kind: int) -> int:
            """How many fields of a type are still to be covered."""
            if layout is None:
                return state.box.fields[kind]
            return (layout.of_type[kind] & ~state.covered[seat]).bit_count()

        worth = [0.0] * len(BONUSES)
        worth[PLUS_CARD] = w.more_cards * w.draws_per_turn * clock.turns * self.card
        worth[PLUS_MARBLE] = w.more_marble * fields(QUARRY) * self.marble
        worth[PLUS_WORKER] = w.more_workers * fields(VILLAGE) * self.worker
        worth[-1] = w.more_yields * fields(CARRIAGE) * self.yields
        more_spaces = state.bonus[seat * len(BONUSES) + PLUS_STORAGE]
        worth[PLUS_STORAGE] = state.box.storage_points * clock.times[0] + w.space * left / 2**more_spaces
        return tuple(n if there else 0.0 for n, there in zip(worth, state.stock, strict=True))
