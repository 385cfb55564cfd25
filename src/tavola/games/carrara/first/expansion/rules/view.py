"""What a seat may know of an expansion game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.carrara.first.expansion.rules.box import Special, Upgrade
from tavola.games.carrara.first.rules.edition import Value
from tavola.games.carrara.first.rules.view import CarraraView
from tavola.kernel import Item, Seat


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a seat has come with a card; None: it depends on what the viewer cannot see."""

    there: int | None
    """How much of what its condition asks for."""
    met: bool | None
    items: tuple[Item, ...] | None
    """What it would be worth in the final scoring now."""

    def worth(self, unit: str = "points") -> int | None:
        """The sum of what it would be worth."""
        return None if self.items is None else sum(item.total for item in self.items if item.unit == unit)


@dataclass(frozen=True, slots=True)
class CardOut:
    """A card on the strip."""

    name: str
    pile: str
    """top, object, building or extra."""
    rule: str
    """The rule that tells what it says."""
    cities: tuple[str, ...]
    """The cities that it names as its own, if any."""
    assumed: bool
    """Whether these are assumed."""
    needed: int | None
    """How much its condition asks for; None: it has no condition."""
    progress: tuple[Progress, ...]
    """By seat; empty while cards are still drawn."""


@dataclass(frozen=True, slots=True)
class ExpansionView(CarraraView):
    """The table of an expansion game as one seat sees it; its stage may also be `upgrade`."""

    cards: tuple[CardOut, ...]
    """As they lie on the strip: brown, violet, grey, green."""
    coins_per_point: int
    """How many coins are a point in the final scoring."""
    eights: tuple[str | None, ...]
    """The buildings beside the board by type; None: it has been built."""
    specials: tuple[Special, ...]
    """The special scoring fields of every mat."""
    scored_specials: tuple[tuple[str, ...], ...]
    """By seat, the special fields that it has scored."""
    upgrades: tuple[Upgrade, ...]
    """All of them, by city and then by special field."""
    upgrade_owners: Mapping[str, Seat | None]
    """Whose mat each lies on, by the place that it is for; None: in the supply."""
    values: tuple[Mapping[str, Value], ...]
    """By seat, what each city and special field is worth to it for each cost."""
    out: tuple[str, ...]
    """Buildings that were raised, and so have left the game."""
    raised: str | None
    """The building that is being raised, while it is paid for."""
