"""The editions of the expansion game: one for each set of rulings, cards and corrected values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Self

from tavola.games.carrara.first.expansion.data import text_of
from tavola.games.carrara.first.expansion.rules import assumed, box
from tavola.games.carrara.first.expansion.rules.announcing import AnnounceEndByCards
from tavola.games.carrara.first.expansion.rules.assumed import MODULE
from tavola.games.carrara.first.expansion.rules.cards import strip
from tavola.games.carrara.first.expansion.rules.edition import EXTRA, PILES, ExpansionEdition
from tavola.games.carrara.first.expansion.rules.options import ExpansionOptions
from tavola.games.carrara.first.expansion.rules.order import expansion_order
from tavola.games.carrara.first.expansion.rules.turning import BuyUnturned
from tavola.games.carrara.first.rules.game import base_box, base_options
from tavola.kernel import Component, SetupOption

DRAWN = "drawn"
"""A card is drawn, not chosen."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What is settled for a game at its set-up, apart from who plays."""

    after_last_building: str = "builder"
    bought_object: str = "counts"
    unturned_relief: str = "allowed"
    product_groups: str = "split"
    city_cards: str = "pairs"
    top_card: str = DRAWN
    object_card: str = DRAWN
    building_card: str = DRAWN
    extra_card: str = DRAWN
    components: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, options: Mapping[str, str], components: Mapping[str, str]) -> Self:
        """The choices of a setup."""
        names = {field.name: field.name.replace("_", "-") for field in fields(cls)}
        chosen = {name: options[option] for name, option in names.items() if option in options}
        return cls(**chosen, components=tuple(sorted(components.items())))

    @property
    def cards(self) -> tuple[str, ...]:
        """The chosen cards by pile."""
        return self.top_card, self.object_card, self.building_card, self.extra_card

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that are not the usual ones."""
        usual = Choices()
        names = ("after_last_building", "bought_object", "unturned_relief", "product_groups", "city_cards")
        return tuple(
            str(getattr(self, name)) for name in names if getattr(self, name) != getattr(usual, name)
        )


@lru_cache(maxsize=256)
def expansion_game(choices: Choices) -> ExpansionEdition:
    """The expansion game with these choices."""
    additions, piles = _additions(choices.components), _piles(choices.product_groups, choices.components)
    # Cards are seen in the position; what else makes it another game than the usual one is told by its key.
    values = [
        f"{upgrade.place} {upgrade.value.points} {upgrade.value.coins}"
        for upgrade, ours in zip(additions.upgrades, _additions(()).upgrades, strict=True)
        if upgrade.value != ours.value
    ]
    cities = [
        f"{card.name} {' '.join(card.cities)}"
        for card, ours in zip(piles.cards[EXTRA], _piles("split", ()).cards[EXTRA], strict=True)
        if card.cities != ours.cities
    ]
    return ExpansionEdition(
        additions=additions,
        options=expansion_options(),
        order=expansion_order(
            AnnounceEndByCards(choices.after_last_building, choices.bought_object),
            BuyUnturned(relief=choices.unturned_relief == "allowed"),
        ),
        piles=piles.cards,
        drawn=piles.read(any_two_cities=choices.city_cards == "any-two"),
        chosen=choices.cards,
        remade=(expansion_game, (choices,)),
        variant=(*choices.rulings, *values, *cities),
    )


@lru_cache(maxsize=64)
def _additions(components: tuple[tuple[str, str], ...]) -> box.Additions:
    return box.load(text_of("box.toml"), base_box(), dict(components))


@lru_cache(maxsize=64)
def _piles(product_groups: str, components: tuple[tuple[str, str], ...]) -> strip.Piles:
    cities = {city.name: number for number, city in enumerate(base_box().cities)}
    return strip.load(text_of("cards.toml"), cities, dict(components), split=product_groups == "split")


@cache
def expansion_options() -> ExpansionOptions:
    """The options of the expansion game, which are the base game's and more."""
    additions = _additions(())
    return ExpansionOptions(additions.box, [special.name for special in additions.specials], base_options())


@cache
def components() -> tuple[Component, ...]:
    """All values that are assumed."""
    return assumed.components(*map(text_of, ("box.toml", "cards.toml", "assumed.toml")))


def setup_options() -> tuple[SetupOption, ...]:
    """What can be chosen for an expansion game: the cards and rulings."""
    cards = tuple(
        SetupOption(f"{pile}-card", (DRAWN, *(card.name for card in of_pile)), MODULE)
        for pile, of_pile in zip(PILES, _piles("split", ()).cards, strict=True)
    )
    return (
        *cards,
        SetupOption("city-cards", ("pairs", "any-two"), MODULE),
        SetupOption("product-groups", ("split", "whole"), MODULE),
        SetupOption("unturned-relief", ("allowed", "refused"), MODULE),
    )
