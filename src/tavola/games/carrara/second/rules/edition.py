"""Editions: the components of a box, and what is done in a turn with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tavola.games.carrara.parts.rules.blocks import Counts
from tavola.games.carrara.parts.rules.options import by_reach
from tavola.games.carrara.parts.rules.position import Step
from tavola.games.carrara.second.rules import exchange
from tavola.games.carrara.second.rules.box import Box, Rate, Section
from tavola.games.carrara.second.rules.options import Options
from tavola.games.carrara.second.rules.places import Built
from tavola.kernel import AnyTask, Events, Item, Option, Reason, Seat, note

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState
    from tavola.games.carrara.second.rules.view import SecondView


class SecondTask(Step["SecondState"]):
    """A step of a turn."""

    __slots__ = ()


class Action:
    """Something a player may do when asked: what it offers, what it does and why it refuses."""

    __slots__ = ()

    words: ClassVar[tuple[str, ...]]
    """The words of its options, which no other action has."""

    def options(self, state: SecondState) -> Sequence[Option]:
        """What of it the mover may choose now."""
        raise NotImplementedError

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        """Why an option of its own is not offered; None: it is not one of its own."""
        raise NotImplementedError


class Field(Action):
    """A kind of scoring fields."""

    __slots__ = ()

    asks_for_coins: ClassVar[bool] = False
    """Whether coins open it."""

    def possible(self, state: SecondState, coins: int) -> bool:
        """Whether the mover could score one of them, if he had so many coins."""
        raise NotImplementedError

    def prospects(self, state: SecondState, seat: Seat) -> Iterable[Prospect]:
        """What each of its open fields would bring a seat now, as far as everybody can see."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Prospect:
    """What scoring a field would bring a seat now, without a bonus."""

    option: str
    """The option's text, such as `score-city pisa`."""
    coins: int
    points: int
    possible: bool
    """Whether the field is open and the seat has the buildings that it needs."""


class Bonus:
    """What the sections of one kind give."""

    __slots__ = ()

    def opens(self, state: SecondState, section: Section) -> bool:
        """Whether the mover, who can score nothing now, can once the bonus is taken."""
        raise NotImplementedError

    def give(self, state: SecondState, section: Section, events: Events) -> None:
        """The mover takes the bonus, or is asked about it next."""
        raise NotImplementedError


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
class Estate:
    """What a seat's buildings are, taken together."""

    built: Built
    types: int
    """A bit for each type of which there is a building."""
    landscapes: int
    cities: int
    """A bit for each city where there are enough for scoring it."""


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
        self.minimum = tuple(city.minimum for city in box.cities)
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
        self.parts = (*order.actions, *order.besides, *order.anytime)
        """All that is offered at the beginning of a turn."""
        self.turn_agenda = order.turn[::-1]
        """The tasks of a turn as an agenda holds them: the last one first."""
        self.action_of = {word: action for action in order.actions for word in action.words}
        """By the word of an option, the action that it belongs to."""
        self.extra_of = {word: part for part in (*order.besides, *order.anytime) for word in part.words}
        self.field_of = {word: field for field in order.fields for word in field.words}
        self.money_fields = tuple(field for field in order.fields if field.asks_for_coins)
        builds, monuments = self.options.build, self.options.monument
        self.buildable = tuple(by_reach(cities, self.reach, self.colours) for cities in builds)
        """By tile, then by how many colours a city must accept: where it can be built."""
        self.monuments = tuple(by_reach(cities, self.reach, self.colours) for cities in monuments)
        """The same for monuments by type."""
        self._estates: dict[Built, Estate] = {}
        self._last_estate = Estate((), 0, 0, 0)
        """It is asked for again and again."""
        self._reaches: dict[Counts, Counts] = {}
        self._places_of: dict[Built, tuple[str, ...]] = {}
        self._again, self._key = again, key

    def least_reach(self, hand: Counts) -> Counts:
        """By cost how many colours a city must accept so that these blocks can pay it there."""
        return self._reaches.get(hand) or note(
            self._reaches, 16384, hand, exchange.least_reach(hand, self.box.monument)
        )

    def estate(self, built: Built) -> Estate:
        """What these buildings are, taken together."""
        last = self._last_estate
        if last.built is not built:
            last = self._estates.get(built) or note(self._estates, 16384, built, self._estate(built))
            self._last_estate = last
        return last

    def places(self, built: Built) -> tuple[str, ...]:
        """The name of each building, by its city and its number in the column: `lucca 2`."""
        return self._places_of.get(built) or note(self._places_of, 16384, built, self._places(built))

    def _estate(self, built: Built) -> Estate:
        types = landscapes = cities = 0
        counts = [0] * self.cities
        for tile, city in built:
            types |= 1 << self.type_of[tile]
            landscapes |= 1 << self.landscape_of[tile]
            counts[city] += 1
            if counts[city] >= self.minimum[city]:
                cities |= 1 << city
        return Estate(built, types, landscapes, cities)

    def _places(self, built: Built) -> tuple[str, ...]:
        names = [self.box.cities[city].name for _, city in built]
        return tuple(f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names))

    def __reduce__(self) -> tuple[Callable[..., Edition], tuple[object, ...]]:
        """Another process makes the edition from the same key."""
        return self._again, self._key
