"""The card strip: the piles from their data, the cards that are drawn, and what they ask and are worth."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tavola.games.carrara.first.expansion.rules.assumed import card_component
from tavola.games.carrara.first.expansion.rules.cards.buildings import building_card
from tavola.games.carrara.first.expansion.rules.cards.extra import extra_card
from tavola.games.carrara.first.expansion.rules.cards.objects import object_card
from tavola.games.carrara.first.expansion.rules.cards.top import top_card
from tavola.games.carrara.first.expansion.rules.edition import BUILDING, EXTRA, OBJECT, PILES, Card
from tavola.games.carrara.first.expansion.rules.state import expanded
from tavola.games.carrara.first.rules.edition import CarraraTask, Goal
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Chance, Event, Events, Item, Outcome, Pending, Seat, SetupError


@dataclass(frozen=True, slots=True)
class Piles:
    """All cards by pile, and which of them stand in for others in one reading of the book."""

    cards: tuple[tuple[Card, ...], ...]
    replaced: Mapping[str, tuple[str, ...]]
    """Cards of the other reading, each with those that it replaces."""

    def read(self, *, any_two_cities: bool) -> tuple[tuple[str, ...], ...]:
        """The names of the cards that are drawn from, by pile, in one of the two readings."""
        gone = (
            {name for names in self.replaced.values() for name in names}
            if any_two_cities
            else set(self.replaced)
        )
        return tuple(tuple(card.name for card in pile if card.name not in gone) for pile in self.cards)


def load(text: str, cities: Mapping[str, int], corrected: Mapping[str, str], *, split: bool) -> Piles:
    """The piles from their TOML text, with what somebody has corrected."""
    data = tomllib.loads(text)
    extra = [(entry, _extra(entry, cities, corrected)) for entry in data["extra"]]
    return Piles(
        cards=(
            tuple(top_card(entry, _rule(entry), data["coins_per_point"]) for entry in data["top"]),
            tuple(object_card(entry, _rule(entry), split=split) for entry in data["object"]),
            tuple(building_card(entry, _rule(entry)) for entry in data["building"]),
            tuple(card for _, card in extra),
        ),
        replaced={entry["name"]: tuple(entry["replaces"]) for entry in data["extra"] if "replaces" in entry},
    )


def _rule(entry: Mapping[str, Any]) -> str:
    """The rule that tells of a card has its name, unless it says otherwise: `carrara1x.top.coins`."""
    return str(entry.get("rule", f"carrara1x.{entry['name'].replace('-', '.', 1)}"))


def _extra(entry: Mapping[str, Any], cities: Mapping[str, int], corrected: Mapping[str, str]) -> Card:
    name = card_component(entry["name"])
    text = entry.get("cities", "")
    if "assumed" in entry:
        text = corrected.get(name, text)
    named = tuple(part.strip() for part in text.split(",")) if text else ()
    if text and (len(named) != 2 or len(set(named)) < 2 or not cities.keys() >= set(named)):
        raise SetupError(f"{name}: {text!r} are not two of the cities {', '.join(cities)}")
    return extra_card(entry, _rule(entry), named, assumed="assumed" in entry and name not in corrected)


@dataclass(frozen=True, slots=True)
class DrawCard(CarraraTask):
    """A card of one pile is drawn, unless one was chosen; every card is as likely."""

    name = "card"
    stage = 11
    phase = "setup"
    chance_rule = "carrara1x.setup.cards"

    pile: int

    def run(self, state: CarraraState, events: Events) -> Pending | None:
        position = expanded(state)
        if position.cards[self.pile] >= 0:
            return None
        return Chance(dict.fromkeys(position.expansion.drawn[self.pile], 1), f"carrara.{PILES[self.pile]}")

    def dealt(self, state: CarraraState, outcome: Outcome, events: Events) -> None:
        position = expanded(state)
        names = [card.name for card in position.expansion.piles[self.pile]]
        position.cards[self.pile] = names.index(outcome)
        if events is not None:
            details = {"card": outcome, "pile": PILES[self.pile]}
            where = (f"card:{outcome}",)
            events.append(Event("carrara.card", None, "carrara1x.setup.cards", details, where=where))


DRAW_CARDS = tuple(DrawCard(pile) for pile in range(len(PILES)))


def conditions(state: CarraraState, seat: Seat) -> Iterator[Goal]:
    """The conditions of the brown, the violet and the grey card."""
    position = expanded(state)
    for pile, number in zip(position.expansion.piles, position.cards, strict=True):
        goal = pile[number].goal(position, seat) if number >= 0 else None
        if goal is not None:
            yield goal


def extra_points(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """The green card."""
    return _points(state, seat, EXTRA)


def object_points(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """The violet card, and what it leaves over."""
    return _points(state, seat, OBJECT)


def building_points(state: CarraraState, seat: Seat) -> Iterator[Item]:
    """The grey card."""
    return _points(state, seat, BUILDING)


def _points(state: CarraraState, seat: Seat, pile: int) -> Iterator[Item]:
    position = expanded(state)
    yield from position.expansion.piles[pile][position.cards[pile]].final(position, seat)
