"""Editions: the components of a box, and what is done in a turn with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from tavola.games.carrara.first.rules.box import Box
from tavola.games.carrara.first.rules.options import Options
from tavola.kernel import AnyTask, Events, Item, Option, Reason, Seat, Task

if TYPE_CHECKING:
    from tavola.games.carrara.first.rules.state import CarraraState


class CarraraTask(Task["CarraraState"]):
    """A step of a turn. Those that wait say where in the turn the game stands."""

    __slots__ = ()

    stage: ClassVar[int] = -1
    """The number that stands for it in the key of a position, for ever."""
    phase: ClassVar[str] = ""
    """How a view names it: setup, action, take, pay or after."""
    chance_rule: ClassVar[str] = ""
    """The rule by which everybody waits while it leaves something to chance."""


class Action(Protocol):
    """Something a player may do when asked: what it offers, what it does and why it refuses."""

    def options(self, state: CarraraState) -> Iterable[Option]:
        """What of it the mover may choose now."""
        ...

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> bool:
        """Do what was chosen; False: the option is not one of its own."""
        ...

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        """Why an option of its own is not offered; None: it is not one of its own."""
        ...


@dataclass(frozen=True, slots=True)
class Goal:
    """One condition for announcing the end: its rule, what there is, and what is needed."""

    rule: str
    there: int
    needed: int

    @property
    def met(self) -> bool:
        return self.there >= self.needed


@dataclass(frozen=True, slots=True)
class Order:
    """What happens when, as in the rulebook."""

    set_up: tuple[AnyTask, ...]
    turn: tuple[AnyTask, ...]
    actions: tuple[Action, ...]
    """One of them is the mover's action."""
    afterwards: tuple[Action, ...]
    """What the mover may do besides, once the action is done."""
    goals: Callable[[CarraraState, Seat], Iterable[Goal]]
    """What a seat needs for announcing the end."""
    final: tuple[Callable[[CarraraState, Seat], Iterable[Item]], ...]
    """What a seat scores at the end, one after the other."""


class Edition:
    """A box, its options and its order of play. Never changes, so all states of its games share it."""

    def __init__(self, box: Box, order: Order, again: Callable[[], Edition]) -> None:
        self.box = box
        self.order = order
        self.options = Options(box)
        self.colours = len(box.colours)
        self.cities = len(box.cities)
        self.types = len(box.types)
        self.cost = tuple(tile.cost for tile in box.tiles)
        self.type_of = tuple(tile.type for tile in box.tiles)
        self.reach = tuple(len(city.accepts) for city in box.cities)
        """How many colours, from the dearest on, each city accepts."""
        self.colour_number = {name: number for number, name in enumerate(box.colours)}
        self.city_number = {city.name: number for number, city in enumerate(box.cities)}
        self.type_number = {kind.name: number for number, kind in enumerate(box.types)}
        self.tile_number = {tile.name: tile.number for tile in box.tiles}
        self._again = again

    def __reduce__(self) -> tuple[Callable[[], Edition], tuple[()]]:
        """Another process has an edition of its own."""
        return self._again, ()

    def cost_built(self, built: Iterable[tuple[int, int]]) -> int:
        """The sum of the costs of these buildings."""
        return sum(self.cost[tile] for tile, _ in built)
