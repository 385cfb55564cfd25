"""What covering a field would bring: points now, points later, and what the tile's effect is worth."""

from __future__ import annotations

from tavola.games.tuscany.judgement.clock import Clock
from tavola.games.tuscany.judgement.prices import Prices
from tavola.games.tuscany.judgement.weights import Weights
from tavola.games.tuscany.rules.effects import new_kinds
from tavola.games.tuscany.rules.faces import (
    AGRICULTURE,
    BONUSES,
    CARRIAGE,
    CASTLE,
    CITY,
    FACE,
    FARMSTEAD,
    HEXAGON,
    MONASTERY,
    PLUS_MARBLE,
    PLUS_WORKER,
    PLUS_YIELD,
    QUARRY,
    TYPE_OF,
    VILLAGE,
)
from tavola.games.tuscany.rules.layout import bits
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Seat

_CROWD = 0.6
"""How likely the second place of a colour is with more than one rival, for whoever is not first."""


class Outlook:
    """One seat's board. Gains are worths in points, for a tile that is placed so many turns from now."""

    __slots__ = (
        "_best",
        "_clock",
        "_colours",
        "_effects",
        "_layout",
        "_missing",
        "_state",
        "_w",
        "prices",
        "seat",
    )

    def __init__(self, state: TuscanyState, seat: Seat, clock: Clock, w: Weights) -> None:
        self._state, self.seat, self._clock, self._w = state, seat, clock, w
        layout = state.layouts[seat]
        assert layout is not None
        self._layout = layout
        self.prices = prices = Prices(state, seat, clock, w)
        self._missing = [(layout.of_type[kind] & ~state.covered[seat]).bit_count() for kind in range(8)]
        self._colours = [self._colour(kind) for kind in range(8)]
        at = seat * len(BONUSES)
        effects = self._effects = [0.0] * 8
        effects[CITY] = max(prices.bonus)
        effects[FARMSTEAD] = prices.hexagon
        effects[QUARRY] = (1 + state.bonus[at + PLUS_MARBLE]) * prices.marble
        effects[VILLAGE] = (1 + state.bonus[at + PLUS_WORKER]) * prices.worker
        effects[MONASTERY] = state.box.monastery_cards * prices.card
        effects[CARRIAGE] = (1 + state.bonus[at + PLUS_YIELD]) * prices.yields
        self._best: dict[tuple[int, int, int], list[float]] = {}

    def missing(self, kind: int) -> int:
        """How many fields of a colour are still empty."""
        return self._missing[kind]

    def best(self, face: int, turn: int, kind: int = -1, after: int = 0) -> float:
        """The most that a tile can bring on any field that it fits; 0: it fits nowhere.

        For a hexagon, the colour of the field has to be named. So many better fields are taken by others.
        """
        kind = TYPE_OF[face] if kind < 0 else kind
        key = (face, turn, kind)
        gains = self._best.get(key)
        if gains is None:
            fields = bits(self._state.open_for(self.seat, kind))
            gains = sorted((self.gain(face, field, turn) for field in fields), reverse=True)
            self._best[key] = gains
        return gains[after] if after < len(gains) else 0.0

    def gain(self, face: int, field: int, turn: int) -> float:
        """What this tile on this field is worth, the price of it not counted."""
        kind = self._layout.types[field]
        worth = self._places(face, field, kind, turn) + self._effects[kind]
        if kind == CASTLE:
            worth += self._free_tile(field, turn)
        return worth

    def _free_tile(self, castle: int, turn: int) -> float:
        """The best tile of the display that could follow; no second castle is counted on."""
        state, layout = self._state, self._layout
        open_then = (state.reach[self.seat] | layout.near[castle]) & ~state.covered[self.seat]
        best = 0.0
        for face in {tile & FACE for tile in state.display if tile >= 0}:
            kind = TYPE_OF[face]
            if kind != CASTLE:
                for field in bits(open_then & layout.of_type[kind]):
                    worth = self._places(face, field, kind, turn) + self._effects[kind]
                    best = max(best, worth)
        return best

    def _places(self, face: int, field: int, kind: int, turn: int) -> float:
        """Points for region, colour and kinds of agriculture, those of later included, and room to go on."""
        state, layout, w = self._state, self._layout, self._w
        covered = state.covered[self.seat]
        region = layout.region[field]
        missing = (region & ~covered).bit_count()
        points = state.box.region_points[region.bit_count() - 1]
        worth = points * (self._hope(missing - 1, turn) - self._hope(missing, turn))
        missing = self._missing[kind]
        expected = self._colours[kind]
        if missing == 1:
            worth += self._next_bonus(kind) * self._clock.times_at(turn)
            worth -= expected * self._colour_hope(1, turn)
        else:
            worth += expected * (self._colour_hope(missing - 1, turn) - self._colour_hope(missing, turn))
        if kind == AGRICULTURE:
            kinds = 1 if face == HEXAGON else new_kinds(state, self.seat, field, face).bit_count()
            worth += kinds * self._clock.times_at(turn)
        reach = state.reach[self.seat]
        fresh = layout.near[field] & ~covered & ~reach
        if fresh:
            reach_after = reach & ~(1 << field)
            opened = {layout.types[other] for other in bits(fresh)}
            worth += w.new_colour * sum(not reach_after & layout.of_type[other] for other in opened)
        return worth

    def _hope(self, missing: int, turn: int) -> float:
        """How often a point counts that comes with the last of so many missing fields."""
        w = self._w
        return self._clock.times_at(turn + missing * w.field_turns) * w.hope**missing

    def _colour_hope(self, missing: int, turn: int) -> float:
        w = self._w
        return self._clock.times_at(turn + missing * w.colour_turns) * w.colour_hope**missing

    def _next_bonus(self, kind: int) -> int:
        first, second = self._state.box.colour_bonus[kind]
        if self._state.first_by[kind] < 0:
            return first
        return second if self._state.second_by[kind] < 0 else 0

    def _colour(self, kind: int) -> float:
        """The points to be expected for completing a colour, with the rivals ahead or behind."""
        state = self._state
        first, second = state.box.colour_bonus[kind]
        rivals = []
        for other in range(state.seats):
            layout = state.layouts[other]
            if other != self.seat and layout is not None and other != state.first_by[kind]:
                rivals.append((layout.of_type[kind] & ~state.covered[other]).bit_count())
        ahead = 0.5 + self._w.race * (min(rivals, default=9) - self._missing[kind])
        ahead = min(1.0, max(0.0, ahead))
        if state.second_by[kind] >= 0:
            return 0.0
        if state.first_by[kind] >= 0:
            return second * (1.0 if not rivals else ahead)
        return ahead * first + (1 - ahead) * second * (1.0 if state.seats == 2 else _CROWD)
