"""The assumed values as components that whoever owns the box may correct."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from tavola.kernel import Component

MODULE = "expansion"
LANGUAGES = ("de", "en")


def upgrade_component(place: str) -> str:
    """The name of an upgrade's value."""
    return f"upgrade.{place}"


def card_component(card: str) -> str:
    """The name of the cities on a card."""
    return f"card.{card}"


def components(box: str, cards: str, words: str) -> tuple[Component, ...]:
    """All that is marked as assumed in the data of box and cards, with what is to be said of it."""
    said = tomllib.loads(words)
    return (
        *_upgrades(tomllib.loads(box)["upgrade"], said["upgrade"]),
        *_cards(tomllib.loads(cards)["extra"], said["card"]),
    )


def _upgrades(entries: list[Mapping[str, Any]], said: Mapping[str, Any]) -> Iterator[Component]:
    for entry in entries:
        if "assumed" in entry:
            place = entry["place"]
            titles = said["titles"].get(place, dict.fromkeys(LANGUAGES, place.capitalize()))
            meaning = {
                language: said["meaning"][language].format(place=titles[language]) for language in LANGUAGES
            }
            yield Component(upgrade_component(place), entry["value"], meaning, said[entry["assumed"]], MODULE)


def _cards(entries: list[Mapping[str, Any]], said: Mapping[str, Any]) -> Iterator[Component]:
    for entry in entries:
        if "assumed" in entry:
            name, why = card_component(entry["name"]), said[entry["assumed"]]
            yield Component(name, entry["cities"], said["meaning"], why, MODULE)
