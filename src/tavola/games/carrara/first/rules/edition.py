"""Editions: the components of a box, and what is done in a turn with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tavola.games.carrara.first.rules.box import Box
from tavola.games.carrara.first.rules.options import Options
from tavola.games.carrara.parts.rules import blocks
from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.games.carrara.parts.rules.options import by_reach
from tavola.games.carrara.parts.rules.position import Step
from tavola.kernel import AnyTask, Events, Item, Option, Reason, Seat, made_often, note

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


Remade = tuple[Callable[..., "Edition"], tuple[object, ...]]
"""The function that makes an edition, and what it is to be given."""


Built = tuple[tuple[int, int], ...]
"""A seat's buildings: (tile, city) in the order of building."""


class CarraraTask(Step["CarraraState"]):
    """A step of a turn; its phase is setup, action, take, pay or after."""

    __slots__ = ()


class Value(NamedTuple):
    """What a scoring pays for each cost."""

    points: int
    coins: int

    def items(self, what: str, cost: int, rule: str, where: str, details: Mapping[str, object]) -> list[Item]:
        """What it pays for a building of this cost, as lines of a score."""
        return [
            Item(what, cost, value, rule, where, unit, details)
            for unit, value in zip(Value._fields, self, strict=True)
            if value
        ]


class Market:
    """Where buildings lie open to be taken."""

    __slots__ = ()

    def tiles(self, state: CarraraState) -> list[int]:
        """The buildings that may be taken; a negative number: nothing lies there."""
        raise NotImplementedError

    def missing(self, state: CarraraState, tile: int) -> str:
        """The rule by which a building that does not lie there cannot be taken."""
        raise NotImplementedError

    def take(self, state: CarraraState, tile: int, events: Events) -> None:
        """The mover has paid for a building and takes it away."""
        raise NotImplementedError


class Action:
    """Something a player may do when asked: what it offers, what it does and why it refuses."""

    __slots__ = ()

    words: ClassVar[tuple[str, ...]]
    """The words of its options, which no other action has."""

    def options(self, state: CarraraState) -> Sequence[Option]:
        """What of it the mover may choose now."""
        raise NotImplementedError

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        """Why an option of its own is not offered; None: it is not one of its own."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Goal:
    """One condition for announcing the end: its rule, what there is, and what is needed."""

    rule: str
    there: int
    needed: int

    @property
    def met(self) -> bool:
        return self.there >= self.needed


made_often(Goal)


@dataclass(frozen=True, slots=True)
class Estate:
    """What a seat's buildings are, taken together."""

    built: Built
    cost: int
    types: int
    """A bit for each type of which there is a building."""
    cities: int
    """A bit for each city where there are enough for scoring it."""


@dataclass(frozen=True, slots=True)
class Order:
    """What happens when, as in the rulebook."""

    set_up: tuple[AnyTask, ...]
    turn: tuple[AnyTask, ...]
    actions: tuple[Action, ...]
    """One of them is the mover's action."""
    afterwards: tuple[Action, ...]
    """What the mover may do besides, once the action is done."""
    market: Market
    """Where the buildings come from."""
    value: Callable[[CarraraState, Seat, int], Value]
    """What a city is worth to a seat, for each cost."""
    goals: Callable[[CarraraState, Seat], Iterable[Goal]]
    """What a seat needs for announcing the end."""
    final: tuple[Callable[[CarraraState, Seat], Iterable[Item]], ...]
    """What a seat scores at the end, one after the other."""


class Edition:
    """A box, its options and its order of play. Never changes, so all states of its games share it."""

    def __init__(
        self, box: Box, options: Options, order: Order, remade: Remade, variant: tuple[str, ...] = ()
    ) -> None:
        self.box = box
        self.order = order
        self.options = options
        self.variant = variant
        """What of its rules is not as usual: part of every position's key."""
        self.colours = len(box.colours)
        self.cities = len(box.cities)
        self.types = len(box.types)
        self.values = tuple(
            Value(city.value, 0) if city.unit == "points" else Value(0, city.value) for city in box.cities
        )
        """What the cities are worth for each cost, as printed on the board."""
        self.cost = tuple(tile.cost for tile in box.tiles)
        self.type_of = tuple(tile.type for tile in box.tiles)
        self.reach = tuple(len(city.accepts) for city in box.cities)
        """How many colours, from the dearest on, each city accepts."""
        self.minimum = tuple(city.minimum for city in box.cities)
        self.colour_number = {name: number for number, name in enumerate(box.colours)}
        self.city_number = {city.name: number for number, city in enumerate(box.cities)}
        self.type_number = {kind.name: number for number, kind in enumerate(box.types)}
        self.tile_names = tuple(tile.name for tile in box.tiles)
        self.tile_number = {tile.name: tile.number for tile in box.tiles}
        self.turn_agenda = order.turn[::-1]
        """The tasks of a turn as an agenda holds them: the last one first."""
        self.action_of = {word: action for action in order.actions for word in action.words}
        """By the word of an option, the action that it belongs to."""
        self.extra_of = {word: extra for extra in order.afterwards for word in extra.words}
        self.dearest = max(self.cost)
        self.buildable = tuple(by_reach(builds, self.reach, self.colours) for builds in options.build)
        """By tile, then by how many colours a city must accept: where it can be built."""
        self._estates: dict[Built, Estate] = {}
        self._last_estate = Estate((), 0, 0, 0)
        """It is asked for again and again."""
        self._reaches: dict[Counts, Counts] = {}
        self._remade = remade

    def __reduce__(self) -> Remade:
        """Another process has an edition of its own."""
        return self._remade

    def most(self, unit: str) -> int:
        """No game pays more of a unit before its end: every building scored twice, where it pays most."""
        return int(2 * sum(self.cost) * max(getattr(value, unit) for value in self.values))

    def least_reach(self, hand: Counts) -> Counts:
        """By cost how many colours a city must accept so that these blocks can pay it there."""
        return self._reaches.get(hand) or note(
            self._reaches, 16384, hand, blocks.least_reach(hand, self.dearest)
        )

    def estate(self, built: Built) -> Estate:
        """What these buildings are, taken together."""
        last = self._last_estate
        if last.built is not built:
            last = self._estates.get(built) or note(self._estates, 16384, built, self._estate(built))
            self._last_estate = last
        return last

    def _estate(self, built: Built) -> Estate:
        cost = types = cities = 0
        counts = [0] * self.cities
        for tile, city in built:
            cost += self.cost[tile]
            types |= 1 << self.type_of[tile]
            counts[city] += 1
            if counts[city] >= self.minimum[city]:
                cities |= 1 << city
        return Estate(built, cost, types, cities)

    def cost_built(self, built: Iterable[tuple[int, int]]) -> int:
        """The sum of the costs of these buildings."""
        return sum(self.cost[tile] for tile, _ in built)
