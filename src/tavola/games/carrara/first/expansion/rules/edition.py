"""The edition of the expansion game: its additions to the box, and its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from tavola.games.carrara.first.expansion.rules.box import Additions
from tavola.games.carrara.first.expansion.rules.options import ExpansionOptions
from tavola.games.carrara.first.rules.edition import Edition, Goal, Order, Remade, Value
from tavola.kernel import Item, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.expansion.rules.state import ExpansionState

PILES = ("top", "object", "building", "extra")
"""Brown, violet, grey and green, as the cards lie on the strip."""
TOP, OBJECT, BUILDING, EXTRA = range(len(PILES))


class Card(Protocol):
    """A card: what it asks of whoever announces the end, and what it is worth in the final scoring."""

    @property
    def name(self) -> str: ...

    @property
    def rule(self) -> str:
        """The rule that tells of it."""
        ...

    @property
    def coins_per_point(self) -> int | None:
        """How many coins are a point in the final scoring while it lies out, if it says so."""
        ...

    @property
    def secret(self) -> bool:
        """Whether what it says of a seat depends on what that seat has behind its screen."""
        ...

    @property
    def cities(self) -> tuple[str, ...]:
        """The cities that it names, where it names any: whoever owns the box may correct them."""
        ...

    @property
    def assumed(self) -> bool:
        """Whether what it says is assumed."""
        ...

    def goal(self, state: ExpansionState, seat: Seat) -> Goal | None:
        """Its condition for announcing the end, if it has one."""
        ...

    def final(self, state: ExpansionState, seat: Seat) -> Iterable[Item]:
        """What it is worth to a seat."""
        ...


class ExpansionEdition(Edition):
    """The base game's edition with more in the box."""

    def __init__(
        self,
        additions: Additions,
        options: ExpansionOptions,
        order: Order,
        piles: Sequence[Sequence[Card]],
        drawn: tuple[tuple[str, ...], ...],
        chosen: Sequence[str],
        remade: Remade,
        variant: tuple[str, ...],
    ) -> None:
        super().__init__(additions.box, options, order, remade, variant)
        self.additions = additions
        self.more_options = options
        self.piles = tuple(map(tuple, piles))
        """All cards, by pile."""
        self.drawn = drawn
        """By pile, the names of those that one is drawn from."""
        names = [[card.name for card in pile] for pile in piles]
        self.chosen = tuple(
            pile.index(name) if name in pile else -1 for pile, name in zip(names, chosen, strict=True)
        )
        """By pile, the card that lies out from the start; -1: one is drawn."""
        self.place_values = (*self.values, *(special.value for special in additions.specials))
        """What cities and special fields are worth without an upgrade."""
        self.upgraded = tuple(upgrade.value for upgrade in additions.upgrades)
        """What they are worth with it."""
        landscapes = [kind.landscape for kind in self.box.types]
        self.special_types = tuple(
            frozenset(kind for kind, found in enumerate(landscapes) if found == special.landscape)
            for special in additions.specials
        )
        """By special field, the types of building that it is for."""
        self.special_bits = tuple(sum(1 << kind for kind in types) for types in self.special_types)

    def most(self, unit: str) -> int:
        """Here a building may count three times, and upgrades pay more."""
        dearest = max(getattr(value, unit) for value in (*self.place_values, *self.upgraded))
        return int(3 * sum(self.cost) * dearest)

    def cards_out(self, state: ExpansionState) -> list[Card]:
        """The cards that lie on the strip."""
        return [pile[number] for pile, number in zip(self.piles, state.cards, strict=True) if number >= 0]


def value_to(state: ExpansionState, seat: Seat, place: int) -> Value:
    """What a city or a special field is worth to a seat for each cost: an upgrade covers the old value."""
    edition = state.expansion
    values = edition.upgraded if state.upgrades[place] == seat else edition.place_values
    return values[place]


def coins_per_point(state: ExpansionState) -> int:
    """How many coins are a point in the final scoring."""
    said = (card.coins_per_point for card in state.expansion.cards_out(state))
    return next((coins for coins in said if coins is not None), state.edition.box.coins_per_point)
