"""Boards to begin with: large regions, near the start castle, that suit the first cards and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tuscany.judgement.weights import Weights
from tavola.games.tuscany.rules.boards import layout_of, sealed_layout
from tavola.games.tuscany.rules.faces import CASTLE, FACE, TYPE_OF
from tavola.games.tuscany.rules.layout import FIELD_NUMBER, FIELDS, Layout, bits
from tavola.games.tuscany.rules.options import Arrange, Castle
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Option, Seat


def boards(state: TuscanyState, seat: Seat, options: Sequence[Option], w: Weights) -> list[float]:
    """A value for each board, or for each field of the start castle."""
    judge = _Builder(state, seat, w)
    return [judge.value(option) for option in options]


class _Builder:
    """The cards and the display that a board is built for."""

    def __init__(self, state: TuscanyState, seat: Seat, w: Weights) -> None:
        self._state, self._seat, self._w = state, seat, w
        self._hand = state.hand_of(seat)
        self._shown = {TYPE_OF[tile & FACE] for tile in state.display if tile >= 0}
        self._nearness = [w.near**n for n in range(FIELDS)]
        self._effects = (
            w.castle_field, w.city_field, w.farmstead_field, w.agriculture_field,
            w.quarry_field, w.village_field, w.monastery_field, w.carriage_field,
        )  # fmt: skip
        """By type, what the effect of a tile there is worth."""

    def value(self, option: Option) -> float:
        """How good a start the board is, with the castle where the option says or where it is best."""
        if isinstance(option, Castle):
            layout = sealed_layout(self._state, self._seat)
            assert layout is not None
            return self._worth(layout, option.field)
        assert isinstance(option, Arrange)
        pieces = self._state.pieces[self._seat]
        layout = layout_of(self._state.box, pieces, option.order, option.turns, option.offsets)
        if option.castle:
            return self._worth(layout, FIELD_NUMBER[option.castle])
        return max(self._worth(layout, field) for field in bits(layout.of_type[CASTLE]))

    def _worth(self, layout: Layout, castle: int) -> float:
        """Fields and regions by how soon they can be covered, and what can be done with the first turns."""
        w, near, points = self._w, layout.near, self._state.box.region_points
        worth = 0.0
        seen = ring = 1 << castle
        started: set[int] = set()
        first = near[castle]
        steps = 0
        while True:
            touched = 0
            for field in bits(ring):
                touched |= near[field]
            ring = touched & ~seen
            if not ring:
                break
            seen |= ring
            nearness = self._nearness[steps]
            steps += 1
            for field in bits(ring):
                region = layout.region[field]
                worth += nearness * self._effects[layout.types[field]]
                if region not in started:
                    started.add(region)
                    worth += nearness * w.region * points[region.bit_count() - 1]
        kinds = {layout.types[field] for field in bits(first)}
        worth += w.variety * len(kinds)
        for kind in kinds:
            if self._hand[kind] >= self._state.box.place_cost:
                worth += w.start_pair
            if kind in self._shown:
                worth += w.start_shown * (1 + min(self._hand[kind], self._state.box.place_cost))
        return worth
