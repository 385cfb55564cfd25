"""What the judgement asks a mode for, with the base game's answers; the expansion game has others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tavola.games.carrara.first.judgement.weights import Weights
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.parts.rules.options import BUY, Build
from tavola.kernel import Option, Seat

Site = tuple[int, int, int]
"""Something that can be built: tile, city, and how many blocks it takes."""


@dataclass(frozen=True, slots=True)
class Field:
    """An open scoring field besides those for cities and types."""

    worth: float
    """What it would bring now."""
    unit: float
    """What it pays for each cost more."""
    types: frozenset[int]
    """Which buildings it is for."""


class Mode:
    """The base game's answers."""

    def for_question(self) -> Mode:
        """A mode that may keep what it finds, for one question only."""
        return self

    def coins_per_point(self, state: CarraraState) -> int:
        """How many coins are a point in the final scoring."""
        return state.edition.box.coins_per_point

    def final(self, state: CarraraState, seat: Seat) -> float:
        """What the final scoring would bring besides coins if the game ended now."""
        box = state.edition.box
        built = state.edition.cost_built(state.built[seat])
        return sum(state.objects_of(seat)) * box.points_per_object + built * box.points_per_cost

    def hopes(self, state: CarraraState, seat: Seat) -> float:
        """What of the final scoring is nearly reached."""
        return 0.0

    def objects(self, state: CarraraState, seat: Seat) -> Sequence[float]:
        """What one more object of each kind is worth to the seat in the final scoring."""
        return [float(state.edition.box.points_per_object)] * state.edition.types

    def adds(self, state: CarraraState, seat: Seat, coin: float) -> Sequence[tuple[Site, float]]:
        """All that can be built now, and what it adds to the final scoring."""
        edition = state.edition
        each = edition.box.points_per_cost
        return [
            ((tile, city, edition.cost[tile]), float(edition.cost[tile] * each))
            for tile in edition.order.market.tiles(state)
            if tile >= 0
            for city in range(edition.cities)
        ]

    def fields(self, state: CarraraState, seat: Seat, coin: float) -> Sequence[Field]:
        """Scoring fields besides those for cities and types."""
        return ()

    def missing(self, state: CarraraState, seat: Seat, w: Weights) -> tuple[int, float]:
        """What the seat needs before it can announce the end: a sum of costs to build, and scorings."""
        box = state.edition.box
        scorings, objects, cost = box.goals[state.seats]
        for_sale = min(sum(state.field), state.coins[seat] // box.object_price)
        objects_missing = objects - sum(state.objects_of(seat)) - for_sale
        return (
            max(0, cost - state.edition.cost_built(state.built[seat])),
            max(scorings - state.scorings[seat], objects_missing / w.objects_per_scoring, 0),
        )

    def site(self, state: CarraraState, seat: Seat, option: Option) -> Site | None:
        """What an option builds, if it builds anything."""
        if isinstance(option, Build):
            return option.tile, option.city, state.edition.cost[option.tile]
        return None

    def buys(self, option: Option) -> bool:
        """Whether an option leads to a purchase of blocks."""
        return option == BUY

    def follows(self, state: CarraraState, seat: Seat) -> Iterator[Option]:
        """The answers to a question that belongs to the building just paid for."""
        return iter(())


BASE_GAME = Mode()
