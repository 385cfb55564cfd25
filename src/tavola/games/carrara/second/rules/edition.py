"""Editions: the components of a box, and what is done in a turn with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from tavola.games.carrara.second.rules.box import Box, Rate, Section
from tavola.games.carrara.second.rules.options import Options
from tavola.kernel import AnyTask, Events, Item, Option, Reason, Seat, Task

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState
    from tavola.games.carrara.second.rules.view import SecondView


class SecondTask(Task["SecondState"]):
    """A step of a turn. Those that wait say where in the turn the game stands."""

    __slots__ = ()

    phase: ClassVar[str] = ""
    """How a view names it."""
    chance_rule: ClassVar[str] = ""
    """The rule by which everybody waits while it leaves something to chance."""


class Action(Protocol):
    """Something a player may do when asked: what it offers, what it does and why it refuses."""

    def options(self, state: SecondState) -> Iterable[Option]:
        """What of it the mover may choose now."""
        ...

    def carry_out(self, state: SecondState, option: Option, events: Events) -> bool:
        """Do what was chosen; False: the option is not one of its own."""
        ...

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        """Why an option of its own is not offered; None: it is not one of its own."""
        ...


class Field(Action, Protocol):
    """A kind of scoring fields."""

    def possible(self, state: SecondState, coins: int) -> bool:
        """Whether the mover could score one of them, if he had so many coins."""
        ...

    def prospects(self, state: SecondState, seat: Seat) -> Iterable[Prospect]:
        """What each of its open fields would bring a seat now, as far as everybody can see."""
        ...


@dataclass(frozen=True, slots=True)
class Prospect:
    """What scoring a field would bring a seat now, without a bonus."""

    option: str
    """The option's text, such as `score-city pisa`."""
    coins: int
    points: int
    possible: bool
    """Whether the field is open and the seat has the buildings that it needs."""


class Bonus(Protocol):
    """What the sections of one kind give."""

    def opens(self, state: SecondState, section: Section) -> bool:
        """Whether the mover can score something once the bonus is taken."""
        ...

    def give(self, state: SecondState, section: Section, events: Events) -> None:
        """The mover takes the bonus, or is asked about it next."""
        ...


class Holdings:
    """What a mode keeps on the table besides; the normal game keeps nothing."""

    __slots__ = ()

    def copy(self) -> Holdings:
        return self

    def key(self) -> tuple[object, ...]:
        """All of it in plain nested tuples."""
        return ()

    def put(self, state: SecondState, name: str, value: str) -> bool:
        """Place a prepared piece; False: it is none of its own."""
        return False

    def balance(self, state: SecondState) -> None:
        """Check what was placed, and count what is left."""

    def scorings(self, state: SecondState, seat: Seat) -> int:
        """How many stones of the seat stand on fields that only this mode has."""
        return 0

    def seen(self, state: SecondState, view: SecondView) -> SecondView:
        """The view with what everybody sees of it."""
        return view


@dataclass(frozen=True, slots=True)
class Order:
    """What happens when, as in the rulebook."""

    set_up: tuple[AnyTask, ...]
    turn: tuple[AnyTask, ...]
    actions: tuple[Action, ...]
    """One of them is the mover's action."""
    besides: tuple[Action, ...]
    """What may be done besides, before the action or after it."""
    anytime: tuple[Action, ...]
    """What may be done besides at any moment of the own turn."""
    bought: tuple[Callable[[SecondState, int], None], ...]
    """What a purchase from a segment may lead to."""
    bonuses: Mapping[str, Bonus]
    """By kind of section."""
    fields: tuple[Field, ...]
    value: Callable[[SecondState, Seat, int], int]
    """What a seat's building is worth when it is scored, by its place in the order of building."""
    final: tuple[Callable[[SecondState, Seat], Iterable[Item]], ...]
    """What a seat scores at the end, one after the other."""
    holdings: Callable[[Edition, int], Holdings]
    """What so many seats begin with besides."""


class Edition:
    """A box, its options and its order of play. Never changes, so all states of its games share it."""

    def __init__(
        self, box: Box, order: Order, again: Callable[..., Edition], key: tuple[object, ...]
    ) -> None:
        self.box = box
        self.order = order
        self.options = Options(box)
        self.colours = len(box.colours)
        self.cities = len(box.cities)
        self.types = len(box.types)
        self.regular = len(box.tiles) - self.types
        """Tiles from this number on are monuments, in the order of types."""
        self.value = tuple(tile.value for tile in box.tiles)
        self.type_of = tuple(tile.type for tile in box.tiles)
        self.landscape_of = tuple(box.types[tile.type].landscape for tile in box.tiles)
        self.reach = tuple(len(city.accepts) for city in box.cities)
        """How many colours, from the dearest on, each city accepts."""
        cities, landscapes = box.cities, box.landscapes
        self.rates: tuple[tuple[Rate, Rate], ...] = (
            *((city.rate, city.improved) for city in cities),
            *((each.rate, each.improved) for each in landscapes),
        )
        """By what can be improved: the rate without and with the improvement."""
        self.colour_number = {name: number for number, name in enumerate(box.colours)}
        self.city_number = {city.name: number for number, city in enumerate(box.cities)}
        self.type_number = {kind.name: number for number, kind in enumerate(box.types)}
        self.tile_number = {tile.name: tile.number for tile in box.tiles}
        self.section_number = {section.name: number for number, section in enumerate(box.court)}
        self.improvement_number = {name: number for number, name in enumerate(box.improvements)}
        self._again, self._key = again, key

    def __reduce__(self) -> tuple[Callable[..., Edition], tuple[object, ...]]:
        """Another process makes the edition from the same key."""
        return self._again, self._key
